import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const scorpioSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Libra: {
    first: [
      "You want to know what's really going on, and you've learned that people close up when pushed.",
      "So you're charming, and they open.",
    ],
    second: [
      "They enjoy it, and they don't notice until later that they did all the telling.",
      "It keeps you safe, and it means that the person who knows everybody isn't known.",
    ],
    settles: [
      'Your questions are so kindly put that an answer of yours would be welcome, too.',
      "Once you've given one, the charm is no longer a method, and they can trust it.",
    ],
  },
  Sagittarius: {
    first: [
      "Those who know you by your opinions think they've got the whole of you.",
      "You're generous with them, and they're good ones.",
    ],
    second: [
      'What you feel sits at the back, with its arms folded.',
      'After an evening of plain speaking you can come home with the odd sensation of not having been there.',
    ],
    settles: [
      "You've got the depth and you've got the frankness, and it's only a matter of pointing the one at the other.",
      'A single sentence on why it matters to you would do more than the next ten opinions.',
    ],
  },
}
