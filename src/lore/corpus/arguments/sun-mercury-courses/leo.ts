import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const leoSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Cancer: {
    settles: [
      "You've got a room's attention and you know who in it needs some.",
      'Said to one person afterward, what you noticed is worth more than the toast was.',
    ],
  },
  Virgo: {
    settles: [
      "It's because you aim so high that you check so hard, so neither of the two is the enemy.",
      'A splendid thing with a flaw on page two gives people more joy than a perfect one that nobody has seen.',
    ],
  },
}
