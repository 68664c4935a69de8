import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const aquariusSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Capricorn: {
    settles: [
      'Your odd ideas are worth taking seriously, and nobody takes them more seriously than you.',
      "A few people would follow the idea by itself, and you'd be surprised how little they ask about the dates.",
    ],
  },
  Pisces: {
    settles: [
      'Standing a little apart is how you manage to feel so much and still think.',
      'When you ask whose mood it is, the distance turns into a way of reaching somebody.',
    ],
  },
}
