import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const ariesSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Taurus: {
    settles: [
      'The two speeds would suit each other well if they were put in order.',
      "With the slow part done first, you'd have a sound idea and somebody bold enough to carry it out.",
    ],
  },
  Pisces: {
    settles: [
      "A good hunch deserves a fast start, and you've got both.",
      "All that's missing is a word or two for the people who'd like to run with you.",
    ],
  },
}
