import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const sagittariusRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Taurus: {
    settles: [
      'A short trip with your own pillow is also travel.',
      "Your love of comfort could make a strange place feel like home within a day, and then you'd have both.",
    ],
  },
  Cancer: {
    settles: [
      "You can go as far as you do because there's somebody at the other end.",
      "Brought along once, they'd understand what you see in it, and you'd need the signal less.",
    ],
  },
  Virgo: {
    settles: [
      "Large hopes are only worth having if the forks are there, and you're one of the few who think of both.",
      "The counting can be handed on, and then there's somebody awake to enjoy the summer.",
    ],
  },
  Scorpio: {
    settles: [
      "You've already got the voice for saying hard things, since you use it for everything else.",
      'What you keep back is what would make people feel that they know you, and it weighs less on you once somebody has heard it.',
    ],
  },
  Capricorn: {
    settles: [
      'Your good spirits make the work light, and your aim gives the fun a direction.',
      "A day that's of no use to anyone would show them which of the two you'd choose them for.",
    ],
  },
  Pisces: {
    settles: [
      'A hunch needs somebody confident to walk in front of it, and confidence needs something better than a map.',
      "People will forgive you a wrong field if they've been told that it's a guess.",
    ],
  },
}
