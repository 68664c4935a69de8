import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const geminiSunCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      "There's no harm in acting on the first thought when it's a good one, and yours often is.",
      'Own up to it, and the reasons you find later can entertain people without fooling them.',
    ],
  },
  Taurus: {
    settles: [
      'An open mind does well in a place that stays put.',
      "Let one idea over the threshold for ten days, and you'll know what your friends have been so happy about.",
    ],
  },
  Gemini: {
    settles: [
      "A quick mind gets its best material from the slow things it hasn't looked at yet.",
      "There's plenty of that close by, and most of it belongs to people who don't say much.",
    ],
  },
  Cancer: {
    settles: [
      'You know how to begin with anybody, so begin again with the same three.',
      'The talk that comes easily to you gets better every time it has something to remember.',
    ],
  },
  Leo: {
    settles: [
      "Wit this good comes from wanting to delight people, and there's nothing small in that.",
      "Let someone else land one now and then, and you'll see how much joy there is in catching.",
    ],
  },
  Virgo: {
    settles: [
      'Curious and exact is a rare combination, and it deserves to be heard before dessert.',
      "Say which part you haven't checked, and somebody will usually check it for you, out loud.",
    ],
  },
  Libra: {
    settles: [
      'You could do for yourself what you do for everyone, since it takes the same fairness and about eight lines.',
      "The friend you've been sparing would rather have the lines.",
    ],
  },
  Scorpio: {
    settles: [
      'You tell a story better than anyone, and you know one thing better than anyone.',
      'Put the two together, and your friends will finally know where you go.',
    ],
  },
  Sagittarius: {
    settles: [
      "A head full of facts is a good place for a belief to grow, if it's left there long enough.",
      'You may have picked one up already and put it down somewhere around page thirty.',
    ],
  },
  Capricorn: {
    settles: [
      "You've got the curiosity for a dozen games and the discipline for a few serious things.",
      "Keep one game useless on purpose, and there'll be somewhere you can go when you've met your goals.",
    ],
  },
  Aquarius: {
    settles: [
      'An observer like you could know people very well from close up.',
      'Ask one of them what they see when they look back, and the glass turns out to have two sides.',
    ],
  },
  Pisces: {
    settles: [
      "Your words are good, and they've been standing in front of the thing.",
      "What you feel doesn't have to be said well, since nobody is going to quote it.",
    ],
  },
}
