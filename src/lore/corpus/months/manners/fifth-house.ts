import type { PlotManners } from '#lore/authored.ts'

export const fifthHouseManners: readonly [PlotManners, PlotManners] = [
  {
    Aries: 'you begin on impulse and lose heart at the first dull part',
    Taurus: "you won't be hurried, and you like the stuff you're making it from",
    Gemini: "you have the idea, tell it to six people, and feel that it's done",
    Cancer: 'you make it for somebody and wait to see if they cry',
    Leo: "you'd like it to be splendid from the first day",
    Virgo: "you see what's wrong with it before you see that it's there",
    Libra: 'you ask everyone which version is nicer',
    Scorpio: 'you work on it in secret and might never tell',
    Sagittarius: 'you plan it on a scale that would need a budget',
    Capricorn:
      'you feel that you ought to be doing something useful, and you do it after ten at night',
    Aquarius: "you're happy with it as long as it's like nothing else",
    Pisces: "you have it complete in your mind, where it's perfect",
  },
  {
    Aries: "you're bored by nine unless somebody starts something",
    Taurus: 'you want good food, the same good people, and to stay where you are',
    Gemini: 'you want to be in two places and spend it on your phone between them',
    Cancer: "you have the best time at somebody's kitchen table",
    Leo: 'you put on a good show for others and go home a little flat',
    Virgo: "you're in charge of the bookings and see it all from the sidelines",
    Libra: "you ask what everyone else would like and can't remember your own answer",
    Scorpio: "you'd rather have one person until two in the morning than forty until ten",
    Sagittarius: 'you want it to be somewhere else, with a drive',
    Capricorn: 'you relax by appointment',
    Aquarius: "you'd go to the strange thing if one other person would",
    Pisces: "you let it happen to you and often end up at somebody's second choice",
  },
]
