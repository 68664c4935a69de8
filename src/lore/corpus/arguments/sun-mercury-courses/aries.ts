import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const ariesSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Taurus: {
    first: [
      "You're judged by the charge, because it's what people see.",
      'They tell each other that you never think.',
    ],
    second: [
      'You think all week, in the background, like something on a low heat.',
      'What you come up with holds, and it generally arrives after the ambulance.',
    ],
    settles: [
      'The two speeds would suit each other well if they were put in order.',
      "With the slow part done first, you'd have a sound idea and somebody bold enough to carry it out.",
    ],
  },
  Pisces: {
    first: [
      "You're so sure when you start that people assume there's a plan.",
      "They fall in behind you and ask each other where it's written down.",
    ],
    second: [
      "It isn't written anywhere, since it came to you as a picture.",
      "You've tried to explain it, and halfway through you were holding up your hands to show how it felt.",
    ],
    settles: [
      "A good hunch deserves a fast start, and you've got both.",
      "Two plain sentences are enough to let other people into the picture, and then you won't be running alone.",
    ],
  },
}
