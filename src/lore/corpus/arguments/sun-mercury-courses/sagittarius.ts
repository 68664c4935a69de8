import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const sagittariusSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Scorpio: {
    settles: [
      "Trust means more from a person who's able to look.",
      "You're a good judge by now, so once in a while you could let the verdict stand without the search.",
    ],
  },
  Capricorn: {
    settles: [
      "Nobody is better placed to give people courage, since you've done the sums and still believe in it.",
      'Heard in that order, your dryness is the most cheerful thing about you.',
    ],
  },
}
