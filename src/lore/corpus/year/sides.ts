import type { House } from '#lore/house.ts'

/** What a slow planet has to do with the house that it goes through, while it touches something else: clauses. */
export const sideLines: Record<House, Record<'presses' | 'eases', readonly string[]>> = {
  1: {
    presses: [
      'some of the strain may be about who you are turning into',
      'people may see the strain on you before you talk about it',
    ],
    eases: [
      'the help may begin with how you carry yourself',
      'you can use the help for something of your own',
    ],
  },
  2: {
    presses: [
      'money may be part of the pressure',
      "the pressure may come from what you can't afford",
    ],
    eases: ['some of the help may be money', 'your income may be the first to gain'],
  },
  3: {
    presses: [
      'the pressure may begin with something that somebody says',
      'a message or a conversation may bring the matter up',
    ],
    eases: ['the help may come by way of a conversation', 'a message or a talk may be what helps'],
  },
  4: {
    presses: [
      'something at home may be part of the pressure',
      'the trouble may begin with family, or with the place where you live',
    ],
    eases: [
      'the help may come from somebody at home',
      'a change at home may be the first thing that gets better',
    ],
  },
  5: {
    presses: [
      "the pressure may come from a romance, a child, or something you're making",
      'your free time may pay for the rest',
    ],
    eases: [
      'the help may begin with something you do for fun',
      "somebody you're fond of may have a part in the change",
    ],
  },
  6: {
    presses: [
      'too much work may be part of the pressure',
      'you may feel the strain first at work or in how you sleep',
    ],
    eases: [
      'a better routine may be what helps',
      'the people you work beside may have a part in the change',
    ],
  },
  7: {
    presses: [
      'the pressure may begin with what another person asks of you',
      'a partner may be part of the pressure',
    ],
    eases: ['the help may come from a partner', 'one other person may make the difference'],
  },
  8: {
    presses: [
      'shared money or a matter of trust may be part of the pressure',
      'the pressure may come from a debt of some kind',
    ],
    eases: [
      "somebody's trust may be part of the help",
      'what you share with somebody may be easier to settle',
    ],
  },
  9: {
    presses: [
      "a belief that you've leaned on may be what gives way",
      'the pressure may come from a journey or a course of study',
    ],
    eases: [
      'a trip, a course, or somebody from elsewhere may be part of the help',
      'a wider view of things may be what helps',
    ],
  },
  10: {
    presses: [
      'your work may be part of the pressure',
      'the pressure may begin with somebody above you, or with what you are known for',
    ],
    eases: [
      'the help may come by way of your work',
      'somebody above you may have a part in the change',
    ],
  },
  11: {
    presses: [
      'a friend or a group may be part of the pressure',
      'the trouble may begin among your friends',
    ],
    eases: ['the help may come from a friend', 'your friends may have a part in the change'],
  },
  12: {
    presses: [
      'a good part of the struggle may happen where nobody sees it',
      "something you haven't told anyone may be part of the pressure",
    ],
    eases: ['rest may be half of the help', 'time alone may do you more good than advice'],
  },
}
