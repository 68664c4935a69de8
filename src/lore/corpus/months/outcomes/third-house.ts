import type { PlotOutcomes } from '#lore/authored.ts'

export const thirdHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries: "You still put the hard sentence first, and you've found a softer one to go behind it.",
    Taurus:
      "You took something back, which you'd have said you never do, and it cost you one breath.",
    Gemini: 'You were funny afterward, when it was a pleasure and no longer a way out.',
    Cancer: 'You said what was wrong the first time they asked.',
    Leo: 'The apology came in half a sentence, and you took it.',
    Virgo: 'You let a badly worded kindness stand as it was.',
    Libra: 'You found your own side in the middle of theirs, and it fit into one line.',
    Scorpio:
      "You've told them what the quiet is for, so the next time you fall silent they can let you.",
    Sagittarius:
      "You stayed to hear the answer, which you don't always, and your good mood survived it.",
    Capricorn: "One thing never made it into your points, and it's the one that they remember.",
    Aquarius: "Somewhere near the end of the principle you mentioned that you'd missed them.",
    Pisces: "You said it in so many words, and they'd have liked to know for ages.",
  },
  {
    Aries:
      "There's a middle now, and you wrote it on a day when you'd rather have begun something new.",
    Taurus:
      'A good part of it got written in the wrong place, in half an hour between two errands.',
    Gemini: 'Of the five beginnings you kept the third.',
    Cancer:
      "You had one person in mind all the way through, and that's why a stranger could follow it.",
    Leo: "You've taken out two of the pauses for applause, and it's stronger without them.",
    Virgo: "There's a third line and a thirtieth, and the second one still isn't quite right.",
    Libra: 'One of the two words stayed because you tossed a coin, and nobody could tell which.',
    Scorpio: "The true version isn't hidden any longer, or at least somebody knows where it is.",
    Sagittarius: 'Most of the world has stayed out of it, and what got in has room to move.',
    Capricorn: "You broke your own outline in one place, and it's the place you like best.",
    Aquarius:
      "You've written two sentences at the front for people who can't see into your head, and they've helped you as well.",
    Pisces: "There's less on it than you could hear, and this version can be read by other people.",
  },
]
