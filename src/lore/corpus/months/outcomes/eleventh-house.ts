import type { PlotOutcomes } from '#lore/authored.ts'

export const eleventhHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries:
      'You stayed to the end of something that was only a meeting, and got one thing moving afterward.',
    Taurus: "You've sat in a different seat.",
    Gemini:
      "You quit carrying messages between two of them, and they've started to talk to each other.",
    Cancer: 'You came empty-handed once and were family all the same.',
    Leo: "You missed one, and they asked where you'd been.",
    Virgo: "Somebody else is keeping the minutes, and there's a mistake in them.",
    Libra: 'You got your word in, and everyone still gets along.',
    Scorpio: "You've moved up two rows.",
    Sagittarius: 'The stranger you brought along has stayed, and so have you.',
    Capricorn:
      "You were asked to be in charge, and you said that you'd see first whether you like them.",
    Aquarius: 'You agreed with them about something, out loud, and it went off quietly.',
    Pisces: 'On most evenings you can tell which of the feelings in the room is yours.',
  },
  {
    Aries: 'You said what you thought, and then you waited until they were back to normal as well.',
    Taurus: 'You got yourself out of the apartment.',
    Gemini: 'Between two funny things you sent them what had happened.',
    Cancer: "They've remembered something that you were worried about, too.",
    Leo: "You told them what you'd do for them, and they were rather moved.",
    Virgo: 'You picked nothing up and dropped nothing off, and they were glad to see you.',
    Libra: 'You said that you minded, in a normal voice.',
    Scorpio: 'You noticed something and mentioned it the same day.',
    Sagittarius:
      'You turned up again after three weeks, which is no time at all to you and was about right for them.',
    Capricorn: "You've called for nothing, and it took them a minute to believe it.",
    Aquarius: "There's a little less air between you, and you can still breathe.",
    Pisces: 'You let them apologize before you forgave them.',
  },
]
