import type { PlotOutcomes } from '#lore/authored.ts'

export const ninthHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries: "You've looked at the map, once, before booking.",
    Taurus: 'The bed and the meals are seen to, so you can let the rest be strange.',
    Gemini: 'You know one of the nine places well by now, and the others can wait in their tabs.',
    Cancer: "Somebody is waiting for you there, and you've left yourself a day on which nobody is.",
    Leo: "You've begun to look forward to the part that you won't tell.",
    Virgo: 'There are two days on your list with nothing under them.',
    Libra: 'One stop is there because you wanted it.',
    Scorpio: 'You might send one picture.',
    Sagittarius: "You were asked where, and you had an answer before you'd packed.",
    Capricorn: "You've decided that it has been earned, and nobody checked your figures.",
    Aquarius: "The guide has it after all, on one page, and you've forgiven that.",
    Pisces: "You've sat up, opened your eyes, and looked at what it costs.",
  },
  {
    Aries: 'You thought for a second before you said it, and it needed no defense.',
    Taurus: 'You got up from it for a while, and it was more of a stretch than a loss.',
    Gemini: "You've stayed on one side for a whole evening, to see how it felt.",
    Cancer: 'You still think of the person you had it from, and you can do that and disagree.',
    Leo: 'You were contradicted and took it well in under ten minutes.',
    Virgo: "You looked up one of your sources, and it was somebody who'd been guessing.",
    Libra: 'You were asked which side was yours, and you had one ready.',
    Scorpio: "You told somebody what you think, and they've kept it to themselves.",
    Sagittarius: "The joke at the end has improved, now that it's partly about you.",
    Capricorn: "You've discussed it with somebody before you could prove it.",
    Aquarius: "More people agree with you than you'd like, and you've stayed anyway.",
    Pisces: "You've found two sentences for what you feel about it, and they hold.",
  },
]
