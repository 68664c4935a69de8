import type { YearWays } from '#lore/year-ahead.ts'

/** In the order of its questions. */
export const fourthHouseWays: readonly [YearWays, YearWays] = [
  {
    Aries: {
      manner: 'you take whatever room is free and are out of it in an hour',
      outcome: 'You keep one place, and you stay in it long enough to be bored there.',
    },
    Taurus: {
      manner: 'you have your seat at the table and make do with that',
      outcome: 'You get a spot where nothing has to be cleared away by seven.',
    },
    Gemini: {
      manner: 'you leave your things in every room and settle in none',
      outcome: 'Some of your things move into one corner, and so do you, for whole evenings.',
    },
    Cancer: {
      manner: "you make room for everyone and live in what's left",
      outcome: "You keep the best corner and give away what's left, and everyone still fits.",
    },
    Leo: {
      manner: "you've given the good room to the guests",
      outcome: 'You move into the good room, and the guests are comfortable in the other.',
    },
    Virgo: {
      manner: "you have a corner, and it's the one with the laundry in it",
      outcome: 'The laundry moves, and you no longer have to look at it while you think.',
    },
    Libra: {
      manner: 'you share so well that nothing is quite yours',
      outcome: 'One thing is quite yours, and you share better because of it.',
    },
    Scorpio: {
      manner: 'you make do with the privacy of your own head',
      outcome: 'You get some privacy outside your own head as well, in a room or part of one.',
    },
    Sagittarius: {
      manner: 'you use the car as your room',
      outcome: 'You get a room that stays where it is, and you still have the road.',
    },
    Capricorn: {
      manner: "you have one space to yourself, and it's where you work",
      outcome: 'You get a second space of your own, in which nothing has to be produced.',
    },
    Aquarius: {
      manner: 'you come and go at home as if you were only passing through',
      outcome: 'You stay in one evening a week, on purpose, in a place of your own.',
    },
    Pisces: {
      manner: 'you withdraw into the bath',
      outcome: 'You have somewhere to withdraw to that stays warm.',
    },
  },
  {
    Aries: {
      manner: 'you do the opposite of what they did, and just as strictly',
      outcome: 'You see that doing the opposite is the same habit, and you relax about both.',
    },
    Taurus: {
      manner: 'you cook the old dish the way it was always cooked, though nobody much likes it',
      outcome: 'You cook the old dish once more, for yourself, and after that something else.',
    },
    Gemini: {
      manner: 'you tell the old stories in the old words',
      outcome: 'You tell one of them the way you remember it.',
    },
    Cancer: {
      manner: "you call on the day you've always called and mind if nobody notices",
      outcome: 'You call on another day because you feel like it, and the talk is longer.',
    },
    Leo: {
      manner: 'you keep up the big occasion, because who else would',
      outcome: 'You let one occasion be small, and somebody says that it was the nicest.',
    },
    Virgo: {
      manner: 'you clean up before visitors come, in the order that you were taught',
      outcome: 'You leave out one room when you clean up, and the visitors sit in it.',
    },
    Libra: {
      manner: "you keep the peace in a quarrel that's older than you are",
      outcome:
        'You leave the quarrel to those who own it, and they manage about as well as before.',
    },
    Scorpio: {
      manner: "you don't mention the thing that isn't mentioned",
      outcome: 'You mention it once, and at least one relative looks relieved.',
    },
    Sagittarius: {
      manner: 'you leave early, as people in your family may always have done',
      outcome: 'You stay until the end for once, and the end is the good part.',
    },
    Capricorn: {
      manner: "you're the responsible one, by an old arrangement",
      outcome: 'You resign from one duty, and there are birthdays all the same.',
    },
    Aquarius: {
      manner: "you're the one who's different, and the family counts on that as well",
      outcome: "You're ordinary in front of them for a whole afternoon, and it's restful.",
    },
    Pisces: {
      manner: 'you guess what they need before they ask and call it love',
      outcome: "You let them ask for what they need, and about half of it they don't.",
    },
  },
]
