import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const cancerSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Gemini: {
    settles: [
      'Being able to tell it is half of getting over it.',
      'The other half is one sentence longer, and the ones who laugh would be glad to hear it.',
    ],
  },
  Leo: {
    settles: [
      'The big voice exists to get the tender things across, and at home it only needs turning down.',
      'Those few will hear it better without a stage between you.',
    ],
  },
}
