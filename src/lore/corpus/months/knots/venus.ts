import type { MonthKnots } from '#lore/authored.ts'

export const venusKnots: MonthKnots = {
  'venus~mars': {
    joined: ['You want what you want warmly and at once, and people feel it.'],
    tense: [
      "You're drawn to what you quarrel with.",
      'You want to please and you want to win, and you try to do both in one evening.',
    ],
    harmonious: ['You can go after what you like without putting anyone off.'],
  },
  'venus~jupiter': {
    joined: ["You're generous, and you have a taste for more."],
    tense: [
      'You give too much and you spend too much, in the best of moods.',
      'You like the idea of somebody, and the person has to live up to it.',
    ],
    harmonious: ['You enjoy things and people, and they return it.'],
  },
  'venus~saturn': {
    joined: ['You take love and money seriously, and you give neither away quickly.'],
    tense: [
      'You wait to be sure of people, and they may take that for not caring.',
      'You expect to pay for what you enjoy.',
    ],
    harmonious: ["You're loyal, and what you choose tends to last."],
  },
  'venus~uranus': {
    joined: ["You like what's different, and you like to be left free with it."],
    tense: [
      'You end things when they become predictable, and miss them afterward.',
      "You're drawn to people who can't stay, or you're the one who can't.",
    ],
    harmonious: ["You make friends where others wouldn't look."],
  },
  'venus~neptune': {
    joined: ["You love an ideal, and you're kind to people because of it."],
    tense: [
      'You see what you wish for in people, and it can take you years to look again.',
      "You give where you'd better have asked.",
    ],
    harmonious: ['You find beauty easily, and you share it.'],
  },
  'venus~pluto': {
    joined: ["You love completely, and you don't forget."],
    tense: [
      "You want all of somebody, and you're afraid of wanting so much.",
      "You hold on after it's over, because you can't believe that it was for nothing.",
    ],
    harmonious: ['You can be very close to someone without losing yourself.'],
  },
}
