import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const geminiSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Taurus: {
    first: [
      'With so much going on around you, people assume that nothing stays.',
      'They repeat themselves to you, to be safe.',
    ],
    second: [
      "It has all gone in, and it's being considered at its own pace.",
      "When you bring it up in June they've forgotten that they ever said it.",
    ],
    settles: [
      'Your quickness gathers the material, and your slowness makes something of it.',
      "If people could see the slow part at work, they'd bring you the questions that are worth it.",
    ],
  },
  Cancer: {
    first: [
      "You're such easy company that people stop guarding their words.",
      "They'd be surprised how long a word of theirs can last.",
    ],
    second: [
      'You go home and listen to the evening again, for the tone.',
      "Some of what you hear in it was never there, and there's no way of knowing without asking.",
    ],
    settles: [
      "You've got the lightness to ask about almost anything without its becoming a scene.",
      "The remark that's kept you awake could be cleared up in the time it takes to order.",
    ],
  },
}
