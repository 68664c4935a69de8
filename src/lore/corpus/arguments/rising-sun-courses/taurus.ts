import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const taurusRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Aries: {
    settles: [
      'Your calm gets people to trust you, and the hurry underneath gets things done.',
      "With a little of the hurry showing, nobody has to guess and you don't have to bolt.",
    ],
  },
  Gemini: {
    settles: [
      'A playful mind behind a steady face makes a wonderful teacher, once people know which of the two is speaking.',
      'Your steadiness can vouch for the ideas that deserve it, and the rest can stay the good fun that they were.',
    ],
  },
  Leo: {
    settles: [
      "You wear attention better than most of those who go looking for it, since you don't need it every day.",
      "A seat a little nearer to the middle would do it, and from there you don't have to push at all.",
    ],
  },
  Libra: {
    settles: [
      'People trust your calm enough to be honest in front of it, which is what a good conversation needs.',
      "As soon as they've seen you change your mind once, they'll bring you theirs.",
    ],
  },
  Sagittarius: {
    settles: [
      "A person with roots can travel farther than one without, because there's something to come back to.",
      'Your steadiness is what makes the trip possible, and the cat will remember you.',
    ],
  },
  Aquarius: {
    settles: [
      'An odd idea goes down easily when it comes with potatoes.',
      'Nobody is afraid of you, so you can say the thing that gets other people thrown out, and be asked back.',
    ],
  },
}
