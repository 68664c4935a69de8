import type { PlotManners } from '#lore/authored.ts'

export const eleventhHouseManners: readonly [PlotManners, PlotManners] = [
  {
    Aries: "you join to get something moving and leave when it's only meeting",
    Taurus: 'you stay in the same circle for years and like the same seat in it',
    Gemini: 'you belong to four of them and are the messenger between all of them',
    Cancer: 'you feed them, in one way or another, and feel like family by the second time',
    Leo: "you're the life of it and go home wondering if they'd have missed you",
    Virgo: 'you end up keeping the minutes',
    Libra: 'you make sure that everyone gets along, and you hardly get a word in',
    Scorpio: 'you sit at the back and know who really runs it',
    Sagittarius: 'you bring a stranger along and a plan for a weekend',
    Capricorn: "you're asked to be in charge before you've asked whether you like them",
    Aquarius: "you're one of them as long as nobody expects you to agree",
    Pisces: "you feel what everybody there is feeling, and it's a lot of people",
  },
  {
    Aries: 'you say what you think to their face and are back to normal in an hour',
    Taurus: "you're loyal for decades and hard to get out of the apartment",
    Gemini: 'you send them nine funny things and leave out what happened',
    Cancer: 'you remember what they were worried about last spring',
    Leo: "you'd do anything for them, and you'd like them to know",
    Virgo: 'you show it by picking things up and dropping things off',
    Libra: "you never say that you mind, and they've had to guess",
    Scorpio: 'you have few, for life, and you notice everything',
    Sagittarius: 'you turn up after two years as though it had been a week',
    Capricorn: "you're the one who can be relied on, and you seldom call for nothing",
    Aquarius: 'you like them best with some air between you',
    Pisces: "you forgive before they've noticed that they did anything",
  },
]
