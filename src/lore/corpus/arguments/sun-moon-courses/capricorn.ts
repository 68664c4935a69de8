import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const capricornSunCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      'The fire under your plans is what keeps them going.',
      'Burn a little of it off before the errand, and people will meet the one who can wait.',
    ],
  },
  Taurus: {
    settles: [
      'You built it to be comfortable, so comfort is the last stage of the work.',
      "The person who's been keeping your place would tell you that it's ready.",
    ],
  },
  Gemini: {
    settles: [
      'Ambition gets lonely and talk gets nowhere, and in you they could do each other some good.',
      "Put the story and the bills in the same hour, and you'll want to do it again next month.",
    ],
  },
  Cancer: {
    settles: [
      'Being strong got you respect, and being known will get you supper.',
      'It may take you more strength to be looked after than it ever took to do the looking after.',
    ],
  },
  Leo: {
    settles: [
      "There's no vanity in wanting to be glad about it together.",
      'Ask one person to say the words, sit still for them, and the next thing will be easier to get up for.',
    ],
  },
  Virgo: {
    settles: [
      'Anyone who can run something that large deserves a good night.',
      'The people around you would sleep better as well, if they could do something for you.',
    ],
  },
  Libra: {
    settles: [
      'You work best alone and you rest best with someone, so let a person be nearby.',
      "One day of company at the hardest part won't slow you much, and there'll be a face at the end of it.",
    ],
  },
  Scorpio: {
    settles: [
      "You know how to want and you know how to wait, and one ally wouldn't endanger either.",
      'A wish that somebody has worried over with you is twice the pleasure when it comes true.',
    ],
  },
  Sagittarius: {
    settles: [
      "People can lean on you for so long because you've got somewhere else to look.",
      "Go and see it for a day, in the open, and you won't need a lake in Finland to get through a repair bill.",
    ],
  },
  Capricorn: {
    settles: [
      "A sense of what's good enough can be borrowed, like anything else.",
      "Let someone who's fond of you name the mark, stop there, and see who's waiting on the other side.",
    ],
  },
  Aquarius: {
    settles: [
      "Standing is only a tool, and you know what it's for better than those who wanted it more.",
      "In the hands of somebody who doesn't worship it, it can do a good deal of what you believe in.",
    ],
  },
  Pisces: {
    settles: [
      'Your standards and your mercy are both generous, and each has been visiting the wrong house.',
      "Each would do more good in the other's place, and you'd both sleep and finish.",
    ],
  },
}
