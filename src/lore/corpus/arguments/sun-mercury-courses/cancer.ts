import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const cancerSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Gemini: {
    first: [
      'You take everything to heart, and the people near you learn to be gentle.',
      'Then you tell it so well that they forget.',
    ],
    second: [
      "Everybody laughs, including you, and for the length of the story it really doesn't hurt.",
      "It's afterward that you notice you've been applauded for the thing you wanted to be held for.",
    ],
    settles: [
      'Being able to tell it is half of getting over it.',
      'The other half is one sentence longer, and the ones who laugh would be glad to hear it.',
    ],
  },
  Leo: {
    first: [
      'Close friends think of you as shy, and they feel trusted.',
      'They hardly recognize the person with the microphone.',
    ],
    second: [
      "Up there it's easy, since a speech has a shape and nobody can interrupt.",
      'Coming home from it, you want to be told that it was wonderful by somebody who then turns off the light.',
    ],
    settles: [
      'The big voice exists to get the tender things across, and at home it only needs turning down.',
      'Those few will hear it better without a stage between you.',
    ],
  },
}
