import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const scorpioSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Libra: {
    settles: [
      'Your questions are so kindly put that an answer of yours would be welcome, too.',
      "Once you've given one, the charm is no longer a method, and they can trust it.",
    ],
  },
  Sagittarius: {
    settles: [
      "You've got the depth and you've got the frankness, and it's only a matter of pointing the one at the other.",
      'People who know all your opinions would be surprised how little it takes to know you.',
    ],
  },
}
