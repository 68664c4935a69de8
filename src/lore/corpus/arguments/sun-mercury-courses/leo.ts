import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const leoSunAndMercuryCourses: Partial<Record<Sign, Course>> = {
  Cancer: {
    first: [
      "Everyone watches you, so nobody notices that you're watching.",
      'They think it all comes back to you in the end.',
    ],
    second: [
      'You come home knowing who was unhappy, and with what.',
      "It's a kindness that can't be seen from the audience, and it leaves you feeling admired for the wrong thing.",
    ],
    settles: [
      "You've got a room's attention and you know who in it needs some.",
      'Said to one person afterward, what you noticed is worth more than the toast was.',
    ],
  },
  Virgo: {
    first: [
      "People expect something splendid from you, and they're ready to be impressed.",
      'They keep a date free for it.',
    ],
    second: [
      "You're on the eleventh version.",
      "The mistake you're removing is one that only you would see, and by the time it's gone they've made other plans.",
    ],
    settles: [
      "It's because you aim so high that you check so hard, so neither of the two is the enemy.",
      'A splendid thing with a flaw on page two gives people more joy than a perfect one that nobody has seen.',
    ],
  },
}
