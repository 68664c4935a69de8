import type { YearWays } from '#lore/year-ahead.ts'

/** In the order of its questions. */
export const eighthHouseWays: readonly [YearWays, YearWays] = [
  {
    Aries: {
      manner: 'you pay fast, so that nobody has a hold on you',
      outcome: 'You let one debt stay open for a month, and nobody uses it against you.',
    },
    Taurus: {
      manner: "you keep what you're owed in mind like money in the bank",
      outcome: 'You collect it or write it off, and your mind is quieter by that much.',
    },
    Gemini: {
      manner: "you've talked around what you owe until it sounds settled",
      outcome: 'It gets settled, in one dull sentence.',
    },
    Cancer: {
      manner: "you can't forget a kindness, and you can't quite enjoy it either",
      outcome: 'You thank them properly, and after that you enjoy it.',
    },
    Leo: {
      manner: 'you hate to owe and love to be owed',
      outcome: "You let somebody be generous to you, and you don't top it.",
    },
    Virgo: {
      manner: "you're sure that you owe more than they think",
      outcome: "You tell them, and they've had you down as even all along.",
    },
    Libra: {
      manner: 'you settle everything at once, so that nobody can be cross',
      outcome: 'You leave one thing unsettled, and nobody is cross.',
    },
    Scorpio: {
      manner: "you could call in what you're owed any day, and that's what you keep it for",
      outcome: "You say that you won't be calling it in, and you get something better.",
    },
    Sagittarius: {
      manner: "you've always meant to pay it back, in good faith",
      outcome: "You pay it, and it was less than you'd feared.",
    },
    Capricorn: {
      manner: "you'd go without before you'd owe",
      outcome: 'You owe somebody something for a while, and they seem to like you better for it.',
    },
    Aquarius: {
      manner: 'you call it sharing and keep a rough total',
      outcome: 'You stop keeping the total, and nobody notices but you.',
    },
    Pisces: {
      manner: 'you feel that you owe everyone a little',
      outcome: 'You make a list, and there are two names on it.',
    },
  },
  {
    Aries: {
      manner: "you'd hand over everything in a temper and regret it by dinner",
      outcome: "You hand over one thing in a calm hour, and you don't regret it.",
    },
    Taurus: {
      manner: "you keep what's yours in one place, in good order, and nobody has been shown",
      outcome: "Somebody has been shown where things are, and they're all still there.",
    },
    Gemini: {
      manner: "you've told everyone a piece, and no one could put it together",
      outcome: 'One person could put your pieces together, because they have all of them.',
    },
    Cancer: {
      manner: "you'd trust them with your life and not with the bank card",
      outcome: 'You give them the card for a day, and it comes back.',
    },
    Leo: {
      manner: "you don't like it to be known how little there is",
      outcome: "One person knows what there is, and they don't think that it's little.",
    },
    Virgo: {
      manner: "you're sure that nobody else would keep it in the right order",
      outcome: 'The order is a little wrong now, and two people can find everything.',
    },
    Libra: {
      manner: "you'd rather not burden them, and you'd rather they didn't look",
      outcome: 'You let them look, and it was no burden.',
    },
    Scorpio: {
      manner: 'you need to know everything of theirs first',
      outcome: 'You go first for once, and theirs comes the same evening.',
    },
    Sagittarius: {
      manner: 'you trust everybody and have forgotten half the passwords',
      outcome: "You've found the passwords, and you trust one person with them.",
    },
    Capricorn: {
      manner: "you manage alone, since that's how you know it gets done",
      outcome: "For once two people do what you've always done alone, and it gets done.",
    },
    Aquarius: {
      manner: 'you trust the system more than any person in it',
      outcome: 'You trust one person outside the system, who works in a power failure too.',
    },
    Pisces: {
      manner: "you'd tell them if you knew where it all was",
      outcome: 'You find out where it all is, and you tell them.',
    },
  },
]
