import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const libraSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Virgo: {
    settles: [
      'Good will and a good memory could make you the fairest person anyone knows.',
      'Mentioned on the day, a small thing stays small, and the account has nothing in it but thanks.',
    ],
  },
  Scorpio: {
    settles: [
      'The truth is easier to take from somebody with manners.',
      'Given to one person who could use it, what you see would stop being a secret and turn into help.',
    ],
  },
}
