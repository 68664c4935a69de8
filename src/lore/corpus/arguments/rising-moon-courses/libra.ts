import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const libraRisingCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      'You want what you want, and you want it to be fair, so lead with it.',
      'A wish put on the table first is just one wish among others, and from there your manners can do their best work.',
    ],
  },
  Taurus: {
    settles: [
      'Charm and firmness make a pleasant sort of strength.',
      'Tell people early where the floor is, and they can relax and enjoy the rest of the house.',
    ],
  },
  Gemini: {
    settles: [
      "An opinion of your own wouldn't make you less fair.",
      "It gives you somewhere to stand while you look at both sides, and that's what people were hoping for when they asked.",
    ],
  },
  Cancer: {
    settles: [
      "You can be moody with people only where you feel loved, so there's a compliment in it.",
      'Leave the worst of it on the step, and give them a share of what the bus driver gets.',
    ],
  },
  Leo: {
    settles: [
      'You know what it means to be seen, which is why you do it so well for others.',
      "Take one turn in the middle, and the whole arrangement gets fairer, as you'd be the first to notice if it were someone else.",
    ],
  },
  Virgo: {
    settles: [
      'The kind eye and the sharp eye are looking at the same thing.',
      "One useful remark, made to the person it's for, is a greater kindness than perfect, and it lets you go home quietly.",
    ],
  },
  Libra: {
    settles: [
      'Harmony needs two notes, and one of them has to be yours.',
      'The people who agree with you so readily would like to know with what.',
    ],
  },
  Scorpio: {
    settles: [
      "You've got the tact to make a hard truth bearable, and few people who want the truth have that.",
      'Let a silence stand once, and your charm becomes what makes it safe for others to speak.',
    ],
  },
  Sagittarius: {
    settles: [
      'You like company and you like the horizon, and both of them deserve a whole day.',
      "A friend who gets all of you on one Saturday won't count the ones you spent walking.",
    ],
  },
  Capricorn: {
    settles: [
      "Grace that's been worked for is no less graceful, and it's far more encouraging to look at.",
      'Let a friend see the list, and your ease will become something that they could learn.',
    ],
  },
  Aquarius: {
    settles: [
      "You're good at closeness because you come to it from somewhere of your own.",
      "People who know you'll be back stop reading your absences, and you'd find that you come back sooner.",
    ],
  },
  Pisces: {
    settles: [
      "The tact and the tenderness belong together, as long as there's a clock in the room.",
      'Twenty minutes of you is plenty, and it leaves people something to settle by themselves.',
    ],
  },
}
