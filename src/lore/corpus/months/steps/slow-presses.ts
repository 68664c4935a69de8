import type { PlotSteps } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'

export const slowPressesSteps: Record<House, readonly [PlotSteps, PlotSteps]> = {
  1: [
    {
      before: {
        eases:
          "You forget to put the manner on with one person, and it's the best conversation of the week.",
        presses: "You use the old manner on somebody it has always worked on, and it doesn't.",
      },
      after: {
        eases:
          "Someone tells you that they never knew what you were like before, and that they'd like more of it.",
        presses:
          "Under strain the old manner comes back by itself, and you hear it while you're speaking.",
      },
    },
    {
      before: {
        eases: 'You wear the wrong thing by your own standards, and nobody sees anything but you.',
        presses: "You're praised for the uniform on the day you can least stand it.",
      },
      after: {
        eases: "A person who's only ever met the uniform seems relieved to meet you.",
        presses:
          "You're expected somewhere in the old uniform, and you have to decide at short notice.",
      },
    },
  ],
  2: [
    {
      before: {
        eases: "A sum you'd written off comes in after all, smaller than it was and very welcome.",
        presses:
          "An expense arrives that you'd counted on not having, and you do the sum again at night.",
      },
      after: {
        eases:
          'You go through a whole week on the new sum, and nothing you cared about was missing.',
        presses:
          'Somebody spends freely beside you, and for an hour being careful feels like being poor.',
      },
    },
    {
      before: {
        eases:
          "A friend tells you what they live on, and the subject turns out to be less shameful than you'd thought.",
        presses:
          'You put something on the card so as not to look at the budget, and the total looks at you.',
      },
      after: {
        eases: "You're paid on time, in full, and the budget has a line to spare.",
        presses:
          "You have to say no to a thing you'd always said yes to, in front of the person who asks.",
      },
    },
  ],
  3: [
    {
      before: {
        eases:
          "You have an easy talk about nothing, and it reminds you why you'd like to get the sentence said.",
        presses: 'You come within a word of it, and tell them to drive carefully.',
      },
      after: {
        eases:
          "The other person brings the subject up themselves, in a lighter voice than you'd have managed.",
        presses: 'Your sentence comes back to you by way of a third person, with the wrong stress.',
      },
    },
    {
      before: {
        eases:
          'Somebody who knows you both mentions that the other one has been asking how you are.',
        presses: 'You read their last message again in the worst tone you can think of.',
      },
      after: {
        eases: 'You ask at once when a remark puzzles you, and the answer takes ten seconds.',
        presses:
          'You take one of their jokes the old way, and need an evening to take it the new way.',
      },
    },
  ],
  4: [
    {
      before: {
        eases:
          "One member of the family says something true about the arrangement, and the sky doesn't fall.",
        presses:
          'You do your part of the arrangement with your teeth together, and everyone pretends not to see.',
      },
      after: {
        eases:
          'The new dates are kept without a reminder, and home is quiet in a way you could get used to.',
        presses:
          'Somebody at home acts as if nothing had changed, and it falls to you to say that it has.',
      },
    },
    {
      before: {
        eases:
          "You see a place, or a way of living, that you could afford and wouldn't have to be grateful for.",
        presses:
          'The lease comes up in the middle of another quarrel, and suddenly the talk is about rent and love at once.',
      },
      after: {
        eases: 'You spend an evening at home that costs you nothing, in any currency.',
        presses:
          'A relative or a roommate tests one of the new terms, and looks at you to see whether you meant it.',
      },
    },
  ],
  5: [
    {
      before: {
        eases:
          "You play for ten minutes without noticing, with a child or a dog or a stranger's guitar.",
        presses:
          "You're invited to something fun and start to work out what you'd have to finish first.",
      },
      after: {
        eases: 'You stay an hour longer than is sensible, and pay for it with nothing but sleep.',
        presses:
          'The stern voice has a comment on how you spend your evening, and it sounds like somebody you know.',
      },
    },
    {
      before: {
        eases:
          'You watch another person do what you do, for the joy of it, and something in you sits up.',
        presses: "You're asked to perform at a bad moment, and you say yes because it's expected.",
      },
      after: {
        eases: "You use your talent for a friend's sake, badly and happily, and no one records it.",
        presses:
          "Somebody's disappointed that you've stopped, and you resist the urge to prove that you still can.",
      },
    },
  ],
  6: [
    {
      before: {
        eases:
          'Somebody carries a piece of the load for a day, and does it differently, and it holds.',
        presses: "One more thing gets added to the load, by a person who's sure you won't mind.",
      },
      after: {
        eases:
          'You end a working day with some strength left over, and it takes you a minute to know what to do with it.',
        presses: 'Something you handed back is lying around undone, and you have to walk past it.',
      },
    },
    {
      before: {
        eases:
          'Something gets canceled, you take a proper break, and the afternoon runs better than the plan.',
        presses:
          'You take the shortcut twice in one day, and the second time you make a mistake that costs you the hour.',
      },
      after: {
        eases: "You're asked how you get so much done lately, and the honest answer is lunch.",
        presses:
          'A deadline makes the shortcut look reasonable again, and only your neck disagrees.',
      },
    },
  ],
  7: [
    {
      before: {
        eases: "The other person gives way on something before you've prepared your case.",
        presses:
          "You're being polite to each other again, and it's gotten so good that a guest believes it.",
      },
      after: {
        eases:
          "You notice something slide back out of balance, and mention it, and it's fixed before supper.",
        presses: 'One of you starts counting again, and the other hears the adding.',
      },
    },
    {
      before: {
        eases:
          'Your share of the bargain feels light for a day, because the other one did a part of it for love.',
        presses:
          'You pay your end of the bargain once more, in cheerfulness or in cash, and feel the price.',
      },
      after: {
        eases: 'One of you asks for something outright, gets a no, and the evening goes on.',
        presses: "Fear makes an offer along the lines of the old bargain, and it's tempting.",
      },
    },
  ],
  8: [
    {
      before: {
        eases:
          'The other one lets go of a small corner of it, perhaps without noticing, and nothing happens.',
        presses:
          "You tighten your hold over a trifle, and both of you know that it isn't about the trifle.",
      },
      after: {
        eases:
          "A paper gets signed or a thing gets handed over, and you're lighter on the way home.",
        presses:
          "There's one more tug, from habit, and you have to keep your hand open on purpose.",
      },
    },
    {
      before: {
        eases: 'Someone does you a favor and refuses to have it counted.',
        presses: 'A remark about what was done for you goes in deeper than it was meant to.',
      },
      after: {
        eases: 'You make a payment, of money or of thanks, and notice that your head stays up.',
        presses:
          'One of the old entries comes back in the night, and you go over it as if it could still be changed.',
      },
    },
  ],
  9: [
    {
      before: {
        eases:
          "Someone you respect admits that they don't know either, and you like them better for it.",
        presses:
          "You defend your certainty so hard that you're the only one at the table still talking.",
      },
      after: {
        eases:
          'You read or hear a thing that would have alarmed you last year, and you want the rest of it.',
        presses: 'You miss being sure, in the middle of a discussion with somebody who still is.',
      },
    },
    {
      before: {
        eases:
          "A person from quite another life tells you how they decided things, and it isn't on your map at all.",
        presses:
          "You follow the map one more time, for somebody's sake, and come out where you knew you would.",
      },
      after: {
        eases: "You take a turn that isn't on any map, and there's a good place to sit.",
        presses:
          "The person who gave you the map asks where you think you're going, and it's a fair question.",
      },
    },
  ],
  10: [
    {
      before: {
        eases:
          'Someone takes a piece of your public work off you for a day, and you feel how much room there is under it.',
        presses: "You get praised for the very part of the role that's wearing you out.",
      },
      after: {
        eases: 'You say no inside the role, and the answer is simply okay.',
        presses:
          "The role you've cut down gets compared with how it used to be, and not in your favor.",
      },
    },
    {
      before: {
        eases: 'Somebody asks what you liked about your work when you started, and you still know.',
        presses:
          'A person you trained goes past you on the ladder, and you congratulate them nicely.',
      },
      after: {
        eases: "You're good at a thing nobody gets promoted for, and it makes your day.",
        presses:
          'Someone asks, with sympathy, what happened, and you have to watch your own story being told smaller.',
      },
    },
  ],
  11: [
    {
      before: {
        eases: 'You have a good hour with one of the circle, away from the others.',
        presses:
          "You laugh along at something in the circle that you don't find funny, and hear yourself do it.",
      },
      after: {
        eases: 'A new person asks you along, and you go without first checking who else is coming.',
        presses:
          "You see a picture of an evening you weren't at, and it takes a while to tell yourself that you'd left on purpose.",
      },
    },
    {
      before: {
        eases: "One of the other three tells you on the way out that they'd like to stop, too.",
        presses: "You're handed another job because you did the last one well.",
      },
      after: {
        eases: 'Some of you meet without an agenda, and the old purpose comes up by itself.',
        presses: 'One of the two with objections calls you at home, with an objection.',
      },
    },
  ],
  12: [
    {
      before: {
        eases:
          'You get real rest for once, and the difference from the escape is plain by morning.',
        presses:
          "You use the escape at an hour when you'd meant to be somewhere, and invent a reason.",
      },
      after: {
        eases: 'An empty evening comes, and you stay in it without reaching for anything.',
        presses:
          "The old feeling turns up when you're tired, and the escape stands right next to it.",
      },
    },
    {
      before: {
        eases:
          "Somebody who doesn't know where you hide leaves you in peace at just the right moment.",
        presses:
          "You cancel on a person you like because the hiding place is easier, and it isn't even restful.",
      },
      after: {
        eases:
          'The one who knows where you hide says nothing about it, and brings you along to something good.',
        presses:
          'You want to crawl back in for a day, and you tell that one person instead of going.',
      },
    },
  ],
}
