import type { PlotThesis } from '#lore/authored.ts'

export const secondHouseTheses: readonly [PlotThesis, PlotThesis] = [
  {
    about: {
      sun: 'what you charge and what you think that says about you',
      mercury: 'the price you ask and the reasons you think it needs',
      venus: 'the price you ask and how much of it you give up to be liked',
      moon: 'what you charge the people who need you',
      mars: "getting paid properly for work you'd rather do than talk about",
      jupiter: 'what your generosity costs you',
      saturn: 'what you charge for all the trouble you take',
    },
    aims: {
      Aries: 'naming a better price than the first that comes to you',
      Taurus: 'saying what a thing is worth and then waiting',
      Gemini: 'being the one who names the figure',
      Cancer: 'charging strangers more than you charge friends',
      Leo: "counting what you're owed where people can see it",
      Virgo: 'leaving the fault in your work out of the price',
      Libra: "sticking to a figure once you've said it",
      Scorpio: 'telling people your price before you resent them',
      Sagittarius: 'naming the exact sum',
      Capricorn: 'asking for more without feeling smaller',
      Aquarius: 'charging by a system that other people can follow',
      Pisces: 'sending the bill to people you like',
    },
  },
  {
    about: {
      sun: "what you spend on looking like the person you'd like to be",
      mercury: 'the small sums you pay without quite knowing what for',
      venus: 'the nice things you go on paying for',
      moon: 'what you spend on comfort and whether it still comforts you',
      mars: 'what you buy in a hurry and pay for at leisure',
      jupiter: "where your money goes and how little you've minded",
      saturn: 'small expenses that even a careful person never adds up',
    },
    aims: {
      Aries: 'sleeping on it before you buy',
      Taurus: "giving up things that you keep and don't use",
      Gemini: 'dropping what only interested you once',
      Cancer: 'keeping what people gave you without paying to keep it',
      Leo: 'letting somebody else pay for once',
      Virgo: 'counting your own time as money',
      Libra: 'buying one good thing and nothing to go with it',
      Scorpio: 'telling somebody what you spend and why',
      Sagittarius: 'paying for this season and leaving next year to itself',
      Capricorn: 'spending some of your money on yourself',
      Aquarius: 'buying the ordinary thing that you need',
      Pisces: 'knowing what your kindnesses add up to',
    },
  },
]
