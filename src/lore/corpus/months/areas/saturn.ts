import type { MonthAreas } from '#lore/authored.ts'

export const saturnAreas: MonthAreas = {
  1: {
    eases: [
      'You come across as serious and able, and people give you real responsibility.',
      'You can begin to be stricter with yourself in a way that does you good.',
    ],
    presses: [
      "You feel older and slower than you are. It's a matter of having carried too much.",
      "You may be judged more coolly than you're used to, and learn one useful thing from it.",
    ],
  },
  2: {
    eases: [
      'You can put your money in order, and the order will hold.',
      'Steady work is paid, and you know what you can count on.',
    ],
    presses: [
      "Money may be short, or you may feel that it is. Look at the figures, since they're calmer than you are.",
      'You may have to do without something, and find out if you needed it.',
    ],
  },
  3: {
    eases: [
      "You can say something difficult in a calm way, and it'll be believed.",
      'Careful reading or study pays off.',
    ],
    presses: [
      'You come up against a no, often from a rule or a tired person.',
      'A conversation may be slow and dutiful. You can keep it short.',
    ],
  },
  4: {
    eases: [
      'You can settle a practical matter at home for good.',
      'An older member of your family may be of real help, or glad of yours.',
    ],
    presses: [
      "Duties at home may weigh on you, and it's a good time to count who does what.",
      'You may feel shut in by your place or your family. Find out which rule you could change.',
    ],
  },
  5: {
    eases: [
      'You can practice something you love and see progress.',
      'An affection that was playful may become reliable.',
    ],
    presses: [
      "You may not feel like playing, and work isn't going well either. An hour off would help both.",
      'Something you made may be judged by its faults. Keep the verdict for a week before you believe it.',
    ],
  },
  6: {
    eases: [
      "A good habit takes hold, because you've stopped making an event of it.",
      'You get through difficult work, and it stays done.',
    ],
    presses: [
      "The work is heavy and there's a good deal of it. Ask which part has a deadline.",
      "Your body may ask for rest in a way you can't argue with.",
    ],
  },
  7: {
    eases: [
      'Somebody may make you a promise and keep it.',
      'You and someone close can agree on terms that will last.',
    ],
    presses: [
      "The other person may be tired or distant. Ask if it's about you before you assume it.",
      'An agreement may show its limits. You can write a better one.',
    ],
  },
  8: {
    eases: [
      'You can pay something off, or sort out what you share with someone.',
      "You trust someone because they've earned it, and you're right to.",
    ],
    presses: [
      'You feel what you owe, in money or in gratitude. A plan with small steps is enough.',
      "You may find it hard to let anyone near. Tell the nearest person that it isn't about them.",
    ],
  },
  9: {
    eases: [
      'You can take a large plan one solid step further.',
      'Studying, or paperwork for something far away, goes well if you go slowly.',
    ],
    presses: [
      'Distance, rules, or costs may stand between you and a plan. Find out which of them can be changed.',
      "You may doubt something you've believed for years. What's left after that is sturdier.",
    ],
  },
  10: {
    eases: [
      'Your work is taken seriously, and effort is what counts now.',
      'You can ask for responsibility and get it in writing.',
    ],
    presses: [
      'You may work hard and see little for it. The result takes longer than the mood does.',
      "Somebody in charge may be strict with you. Give them what's in the contract, and no more.",
    ],
  },
  11: {
    eases: [
      'You find out which friends can be relied on, and there are more than you thought.',
      "A group needs somebody steady, and you don't mind being that.",
    ],
    presses: [
      'You feel apart from your friends. One of them probably feels the same.',
      'A plan may fail for lack of people who mean it. You know now who does.',
    ],
  },
  12: {
    eases: [
      'You can put an old worry in order and stop carrying it.',
      'Time alone is well spent, especially on something that needs patience.',
    ],
    presses: [
      "You feel guilty about something that wasn't yours. Ask somebody sensible.",
      'You may be lonelier than you let on. One phone call makes a difference.',
    ],
  },
}
