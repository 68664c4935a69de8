import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const scorpioRisingWithSun: Partial<Record<Sign, Argument>> = {
  Aries: {
    opening: [
      "When people think that you're planning something, you've usually just done it.",
      'You say little, your look makes people careful, and they expect a long game (Scorpio rising).',
      "Your Sun in Aries doesn't play long games.",
      "They're still wondering what you meant by that silence, and you've quit and bought the van.",
    ],
    turn: 'People search for your motives, and all it was is that you felt like it.',
    task: [
      "Tell somebody your reason this month right after you've acted.",
      "It'll be short, and you can let it be.",
      "They've credited you with some very dark strategies, and the truth will make you much easier to like.",
    ],
  },
  Gemini: {
    opening: [
      "You look as if you knew a secret, and you'd love to tell it.",
      "There's an air about you, and people choose their words (Scorpio rising).",
      "Your Sun in Gemini wishes that they'd just talk.",
      'They confide in you because you seem like a grave, and you walk around all day with the best story of your life.',
    ],
    turn: 'Behind a face like a safe you keep the news of the whole street.',
    task: [
      "Start a light conversation this month with someone who's a little afraid of you.",
      'Talk nonsense for five minutes.',
      "They'll tell others that you're funny, and it'll be news.",
    ],
  },
  Leo: {
    opening: [
      'You hold back, in the hope of being adored.',
      'You give people a long, level look and very little else (Scorpio rising).',
      'Your Sun in Leo would like them to fall at its feet.',
      "They keep a respectful distance, just as you've taught them to, and you go home wondering why nobody came over.",
    ],
    turn: "You guard the gate so well that the parade can't get in.",
    task: [
      'Show your pleasure at somebody this month, all over your face.',
      "Do it before you know what they're like.",
      'People have admired you from the far side of the room, and they only wanted a sign.',
    ],
  },
  Libra: {
    opening: [
      'You look dangerous when all you want is for everyone to get along.',
      'People think twice before they contradict you (Scorpio rising).',
      "If they knew your Sun in Libra, they'd know that you're already working on the compromise.",
      "The table goes quiet because you've put down your fork, and all you were going to say was that they both had a point.",
    ],
    turn: "They prepare for a duel, and you've brought two glasses.",
    task: [
      "Tell people at the start this month that you'd like to agree.",
      "You might even say which half you're ready to give up.",
      "They may be defending themselves against you, and they'd rather have your help.",
    ],
  },
  Sagittarius: {
    opening: [
      'You keep your own counsel for as long as nobody makes you laugh.',
      'People see the stare, and they expect something heavy (Scorpio rising).',
      'Your Sun in Sagittarius thinks the whole thing is a riot.',
      "At a very solemn moment you catch somebody's eye, and it's all over for the two of you.",
    ],
    turn: 'What people fear as your depth is mostly jokes and road maps.',
    task: [
      'Make your plans out loud this month, with the enthusiasm left in.',
      "Ask who's coming.",
      'They thought you went alone because you liked it, and one of them has a car.',
    ],
  },
  Aquarius: {
    opening: [
      'People feel that you want something from them, when what you want is for them to be free.',
      "There's an intensity to you, and they feel chosen or accused (Scorpio rising).",
      'Your Sun in Aquarius was thinking about the question in general.',
      'Someone lies awake because of how you looked at them, and you were working out the bus routes.',
    ],
    turn: "It always feels personal to them, and to you it's about as personal as the weather.",
    task: [
      "Say what you're thinking this month when somebody asks why you're looking at them like that.",
      "Say it even if it's buses.",
      "They'll laugh with relief, and you'll have somebody to talk to about the question in general.",
    ],
  },
}
