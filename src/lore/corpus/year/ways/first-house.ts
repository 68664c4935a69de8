import type { YearWays } from '#lore/year-ahead.ts'

/** In the order of its questions. */
export const firstHouseWays: readonly [YearWays, YearWays] = [
  {
    Aries: {
      manner: 'you decided on a look in one afternoon and have been too busy to check it',
      outcome: 'You look a second longer in the mirror, and what you change takes ten minutes.',
    },
    Taurus: {
      manner: "you found out what's comfortable years ago and bought three of it",
      outcome:
        'Of the three comfortable things you wear, you replace one with something that fits who you are by now.',
    },
    Gemini: {
      manner: 'you look a little different to each person who meets you',
      outcome: 'Two people who compare notes on you have met the same person.',
    },
    Cancer: {
      manner: "you show people the face that's easiest to be kind to",
      outcome: "You let a bad day show once or twice, and people are kinder than you'd expected.",
    },
    Leo: {
      manner: 'you know your effect, and you work at it',
      outcome: "On some days you leave the effect at home, and you're recognized anyway.",
    },
    Virgo: {
      manner: 'you hide the one thing that you think everyone sees',
      outcome: 'You stop hiding it for a week, and nobody looks where you thought they would.',
    },
    Libra: {
      manner: "you dress for whomever you're meeting",
      outcome: "You pick something to wear before you know whom you'll meet.",
    },
    Scorpio: {
      manner: 'you show as little as you can and let them guess',
      outcome: 'They know a little more at first sight, and it does you no harm.',
    },
    Sagittarius: {
      manner: 'you grin first and choose afterward',
      outcome: 'You keep the grin for when you mean it, which is still often.',
    },
    Capricorn: {
      manner: 'you look responsible at any age and are treated accordingly',
      outcome: 'You begin to look your age, in whichever direction that is.',
    },
    Aquarius: {
      manner: "you'd rather look odd than look like anyone",
      outcome: "You keep one odd thing, the one that's yours, and let the others go.",
    },
    Pisces: {
      manner: "you take on the look of the company you're in",
      outcome: 'You come home from company looking like yourself.',
    },
  },
  {
    Aries: {
      manner: "you've begun nine things and would love a reason to begin a tenth",
      outcome: 'You begin one thing and are still at it when the next would have been due.',
    },
    Taurus: {
      manner: "you won't start until you're sure of going on",
      outcome: 'You start without being sure, and you go on, as you were always going to.',
    },
    Gemini: {
      manner: "you've described it so well to so many people that it feels begun",
      outcome: "You describe it less and less, because there's something to point at.",
    },
    Cancer: {
      manner: 'you wait until everyone who might mind is asleep',
      outcome: 'You do it in daylight, and most of those who might have minded are curious.',
    },
    Leo: {
      manner: "you'd like a small audience for the first step",
      outcome: 'The first step has no audience, and by the fourth somebody is watching.',
    },
    Virgo: {
      manner: 'you get ready so thoroughly that you never begin',
      outcome:
        "You begin before you're ready, and you find out how little getting ready it needed.",
    },
    Libra: {
      manner: "you'd like at least one other person to have suggested it",
      outcome: 'You suggest it yourself, and nobody asks who else is in favor.',
    },
    Scorpio: {
      manner: 'you begin in secret, so that nobody can hold you to it',
      outcome: "You tell one person that you've begun, and it holds better from then on.",
    },
    Sagittarius: {
      manner: "you announce it before you've begun",
      outcome: "You begin a week before the announcement, so there's more to announce.",
    },
    Capricorn: {
      manner: "you're waiting for somebody to give you the responsibility",
      outcome: 'You take the responsibility without a title for it, and the title matters less.',
    },
    Aquarius: {
      manner: "you'd start today if it weren't what everyone expects of you",
      outcome:
        "You do the expected thing for a reason of your own, and it's none the worse for being expected.",
    },
    Pisces: {
      manner: 'you begin it most evenings, and only in your head',
      outcome: "You begin it on a plain weekday, and this time it's still there in the morning.",
    },
  },
]
