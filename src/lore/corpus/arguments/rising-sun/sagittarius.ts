import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const sagittariusRisingWithSun: Partial<Record<Sign, Argument>> = {
  Taurus: {
    opening: [
      'You talk about the whole world, and you like to sleep in your own bed.',
      'People hear plans from you, with continents in them (Sagittarius rising).',
      'Your Sun in Taurus has looked at the prices and at the beds.',
      "You've got the best atlas in the street, and a regular table at a place two blocks away.",
    ],
    turn: "Your horizon is enormous, and you're looking at it from a very good sofa.",
    task: [
      'Book one of the journeys this month, a short one.',
      'Take your own pillow.',
      "Someone has been hoping for years that you meant the invitation, and they've kept a bag packed.",
    ],
  },
  Cancer: {
    opening: [
      'You call yourself a free spirit, and you call home every Sunday.',
      'You make friends in ten minutes and you laugh like somebody with no ties (Sagittarius rising).',
      'The ties are all there in your Sun in Cancer, and they reach a long way.',
      "At the end of the world you stand on a rock in the wind, looking for a signal so that you can tell somebody you've eaten.",
    ],
    turn: 'You go far, and you take them with you.',
    task: [
      'Bring someone along this month who usually only hears about it.',
      'It can be an ordinary Saturday.',
      "They've had all the postcards, and what they wanted was to see your face while you looked at it.",
    ],
  },
  Virgo: {
    opening: [
      'You paint the big picture and lie awake over a detail.',
      "Nothing's ever too large for you to have an opinion on, and it's a cheerful one (Sagittarius rising).",
      'Your Sun in Virgo would be happier if somebody had counted.',
      "You promise two hundred people a wonderful summer, and at three in the morning you're working out the number of forks.",
    ],
    turn: 'Your optimism makes the promises, and your conscience keeps them.',
    task: [
      "Ask somebody this month to do the counting for a thing you've announced.",
      "Thank them, and don't count again.",
      'People like your big ideas, and a few of them would like nothing better than to be given the forks.',
    ],
  },
  Scorpio: {
    opening: [
      "You're open about everything except what matters.",
      'You say what you think, you laugh loudly, and people feel they know all there is to know (Sagittarius rising).',
      'Your Sun in Scorpio lets them feel that.',
      'The whole bus may know about your stomach, while your oldest friend finds out from a form where you were born.',
    ],
    turn: "It's frankness on every subject but one, and the one keeps changing.",
    task: [
      'Tell somebody this month the thing that your stories always stop short of.',
      'You can tell it badly.',
      "They've laughed at all the others, and this is the one they'd keep.",
    ],
  },
  Capricorn: {
    opening: [
      "You make it sound like an adventure, and it's a career.",
      "You're off to somewhere, you're in a good mood, and it all seems like chance (Sagittarius rising).",
      "There's very little chance in it, with your Sun in Capricorn.",
      "The trip that you took on a whim has a client at the end of it, and you'd known since March.",
    ],
    turn: "You seem to follow your luck, and you've been sending it directions.",
    task: [
      "Do something this month that can't be of any use to you.",
      "Don't tell anybody about it afterward, either.",
      "People who travel with you have wondered if they were company or contacts, and they'd love to know.",
    ],
  },
  Pisces: {
    opening: [
      "You seem to know where you're going, and you're following a feeling.",
      'You stride, and people fall in behind you (Sagittarius rising).',
      'If they asked, your Sun in Pisces could only say that it felt like this way.',
      'Twenty people are in a field in the rain, and the odd thing is that it was the right field.',
    ],
    turn: "Your confidence is real, and it hasn't got a map.",
    task: [
      "When people follow you this month, tell them that you're guessing.",
      'Tell them how you guess, too.',
      "They'll come anyway, and somebody may have brought a map.",
    ],
  },
}
