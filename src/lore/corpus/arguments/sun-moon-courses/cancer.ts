import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const cancerSunCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      "You love people with everything you've got, temper included.",
      'The worry and the welcome come from the same place, and only the order could be kinder.',
    ],
  },
  Taurus: {
    settles: [
      'A home as solid as yours can spare you for an afternoon.',
      "The people in it would be proud to mind the stove for somebody who's gone to find out what it costs.",
    ],
  },
  Gemini: {
    settles: [
      "You talk about people because they fill your heart, and there's no harm in that once they've agreed to it.",
      'Ask first, and you can be the keeper of the family and its best storyteller.',
    ],
  },
  Cancer: {
    settles: [
      "You've given so much that there are people around you who'd love to carry a dish.",
      "Sit down while they do it, and you'll have your answer before the coffee.",
    ],
  },
  Leo: {
    settles: [
      "You love to see others shine, and you'd shine very well yourself.",
      'Come out an hour early in the new thing, and people can thank you to your face.',
    ],
  },
  Virgo: {
    settles: [
      'Care as precise as yours is a blessing when it keeps quiet for an evening.',
      "Let them come as they are, and they'll hold still for the sweater.",
    ],
  },
  Libra: {
    settles: [
      "A friend who's loyal at once and just by the next day is a friend to keep.",
      'All you have to do is leave the day in between.',
    ],
  },
  Scorpio: {
    settles: [
      "You don't forget, and you could also remember how long it's been.",
      "What they did is a long way off by now, and what you had with them needn't be.",
    ],
  },
  Sagittarius: {
    settles: [
      'Warmth and honesty are both love, in different doses.',
      "Ask which of them is wanted, and the other will keep until she's finished the noodles.",
    ],
  },
  Capricorn: {
    settles: [
      'What you provide is love, and so is sitting there.',
      "The second kind can't be earned in advance, and they've got it ready for you any evening you like.",
    ],
  },
  Aquarius: {
    settles: [
      "You made the circle, and there's a gap in it about your size.",
      'The people you brought together have been keeping it open.',
    ],
  },
  Pisces: {
    settles: [
      'Mercy like yours ought to last, and it lasts longer with an end on it.',
      "People can lean on you for years if there's still somebody there to lean on.",
    ],
  },
}
