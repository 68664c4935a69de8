import type { MonthAreas } from '#lore/authored.ts'

export const jupiterAreas: MonthAreas = {
  1: {
    eases: [
      'You take up more room than usual, and people make it.',
      'You feel larger and luckier, and you may be invited to something because of it.',
    ],
    presses: [
      'You say yes to three invitations for one evening.',
      'You may think that you can do everything, and for a few weeks nobody contradicts you.',
    ],
  },
  2: {
    eases: [
      "There's more to be had than you've asked for, so ask.",
      'You can earn or save a little more by thinking a little bigger.',
    ],
    presses: [
      'Your idea of what you can afford may be a size too large.',
      "A good deal may be so good that you buy what you didn't want.",
    ],
  },
  3: {
    eases: [
      'Somebody may put you in touch with exactly the right person.',
      "What you say or write travels further than you'd expect.",
    ],
    presses: [
      "You tell everyone about it before there's anything to tell.",
      'You may say yes in so many conversations that they begin to overlap.',
    ],
  },
  4: {
    eases: [
      "People like to come to your place, and a visit may turn into a plan you're glad of.",
      'Family or people you live with are generous, and you can let them be.',
    ],
    presses: [
      "You may plan a house for the life you'd like to have, and have to live in this one.",
      'A plan for the house may grow every time somebody mentions it.',
    ],
  },
  5: {
    eases: [
      'What you do for fun finds friends, and you can do more of it.',
      "You enjoy yourself and it's catching, so invite people.",
    ],
    presses: [
      'You celebrate before the thing is finished.',
      'You may overestimate a flirtation or an idea. Enjoy it at its real size.',
    ],
  },
  6: {
    eases: [
      'Work gets lighter because you like it, or like the people.',
      'Your health gains from something you enjoy.',
    ],
    presses: [
      'A healthy plan may be so ambitious that it lasts until the weekend.',
      'You improve your whole routine at once, and lose it at once. One change would stay.',
    ],
  },
  7: {
    eases: [
      'You and somebody else bring each other luck.',
      'A partnership can grow, if one of you suggests the next step.',
    ],
    presses: [
      'You may each be promising on behalf of both.',
      'The two of you may agree to something larger than either could carry.',
    ],
  },
  8: {
    eases: [
      'Somebody may share something with you that they usually keep.',
      'A burden that you share gets lighter, because somebody takes the larger end.',
    ],
    presses: [
      "You may feel so safe with someone that you don't read what you sign.",
      'A loan or a favor may be larger than it has to be.',
    ],
  },
  9: {
    eases: [
      "You can see a way to something that you'd put down as a dream.",
      'A teacher, or a person from somewhere else, may open something up for you.',
    ],
    presses: [
      "You may have an opinion for everyone who asks, and for some who haven't.",
      'You plan the next trip before this one has happened.',
    ],
  },
  10: {
    eases: [
      'Your name comes up in a good connection.',
      "A bigger task may be offered to you, and it's one that you could grow into.",
    ],
    presses: [
      'You accept the big task without asking who does the small ones.',
      'You may aim so high that the next step gets left out.',
    ],
  },
  11: {
    eases: [
      'One good contact leads to another.',
      "Friends help you with a plan, and there's more help where that came from.",
    ],
    presses: [
      'You may have more plans with friends than evenings.',
      'A plan among friends may grow until nobody can pay for it.',
    ],
  },
  12: {
    eases: [
      "Something turns out well that you'd already given up on.",
      'Time alone makes you hopeful, so take a good deal of it.',
    ],
    presses: [
      'You give away time that you needed for yourself.',
      'You may hope that a difficulty goes away if you think well of it.',
    ],
  },
}
