import type { Sign } from '#sky/zodiac.ts'
import type { Habit } from '../../habit.ts'

export const jupiterHabits: Record<Sign, Habit> = {
  Aries: {
    gift: ['you bet on yourself, and the odds improve', 'you open what others only discussed'],
    strain: ['you begin more than a lifetime could finish', 'you take your luck for a right'],
  },
  Taurus: {
    gift: [
      'you let good things grow at their own pace',
      "you know how to enjoy what's there, and there's usually more of it",
    ],
    strain: [
      "you want more of what you've already got enough of",
      'you trust comfort a shade too far',
    ],
  },
  Gemini: {
    gift: [
      'you know someone who knows someone',
      'you learn a thing by talking about it, and gain friends on the way',
    ],
    strain: ['you say yes in five directions', 'you take being well informed for being wise'],
  },
  Cancer: {
    gift: [
      'you make room for one more, and it comes back to you',
      "you trust your feeling, and it's mostly right",
    ],
    strain: [
      'you look after people who could do it themselves',
      "you put on weight, in one form or another, when you're hopeful",
    ],
  },
  Leo: {
    gift: [
      'you think big, with a flourish, and people chip in',
      'you make others believe in themselves',
    ],
    strain: ['you pay for the whole table', 'you mistake being liked for being right'],
  },
  Virgo: {
    gift: [
      'you find luck in the details that others skip',
      'you improve a thing a little every day',
    ],
    strain: [
      'you hope in small amounts, to be safe',
      'you promise to fix everything, item by item',
    ],
  },
  Libra: {
    gift: [
      "you gain through other people, because you're fair to them",
      'you bring the right two people together',
    ],
    strain: [
      'you promise both sides the same thing',
      'you expect others to be as reasonable as you are',
    ],
  },
  Scorpio: {
    gift: [
      'you get the most out of what others have written off',
      'you trust a few people, and with everything',
    ],
    strain: [
      'you go for all or nothing when some would do',
      'you want to know more than is good for your sleep',
    ],
  },
  Sagittarius: {
    gift: [
      'you trust your luck, and it tends to turn up',
      'you see what a thing could mean, and you say so',
    ],
    strain: ['you overdo things, cheerfully and in good faith', 'you believe the brochure'],
  },
  Capricorn: {
    gift: [
      'you believe in what can be built, and you build it',
      'you let success come late, and it stays',
    ],
    strain: ["you don't trust a gift until you've earned it", 'you make even hope into a duty'],
  },
  Aquarius: {
    gift: [
      "you have faith in people you've never met",
      'you see a future in a thing before others see the thing at all',
    ],
    strain: [
      "you know what's good for everyone, in theory",
      'you help humankind and forget to call back',
    ],
  },
  Pisces: {
    gift: [
      'you believe the best, and give it a chance to happen',
      "you're generous without being asked",
    ],
    strain: [
      "you can't say no to a hard-luck story",
      'you hope that things will sort themselves out, and sometimes they do',
    ],
  },
}
