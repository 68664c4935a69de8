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
    eases: ["It's good and it's solid, and you've got the patience to have it for years."],
    presses: ["You've kept it so long that asking whether you still like it feels disloyal."],
  },
  Gemini: {
    eases: ['You find the light word that lets everyone like each other again.'],
    presses: ['You could get out of it with a joke, and somebody here needs you not to.'],
  },
  Cancer: {
    eases: ['What you love is safe, and you can open your hands.'],
    presses: [
      "You've been caring for someone in the way you'd like to be cared for, and they've had no idea.",
    ],
  },
  Leo: {
    eases: ['You love it openly, and being open about it is half of the pleasure.'],
    presses: [
      "It's the applause you miss, more than the thing itself, and you'd hate for anyone to know.",
    ],
  },
  Virgo: {
    eases: ['Small attentions have added up, and somebody has been counting them with pleasure.'],
    presses: ["You've made yourself useful so that nobody would ask whether you're loved."],
  },
  Libra: {
    eases: ["Somebody meets you exactly halfway, and you don't have to lean."],
    presses: ["You've been keeping it lovely by being the one who gives way."],
  },
  Scorpio: {
    eases: ['You love without a guard posted, and nothing gets taken.'],
    presses: [
      "You'd want to be sure of it first, and the wanting to be sure is what it can't bear.",
    ],
  },
  Sagittarius: {
    eases: ["It's fun and it goes somewhere, and you need both before you call it love."],
    presses: ['You want your freedom and you want it to be waiting for you when you get back.'],
  },
  Capricorn: {
    eases: ["It has lasted, and that's the only proof of love you ever quite believed."],
    presses: ["You've been proving yourself to someone who'd have preferred your company."],
  },
  Aquarius: {
    eases: ['You can like it without owning it, so it stays.'],
    presses: ["You've left everyone so free that one of them has begun to feel left."],
  },
  Pisces: {
    eases: ["You're kind past the point of good sense, and today good sense agrees with you."],
    presses: ["You've been paying in kindness for something that nobody ever priced."],
  },
}
