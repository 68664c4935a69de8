import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const capricornRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Aries: {
    settles: [
      'Nerve does very well in a suit.',
      "If people knew that it was your first time, they'd be braver themselves, and some of them would give you a hand.",
    ],
  },
  Gemini: {
    settles: [
      'A lively mind with a sober face can get away with nearly anything, including being entertaining.',
      'Once you admit to being bored, the meeting gets shorter and the idea gets better.',
    ],
  },
  Leo: {
    settles: [
      'You do deserve it, and you of all people can say exactly what for.',
      'A wish stated as dryly as you state everything else will be carried out to the letter.',
    ],
  },
  Libra: {
    settles: [
      "You're good at arranging things, so you could arrange this.",
      'Company is a perfectly serious purpose, and what you put in your calendar has always happened.',
    ],
  },
  Sagittarius: {
    settles: [
      'The same eye that sees what might go wrong has seen what might go right.',
      "Told in the other order, hope first and figures after, it's a plan that people can sign.",
    ],
  },
  Aquarius: {
    settles: [
      'Change gets through most easily in a suit, with an agenda.',
      "You won't have to raise your voice, since the people who'd shout down a rebel are already listening to you.",
    ],
  },
}
