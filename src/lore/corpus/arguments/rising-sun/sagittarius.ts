import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const sagittariusRisingWithSun: Partial<Record<Sign, Argument>> = {
  Taurus: {
    opening: [
      'Anyone who talks about the whole world as you do ought to like sleeping in other beds.',
      'People hear plans from you, with continents in them (Sagittarius rising).',
      'Your Sun in Taurus has looked at the prices and at the beds.',
      "You've got the best atlas in the street, and a regular table at a place two blocks away.",
    ],
    turn: 'Your horizon is enormous, at least as seen from a very good sofa.',
    task: [
      'Book one of the journeys this month, a short one.',
      'Take your own pillow.',
      'Someone may be hoping that you meant the invitation, and keeping a bag packed.',
    ],
  },
  Cancer: {
    opening: [
      'For a free spirit, you call home rather often.',
      'You make friends in ten minutes and you laugh like somebody with no ties (Sagittarius rising).',
      'The ties are all there in your Sun in Cancer, and they reach a long way.',
      "At the end of the world you stand on a rock in the wind, looking for a signal so that you can tell somebody you've eaten.",
    ],
    turn: 'However far you go, you take them with you.',
    task: [
      'Bring someone along this month who usually only hears about it.',
      'It can be an ordinary Saturday.',
      "They get all the postcards, and they'd rather see your face while you look at it.",
    ],
  },
  Virgo: {
    opening: [
      'You paint the big picture and lie awake over a detail.',
      "Nothing's ever too large for you to have an opinion on, and it's a cheerful one (Sagittarius rising).",
      'Your Sun in Virgo would be happier if somebody had counted.',
      "You promise two hundred people a wonderful summer, and at three in the morning you're working out the number of forks.",
    ],
    turn: 'Your optimism makes the promises, and then your conscience has to keep them.',
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
      "The whole bus may know about your stomach, and your oldest friend couldn't say what you're afraid of.",
    ],
    turn: "You're frank to a fault, except about what matters.",
    task: [
      'Take an old friend on a long drive this month, and leave the funny stories at home.',
      'What you usually leave out tends to come up by the second hour.',
      'Your friend has laughed at the rest, and will remember this one.',
    ],
  },
  Capricorn: {
    opening: [
      'What you describe as an adventure would look very much like a career to anyone who had the dates.',
      "You're off to somewhere, you're in a good mood, and it all seems like chance (Sagittarius rising).",
      "There's very little chance in it, with your Sun in Capricorn.",
      "The trip that you took on a whim has a client at the end of it, and you'd known since March.",
    ],
    turn: 'People say that you follow your luck, not knowing that you send it directions.',
    task: [
      "Do something this month that can't be of any use to you.",
      "Don't tell anybody about it afterward, either.",
      "People who travel with you have wondered if they were company or contacts, and they'd love to know.",
    ],
  },
  Pisces: {
    opening: [
      'The person with the long stride, whom everyone follows, is following a feeling.',
      'You stride, and people fall in behind you (Sagittarius rising).',
      'If they asked, your Sun in Pisces could only say that it felt like this way.',
      'Twenty people are in a field in the rain, and the odd thing is that it was the right field.',
    ],
    turn: "Your confidence is real, even if it hasn't got a map.",
    task: [
      "When people follow you this month, tell them that you're guessing.",
      'Tell them how you guess, too.',
      "They'll come anyway, and somebody may have brought a map.",
    ],
  },
}
