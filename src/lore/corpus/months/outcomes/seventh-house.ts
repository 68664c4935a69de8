import type { PlotOutcomes } from '#lore/authored.ts'

export const seventhHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries: "If you ask before you've decided, the answer may make a better plan.",
    Taurus:
      "It's worth checking what was agreed, because you may remember part of it in your own favor.",
    Gemini: "You'll both have it in the same words if you say it back.",
    Cancer: "Once you've told them the count, you can stop keeping it.",
    Leo: 'You can do one generous thing that nobody notices and enjoy that one, too.',
    Virgo: "You can leave their share alone, and they'll do it, later than you would.",
    Libra: "If you give way a little less, there's nothing to sigh about.",
    Scorpio:
      'You may have to promise something before you know everything, and the risk can be a pleasant one.',
    Sagittarius: 'Your promises could have dates on them and be fewer.',
    Capricorn: "You'll do your part, and now and then you can let them off theirs.",
    Aquarius:
      "You could admit to one of your rules, since they've probably been keeping it all along.",
    Pisces: "You can say what you want before you've finished guessing what they do.",
  },
  {
    Aries: 'It helps to ask in a voice with a question mark in it.',
    Taurus: "You can ask when you're about half sure, which for you is reckless.",
    Gemini: 'If you ask seriously, they may for once not take it as a joke.',
    Cancer: "If you tell them what you'd like, you can stop giving it to them as a hint.",
    Leo: 'You can ask for what ought to be offered and keep your pride much as it is.',
    Virgo: 'You can ask for the large and useless thing along with the small one.',
    Libra: "Without two of the three courtesies they'll hear what's left.",
    Scorpio:
      "If you call off the test and simply ask, there's much less to find out than you think.",
    Sagittarius: 'You could ask for one corner of the world, with a straight face.',
    Capricorn: "You won't owe anybody anything for having asked, and you can try to believe that.",
    Aquarius:
      'You could say that you need something, and it might sound truer than your usual line.',
    Pisces: 'A sigh can be put into words, seven or eight of them.',
  },
]
