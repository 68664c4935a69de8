import type { MonthAreas } from '#lore/authored.ts'

export const neptuneAreas: MonthAreas = {
  1: {
    eases: [
      "You're gentler than usual, and people soften in return.",
      'You can let yourself be less defined for a while, and rest from having a profile.',
    ],
    presses: [
      "You may not be sure who you are to other people. Don't ask ten of them.",
      'People may see in you what they need. You can say what you are.',
    ],
  },
  2: {
    eases: [
      "You care less about owning things, and you enjoy what's free.",
      'You may be generous and not regret it.',
    ],
    presses: [
      'Money may slip through your hands, so look at the account once a week.',
      'You may pay for a dream. Ask what it costs by the month.',
    ],
  },
  3: {
    eases: [
      'You hear what people mean, even when they say it badly.',
      'You write or talk with more feeling than usual, and it reaches people.',
    ],
    presses: [
      'A message may be vague, or be taken in a way nobody intended. Get dates and figures in writing.',
      'You may take a polite answer for a promise.',
    ],
  },
  4: {
    eases: [
      'Home is a refuge, and you can let it be one for somebody else.',
      'You can forgive something old in your family, without a conversation about it.',
    ],
    presses: [
      "You may not quite know where you belong. It's a feeling, and it doesn't have to be solved by moving.",
      'Someone at home may need more than you can give.',
    ],
  },
  5: {
    eases: [
      'Your imagination is at its best, and you should give it something to do.',
      'You may fall a little in love, with a person or a piece of music.',
    ],
    presses: [
      "You see somebody as you'd like them to be. Wait until you've seen them tired.",
      'You may dream about making something and not begin. Ten minutes of it would be real.',
    ],
  },
  6: {
    eases: [
      'You work with your mind half elsewhere, and the result is surprisingly good.',
      'Rest, water, and music do more for you than effort.',
    ],
    presses: [
      "You may be tired in a way that's hard to explain. Take it seriously and keep your days simple.",
      'Instructions at work may be unclear, so ask for them again.',
    ],
  },
  7: {
    eases: [
      'You and someone understand each other without saying much.',
      'You can forgive somebody, or be forgiven.',
    ],
    presses: [
      "You hope that the other person will guess. They won't.",
      "You may put someone on a pedestal or climb onto one. It's uncomfortable up there.",
    ],
  },
  8: {
    eases: ['You trust someone, and it feels like rest.', 'An old grief gets softer.'],
    presses: [
      'Shared money may be less clear than it looks. Read the terms with somebody awake.',
      'You may give away more than you meant to out of pity.',
    ],
  },
  9: {
    eases: [
      'A place, a faith, or a piece of art gives you hope.',
      "You can see the point of something you'd written off.",
    ],
    presses: [
      "You believe in something because it's beautiful. Check one fact.",
      "You may want to be anywhere else. Find out what you'd do there on a Tuesday.",
    ],
  },
  10: {
    eases: [
      'Your work can have more meaning for you than it usually does.',
      'You can follow your feeling about where your work should go.',
    ],
    presses: [
      "You may not be sure what your work is for. It's a fair question and it has no deadline.",
      'What people think you do and what you do may drift apart.',
    ],
  },
  11: {
    eases: [
      'You feel for your friends, and they know it.',
      'A hope that you share with others becomes a little more real.',
    ],
    presses: [
      'A friend may disappoint you by being ordinary.',
      "You help a group that doesn't notice. You can stop without telling them.",
    ],
  },
  12: {
    eases: [
      'Sleep and dreams do you good, and solitude feels like company.',
      'You can let go of something without having understood it.',
    ],
    presses: [
      'You may want to hide from everything. An early night is a good way to do it.',
      "Other people's moods may get to you, so choose whom you spend the evening with.",
    ],
  },
}
