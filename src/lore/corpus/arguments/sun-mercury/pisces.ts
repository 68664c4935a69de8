import type { NeighboringArguments } from '#lore/authored.ts'

export const piscesSunAndMercury: NeighboringArguments = {
  Aquarius: {
    opening: [
      'You feel for everyone, and you talk about it as if you were explaining the weather.',
      "You can't see somebody hurt without hurting (your Sun in Pisces), while your Mercury in Aquarius takes a step back and describes the system that did it.",
      "It's a good description.",
      "The one who was hurt hears a theory, and may never find out that you'd been up half the night.",
    ],
    turn: 'You turn to ideas when a feeling gets too near.',
    task: [
      "The next time somebody's upset, say that you're sorry before you say why it happens.",
      'The explanation can wait a day.',
      "They'll be glad to find out what was behind all that thinking.",
    ],
  },
  Aries: {
    opening: [
      "You're gentle, and your remarks aren't always.",
      "You'd give in for the sake of peace (your Sun in Pisces), but your Mercury in Aries has blurted out the truth before peace could be considered.",
      "Then you're sorry, and spend the rest of the day being especially kind to somebody who may have needed to hear it.",
      "People don't know which of you to answer.",
    ],
    turn: "You say the brave thing, and you take it back because you're kind.",
    task: [
      'Say one true thing this month, and let it stand until the next day.',
      'Be kind in the meantime about something else.',
      "You'll often find that they were grateful, and that only you minded.",
    ],
  },
}
