import type { PlotOutcomes } from '#lore/authored.ts'

export const eleventhHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries:
      "You can stay to the end of something that's only a meeting and get one thing moving afterward.",
    Taurus: 'You could sit in a different seat.',
    Gemini:
      'If you quit carrying messages between two of them, they may start to talk to each other.',
    Cancer: 'You can come empty-handed once and be family all the same.',
    Leo: "You could miss one, and they may ask where you've been.",
    Virgo: 'Somebody else can keep the minutes, with a mistake in them.',
    Libra: 'You can get your word in, and everyone will still get along.',
    Scorpio: 'You might move up two rows.',
    Sagittarius: 'The stranger you bring along may stay, and so may you.',
    Capricorn:
      "If you're asked to be in charge, you can say that you'd like to see first whether you like them.",
    Aquarius: "You can agree with them about something, out loud, and it'll go off quietly.",
    Pisces: 'With some practice you can tell which of the feelings in the room is yours.',
  },
  {
    Aries: "You can say what you think and then wait until they're back to normal as well.",
    Taurus: 'You could get yourself out of the apartment and over to theirs.',
    Gemini: 'Between two funny things you could send them what happened.',
    Cancer: 'They may remember something that you were worried about, too.',
    Leo: "If you tell them what you'd do for them, they may be rather moved.",
    Virgo: "You can pick nothing up and drop nothing off, and they'll be glad to see you.",
    Libra: 'You can say that you mind, in a normal voice.',
    Scorpio: 'When you notice something, you could mention it the same day.',
    Sagittarius: 'Three weeks is no time at all to you and about right for them.',
    Capricorn: 'You can call for nothing, although it may take them a minute to believe it.',
    Aquarius: "There can be a little less air between you, and you'll still breathe.",
    Pisces: 'You could let them apologize before you forgive them.',
  },
]
