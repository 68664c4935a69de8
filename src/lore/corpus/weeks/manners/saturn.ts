import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const saturnWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    eases: ['You save up your nerve, and you have more of it than you think.'],
    presses: ['You tend to wait for a permission that nobody in particular could give.'],
  },
  Taurus: {
    eases: ['You build slowly, and what you build can be stood on.'],
    presses: ['You fear running short, and it can keep you from seeing when you have plenty.'],
  },
  Gemini: {
    eases: ['You do your homework, and then you can say it simply.'],
    presses: ['You treat a conversation as a test, and you do the grading yourself.'],
  },
  Cancer: {
    eases: ["You're the one people feel safe with, and you can let someone do the same for you."],
    presses: ["You guard your soft spot so well that even the right people can't find it."],
  },
  Leo: {
    eases: ['You have more authority than you use, and nobody needs to hand it to you.'],
    presses: ["You rehearse for a part that's been yours for some time."],
  },
  Virgo: {
    eases: ['You take so much care that it turns into skill, and skill is allowed to be easy.'],
    presses: ["You hold yourself to a standard that you'd never ask of anyone you like."],
  },
  Libra: {
    eases: ['You make your agreements carefully, and they tend to hold.'],
    presses: ['You keep a promise to the letter, even when the other person has forgotten it.'],
  },
  Scorpio: {
    eases: ['You stay calm when things get serious, and people can lean on that.'],
    presses: ['You can go on guarding something that nobody is after.'],
  },
  Sagittarius: {
    eases: ['You stand by what you believe, and you find it restful to act on it.'],
    presses: ["You're serious about being free, and that's hard work."],
  },
  Capricorn: {
    eases: ['You carry a good deal and carry it well, and you know by now how much is yours.'],
    presses: ['You carry it so well that nobody thinks of taking an end.'],
  },
  Aquarius: {
    eases: ['You can belong somewhere and still think what you think.'],
    presses: ["You're proud of needing nobody, and it can be lonely work."],
  },
  Pisces: {
    eases: ['Your kindness has some backbone to it, and people can tell.'],
    presses: ['You tend to pay for things that nobody has charged you for.'],
  },
}
