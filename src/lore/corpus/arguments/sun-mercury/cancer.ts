import type { NeighboringArguments } from '#lore/authored.ts'

export const cancerSunAndMercury: NeighboringArguments = {
  Gemini: {
    opening: [
      'You feel a thing deeply and talk about it as though it had happened to somebody else.',
      'Home and the people in it come first with you (your Sun in Cancer).',
      "Your Mercury in Gemini, though, can find the funny side of any disaster within the hour, so your stories are excellent and nobody thinks to ask if you're all right.",
      "You may be waiting to be asked while you're making them laugh.",
    ],
    turn: "You entertain people with what you'd like them to comfort you about.",
    task: [
      'The next time you tell one of your disasters as a story, add one sentence about how it was for you.',
      'Then stop, and let it be quiet.',
      'The people who laughed hardest will be the first to ask.',
    ],
  },
  Leo: {
    opening: [
      "You're shy about what you feel and grand about what you think.",
      'You keep your softer side for a few people (your Sun in Cancer), but your Mercury in Leo likes an audience and knows how to hold one.',
      'So a private person gives public speeches.',
      "Afterward you'd like to be told that it was good, and then to be taken home and not spoken to.",
    ],
    turn: "You show people the performance and hope they'll see who gave it.",
    task: [
      'Say one thing to somebody this month that would get no applause.',
      'Say it at home, without raising your voice.',
      "They know your speeches, and they'd be honored to be told.",
    ],
  },
}
