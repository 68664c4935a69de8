import type { PlotOutcomes } from '#lore/authored.ts'

export const ninthHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries: "It's worth looking at the map, once, before booking.",
    Taurus: 'If the bed and the meals are seen to, the rest can be strange.',
    Gemini: 'You can get to know one of the nine places well and leave the others in their tabs.',
    Cancer:
      'If somebody is waiting for you there, you can still leave yourself a day on which nobody is.',
    Leo: "There may be a part that you won't tell, and you can look forward to that.",
    Virgo: 'There could be two days on your list with nothing under them.',
    Libra: 'One stop can be there because you want it.',
    Scorpio: 'You might send one picture.',
    Sagittarius: "If you're asked where, you could have an answer before you've packed.",
    Capricorn: 'You may decide that it has been earned, and nobody will check your figures.',
    Aquarius: 'The guide may have it after all, on one page, and you can forgive that.',
    Pisces: 'You could sit up, open your eyes, and look at what it costs.',
  },
  {
    Aries: 'If you think for a second before you say it, it needs less defense.',
    Taurus: "You can get up from it for a while, and it's more of a stretch than a loss.",
    Gemini: 'You could stay on one side for a whole evening, to see how it feels.',
    Cancer: 'You can think warmly of the person you had it from and disagree.',
    Leo: 'You may take a contradiction well in under ten minutes.',
    Virgo: 'One of your sources may turn out to be somebody who was guessing.',
    Libra: "If you're asked which side is yours, you can have one ready.",
    Scorpio: 'You could tell somebody what you think, and they can keep it to themselves.',
    Sagittarius: "The joke at the end improves when it's partly about you.",
    Capricorn: 'You can discuss it with somebody before you can prove it.',
    Aquarius: "More people may agree with you than you'd like, and you can stay anyway.",
    Pisces: "There are probably two sentences for what you feel about it, and they'll hold.",
  },
]
