import type { YearWays } from '#lore/year-ahead.ts'

/** In the order of its questions. */
export const fifthHouseWays: readonly [YearWays, YearWays] = [
  {
    Aries: {
      manner: 'you turn it into a contest by the second week',
      outcome: 'You do it for a month without counting anything.',
    },
    Taurus: {
      manner: "you'll enjoy it when the work is done, and there's a great deal of work",
      outcome:
        'You enjoy it on a weekday at four, and the work is still there and takes no offense.',
    },
    Gemini: {
      manner: 'you try everything for one evening',
      outcome: 'You go back to one thing for a fifth evening, which is when it gets better.',
    },
    Cancer: {
      manner: 'you like it best when the others are having a good time',
      outcome: 'You have a good time with nobody else to look after, and it counts.',
    },
    Leo: {
      manner: 'you enjoy it more with somebody watching, and without anyone you stop',
      outcome: 'You go on after the last person has left the room.',
    },
    Virgo: {
      manner: 'you do it in order to get better at it',
      outcome: 'You do it badly, at some length, and feel better.',
    },
    Libra: {
      manner: 'you do what the other person likes and like that they like it',
      outcome: 'You find one thing that only you like, and nobody talks you out of it.',
    },
    Scorpio: {
      manner: "you do a thing completely or you don't do it",
      outcome: 'You do it by halves on some days, and half is also something.',
    },
    Sagittarius: {
      manner: 'you save it for trips',
      outcome: 'Some of what you save for trips takes place on an ordinary evening.',
    },
    Capricorn: {
      manner: 'you take it as a reward and set the price high',
      outcome: 'You take your reward in advance a few times, and you earn it anyway.',
    },
    Aquarius: {
      manner: 'you lose interest as soon as everybody has taken it up',
      outcome: 'What you like becomes popular, and you go on liking it.',
    },
    Pisces: {
      manner: 'you only do it unplanned and feel guilty when somebody comes in',
      outcome: 'You plan it, and it loses nothing.',
    },
  },
  {
    Aries: {
      manner: 'you show it at once, before it can be judged, and move on',
      outcome: 'You stay in the room for the verdict, and most of it is useful.',
    },
    Taurus: {
      manner: "you've made something good and see no reason to bring it up",
      outcome: 'You bring it up, and the reason becomes clear afterward.',
    },
    Gemini: {
      manner: 'you show them the clever part',
      outcome: "You show them a part that isn't clever and that you mean.",
    },
    Cancer: {
      manner: "you show it to people who'd love anything of yours",
      outcome:
        "You show it to one who wouldn't, and you get more out of that than out of all the others.",
    },
    Leo: {
      manner: "you'd risk a good deal for applause and very little for a shrug",
      outcome: 'You get a shrug, and you find that a good deal can be done with it.',
    },
    Virgo: {
      manner: "you say what's wrong with it while you're handing it over",
      outcome: 'You hand it over and say nothing, which takes some strength.',
    },
    Libra: {
      manner: "you've taken out everything that anyone could mind",
      outcome: "You put back one thing that somebody could mind, and it's the thing they remember.",
    },
    Scorpio: {
      manner: 'you make the real one in private and show the other',
      outcome: 'You show the real one, to fewer people.',
    },
    Sagittarius: {
      manner: 'you dare a lot as long as it can be called a joke',
      outcome: 'You dare something in earnest, and you keep your sense of humor for the rest.',
    },
    Capricorn: {
      manner: "you don't show what hasn't proved itself",
      outcome: "You show something unproved, and that's how it proves itself.",
    },
    Aquarius: {
      manner: "you'd be a little disappointed if everyone liked it",
      outcome: 'Nearly everyone likes it, and you bear up.',
    },
    Pisces: {
      manner: 'you leave it lying around in the hope that somebody finds it',
      outcome: "You put it into somebody's hands.",
    },
  },
]
