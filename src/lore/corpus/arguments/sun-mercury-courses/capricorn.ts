import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const capricornSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Sagittarius: {
    settles: [
      'Your plans are good, and so is the enthusiasm with which you sell them, and only the dates disagree.',
      'With the real ones mentioned, people would admire the climb as much as the view.',
    ],
  },
  Aquarius: {
    settles: [
      "A critic who's kept the place running knows what it would take to change it.",
      'One rule, changed by your own hand, would say more than all the talk.',
    ],
  },
}
