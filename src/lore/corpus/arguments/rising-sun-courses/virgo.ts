import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const virgoRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Aries: {
    settles: [
      "You see what's wrong and you've got the nerve to change it, and most people have only one of those.",
      "In charge from the start, you'd have no one to overrule.",
    ],
  },
  Gemini: {
    settles: [
      'An eye for detail is what makes gossip worth hearing.',
      'You could be exact and funny in one sentence, and people would come back for both.',
    ],
  },
  Leo: {
    settles: [
      "It's possible to be useful and seen, and good work is the best reason to be looked at.",
      'With your name on it, you could stop counting.',
    ],
  },
  Libra: {
    settles: [
      'A compliment from somebody who notices everything is worth ten from anyone else.',
      'Your eye is on your side in this, as soon as you let it report the good news first.',
    ],
  },
  Sagittarius: {
    settles: [
      'Faith with a packing list gets a good deal farther than faith without one.',
      "What's left is to set out, and nobody could be readier.",
    ],
  },
  Aquarius: {
    settles: [
      'Only someone who can fill in the form knows which lines could go.',
      'The people who trust your neatness will trust your objection, if they get to hear it.',
    ],
  },
}
