import type { TransitPlaces } from '../../../year-ahead.ts'

export const saturnTransits: TransitPlaces = {
  houses: {
    1: [
      'much of it shows in your face and in how little you feel like explaining',
      'people find you more serious than you feel',
    ],
    2: [
      'it comes to you by way of the budget and of what your work is worth',
      'you count things that you used to leave uncounted',
    ],
    3: [
      'it arrives as emails, forms, and conversations that take longer than planned',
      "you're the one who writes it down properly, and that takes time",
    ],
    4: [
      "it starts at home, with the lease or the plumbing or a parent's phone call",
      'home is where the work is, and you get no applause for it',
    ],
    5: [
      'even the things you do for fun come with rehearsals and a deadline',
      'children, romances, and hobbies all ask how serious you are',
    ],
    6: [
      'you notice it in your working hours and in how long a cold takes to go',
      'the working day has gotten longer, and your body keeps the time sheet',
    ],
    7: [
      'it reaches you through one other person, and through what the two of you have agreed',
      'other people bring you their limits, and you find your own that way',
    ],
    8: [
      'it has to do with what you share or owe, and with papers that both sides have to sign',
      'you find out who can be relied on when it costs them something',
    ],
    9: [
      'it touches your plans to study, travel, or believe in something that stands up to questions',
      'the large plans have to pass an exam before they get any further',
    ],
    10: [
      "it happens where people can see it, in your work or in whatever you're known for",
      "you're held to what you said you could do",
    ],
    11: [
      "it comes through a group, where somebody has to be the reliable one and it's you",
      'you have fewer friends on the calendar and count on them more',
    ],
    12: [
      'most of it happens where nobody sees it, late at night or in your own head',
      "you're tired in ways that a weekend doesn't fix, and you keep it to yourself",
    ],
  },
  signs: {
    Aries: [
      'it has to do with starting things by yourself, and with how long you can keep going',
      "what's hard about it is mostly the beginning",
    ],
    Taurus: [
      'it comes down to money, comfort, and what you can live without',
      "it's slow, and it has to do with things you can touch",
    ],
    Gemini: [
      'it shows in what you say, sign, and promise to look up',
      'it asks for one clear answer where you have three good ones',
    ],
    Cancer: [
      'it has to do with home, and with who looks after whom',
      'feelings are part of the work',
    ],
    Leo: ['your pride is in it', 'you have to earn the applause and then do without some of it'],
    Virgo: ['it is a matter of details, and of doing them again', 'your habits are what it tests'],
    Libra: [
      'fairness is the issue, and so is who signed what',
      'it takes two to settle it, and the other one takes time',
    ],
    Scorpio: [
      'it goes deep and is seldom talked about',
      'trust is the subject, and how it is earned',
    ],
    Sagittarius: ['it tests what you believe in', 'big plans get asked for their details'],
    Capricorn: ['it is about work, rank, and who is responsible', 'you are asked to be the adult'],
    Aquarius: ['it has to do with friends and with rules that ought to hold for everybody'],
    Pisces: ['it is hard to get hold of', 'you have to draw a line somewhere soft'],
  },
}
