import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const leoRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Taurus: {
    settles: [
      'You bring the festivity yourself, so nobody needs to add any.',
      "When they find out how little makes you happy, they'll be less dazzled and much better company.",
    ],
  },
  Cancer: {
    settles: [
      "What makes you shine is that it's meant for somebody.",
      "When those few know that it's for them, the applause of the others can be the pleasant extra that it is.",
    ],
  },
  Virgo: {
    settles: [
      'The large manner brings people to your work, and the small eye makes it worth their coming.',
      "You're the only one who keeps the two apart, and a plain thank-you would introduce them.",
    ],
  },
  Scorpio: {
    settles: [
      "Somebody who can hold a room like that needn't be afraid of being looked at.",
      'Shown to one person, the part you hide would make the rest more believable, and you less alone.',
    ],
  },
  Capricorn: {
    settles: [
      'Presence gets you in, and work is why you stay.',
      "People who've seen the stairs respect the entrance more, and a few of them will start climbing.",
    ],
  },
  Pisces: {
    settles: [
      "A big voice that cares who's unhappy is the kind that people ought to follow.",
      "You're never unsure when it's for somebody else, so that's the place to be loud.",
    ],
  },
}
