import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const geminiRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Taurus: {
    settles: [
      'Your mind can go anywhere because the rest of you is so well looked after at home.',
      'One idea in twenty could stay for breakfast, and it would find that it fits in.',
    ],
  },
  Cancer: {
    settles: [
      'Charm gets you the conversation, and memory makes it worth having had.',
      'When you bring up the knee, a stranger turns into a friend, and friends do ask back.',
    ],
  },
  Virgo: {
    settles: [
      "Speed gets you into every conversation, and care is why people could rely on you once you're in it.",
      "They don't need both in the same second, and only you believe that they do.",
    ],
  },
  Scorpio: {
    settles: [
      'You have the touch to make a hard subject light, and the depth to know which subject it is.',
      'Used on your own story once, it would turn a good listener into a friend.',
    ],
  },
  Capricorn: {
    settles: [
      'Being funny gets you a hearing, and being reliable would get you the job.',
      'Together, where people can see both, they make you the one whom everybody wants in charge.',
    ],
  },
  Pisces: {
    settles: [
      "You can't say it, but you can show where it lives, and you've got excellent taste in songs.",
      'The people who love your talk would follow you there, with nothing explained.',
    ],
  },
}
