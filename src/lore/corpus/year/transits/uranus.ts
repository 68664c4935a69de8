import type { TransitPlaces } from '../../../year-ahead.ts'

export const uranusTransits: TransitPlaces = {
  houses: {
    1: [
      'it shows on you first, in a haircut, a new tone of voice, or a plan announced at breakfast',
      'you surprise people, and some of the time yourself',
    ],
    2: [
      'it runs through your income and through what you thought you needed',
      'money comes and goes at odd moments, and your opinion of it changes, too',
    ],
    3: [
      'it begins with a message, a neighbor, or a sentence you had not meant to say',
      'news keeps arriving sideways, from people you see every day',
    ],
    4: [
      'it shakes things at home, where you had counted on nothing moving',
      'you may want to knock out a wall, in the apartment or in the family',
    ],
    5: [
      'it has to do with fun, flirting, or a child who has ideas of their own',
      'what you make gets odder and better',
    ],
    6: [
      'it takes your daily routine apart and hands you the pieces',
      'your hours, your tools, and the way you treat your body are all up for trial',
    ],
    7: [
      'it comes in by way of another person, who changes the terms or makes you want to',
      "you can't predict the people closest to you, and they say the same of you",
    ],
    8: [
      'it concerns what you share, from bank accounts to confidences, and how you would divide it',
      'you want fewer strings on the help you get and on the help you give',
    ],
    9: [
      'it pulls you toward some other place, course, or way of thinking',
      'a settled opinion of yours gets knocked over by a stranger',
    ],
    10: [
      "it happens in public, in your job or in what you're known for",
      'your line of work may change direction faster than your résumé can',
    ],
    11: [
      "it comes through friends, and through people you wouldn't have met a few years ago",
      'your circle reshuffles itself without asking you',
    ],
    12: [
      'it begins out of sight, as restlessness or as a dream you remember all day',
      "something you've kept to yourself wants out at an unplanned moment",
    ],
  },
  signs: {
    Taurus: [
      'it has to do with money, comfort, and whatever had seemed settled',
      'it moves things that had stood in one place for years',
    ],
    Gemini: [
      'it comes as news, and as a new way of talking about old things',
      "it's fast, and it changes its mind along the way",
    ],
    Cancer: ['it reaches into home and family', 'it has to do with where you belong'],
    Leo: ['it wants to be seen', 'it has to do with what you make and whom you love'],
  },
}
