import type { YearWays } from '#lore/year-ahead.ts'

/** In the order of its questions. */
export const seventhHouseWays: readonly [YearWays, YearWays] = [
  {
    Aries: {
      manner: 'you act first, and they forgive you',
      outcome: 'You ask first about one thing, and they enjoy having nothing to forgive.',
    },
    Taurus: {
      manner: 'you stay, whatever happens, and expect that to be enough',
      outcome: "You stay and you also say so, and it's more than enough.",
    },
    Gemini: {
      manner: 'you keep it amusing, and nobody asks for more',
      outcome: 'Somebody may ask you for more than amusement, and you have it.',
    },
    Cancer: {
      manner: "you look after them, and they don't leave",
      outcome: "You look after them a little less, and they don't leave.",
    },
    Leo: {
      manner: 'you shine, and they clap',
      outcome: "They shine for an evening, and you're a good audience.",
    },
    Virgo: {
      manner: 'you see to everything and are allowed to comment on it',
      outcome: 'You see to less and say less about it, and things are about as tidy.',
    },
    Libra: {
      manner: "you give way and they decide, and it's called harmony",
      outcome:
        "You don't give way on one matter, and it's still harmony, with a second voice in it.",
    },
    Scorpio: {
      manner: 'you tell each other everything that matters and nothing that hurts',
      outcome: 'You say one thing that hurts, and it belonged with what matters.',
    },
    Sagittarius: {
      manner: 'you may come and go as long as you come back cheerful',
      outcome: "You come back in a poor mood for once, and you're let in.",
    },
    Capricorn: {
      manner: "you carry the load and don't have to talk about it",
      outcome: 'You talk about the load, and somebody takes a corner of it.',
    },
    Aquarius: {
      manner: 'you ask no questions and expect none',
      outcome: "You ask one, and the answer is friendlier than you'd thought.",
    },
    Pisces: {
      manner: "you understand everything, and they needn't explain",
      outcome: "You ask for an explanation, and it's a relief simply to be told.",
    },
  },
  {
    Aries: {
      manner: "you're most yourself with people who fight back",
      outcome: 'Those who fight back get an evening a week, and you spare the others less.',
    },
    Taurus: {
      manner: "you're most yourself with people you needn't talk to",
      outcome:
        'You sit beside one of them more often, and it hardly takes anything out of your week.',
    },
    Gemini: {
      manner: "you're a slightly different person with each of them",
      outcome: 'With one of them you stop adapting, and you stay.',
    },
    Cancer: {
      manner: "you're most yourself with people who knew you before",
      outcome: "You let somebody know you who didn't, and it goes better than you'd thought.",
    },
    Leo: {
      manner: "you're at your best with an admirer and most yourself without one",
      outcome: "You see more of the one who isn't impressed and likes you anyway.",
    },
    Virgo: {
      manner: 'you relax with anyone who needs no help',
      outcome: 'You see more of the ones who need nothing, and you let them make the plans.',
    },
    Libra: {
      manner: "you're yourself once you're sure they like you",
      outcome: "With one person you're sure, and it shows in how you disagree.",
    },
    Scorpio: {
      manner: 'you have one person who knows you, and you meet about twice a year',
      outcome: 'You see the person who knows you more than twice this year.',
    },
    Sagittarius: {
      manner: "you're most yourself with people you're about to leave",
      outcome: "You stay a few days longer with somebody, and you're yourself there, too.",
    },
    Capricorn: {
      manner: "you're most yourself with a colleague, after hours",
      outcome: 'You and your colleague meet somewhere that neither of you has to work.',
    },
    Aquarius: {
      manner: "you're most yourself in a crowd of people who don't belong either",
      outcome: 'You pick one person out of the crowd and make a date.',
    },
    Pisces: {
      manner: 'you become whatever person somebody needs you to be',
      outcome: 'You find somebody who needs nothing from you, and you can simply be there.',
    },
  },
]
