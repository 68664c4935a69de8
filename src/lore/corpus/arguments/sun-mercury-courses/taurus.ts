import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const taurusSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Aries: {
    settles: [
      'A quick tongue is useful to a slow decider, since people at least learn which way you lean.',
      'If it also names the day, nobody has to mistake the lean for the decision.',
    ],
  },
  Gemini: {
    settles: [
      'Steady as you are, you can afford to be curious about everything.',
      'One small change, actually made, would show people which talk is travel and which is a plan.',
    ],
  },
}
