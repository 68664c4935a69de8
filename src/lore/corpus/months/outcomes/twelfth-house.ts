import type { PlotOutcomes } from '#lore/authored.ts'

export const twelfthHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries: "You've rested for an hour the way other people do, badly at first.",
    Taurus: 'Somebody called it doing nothing, and you went on doing it.',
    Gemini: 'Your phone stayed outside once, and after ten minutes the itch went.',
    Cancer: 'You could still hear everyone through the wall, and you let them have their moods.',
    Leo: 'Nobody saw the hour, and you believe in it.',
    Virgo: 'Nothing got put in order, and you feel as though something had been.',
    Libra: 'Somebody looked lonely, and you went to them an hour later, with more to give.',
    Scorpio:
      "You've told someone how long it takes you to come back up, and they can wait that long.",
    Sagittarius: "You've stayed where you were, with the engine off.",
    Capricorn: 'You took some of it before everything was finished, since everything never is.',
    Aquarius: "You've been alone by yourself, and it's quieter than the other kind.",
    Pisces: "You've said how much of it you need, and people took it as a plain fact.",
  },
  {
    Aries: 'You got angry at the right thing for a change, and it moved.',
    Taurus: 'Your shoulders have come down by about an inch.',
    Gemini: "You've thought it through from two sides, in the afternoon, and then gone to bed.",
    Cancer: 'You caught yourself worrying about somebody else and asked whose turn it was.',
    Leo: 'One person has seen you on a day without the performance, and they stayed for dinner.',
    Virgo: "The list is as accurate as ever, and you've written beside each item how likely it is.",
    Libra: 'You asked one person this time, and you felt better in one way.',
    Scorpio:
      "You still go straight to the worst, and you've begun to look at the clock while you're there.",
    Sagittarius: 'You called it by its name, and nothing had to be booked.',
    Capricorn: "You've put it down at the end of a day, as you would any other work.",
    Aquarius: "It sounds like your own when you explain it now, and it's shorter.",
    Pisces:
      "Some of it was never yours, and you've given that part back in your head, to people who won't miss it.",
  },
]
