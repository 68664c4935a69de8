import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const ariesRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Taurus: {
    settles: [
      'Your haste is good for finding what you love, and your patience is good for keeping it.',
      'Between them you get to begin early and stay late, which is how most good things are made.',
    ],
  },
  Cancer: {
    settles: [
      "A fierce person who's tender underneath makes a very good friend to have in a hospital.",
      'It goes best when the tender half gets there first and asks, so that the fierce half knows where to aim.',
    ],
  },
  Virgo: {
    settles: [
      'The one who leaps and the one who checks want the same thing, which is for it to be good.',
      'When the checking gets its ten minutes at the start, the leap is no slower and you sleep.',
    ],
  },
  Scorpio: {
    settles: [
      "You've got the nerve to say anything and the depth to mean it, and so far the two have worked different shifts.",
      'Said plainly, the large wish frightens people less than the small fights do.',
    ],
  },
  Capricorn: {
    settles: [
      'An impatient person with a long plan gets up early for twenty years, and few can do that.',
      'Once the others can see the end of it, your hurry stops looking like temper and starts looking like work.',
    ],
  },
  Pisces: {
    settles: [
      'Someone who can push and can also feel where it lands is rare, and is needed in most rooms.',
      'If the feeling comes first, by as little as a minute, the push needs no apology.',
    ],
  },
}
