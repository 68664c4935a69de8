import type { YearWays } from '#lore/year-ahead.ts'

/** In the order of its questions. */
export const eleventhHouseWays: readonly [YearWays, YearWays] = [
  {
    Aries: {
      manner: 'you choose fast, drop fast, and miss them later',
      outcome: "You call one that you'd dropped, and they'd been about to call you.",
    },
    Taurus: {
      manner: "you've kept all of them, the outgrown ones included",
      outcome:
        "You see the friends you've outgrown twice a year, and you're fond of them both times.",
    },
    Gemini: {
      manner: 'you know so many that the good ones have to wait their turn',
      outcome: "The good ones don't have to wait any longer.",
    },
    Cancer: {
      manner: "you'd choose the ones who have needed you longest",
      outcome: "You choose one who needs nothing, and it's like a day off.",
    },
    Leo: {
      manner: "you'd choose the ones who laugh at your stories",
      outcome: 'You add one friend who interrupts your stories.',
    },
    Virgo: {
      manner: "you'd choose the useful ones and feel bad about it",
      outcome: "You see that it's the useless ones you look forward to.",
    },
    Libra: {
      manner: "you'd choose all of them, so that nobody is hurt",
      outcome: "You've chosen, by how you spend your Saturdays, and nobody was hurt.",
    },
    Scorpio: {
      manner: 'you chose three of them long ago and have considered no one since',
      outcome: 'A fourth friend has been let in, after a long look.',
    },
    Sagittarius: {
      manner: "you'd choose the ones who live far away",
      outcome: 'You bring one faraway friend nearer, by plane or by phone, on a regular day.',
    },
    Capricorn: {
      manner: "you'd choose them again and have no time to tell them",
      outcome: "You tell two of them that you'd choose them again, on an ordinary weekday.",
    },
    Aquarius: {
      manner: 'you like the whole circle better than any one person in it',
      outcome: 'You find out that you like two people in it better than the circle.',
    },
    Pisces: {
      manner: "you didn't choose them so much as end up beside them",
      outcome: 'You choose one, on purpose, and it feels bold.',
    },
  },
  {
    Aries: {
      manner: "you'd start without them and be surprised to find them behind you",
      outcome: "You wait for the slowest of them, once, and that's why there are more of you.",
    },
    Taurus: {
      manner: "you'd like to be sure who'll stay before you share anything",
      outcome: 'Two of them stay, and you could have said which.',
    },
    Gemini: {
      manner: "you've interested eight people in it and committed none",
      outcome: 'Of the eight you interested, three have named a date.',
    },
    Cancer: {
      manner: 'you hope in private, where nobody can let you down',
      outcome:
        'Somebody may let you down a little, somebody else steps in, and you go on hoping in company.',
    },
    Leo: {
      manner: "you'd like them all to join your plan",
      outcome:
        "It has become a plan with your part marked in it, and you like it better than you'd thought.",
    },
    Virgo: {
      manner: "you'd rather do it yourself than explain it",
      outcome: "You explain it, and one of them sees a hole that you hadn't.",
    },
    Libra: {
      manner: "you ask them what they'd like to hope for",
      outcome: 'You say what you hope for, and somebody seconds it.',
    },
    Scorpio: {
      manner: "you don't tell people what you hope for, since they could use it",
      outcome: 'You tell two, and they use it to help.',
    },
    Sagittarius: {
      manner: 'you hope for something so big that nobody knows where to take hold',
      outcome: 'You describe one part that a single person could do, and somebody does it.',
    },
    Capricorn: {
      manner: 'you hope for what can be scheduled',
      outcome: 'Something unscheduled gets into it, and you leave it there.',
    },
    Aquarius: {
      manner: 'you hope for everyone, and everyone is hard to invite',
      outcome: 'You invite five.',
    },
    Pisces: {
      manner: 'you hope, and you wait for the others to notice',
      outcome: "You write to them, and they hadn't noticed and are delighted.",
    },
  },
]
