import type { PlotOutcomes } from '#lore/authored.ts'

export const tenthHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries: 'Somebody asked you about what came after the first step, and there was plenty to tell.',
    Taurus: 'Somebody has noticed how much of it was standing on you.',
    Gemini: 'Two of your several things are really about one thing, and you can say what it is.',
    Cancer: 'People have found out what else you can do, and they still come to be looked after.',
    Leo: 'You left the room, and you kept walking.',
    Virgo: "You've been asked about the whole, and you had a view of it with no footnotes.",
    Libra: 'You were difficult once, politely, and nobody has gone elsewhere.',
    Scorpio:
      "You've shown somebody a stretch of the way there, and it impressed them more than the result.",
    Sagittarius: "You've kept one of the promises early, and people are still blinking.",
    Capricorn: "You've enjoyed it for one entire evening.",
    Aquarius: "You did one thing the usual way, and you're still the different one.",
    Pisces: "You've done one thing on purpose, and that's being mentioned as well.",
  },
  {
    Aries: 'You waited until it was finished, or nearly, and the difference shows.',
    Taurus: 'The foundation stands where you laid it, and you let them choose the windows.',
    Gemini: 'You settled on one way to explain it, and you have eight to spare.',
    Cancer: 'You showed it before you knew that they meant well, and most of them do.',
    Leo: 'Nobody stood up, and they read it to the end.',
    Virgo: 'You sent it with one thing unchecked, which was your nerve.',
    Libra: "There's one unreasonable line left in it, and it's yours.",
    Scorpio: "One person knows what it's really for and works the harder for it.",
    Sagittarius:
      'You had the costs with you on a separate page, and it was the page they asked for.',
    Capricorn: 'You let somebody else explain the rules to you, and it did no harm.',
    Aquarius:
      "You've brought it down from five years early to about two, and they can nearly see it.",
    Pisces:
      "You found the beginning of the sentence, and it was the part you'd thought went without saying.",
  },
]
