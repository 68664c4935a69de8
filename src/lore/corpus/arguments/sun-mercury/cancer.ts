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
  Cancer: {
    opening: [
      'You think with your feelings, and it works better than people expect.',
      "You protect what's yours (your Sun in Cancer), and with your Mercury in Cancer you argue from loyalty as other people argue from facts.",
      'It makes you right about a person long before you could prove it.',
      "When you're wrong, it's because you love one of the parties, and evidence doesn't count for much against that.",
    ],
    turn: "Once you care about somebody, you can't think about them from outside.",
    task: [
      "Think of one matter this month on which someone you love may be mistaken, and ask a friend who doesn't know them.",
      "Tell it without saying whose side you're on.",
      'You can love them just as much with the facts in.',
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
      "They've heard your speeches, and they'd be honored to be told.",
    ],
  },
}
