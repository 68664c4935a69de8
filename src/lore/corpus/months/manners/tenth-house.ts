import type { PlotManners } from '#lore/authored.ts'

export const tenthHouseManners: readonly [PlotManners, PlotManners] = [
  {
    Aries: "you're known for going first, and nobody asks you about the rest",
    Taurus: "you're known for being there, year in, year out, and it's easily overlooked",
    Gemini: "you're known for several things that have nothing to do with each other",
    Cancer: "you're known for looking after people, and you let it hide what else you can do",
    Leo: "you care what they say when you've left the room, and you have a good idea of it",
    Virgo: "you're known for the details and would like to be asked about the whole",
    Libra: "you're known for being easy to work with, and you've paid for that",
    Scorpio: 'you let people know the result and keep the way there to yourself',
    Sagittarius: "you've promised a great deal in a good voice and kept a surprising part of it",
    Capricorn: "you've worked on your reputation longer than you've enjoyed it",
    Aquarius:
      "you're known as the different one, and you would hate to lose that as much as you mind it",
    Pisces: "you're known for something that just happened to you",
  },
  {
    Aries: "you'd put it forward today, half finished",
    Taurus: "you've built it to last, and you won't change the foundation to please anyone",
    Gemini: "you could explain it in nine ways and haven't settled on the first",
    Cancer: 'you need to know that they mean well before you show it',
    Leo: "you'd like them to stand up when they've read it",
    Virgo: "you've checked it until there's nothing left to check except your nerve",
    Libra: "you've asked everyone involved, and it has become reasonable",
    Scorpio: "you've told nobody what it's really for",
    Sagittarius: 'you describe where it could lead and are asked what it costs',
    Capricorn: "you know the rules better than the people you're asking",
    Aquarius: "you have an idea that's five years early, and you're impatient with the present",
    Pisces: "you see it whole and can't find the beginning of the sentence",
  },
]
