import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const venusWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    eases: ['You go after what pleases you without hiding it, and people find that flattering.'],
    presses: ['You love beginnings, and you can lose interest when one of them is over.'],
  },
  Taurus: {
    eases: ["You like what's solid, and you have the patience to like it for years."],
    presses: [
      'You keep things for so long that it feels disloyal to ask whether you still like them.',
    ],
  },
  Gemini: {
    eases: ['You find the light word that lets everyone like each other again.'],
    presses: ['You tend to make a joke of what you mind, and then nobody knows that you minded.'],
  },
  Cancer: {
    eases: ["You're loyal to what you love, and you can afford to hold it a little more loosely."],
    presses: [
      "You tend to care for people in the way you'd like to be cared for, and they may not know it.",
    ],
  },
  Leo: {
    eases: ['You show what you love, and showing it is half of the pleasure.'],
    presses: ["You want to be made a fuss of, and you'd hate to ask for it."],
  },
  Virgo: {
    eases: ['You show love in small attentions, and people notice more of them than they mention.'],
    presses: ["You make yourself useful, and then you wonder whether that's why they keep you."],
  },
  Libra: {
    eases: ['You usually lean toward the other person, and you can let them lean toward you.'],
    presses: ['You keep things lovely by being the one who gives way.'],
  },
  Scorpio: {
    eases: ['You love few people, and completely, and you can let one of them know it.'],
    presses: ['You want to be sure of people first, and few people can bear to be made sure of.'],
  },
  Sagittarius: {
    eases: [
      'You want a thing to be fun and to lead somewhere, and you can tell which ones do both.',
    ],
    presses: ["You want your freedom, and you want it understood that you're coming back."],
  },
  Capricorn: {
    eases: ["You believe in what lasts, and you're willing to wait for it."],
    presses: ["You tend to prove yourself to people who'd have preferred your company."],
  },
  Aquarius: {
    eases: ['You can like a thing without having to own it, and so it stays.'],
    presses: ['You leave people so free that one of them may feel left.'],
  },
  Pisces: {
    eases: ["You're kind past the point of good sense, and here it does no harm."],
    presses: ['You tend to pay in kindness for things that nobody has priced.'],
  },
}
