import type { PlotManners } from '#lore/authored.ts'

export const ninthHouseManners: readonly [PlotManners, PlotManners] = [
  {
    Aries: 'you book first and look at the map on the way',
    Taurus: "you go where you know that you'll eat and sleep well",
    Gemini: 'you read about nine places and know a little of all of them',
    Cancer: 'you go where somebody is waiting for you',
    Leo: 'you want to come back with something to tell',
    Virgo: 'you have the list, the spare list, and the weather',
    Libra: 'you go where the other person would like to go',
    Scorpio: "you go alone, or you go deep, and you don't send pictures",
    Sagittarius: "you're packed before you've been asked where",
    Capricorn: "you go when it's earned, and it hasn't been earned yet",
    Aquarius: "you want the place that isn't in the guide, and preferably isn't finished",
    Pisces: "you've been there often, lying down with your eyes closed",
  },
  {
    Aries: "you say it before you've thought it and then have to defend it",
    Taurus: "you've held it for years because it was comfortable to sit on",
    Gemini: 'you can argue the other side just as well, and on some days you do',
    Cancer: 'you believe it because of who told you',
    Leo: 'you take a contradiction as an insult, for about an hour',
    Virgo: 'you have sources',
    Libra:
      "you see what's right about both sides and are asked, with some impatience, which is yours",
    Scorpio: 'you keep it to yourself and never change it',
    Sagittarius: 'you preach it a little, with a good joke at the end',
    Capricorn: "you don't say it until you can prove it, and then you don't discuss it",
    Aquarius: "you hold it because most people don't",
    Pisces: 'you feel it more than you could say it',
  },
]
