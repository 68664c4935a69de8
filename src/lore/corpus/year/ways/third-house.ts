import type { YearWays } from '#lore/year-ahead.ts'

/** In the order of its questions. */
export const thirdHouseWays: readonly [YearWays, YearWays] = [
  {
    Aries: {
      manner: "you've said everything except that, and rather loudly",
      outcome: 'You say that as well, at about half the volume.',
    },
    Taurus: {
      manner: "you've known what to say for months and keep waiting for a calm day",
      outcome: 'You say it on a day like any other, and it comes out plainer than you had planned.',
    },
    Gemini: {
      manner: 'you come close to saying it and make a joke just in time',
      outcome: 'You leave out the joke, once, and say the thing.',
    },
    Cancer: {
      manner: "you wait for a sign that they'd like to hear it",
      outcome:
        "You go first without a sign, and it may be that they'd been waiting for one as well.",
    },
    Leo: {
      manner: "you'd like them to go first, since you were hurt more",
      outcome: 'You go first, and it costs you no rank at all.',
    },
    Virgo: {
      manner: "you're still improving the wording",
      outcome: 'You say it in an earlier wording, and it works.',
    },
    Libra: {
      manner: "you've imagined the answer so often that you hardly think of asking",
      outcome: "You ask, and the answer isn't the one you'd imagined.",
    },
    Scorpio: {
      manner: "you've kept it back so long that keeping it back feels like strength",
      outcome: 'You stop keeping it back, and nobody thinks you weaker for it.',
    },
    Sagittarius: {
      manner: 'you talk frankly about everything except what matters most',
      outcome: "You're frank about that as well, and it takes less time than the rest.",
    },
    Capricorn: {
      manner: "you're waiting until it can be said without any feeling",
      outcome: "You say it with some feeling in it, and it's taken seriously all the same.",
    },
    Aquarius: {
      manner: "you've explained the general problem to several people",
      outcome:
        'You tell one person the particular problem, after so many talks about the general one.',
    },
    Pisces: {
      manner: "you've let them feel it and hoped that would do",
      outcome: "You put it in words, and they hadn't felt a thing.",
    },
  },
  {
    Aries: {
      manner: 'you walk past people fast and greet them over your shoulder',
      outcome: 'You stop for two minutes on some days, and you learn their names.',
    },
    Taurus: {
      manner: "you go to the same three places and have never asked anyone's name",
      outcome:
        'You know a name in each of your three usual places, and they know more of you than your order.',
    },
    Gemini: {
      manner:
        'you know a little about everyone on your street, and they know hardly anything about you',
      outcome: 'Somebody on your street gets to know a little about you as well.',
    },
    Cancer: {
      manner: 'you know your neighbors mostly by what comes through the wall',
      outcome: 'You know some of them by their first names, and one has been in for coffee.',
    },
    Leo: {
      manner: "you're friendly to the whole block and close to nobody on it",
      outcome: 'One of your neighbors has seen you on a bad day and said hello on the next.',
    },
    Virgo: {
      manner: "you'd help any of them and have never let one help you",
      outcome: 'You let a neighbor help you with something you could have done yourself.',
    },
    Libra: {
      manner: 'you say how nice it would be, and nobody names a day',
      outcome: 'You name a day, and four people come.',
    },
    Scorpio: {
      manner: 'you know a good deal about them, all of it from the window',
      outcome: "You tell one of your neighbors something they couldn't have seen from the window.",
    },
    Sagittarius: {
      manner: "you have friends three time zones away and no idea who's next door",
      outcome:
        'The faraway friends are where they were, and somebody next door waters your plants.',
    },
    Capricorn: {
      manner: 'you come home late and get no further than a nod',
      outcome: "You come home early once a week, and it's more than a nod.",
    },
    Aquarius: {
      manner: "you have plenty of contacts and few people who'd notice if you stayed in bed",
      outcome: "Somebody would notice if you stayed in bed, and you'd notice it of them.",
    },
    Pisces: {
      manner: 'you smile at everyone and remember the dogs',
      outcome: "With some of the dogs, you now know who's at the other end of the leash.",
    },
  },
]
