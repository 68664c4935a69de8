import type { TransitPlaces } from '../../../year-ahead.ts'

export const plutoTransits: TransitPlaces = {
  houses: {
    1: [
      'it happens to you in person, and people sense it before you say anything',
      'you come across as stronger than you mean to, and some people step back',
    ],
    2: [
      "it works through money, and through what you'd refuse to sell",
      'you find out what you can live without, one item at a time',
    ],
    3: [
      'it works through words, and through what everyone around you has agreed not to mention',
      'a conversation with someone close by goes deeper than either of you planned',
    ],
    4: [
      'it goes down to the foundations, to home and family and who decided what back then',
      'something at home is being taken apart so that it can stand again',
    ],
    5: [
      'it gets into love, play, and whatever you make with your whole heart',
      'what used to be a hobby starts to look like a calling, or to be over',
    ],
    6: [
      'it works on you in the daily grind, where small powers matter',
      'your job and your body both refuse to be treated as machines',
    ],
    7: [
      'it comes through another person, and through the question of who has the upper hand',
      'a close bond goes through something, and is either deeper or finished afterward',
    ],
    8: [
      'it concerns debts, inheritances of every sort, and the trust that goes with them',
      'what two people keep from each other weighs more than usual',
    ],
    9: [
      'it works on what you believe, and on who taught you to',
      'you can no longer repeat certain things you used to say with ease',
    ],
    10: [
      "it's about your standing, and about the people who can raise or lower it",
      'you have more influence than your title says, and someone has noticed',
    ],
    11: [
      'it runs through a group, where loyalties are being tested',
      'the people you belong with are changing, and so is what you hope for',
    ],
    12: [
      'it works below the surface, and you notice it mostly by what no longer frightens you',
      'old matters come up at night and would like to be finished with',
    ],
  },
  signs: {
    Capricorn: ['it has to do with rank, and with structures that have had their day'],
    Aquarius: [
      'it has to do with groups, and with who gets to make the rules',
      'it comes less through one person than through a whole system',
    ],
    Pisces: ['it goes on out of sight', 'it has to do with what you have been carrying for others'],
  },
}
