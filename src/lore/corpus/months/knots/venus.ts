import type { MonthKnots } from '#lore/authored.ts'

export const venusKnots: MonthKnots = {
  'venus~mars': {
    joined: ['You want what you want warmly and at once, and people feel it.'],
    tense: [
      [
        "You're drawn to what you quarrel with.",
        "You can enjoy somebody's company without needing the quarrel.",
      ],
      [
        'You want to please and you want to win, and you try to do both in one evening.',
        'You can please people and get what you want with one suggestion.',
      ],
    ],
    harmonious: ['You can go after what you like without putting anyone off.'],
  },
  'venus~jupiter': {
    joined: ["You're generous, and you have a taste for more."],
    tense: [
      [
        'You give too much and you spend too much, in the best of moods.',
        "You can be generous at a price that you'll still like next week.",
      ],
      [
        'You like the idea of somebody, and the person has to live up to it.',
        'You may like the person in front of you better than the idea of them.',
      ],
    ],
    harmonious: ['You enjoy things and people, and they return it.'],
  },
  'venus~saturn': {
    joined: ['You take love and money seriously, and you give neither away quickly.'],
    tense: [
      [
        'You wait to be sure of people, and they may take that for not caring.',
        "You can show somebody that you like them before you're quite sure.",
      ],
      ['You expect to pay for what you enjoy.', 'You can enjoy something that costs you nothing.'],
    ],
    harmonious: ["You're loyal, and what you choose tends to last."],
  },
  'venus~uranus': {
    joined: ["You like what's different, and you like to be left free with it."],
    tense: [
      [
        'You end things when they become predictable, and miss them afterward.',
        'You may find something new in what had become predictable.',
      ],
      [
        "You're drawn to people who can't stay, or you're the one who can't.",
        'You may be drawn to somebody who stays, and feel like staying yourself.',
      ],
    ],
    harmonious: ["You make friends where others wouldn't look."],
  },
  'venus~neptune': {
    joined: ["You love an ideal, and you're kind to people because of it."],
    tense: [
      [
        'You see what you wish for in people, and it can take you years to look again.',
        'You can see somebody as they are and like them.',
      ],
      [
        "You give where you'd better have asked.",
        "You can ask somebody what they'd like before you give it.",
      ],
    ],
    harmonious: ['You find beauty easily, and you share it.'],
  },
  'venus~pluto': {
    joined: ["You love completely, and you don't forget."],
    tense: [
      [
        "You want all of somebody, and you're afraid of wanting so much.",
        "You can enjoy an hour of somebody's company without wanting all of them.",
      ],
      [
        'You hold on to a person or a thing past its time, because so much of you has gone into it.',
        'You can loosen your hold on something you love, and it stays.',
      ],
    ],
    harmonious: ['You can be very close to someone without losing yourself.'],
  },
}
