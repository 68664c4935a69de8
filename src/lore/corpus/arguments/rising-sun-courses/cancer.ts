import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const cancerRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Aries: {
    settles: [
      "Kindness and ambition aren't enemies in you, and it's only the order that confuses people.",
      "Told at the start that you're out to win, they can enjoy being treated so well by the competition.",
    ],
  },
  Gemini: {
    settles: [
      "Curiosity is a form of care, since nobody asks a second question about what they don't value.",
      "Said aloud, it gives people what sympathy can't, which is the sense that their trouble is interesting.",
    ],
  },
  Leo: {
    settles: [
      'Anyone who asks so well has a roomful of people who are already fond of them.',
      "All that's missing is a first sentence, and after that your warmth and your shine turn out to be one thing.",
    ],
  },
  Libra: {
    settles: [
      'Your softness makes people gentle, and your tact gives the gentleness somewhere to go.',
      "Some of the peace you've made can stand by itself by now, and you could sit down.",
    ],
  },
  Sagittarius: {
    settles: [
      "You leave well because you've loved it there, and you come back well because you've been away.",
      "Once they've heard both halves of that, they can wave.",
    ],
  },
  Aquarius: {
    settles: [
      "You can be warm to anyone because you don't need to keep them.",
      'With the hours agreed on, the warmth and the distance stop taking turns and get along.',
    ],
  },
}
