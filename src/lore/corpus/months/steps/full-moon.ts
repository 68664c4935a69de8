import type { PlotSteps } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'

export const fullMoonSteps: Record<House, readonly [PlotSteps, PlotSteps]> = {
  1: [
    {
      before: {
        eases:
          "Somebody tells you, in passing, what they thought of you on the day you met, and it's better than you feared.",
        presses: 'You hear your own tone on a bad day and see how it may have come across.',
      },
      after: {
        eases:
          "A person who's just met you gets the right impression at once, with nothing explained.",
        presses:
          "Somebody who preferred the old you says so, and you notice that you don't hurry to reassure them.",
      },
    },
    {
      before: {
        eases:
          "A friend says what they like about the photo, and it's the thing you'd have cropped.",
        presses:
          "You see the photo on somebody else's screen, and it takes up more of the day than it should.",
      },
      after: {
        eases: 'Someone takes another picture of you, and you forget to arrange your face.',
        presses:
          "You're asked to pose again and find that you'd still rather stand behind the camera.",
      },
    },
  ],
  2: [
    {
      before: {
        eases:
          'One item on the bill turns out to have been paid long ago, and nobody had told you.',
        presses:
          "A small charge you'd stopped noticing shows up again, and you finally ask what it's for.",
      },
      after: {
        eases: "You go without something for a few days and can't think why you had it.",
        presses:
          "Somebody suggests an expense you'd have agreed to last month, and the answer takes you a minute.",
      },
    },
    {
      before: {
        eases:
          "You come across a thing in the closet that you'd have bought again on the spot, and put it on.",
        presses: "You try on who you were a few years ago, and it's tight under the arms.",
      },
      after: {
        eases: 'Somebody is delighted with what you gave away, and wears it better than you did.',
        presses: 'You miss one of the things you let go and very nearly buy it a second time.',
      },
    },
  ],
  3: [
    {
      before: {
        eases: 'One person tells you plainly what they know, and the news gets a shape.',
        presses: 'You catch two people changing the subject, and spend the evening guessing.',
      },
      after: {
        eases:
          'Someone thanks you for how you took the news, and the talk between you is easier than before.',
        presses:
          "You repeat a part of the news that wasn't yours to repeat, and have to say that you did.",
      },
    },
    {
      before: {
        eases:
          'You and the other one get along for a whole errand without mentioning the argument.',
        presses: "You tell the argument to somebody new, and hear how well you've rehearsed it.",
      },
      after: {
        eases: 'The other person does you a small favor, and neither of you makes anything of it.',
        presses:
          'A remark of yours comes close to starting the argument again, and you let it drop halfway.',
      },
    },
  ],
  4: [
    {
      before: {
        eases:
          "Somebody in the family makes the visit easier by changing one detail that you hadn't dared to touch.",
        presses: 'The visit gets discussed behind your back, with love, and you find out.',
      },
      after: {
        eases:
          'A relative calls for no reason after the visit, and the call is short and cheerful.',
        presses: "You're asked to take your old job in the family back, only this once.",
      },
    },
    {
      before: {
        eases:
          "Somebody asks what you'd like to eat at the dinner, and you notice how seldom that's asked.",
        presses: "The question of who's invited gets settled without you, and you mind.",
      },
      after: {
        eases:
          "You're sent home with leftovers from that dinner, so to speak, for days afterward: people call to talk about it.",
        presses:
          "Someone has heard a different version of the dinner, and you don't come out of it well.",
      },
    },
  ],
  5: [
    {
      before: {
        eases:
          'A rehearsal, or what passes for one, goes so well that you stop correcting yourself.',
        presses:
          "Somebody whose taste you trust is polite about your performance, and politeness isn't what you'd hoped for.",
      },
      after: {
        eases:
          "A person you don't know quotes a line or a detail back at you, pleased with themselves for having noticed it.",
        presses:
          'You read too much into one lukewarm reaction to your performance and have to be talked down.',
      },
    },
    {
      before: {
        eases:
          "The one you've had your eye on, or someone who knows about such things, lingers for ten minutes more than was needed.",
        presses:
          "You're teased about the crush in company, and your answer is too quick to be convincing.",
      },
      after: {
        eases: "You have an hour of plain happiness over it, and you don't post a picture.",
        presses:
          'Real life asks something ordinary of the crush, such as being on time, and the answer is mixed.',
      },
    },
  ],
  6: [
    {
      before: {
        eases:
          'Somebody takes a thing off your list without being asked, and you have to stop yourself from checking on it.',
        presses: 'Three people add to the list in one day, each with a good reason.',
      },
      after: {
        eases: "You finish early, look for what you've forgotten, and find that you haven't.",
        presses:
          "Someone tries to hand you back what you'd given away, and your mouth is already open to say yes.",
      },
    },
    {
      before: {
        eases: 'You forget the habit for half a day because something interested you more.',
        presses: "You count up what the habit costs you in a week, and wish you hadn't.",
      },
      after: {
        eases:
          "A person who sees you every day says you look rested, and wants to know what you've done.",
        presses:
          "A bad afternoon sends you straight back to the habit, and it isn't as good as you remembered.",
      },
    },
  ],
  7: [
    {
      before: {
        eases:
          'You and the other one talk for an hour about something else and come so close to the question that you both smile.',
        presses: "One of you makes a joke about waiting, and it isn't really a joke.",
      },
      after: {
        eases:
          'You make a small decision together in half the time it would have taken you before.',
        presses:
          'The answer raises a practical question that neither of you had thought of, and it needs one more talk.',
      },
    },
    {
      before: {
        eases:
          'The other one waives a point of the compromise unasked, and you see that it was never holy to them either.',
        presses: 'You keep to the compromise with visible patience, and the patience is noticed.',
      },
      after: {
        eases:
          "Each of you spends an evening the way you like, and you're better company at breakfast.",
        presses:
          "You both reach for the old compromise when you're tired, and one of you has to say no.",
      },
    },
  ],
  8: [
    {
      before: {
        eases:
          'The other one mentions the thing you share as if it were simple, and for a minute it is.',
        presses:
          'You do the count alone and keep the result to yourself, which makes you odd company.',
      },
      after: {
        eases:
          "Something gets paid or said on time, and you notice that you'd stopped holding your breath.",
        presses:
          'An old figure comes up again in a new argument, and you both have to put it back.',
      },
    },
    {
      before: {
        eases: 'You come so near to saying it that the other one turns down the radio.',
        presses:
          "You're asked an innocent question, and you answer one that lies right next to it.",
      },
      after: {
        eases:
          'The two of you make a plan involving money or trust, and it takes no courage at all.',
        presses:
          "One more detail belongs to the confession, and you'd hoped it wouldn't have to be mentioned.",
      },
    },
  ],
  9: [
    {
      before: {
        eases: 'Someone disagrees with your opinion so pleasantly that you ask them to go on.',
        presses: "You hear your opinion from a person you can't stand, in nearly your own words.",
      },
      after: {
        eases: "You say you don't know, in front of people, and the conversation gets better.",
        presses: "An old ally expects you to defend the part of the opinion you've let go.",
      },
    },
    {
      before: {
        eases:
          'A listener asks about the part of the story you always skip, and you like them for it.',
        presses: 'You tell the story once too often and see a friend wait for the end.',
      },
      after: {
        eases:
          'Somebody makes a decision because of what you told them about the trip, and lets you know.',
        presses:
          "You're asked whether it was worth it, by the one person to whom you can't give the short answer.",
      },
    },
  ],
  10: [
    {
      before: {
        eases: "You overhear a good word about the work from somebody who doesn't know it's yours.",
        presses:
          'You remember one flaw in the work overnight and compose an apology that nobody has asked for.',
      },
      after: {
        eases:
          "You're asked how you did it, and you can explain it without making it sound like luck.",
        presses: "The result brings a request you don't want, from a person it's hard to refuse.",
      },
    },
    {
      before: {
        eases:
          "Somebody who'd doubted the whole thing asks when it'll be done, and would like to be there.",
        presses: 'Close to the finish line, one requirement turns up that nobody had mentioned.',
      },
      after: {
        eases:
          'You get an afternoon with nothing to prove, and spend it with one of the people from the last stretch.',
        presses:
          "Someone asks what's next before you've sat down, and you hear yourself invent a plan.",
      },
    },
  ],
  11: [
    {
      before: {
        eases: "One of the group tells you privately what they've noticed you do for the rest.",
        presses:
          "You do a thing for the group that no one else would have done, and nobody notices it's been done.",
      },
      after: {
        eases: "One of the two friends you've kept suggests a thing for just the few of you.",
        presses: "You're missed at something you've stopped organizing, and told so in a tone.",
      },
    },
    {
      before: {
        eases: 'Someone takes a job from the party plan off your hands and makes it better.',
        presses: 'The party chat has a hundred new messages, and one of them is about you.',
      },
      after: {
        eases: 'Somebody you met late that night gets in touch to say it was the best part.',
        presses: 'A bill for the party turns up that no one wants to have ordered.',
      },
    },
  ],
  12: [
    {
      before: {
        eases:
          "A person who doesn't know about the worry says exactly what you needed to hear about something else.",
        presses:
          "The worry makes you short with somebody who'd have helped, and you see their face.",
      },
      after: {
        eases:
          "You notice in the afternoon that you haven't thought about the worry since the day before.",
        presses: "Somebody asks how it's going with the worry when you'd just put it down.",
      },
    },
    {
      before: {
        eases:
          "You begin to tell somebody the dream, and they listen as if it weren't ordinary at all.",
        presses: 'You wake from the dream in a bad mood and give it to the first person you meet.',
      },
      after: {
        eases: "You have a long talk with the person close to you, and there's no effort in it.",
        presses:
          'The sadness behind the dream comes by once more in the daytime, and it only stays for an hour.',
      },
    },
  ],
}
