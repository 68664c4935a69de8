import type { MonthAreas } from '#lore/authored.ts'

export const jupiterAreas: MonthAreas = {
  1: {
    eases: [
      'People give you the benefit of the doubt, and you can take up more room than usual.',
      'You feel larger and luckier, and you may be invited to something because of it.',
    ],
    presses: [
      'You may promise more of yourself than there is.',
      'You may think that you can do everything, and for a few weeks nobody contradicts you.',
    ],
  },
  2: {
    eases: [
      "Money or a better offer may come within reach. It's worth asking.",
      'You can earn or save a little more by thinking a little bigger.',
    ],
    presses: [
      "You may spend money that's still on its way.",
      "A good deal may be so good that you buy what you didn't want.",
    ],
  },
  3: {
    eases: [
      'Good news, or a useful tip, may come from someone nearby.',
      "What you say or write travels further than you'd expect.",
    ],
    presses: [
      'You may talk more about a plan than you work on it.',
      'You may say yes in so many conversations that they begin to overlap.',
    ],
  },
  4: {
    eases: [
      'Home can become larger, by a room or a guest or a plan.',
      'Family or people you live with are generous, and you can let them be.',
    ],
    presses: [
      'You may take on more at home than the place or the people can hold.',
      'A plan for the house may grow every time somebody mentions it.',
    ],
  },
  5: {
    eases: [
      'You have luck in what you do for love, and somebody may offer you a stage for it.',
      "You enjoy yourself and it's catching, so invite people.",
    ],
    presses: [
      'You may have such a good time that you forget what it costs.',
      'You may overestimate a flirtation or an idea. Enjoy it at its real size.',
    ],
  },
  6: {
    eases: [
      'Help may turn up at work, or work that you like better.',
      'Your health gains from something you enjoy.',
    ],
    presses: [
      'You may take on more work than a week has room for.',
      'You may improve your whole routine at once, and lose it at once. One change would stay.',
    ],
  },
  7: {
    eases: [
      'Somebody may be generous with you or want to join you in something.',
      'A partnership can grow, if one of you suggests the next step.',
    ],
    presses: [
      'You may expect too much of someone, or they of you, and both of you mean well.',
      'The two of you may agree to something larger than either could carry.',
    ],
  },
  8: {
    eases: [
      'You may be trusted with more, or helped with money.',
      'A burden that you share gets lighter, because somebody takes the larger end.',
    ],
    presses: [
      "You may rely on somebody's generosity a bit more than you'd like to.",
      'A loan or a favor may be larger than it has to be.',
    ],
  },
  9: {
    eases: [
      'A trip, a course, or a large idea begins to look possible.',
      'A teacher, or a person from somewhere else, may open something up for you.',
    ],
    presses: [
      'You may be surer of something than you have any reason to be.',
      'You may plan the next trip before this one has happened.',
    ],
  },
  10: {
    eases: [
      'Somebody may speak well of you to a person who matters.',
      "A bigger task may be offered to you, and it's one that you could grow into.",
    ],
    presses: [
      'More may be expected of you than you agreed to.',
      'You may aim so high that the next step gets left out.',
    ],
  },
  11: {
    eases: [
      'You may meet somebody who knows everybody.',
      "Friends help you with a plan, and there's more help where that came from.",
    ],
    presses: [
      'You may be in too many groups to be of much use to any.',
      'A plan among friends may grow until nobody can pay for it.',
    ],
  },
  12: {
    eases: [
      'You may be lucky without hearing where it came from.',
      'Time alone makes you hopeful, so take a good deal of it.',
    ],
    presses: [
      "You may try to rescue somebody who hasn't asked.",
      'You may hope that a difficulty goes away if you think well of it.',
    ],
  },
}
