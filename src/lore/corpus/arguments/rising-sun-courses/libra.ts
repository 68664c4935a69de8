import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const libraRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Taurus: {
    settles: [
      "You're kind and you're firm, and a no from such a person is easy to take.",
      'Said early, in your usual voice, it saves them the six weeks and leaves you liked.',
    ],
  },
  Cancer: {
    settles: [
      'Your charm makes a wide circle, and your loyalty needs only a small one.',
      'Some of what you spend on the hundred would be a fortune to the four.',
    ],
  },
  Virgo: {
    settles: [
      'Tact and a sharp eye are exactly what a good editor has.',
      'Nobody could say it more kindly, so those ten words would be in the best of hands.',
    ],
  },
  Scorpio: {
    settles: [
      "You can say a hard thing gracefully, and most people who feel as much as you do can't.",
      "Said while there's still some liking left, it gives the other one a chance and you a friend.",
    ],
  },
  Capricorn: {
    settles: [
      "You're fair and you can decide, which is about all that people want in a boss.",
      'Said openly, the decision loses nothing, and the asking becomes real again.',
    ],
  },
  Pisces: {
    settles: [
      'You know so well what pleases people that you could learn it about one more.',
      'It takes a few hours alone to hear what that one wants, and after that your kindness has somebody behind it.',
    ],
  },
}
