import type { YearWays } from '#lore/year-ahead.ts'

/** In the order of its questions. */
export const secondHouseWays: readonly [YearWays, YearWays] = [
  {
    Aries: {
      manner: "you name a figure before you've thought, to have it over with",
      outcome: 'You wait one breath before you name a figure, and you get more for it.',
    },
    Taurus: {
      manner: 'you know the value to the cent and have kept it to yourself',
      outcome: "You say the value out loud, and you don't have to repeat it.",
    },
    Gemini: {
      manner: 'you mention the price as a joke, in case',
      outcome: "You say your price without making a joke of it, and it's taken as a price.",
    },
    Cancer: {
      manner: 'you charge by how much you like them',
      outcome: 'You go on liking them, and you charge by the hour.',
    },
    Leo: {
      manner: "you'd sooner make a present of it than haggle",
      outcome: 'You still make presents, and everyone can tell which ones they are.',
    },
    Virgo: {
      manner: 'you deduct whatever you think could have been better',
      outcome: "You leave it to others to find fault with what you made, and they don't.",
    },
    Libra: {
      manner: 'you ask what they had in mind',
      outcome: 'You have a figure in mind yourself, and you say it first.',
    },
    Scorpio: {
      manner: "you know exactly what it's worth and wait to see if they do",
      outcome: "You tell them what it's worth, so you can stop holding it against them.",
    },
    Sagittarius: {
      manner: 'you promise too much for too little, in excellent spirits',
      outcome: 'You promise a bit less for a bit more, and your spirits hold.',
    },
    Capricorn: {
      manner: 'you asked for a fair amount once and have regarded the matter as closed',
      outcome: 'You ask for more, politely and in writing, after all this time.',
    },
    Aquarius: {
      manner: "you don't believe in prices, so other people set yours",
      outcome: 'You set a price, and you find that you believe in it well enough.',
    },
    Pisces: {
      manner: "you forget to ask, and then you're hurt",
      outcome:
        'You ask to be paid at the beginning, while you still like them, and you go on liking them.',
    },
  },
  {
    Aries: {
      manner: 'you spend it to feel that something is moving',
      outcome: 'You let some of your money sit still for a while, and nothing in you stalls.',
    },
    Taurus: {
      manner:
        "you feel safe when there's plenty in the house, and it never quite looks like plenty",
      outcome: "You look around the house one evening and notice that there's plenty.",
    },
    Gemini: {
      manner: 'you have four estimates of it, and they change with the news',
      outcome: 'Of your four estimates you settle on one, and the news can say what it likes.',
    },
    Cancer: {
      manner: "you're saving for everyone you love, and that's a good many people",
      outcome: "You ask two of them what they'd need, and it's less than you'd put aside.",
    },
    Leo: {
      manner: 'you count being generous as part of enough',
      outcome: 'You find out how generous you can be on less, which is very.',
    },
    Virgo: {
      manner: "you know what you spend and can't say what for",
      outcome:
        'Beside each sum you write what it was for, and the worry gets smaller and more accurate.',
    },
    Libra: {
      manner: 'you measure it by what the people around you have',
      outcome: 'You stop looking sideways for a while, and your own figure comes into view.',
    },
    Scorpio: {
      manner: 'you want so much that nobody could ever have a hold on you',
      outcome: 'You see that nobody has a hold on you, and that nobody has had one for some time.',
    },
    Sagittarius: {
      manner: 'you always have enough for the next thing and never for the one after',
      outcome: "You've put something by for the one after, without missing the next.",
    },
    Capricorn: {
      manner: 'you reached enough a while ago and moved the line',
      outcome: 'You leave your idea of enough where it is for a year, and you have some left over.',
    },
    Aquarius: {
      manner: "you say that money doesn't interest you, and you check it at night",
      outcome: 'You look at the balance by day, once a month, and it stops being interesting.',
    },
    Pisces: {
      manner: "you'd rather not know, and the not knowing is what costs you",
      outcome: "You know the figure, and it's friendlier than not knowing was.",
    },
  },
]
