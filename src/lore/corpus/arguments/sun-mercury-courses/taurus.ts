import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const taurusSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Aries: {
    first: [
      "People know that you can't be hurried, and they give you time.",
      "So they're taken aback when you snap out an answer before they've finished asking.",
    ],
    second: [
      "The answer is honest, and it's only the first one.",
      'Your mouth has gone ahead, and you spend a good while walking after it.',
    ],
    settles: [
      'A quick tongue is useful to a slow decider, since people at least learn which way you lean.',
      'If it also names the day, nobody has to mistake the lean for the decision.',
    ],
  },
  Gemini: {
    first: [
      'You look settled, and people come to you for the comfort of it.',
      'They stay for the talk, which is about anywhere else.',
    ],
    second: [
      'Your mind tries on other lives as other people try on hats.',
      "It's harmless, but some who love you have lain awake over it.",
    ],
    settles: [
      'Steady as you are, you can afford to be curious about everything.',
      'One small change, actually made, would show people which talk is travel and which is a plan.',
    ],
  },
}
