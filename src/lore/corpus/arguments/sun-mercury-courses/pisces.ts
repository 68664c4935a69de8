import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const piscesSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Aries: {
    settles: [
      "A gentle person who tells the truth is worth having, and you're one whenever you don't take it back.",
      "The kindness can go into how you stay, once it's been said.",
    ],
  },
  Aquarius: {
    settles: [
      'The one who feels it and the one who understands it are both you, and people in trouble could use the pair.',
      'They only need to meet them in that order.',
    ],
  },
}
