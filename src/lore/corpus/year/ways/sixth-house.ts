import type { YearWays } from '#lore/year-ahead.ts'

/** In the order of its questions. */
export const sixthHouseWays: readonly [YearWays, YearWays] = [
  {
    Aries: {
      manner: "you do whatever lands on you to get it over with, and after that it's yours",
      outcome: 'You leave one chore undone on purpose, and somebody else does it.',
    },
    Taurus: {
      manner: "you've done some of it for so long that nobody remembers it was ever handed to you",
      outcome: 'You hand one chore back, slowly, the way you took it on.',
    },
    Gemini: {
      manner: 'you say yes in passing and find it on your list at night',
      outcome: "You say that you'll see, and about half the time you see that it isn't yours.",
    },
    Cancer: {
      manner: "you do for people what they'd learn by doing",
      outcome: 'You watch somebody learn it, which takes longer and happens only once.',
    },
    Leo: {
      manner: "you take on what looks important and then do what's left as well",
      outcome: "You keep what's important and pass on what's left, with thanks.",
    },
    Virgo: {
      manner: "you'd sooner do it than see it done wrong",
      outcome: 'You see it done wrong twice, and the third time somebody else does it right.',
    },
    Libra: {
      manner: "you do half of everybody's chores, to be fair",
      outcome: "You do all of yours and none of theirs, and that's fair as well.",
    },
    Scorpio: {
      manner: 'you do it, say nothing, and remember',
      outcome: "You say something, and there's less to remember.",
    },
    Sagittarius: {
      manner: 'you promise generously and do all of it on the last evening',
      outcome: 'You promise less, and the last evening is free.',
    },
    Capricorn: {
      manner: 'you assume that whatever nobody does is yours',
      outcome: "You let a thing be nobody's for a while, and somebody steps up.",
    },
    Aquarius: {
      manner: 'you see how it ought to be organized and end up organizing it',
      outcome: 'You say how it ought to be organized, and you stay in your seat.',
    },
    Pisces: {
      manner: 'you drift into chores because somebody looked tired',
      outcome:
        "You ask the tired person what they'd like done, and mostly they'd like to be asked.",
    },
  },
  {
    Aries: {
      manner: 'you get up at a run and have used up your energy by nine',
      outcome: 'You save some of your energy for half past ten, when you need it.',
    },
    Taurus: {
      manner: 'you need an hour more than you give yourself',
      outcome: 'You give yourself half an hour more, and it changes the rest.',
    },
    Gemini: {
      manner: "you read everything there is before you've said a word to anyone",
      outcome: 'You say a word to somebody first, or write one, and the reading can wait.',
    },
    Cancer: {
      manner: 'you see to everyone else before yourself',
      outcome: "You're ready before the others are, once or twice a week, and you sit down.",
    },
    Leo: {
      manner: 'you need something to look forward to, and the day begins with a commute',
      outcome: 'You put the thing you look forward to in front of the commute.',
    },
    Virgo: {
      manner: 'you begin with the small things, to have them behind you',
      outcome: 'You begin with the large one, and the small ones lose their grip.',
    },
    Libra: {
      manner: 'you arrange your mornings around the person who gets up with you',
      outcome:
        'You start a little apart from the person who gets up with you, and you meet in a better mood.',
    },
    Scorpio: {
      manner: "you're best left alone until a certain point, and nobody knows where it is",
      outcome: 'You tell people how long to leave you alone, and the mornings become quite civil.',
    },
    Sagittarius: {
      manner: 'you leave at the last minute, at a run',
      outcome: "You leave with ten minutes in hand and see what's on your way.",
    },
    Capricorn: {
      manner: 'you start working before you are properly awake',
      outcome: 'You give yourself time to wake up first, and the work goes faster.',
    },
    Aquarius: {
      manner: 'you get your best ideas late in the day, when the morning is long gone',
      outcome: 'You move one thing to the hours that suit you, and you keep it there.',
    },
    Pisces: {
      manner: "you'd need half an hour in which nobody wants anything, and you take it late",
      outcome: 'You take your half hour early, when nobody has begun to want anything yet.',
    },
  },
]
