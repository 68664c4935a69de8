import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const aquariusSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Capricorn: {
    first: [
      "People sign up for the schedule and find that they've joined something quite new.",
      'They say how sensible you are.',
    ],
    second: [
      'You needed the schedule more than they did.',
      "Without one, an idea of yours stays where it is, since you won't show a thing that could be laughed at.",
    ],
    settles: [
      'Your odd ideas are worth taking seriously, and nobody takes them more seriously than you.',
      "A few people would follow the idea by itself, and you'd be surprised how little they ask about the dates.",
    ],
  },
  Pisces: {
    first: [
      "You're thought of as detached, and you rather like it.",
      'Nobody expects you to be hurt.',
    ],
    second: [
      "Meanwhile it's all coming in, whatever anyone near you is feeling.",
      'You give it a long name and go on being sad.',
    ],
    settles: [
      'Standing a little apart is how you manage to feel so much and still think.',
      'When you ask whose mood it is, the distance turns into a way of reaching somebody.',
    ],
  },
}
