import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const virgoRisingWithSun: Partial<Record<Sign, Argument>> = {
  Aries: {
    opening: [
      "You offer to help, and before long you're in command.",
      'You look careful and modest, and people hand you the list (Virgo rising).',
      "Your Sun in Aries can't hold a list without leading a charge.",
      "They asked you to look at the seating plan, and by noon you've moved the wedding.",
    ],
    turn: 'Nobody has ever applied as an assistant so often and assisted so little.',
    task: [
      'Ask for the whole job this month instead of the list.',
      "Say that you'd like to run it.",
      "They need somebody to go first, and they'd have asked you if you hadn't been taking notes.",
    ],
  },
  Gemini: {
    opening: [
      "You're asked for the facts when you'd love to give the gossip.",
      "People see somebody precise who wouldn't say a thing unless it was so (Virgo rising).",
      'Your Sun in Gemini has heard something delightful that may not be.',
      "You correct the date, you correct the spelling, and then you lean over and tell them who's leaving whom.",
    ],
    turn: "Because you look so dry, nobody suspects that you're the best company in the building.",
    task: [
      'Let one person this month have the amusing version first.',
      "The corrections can wait until they've laughed.",
      "People go to somebody else for fun, and they don't know what they're missing.",
    ],
  },
  Leo: {
    opening: [
      "After straightening everyone else's tie, you'd quite like to be on the poster.",
      'You come across as the one who makes it work, behind the scenes (Virgo rising).',
      "Your Sun in Leo has noticed that there's nobody watching back there.",
      "At the end they thank the whole team, and you clap with the rest, and you notice that they didn't say your name.",
    ],
    turn: "You act as though you didn't need the credit, and then you keep count of it.",
    task: [
      'Sign one thing this month, where it can be seen.',
      'If somebody praises it, stand still.',
      "They'd be glad to have a face to thank, and yours is the right one.",
    ],
  },
  Libra: {
    opening: [
      "While people wonder what you're finding wrong with them, you may be falling in love.",
      "You've got a critical eye, and people tuck in their shirts when you look at them (Virgo rising).",
      'Your Sun in Libra is looking for somebody to sit next to.',
      "They think that you're checking their grammar, and you're wondering whether they'd like to go for a walk.",
    ],
    turn: 'You come across as an exam, on evenings when you were hoping for a date.',
    task: [
      'Say the first nice thing that you think about somebody this month, before the first accurate one.',
      'Leave it at that.',
      'They may be trying to pass, and they passed a while ago.',
    ],
  },
  Sagittarius: {
    opening: [
      'You read the fine print because you believe in miracles.',
      'You look sensible, and people ask you about insurance (Virgo rising).',
      "They'd be surprised to hear what your Sun in Sagittarius expects of life.",
      "You've packed for four kinds of weather, because you're going to walk across a continent.",
    ],
    turn: 'All that caution is in the service of something completely unreasonable.',
    task: [
      'Tell a practical person this month about the unreasonable thing.',
      "Let them see that you've priced it.",
      "They've never heard a dream with a budget, and they may want to come along.",
    ],
  },
  Aquarius: {
    opening: [
      'You do everything properly, including your part in getting rid of the whole system.',
      "You're neat, you're on time, and they put you in charge of the forms (Virgo rising).",
      'Your Sun in Aquarius would have done away with the forms.',
      'You fill them in without a mistake, and in the space for remarks you explain politely why nobody should have to.',
    ],
    turn: 'No one has ever led a more orderly rebellion.',
    task: [
      'Leave one rule out this month, a silly one, where people will notice.',
      'When they ask, tell them why.',
      "They've always thought that you liked the forms, and some of them would have joined you years ago.",
    ],
  },
}
