import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const aquariusRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Taurus: {
    settles: [
      'A new idea is best tried by someone who knows how to look after things.',
      "In your own week it'll either hold up or get funnier, and either way you'd be worth listening to.",
    ],
  },
  Cancer: {
    settles: [
      "You'd never crowd anyone, so people could let you a good deal closer than you come.",
      "It takes one ring at the bell, and the care that's been driving around has somewhere to park.",
    ],
  },
  Virgo: {
    settles: [
      "An idea is worth more from somebody who'd carry it out by hand.",
      'Done where it can be seen, the small work is the best argument that your large one has.',
    ],
  },
  Scorpio: {
    settles: [
      "Your coolness gives people room, and there's something in you worth coming closer for.",
      "Told to the one it's about, in plain words, it would be the least cool thing you've said and the most welcome.",
    ],
  },
  Capricorn: {
    settles: [
      'You know what ought to change and how a thing gets changed, and those are seldom in one head.',
      "With what you'd do and what it'd cost on the table, you won't have to choose a camp.",
    ],
  },
  Pisces: {
    settles: [
      'To feel as much as you do and stay clear in it is a gift to anyone in trouble.',
      "It needs one place to go that isn't the shower, and a friend who's leaned on you would be honored.",
    ],
  },
}
