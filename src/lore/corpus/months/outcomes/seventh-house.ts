import type { PlotOutcomes } from '#lore/authored.ts'

export const seventhHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries: "You asked before you'd decided, and the answer made a better plan.",
    Taurus: "You've checked what was agreed, and you'd remembered part of it in your own favor.",
    Gemini: "You've both got it in the same words now, because you said it back.",
    Cancer: "You've told them the count, and once it was said you could stop keeping it.",
    Leo: 'You did one generous thing that nobody noticed, and you enjoyed that one too.',
    Virgo: 'You left their share alone, and they did it, later than you would have.',
    Libra: 'You gave way less, and the sigh never came.',
    Scorpio:
      "You've promised something before you knew everything, and the risk was a pleasant one.",
    Sagittarius: 'Your promises have dates on them now, and there are fewer of them.',
    Capricorn: "You've done your part, and on one evening you let them off theirs.",
    Aquarius: "You've admitted to one of your rules, and they'd been keeping it all along.",
    Pisces: "You said what you wanted before you'd finished guessing what they did.",
  },
  {
    Aries: 'You asked in a voice with a question mark in it.',
    Taurus: 'You asked when you were about half sure, which for you is reckless.',
    Gemini: 'You asked it seriously, and for once nobody took it as a joke.',
    Cancer: "You've told them what you'd like, so you can stop giving it to them as a hint.",
    Leo: "You asked for what you'd thought ought to be offered, and your pride is much as it was.",
    Virgo: 'You asked for the large and useless thing along with the small one.',
    Libra: 'You left off two of the three courtesies, and they heard what was left.',
    Scorpio:
      "You called off a test and simply asked, and there was much less to find out than you'd thought.",
    Sagittarius: 'You asked for one corner of the world, with a straight face.',
    Capricorn:
      "You've asked, and you owe nobody anything for it, and you're trying to believe that.",
    Aquarius:
      'You said that you needed something, and it sounded truer than the line you usually say.',
    Pisces: 'The sigh has been put into words, seven or eight of them.',
  },
]
