import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const virgoSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Leo: {
    settles: [
      "A voice like yours knows what's good, and it isn't lying about your friends.",
      'If it spoke of your work in the same tone for one sentence, the modest part of you could check every word.',
    ],
  },
  Libra: {
    settles: [
      'You can be right and kind in the same sentence, and hardly anyone can.',
      'It only has to be a shorter sentence.',
    ],
  },
}
