import type { YearWays } from '#lore/year-ahead.ts'

/** In the order of its questions. */
export const twelfthHouseWays: readonly [YearWays, YearWays] = [
  {
    Aries: {
      manner: 'you find something to fix within minutes of being alone',
      outcome:
        'It takes you longer to find something to fix, and some things stay broken on purpose.',
    },
    Taurus: {
      manner: 'you lie down with a good conscience for about an hour',
      outcome: "An hour of lying there is enough, and you know by now what it's for.",
    },
    Gemini: {
      manner: "you look at your phone to see if you're still alone",
      outcome:
        'You leave your phone in the next room and find out what you think about when nobody answers.',
    },
    Cancer: {
      manner: 'you think about who might need you as soon as you have an hour alone',
      outcome: "You think about the people who might need you and don't call, and they manage.",
    },
    Leo: {
      manner: 'you feel a little less real when nobody sees you',
      outcome: 'You stay real for whole evenings, with nobody there to see it.',
    },
    Virgo: {
      manner: 'you use the time to catch up on things',
      outcome: "You're caught up by about nine, and then the evening begins.",
    },
    Libra: {
      manner: 'you use the time to make plans with somebody',
      outcome: 'You cancel none of your plans, and you make one fewer.',
    },
    Scorpio: {
      manner: 'you go further into your own thoughts than you meant to and come back late',
      outcome: 'You set yourself a time to stop thinking, and you come back with something.',
    },
    Sagittarius: {
      manner: 'you leave the house as soon as you have it to yourself',
      outcome: 'You leave it without a destination, and you come back without a story.',
    },
    Capricorn: {
      manner: "you work on something that isn't urgent",
      outcome: "You leave what isn't urgent for later, and you rest.",
    },
    Aquarius: {
      manner: "you're fine, and you'd be better with people in the next room",
      outcome: "You try it with nobody in the next room, and you're fine.",
    },
    Pisces: {
      manner: 'you drift off within seconds and come back when the phone rings',
      outcome: 'You turn off the ringer and come back by yourself.',
    },
  },
  {
    Aries: {
      manner: 'you nearly shouted it once, at the wrong person',
      outcome: 'You say it in an indoor voice, to the right one.',
    },
    Taurus: {
      manner: "you've kept it to yourself so long that it weighs on you",
      outcome: "You tell somebody, who doesn't think it weighs much.",
    },
    Gemini: {
      manner: "you've told it as something that happened to a friend",
      outcome: 'You tell it with the right name in it.',
    },
    Cancer: {
      manner: "you'd have told anyone who asked twice",
      outcome: 'You tell somebody who asked once.',
    },
    Leo: {
      manner: "you feel that it doesn't fit how you like to be seen",
      outcome: 'Somebody may see you with it and think that it suits you.',
    },
    Virgo: {
      manner: 'you think it too small to trouble anyone with',
      outcome: 'You mention it, and it troubles no one.',
    },
    Libra: {
      manner: "you've never found an evening that it wouldn't have spoiled",
      outcome: "You find an evening for it, and the evening isn't spoiled.",
    },
    Scorpio: {
      manner: "you've guarded it so well that people know there's something",
      outcome: 'You tell one person, and the others can go on wondering.',
    },
    Sagittarius: {
      manner: "you've told every story but that one",
      outcome: "You tell that one too, and it's short.",
    },
    Capricorn: {
      manner: "you decided to deal with it alone, and you're still dealing with it",
      outcome: 'You deal with it in company for an hour, and that very nearly does it.',
    },
    Aquarius: {
      manner: 'you think of it as information that nobody needs',
      outcome: 'Somebody needed it, as it happens, to understand the rest.',
    },
    Pisces: {
      manner: "you've said it aloud only when nobody was there",
      outcome: 'You tell it to somebody who can answer.',
    },
  },
]
