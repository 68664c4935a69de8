import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const geminiSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Taurus: {
    settles: [
      'Your quickness gathers the material, and your slowness makes something of it.',
      "If people could see the slow part at work, they'd bring you the questions that are worth it.",
    ],
  },
  Cancer: {
    settles: [
      "You've got the lightness to ask about almost anything without its becoming a scene.",
      "The remark that's kept you awake could be cleared up in the time it takes to order.",
    ],
  },
}
