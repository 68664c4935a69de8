import type { PlotManners } from '#lore/authored.ts'

export const sixthHouseManners: readonly [PlotManners, PlotManners] = [
  {
    Aries: 'you take the first hour by storm on some days and lose it on the others',
    Taurus: 'you keep a good habit for years once it has got hold of you',
    Gemini: 'you give it away in messages, two minutes at a time',
    Cancer: "you spend it on people who haven't eaten",
    Leo: "you'd use it better if somebody were there to see",
    Virgo: 'you fill any free hour with what was left undone in the last one',
    Libra: "you give it up to keep someone else's schedule smooth",
    Scorpio: 'you do nothing with it for weeks and then go at it like a fanatic',
    Sagittarius: 'you have large plans for it and no alarm',
    Capricorn: "you've given it to work without being asked",
    Aquarius: 'you refuse to have it at the same time two days in a row',
    Pisces: 'you lose track of it, staring at something',
  },
  {
    Aries: 'you take it over because watching them is unbearable',
    Taurus: 'you do it slowly and well, and it has come to look like part of the furniture',
    Gemini: 'you do it while doing another, and nobody knows that it takes any time',
    Cancer: "you can't hand it to somebody who won't be careful with it",
    Leo: 'you do it in style, and people come to watch instead of helping',
    Virgo: "you'd have to admit that it can be done differently, and you know that it can't",
    Libra: "you can't ask anyone without offering something in return",
    Scorpio: "you don't trust them with it, though you'd never say that",
    Sagittarius: 'you promised it in a good mood',
    Capricorn: 'you think that handing it over would be giving up',
    Aquarius: "you've invented a way of doing it that nobody else can follow",
    Pisces: 'you do it because someone sighed',
  },
]
