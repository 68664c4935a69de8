import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const venusWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    eases: ['You go after what pleases you without hiding that you do, and it flatters everyone.'],
    presses: [
      "You've been chasing the beginning of things, and this one has gotten past its beginning.",
    ],
  },
  Taurus: {
    eases: ["You like what's solid, and you've got the patience to like it for years."],
    presses: ['You keep things so long that asking whether you still like them feels disloyal.'],
  },
  Gemini: {
    eases: ['You find the light word that lets everyone like each other again.'],
    presses: ['You could get out of this with a joke, and somebody needs you not to.'],
  },
  Cancer: {
    eases: ['You hold on to what you love, and for a while you can open your hands.'],
    presses: [
      "You've been caring for someone in the way you'd like to be cared for, and they've had no idea.",
    ],
  },
  Leo: {
    eases: ['You love it openly, and being open about it is half of the pleasure.'],
    presses: [
      "You miss the applause more than the thing itself, and you'd hate for anyone to know.",
    ],
  },
  Virgo: {
    eases: [
      'You show love in small attentions, and somebody has been counting them with pleasure.',
    ],
    presses: ["You've made yourself useful so that nobody would ask whether you're loved."],
  },
  Libra: {
    eases: ["You usually lean a little toward the other person, and here you're met halfway."],
    presses: ["You've been keeping it lovely by being the one who gives way."],
  },
  Scorpio: {
    eases: ['You love without a guard posted, and nothing gets taken.'],
    presses: ['You want to be sure first, and few people can bear to be made sure of.'],
  },
  Sagittarius: {
    eases: ['You want a thing to be fun and to go somewhere, and you can tell which ones do both.'],
    presses: ['You want your freedom and you want it to be waiting for you when you get back.'],
  },
  Capricorn: {
    eases: ['You believe in what has lasted, and you can see what has.'],
    presses: ["You've been proving yourself to someone who'd have preferred your company."],
  },
  Aquarius: {
    eases: ['You can like a thing without owning it, so it stays.'],
    presses: ["You've left everyone so free that one of them has begun to feel left."],
  },
  Pisces: {
    eases: ["You're kind past the point of good sense, and today good sense agrees with you."],
    presses: ['You tend to pay in kindness for things that nobody ever priced.'],
  },
}
