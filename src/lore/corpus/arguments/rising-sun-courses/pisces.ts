import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const piscesRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Aries: {
    settles: [
      "You feel which way the water is running, and you've got the courage to go.",
      'One sentence before you cast off would get you a crew.',
    ],
  },
  Gemini: {
    settles: [
      "You pick up what's in the air and you can put it into words, which is most of what a writer does.",
      "Spoken at the time, it'd surprise them once, and then they'd wait for it.",
    ],
  },
  Leo: {
    settles: [
      "You can feel what a room wants, and you've got what it takes to give it.",
      "When you do stand up, it isn't pushing, since they've been waiting for someone who knew how it went.",
    ],
  },
  Libra: {
    settles: [
      "You've got the tenderness for it and the fairness, and what's wanted is an edge to lean against.",
      "A friendly disagreement shows the other one where you are, and that's where they can come.",
    ],
  },
  Sagittarius: {
    settles: [
      'The dreaming and the aiming are one activity in you.',
      'Shown on a map, it gives the worriers something better to carry than your gloves.',
    ],
  },
  Aquarius: {
    settles: [
      "Feeling first and thinking second is a good order, provided that people know there's a second.",
      "They'd come to you for both, the comfort today and the clear head when they're ready for it.",
    ],
  },
}
