import type { PlotOutcomes } from '#lore/authored.ts'

export const thirdHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries: "The hard sentence can still go first, if there's a softer one behind it.",
    Taurus: 'Taking something back costs one breath, even if you never do it.',
    Gemini: "You can be funny afterward, when it's a pleasure and no longer a way out.",
    Cancer: "You could say what's wrong the first time they ask.",
    Leo: 'The apology may come in half a sentence, and you could take it.',
    Virgo: 'A badly worded kindness can stand as it is.',
    Libra: 'Your own side is somewhere in the middle of theirs, and it fits into one line.',
    Scorpio: 'If you tell them what the quiet is for, they can let you be the next time.',
    Sagittarius: 'If you stay to hear the answer, your good mood will probably survive it.',
    Capricorn:
      'What people remember is seldom among the points, so one thing can be left out of order.',
    Aquarius: "Somewhere near the end of the principle you could mention that you've missed them.",
    Pisces: 'You could say it in so many words, since they may have wanted to know for ages.',
  },
  {
    Aries: "The middle gets written on the days when you'd rather begin something new.",
    Taurus:
      'A good part of it can be written in the wrong place, in half an hour between two errands.',
    Gemini: 'Of all the beginnings you can keep one, and the third is usually good.',
    Cancer: 'If you keep one person in mind all the way through, a stranger can follow it.',
    Leo: "It's likely to be stronger without some of the pauses for applause.",
    Virgo: "There can be a thirtieth line while the second one still isn't quite right.",
    Libra: 'You can toss a coin between two words, and nobody will be able to tell.',
    Scorpio: "The true version needn't be hidden, as long as somebody knows where it is.",
    Sagittarius: 'If most of the world stays out of it, what gets in has room to move.',
    Capricorn:
      'You can break your own outline in one place, and it may be the place you like best.',
    Aquarius:
      "Two sentences at the front for people who can't see into your head will help you as well.",
    Pisces:
      "There'll be less on it than you can hear, and this version can be read by other people.",
  },
]
