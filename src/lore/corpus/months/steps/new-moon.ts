import type { PlotSteps } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'

export const newMoonSteps: Record<House, readonly [PlotSteps, PlotSteps]> = {
  1: [
    {
      before: {
        eases:
          "Somebody who's just met you describes you to a friend, and you'd sign the description.",
        presses:
          'An old picture of you gets passed around, and it bothers you more than it deserves to.',
      },
      after: {
        eases:
          "A person who's known you for years looks twice and asks what's different, and means it kindly.",
        presses:
          'Someone insists on the old picture of you, and you have to correct it to their face.',
      },
    },
    {
      before: {
        eases:
          "A friend sends you three photos of other people's haircuts, and the second one is right.",
        presses:
          "You nearly talk yourself out of the haircut because of one remark that wasn't about you.",
      },
      after: {
        eases: 'A near stranger pays the haircut a compliment that no one at home had thought of.',
        presses:
          'You catch sight of yourself in a bad light and miss your old hair for an evening.',
      },
    },
  ],
  2: [
    {
      before: {
        eases:
          'You find out what somebody with half your experience charges, and your own figure starts to look like a favor.',
        presses:
          'You quote the old price again, out of habit, and are annoyed with yourself all the way home.',
      },
      after: {
        eases: 'You say the new price to somebody, and they nod and ask when you can start.',
        presses:
          "Somebody you like asks whether the old price still holds for them, and you can't quite say no.",
      },
    },
    {
      before: {
        eases:
          'A person who knows about these things tells you the figure is low, and you believe them.',
        presses:
          "A first offer comes in at half of what you'd hoped, and you take it personally for about an hour.",
      },
      after: {
        eases: 'A second buyer comes because the first one talked, and you hardly have to sell.',
        presses:
          'Somebody haggles with you past the point of fun, and you find out where your floor is.',
      },
    },
  ],
  3: [
    {
      before: {
        eases:
          "You learn from someone else how they've been, and picking the conversation up again seems less of a risk.",
        presses:
          "You draft an opening line for the conversation, and it comes out as a complaint, so you don't send it.",
      },
      after: {
        eases:
          "The two of you get onto an ordinary subject and stay there for half an hour, which is what you'd missed.",
        presses:
          "The old sore point comes near in something one of you writes, and for a day neither knows who's next.",
      },
    },
    {
      before: {
        eases:
          'A small thing happens that only this one person would find funny, and you save it for the postcard.',
        presses:
          "You hear their news from somebody else, and wish you'd written before there was any.",
      },
      after: {
        eases: "They tell you something in reply that they plainly haven't told many people.",
        presses:
          'A week goes by without a word back, and you count the days, although you never agreed on any.',
      },
    },
  ],
  4: [
    {
      before: {
        eases:
          "Someone at home offers to help with the corner before you've asked, and doesn't comment on what's in it.",
        presses:
          'You open one box in the corner and close it again, because of whose handwriting is on it.',
      },
      after: {
        eases:
          'A visitor walks straight to the cleared corner and sits down there as if it had always been a place to sit.',
        presses:
          'Somebody puts a bag down in your corner, just for now, and you hear yourself object.',
      },
    },
    {
      before: {
        eases:
          "A relative who never talks about the past lets one detail drop, and you're quick enough to write it down.",
        presses:
          'You ask about the family recipe at a bad moment, and get told that nobody has time for that now.',
      },
      after: {
        eases: 'Someone in the family remembers another piece of the recipe and calls you first.',
        presses:
          "Two relatives contradict each other about how it was always done, and you're asked to take a side.",
      },
    },
  ],
  5: [
    {
      before: {
        eases:
          'Someone good at it tells you how bad they were to begin with, and the attempt seems possible.',
        presses:
          'You picture who might be watching your first attempt, and find a reason to move it to next week.',
      },
      after: {
        eases:
          "Something you couldn't do last week simply works, and you look around to see whether anyone saw.",
        presses:
          "You have an off day at it in front of a person you'd wanted to impress, and you go back anyway.",
      },
    },
    {
      before: {
        eases:
          "You're laughing out of breath before you notice that you meant to be somewhere else.",
        presses:
          "A person in your life doesn't see why you'd spend an afternoon on a game, and you hear yourself defend it.",
      },
      after: {
        eases:
          'You make one really good move, and the others talk about it for the rest of the afternoon.',
        presses: 'You lose badly and mind it more than a grown person likes to admit.',
      },
    },
  ],
  6: [
    {
      before: {
        eases:
          'A meeting or an errand falls through, and you see what an empty hour looks like from inside.',
        presses:
          'Somebody gets the hour before you do, with a request that sounded like two minutes.',
      },
      after: {
        eases:
          'Other people start planning around your hour without being reminded, and you let them.',
        presses:
          "Your hour is interrupted by something that truly can't wait, and it takes some nerve to get it back.",
      },
    },
    {
      before: {
        eases:
          'You take the long way on foot without deciding to, and arrive in a better mood than you left in.',
        presses:
          "You skip the walk because there's too much to do, and get less of it done than usual.",
      },
      after: {
        eases:
          'Someone asks to come along on the walk, and you talk the whole way or not at all, equally well.',
        presses:
          'Weather or work costs you the walk for a few days, and your back is the first to complain.',
      },
    },
  ],
  7: [
    {
      before: {
        eases:
          'The other person does your share unasked, and you notice early enough to say thank you.',
        presses:
          "You keep count for a day of who called whom, and don't like yourself for knowing the score.",
      },
      after: {
        eases: 'The other person remembers what you two agreed before you have to bring it up.',
        presses:
          'The agreement gets broken in a small way, and you have to choose between saying so and sulking.',
      },
    },
    {
      before: {
        eases:
          'An evening with this person turns out well without a plan, and you both remark on it.',
        presses:
          "You give in about the weekend before you've been asked, and then resent them for agreeing.",
      },
      after: {
        eases: 'One of you is asked what made the week a good one, and answers with the Sunday.',
        presses:
          "Something gets booked over your Sunday, and you're surprised by how much you mind.",
      },
    },
  ],
  8: [
    {
      before: {
        eases: 'The other person makes a joke that comes near the debt, and nobody flinches.',
        presses:
          'You avoid a place because of who might be there, which is a high rate of interest.',
      },
      after: {
        eases:
          'A first part of the debt changes hands, and the two of you talk about something else right away.',
        presses:
          'The size of the debt comes up again, in a tone, and has to be settled a second time.',
      },
    },
    {
      before: {
        eases:
          "Somebody you trust explains in five minutes what belongs in such a folder, and it's less than you thought.",
        presses:
          'You look for one number in a hurry, and it becomes clear that nobody but you could ever find it.',
      },
      after: {
        eases:
          "The person you've told asks one good practical question, and you can tell they took it seriously.",
        presses:
          "One page for the folder means a phone call you've been avoiding, and you avoid it once more.",
      },
    },
  ],
  9: [
    {
      before: {
        eases:
          'You meet somebody who has made the trip, and they mention what it cost without making a face.',
        presses:
          "The trip looks frivolous beside everything that's due this week, and you nearly say so to everyone.",
      },
      after: {
        eases:
          "Someone you've told about the trip sends you an address or a name, and it gets a size more real.",
        presses:
          'The trip turns out to cost more, or to need one more permission, and you have to want it again.',
      },
    },
    {
      before: {
        eases:
          "A person who took the class tells you the first two weeks are the worst, and that they're short.",
        presses: 'You remember what a teacher once said about you, and close the page again.',
      },
      after: {
        eases: 'You use something from the class in the middle of an ordinary day, and it works.',
        presses: 'You understand nothing in the class for an hour, in front of people who seem to.',
      },
    },
  ],
  10: [
    {
      before: {
        eases:
          "Somebody introduces you better than you'd have dared to do it yourself, and you take notes.",
        presses:
          'You hear your work described a size too small again, in front of a person who matters, and let it pass.',
      },
      after: {
        eases: 'Someone uses your sentence about yourself as if it were common knowledge.',
        presses:
          'A person who liked you smaller makes a remark about the new description, and you leave it standing.',
      },
    },
    {
      before: {
        eases: 'You try one line of the pitch on somebody at lunch, and they put down their fork.',
        presses:
          'You have the right person in front of you for a minute, and you talk about the traffic.',
      },
      after: {
        eases: 'Someone who heard the pitch mentions it to someone who decides.',
        presses:
          "A hard question comes back about the pitch, and the honest answer is that you don't know yet.",
      },
    },
  ],
  11: [
    {
      before: {
        eases:
          'Somebody on your short list asks, out of nowhere, why nobody ever gets everyone together.',
        presses:
          "You hear about an evening you weren't asked to, and the invitation in your head grows colder.",
      },
      after: {
        eases:
          "One of the people you asked brings along somebody you'd have asked if you'd known them.",
        presses:
          "Someone cancels late, and you wonder for a day whether you're the only one who wants this.",
      },
    },
    {
      before: {
        eases:
          'A person you hardly know turns out to have been thinking about the same odd subject for years.',
        presses:
          "You describe the idea for the club to someone quick, and they're funny about it at your expense.",
      },
      after: {
        eases:
          'The talk goes on outside for an hour afterward, because no one wants to be first to leave.',
        presses: 'Two people in the club want to do it differently, and they both look at you.',
      },
    },
  ],
  12: [
    {
      before: {
        eases:
          'You get half an hour to yourself that nobody planned, and notice your shoulders coming down.',
        presses:
          'You answer one more message than you have it in you to answer, and it shows in the tone.',
      },
      after: {
        eases: 'You wake up from a quiet evening with an idea, and it still looks good at noon.',
        presses:
          'Somebody takes your quiet evening for a grudge, and you have to explain after all.',
      },
    },
    {
      before: {
        eases: 'You say a thing aloud in an empty room and think that it ought to be written down.',
        presses:
          "You're asked what's the matter, and the true answer is one you haven't got words for yet.",
      },
      after: {
        eases:
          'You look back three pages in the notebook and find that a worry from there has answered itself.',
        presses:
          'You write down something unkind and true in the notebook, and have to look at it for a day.',
      },
    },
  ],
}
