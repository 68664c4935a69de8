import type { PlotOutcomes } from '#lore/authored.ts'

export const tenthHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries:
      "Somebody may ask you about what comes after the first step, and there's plenty to tell.",
    Taurus: 'It may be noticed how much of it has been standing on you.',
    Gemini: 'Two of your several things may really be about one thing, and you can say what it is.',
    Cancer: 'People can find out what else you can do and still come to be looked after.',
    Leo: 'You can leave the room and keep walking.',
    Virgo: "If you're asked about the whole, you can have a view of it without footnotes.",
    Libra: 'You can be difficult once, politely, and nobody will go elsewhere.',
    Scorpio:
      'If you show somebody a stretch of the way there, it may impress them more than the result.',
    Sagittarius: 'You could keep one of the promises early, which would leave people blinking.',
    Capricorn: 'You might enjoy it for one entire evening.',
    Aquarius: 'You can do one thing the usual way and still be the different one.',
    Pisces: 'One thing done on purpose will be mentioned as well.',
  },
  {
    Aries: "If you wait until it's finished, or nearly, the difference shows.",
    Taurus: 'The foundation can stand where you laid it if you let them choose the windows.',
    Gemini: 'You can settle on one way to explain it and have eight to spare.',
    Cancer: 'You can show it before you know that they mean well, because most of them do.',
    Leo: "They needn't stand up, as long as they read it to the end.",
    Virgo: 'You could send it with one thing unchecked, which is your nerve.',
    Libra: "There's room for one unreasonable line in it, and that one should be yours.",
    Scorpio: "One person who knows what it's really for will work the harder for it.",
    Sagittarius:
      "If you have the costs with you on a separate page, that's the page they'll ask for.",
    Capricorn: "You can let somebody else explain the rules to you, and it'll do no harm.",
    Aquarius:
      'From five years early it can be brought down to about two, so that they can nearly see it.',
    Pisces: 'The beginning of the sentence may be the part you thought went without saying.',
  },
]
