import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const sagittariusSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Scorpio: {
    first: [
      "You come across as somebody who'll believe the best of anyone.",
      'People relax and let things slip.',
    ],
    second: [
      "You pick them up, and you can't help turning them over.",
      "It's hard to set out with a light heart when you've seen what's under everything.",
    ],
    settles: [
      "Trust means more from a person who's able to look.",
      "You're a good judge by now, so once in a while you could let the verdict stand without the search.",
    ],
  },
  Capricorn: {
    first: [
      "You've got faith enough for a whole group, and you keep it in the accounts.",
      'Nobody would come to you for encouragement.',
    ],
    second: [
      'When you open your mouth, the costs come out.',
      'So your own people get cautious on your advice, and you go ahead without them, hoping for the best.',
    ],
    settles: [
      "Nobody is better placed to give people courage, since you've done the sums and still believe in it.",
      'Heard in that order, your dryness is the most cheerful thing about you.',
    ],
  },
}
