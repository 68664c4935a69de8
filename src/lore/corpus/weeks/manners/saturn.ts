import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const saturnWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    eases: ["You've been saving up your nerve, and it turns out to be enough."],
    presses: ["You've been waiting for a permission that nobody in particular could give."],
  },
  Taurus: {
    eases: ['You built slowly, and you can stand on what you built.'],
    presses: [
      "You've been afraid of running short for so long that you can't tell when you've got plenty.",
    ],
  },
  Gemini: {
    eases: ["You've done the homework, and it turns into something you can simply say."],
    presses: ["You've been treating every conversation as a test, and grading it yourself."],
  },
  Cancer: {
    eases: [
      "You've been reliable for so long that people feel at home with you, and you get to feel it, too.",
    ],
    presses: ["You've guarded that soft spot so well that even the right people can't find it."],
  },
  Leo: {
    eases: ["You've got the authority you kept waiting for someone to hand you."],
    presses: ["You've been rehearsing a part that was yours all along."],
  },
  Virgo: {
    eases: ["You've taken so much care that it has become skill, which is allowed to be easy."],
    presses: [
      "You've been holding yourself to a standard that you'd never ask of anyone you like.",
    ],
  },
  Libra: {
    eases: ['You make your agreements carefully, and one of them turns out to hold.'],
    presses: ["You've been keeping a promise that the other person has forgotten."],
  },
  Scorpio: {
    eases: ["You've been through worse, and it shows as calm."],
    presses: ["You've been guarding something that nobody's after."],
  },
  Sagittarius: {
    eases: ["You've come to do what you believe in, and it's restful."],
    presses: ["You've been serious about being free, which is hard work."],
  },
  Capricorn: {
    eases: ["You've carried it well, and you can see now how much was yours."],
    presses: ["You've been carrying it so well that no one's thought of taking an end."],
  },
  Aquarius: {
    eases: ["You've got a place among people and haven't had to change your mind for it."],
    presses: ["You've been proud of needing nobody, and it's been lonely work."],
  },
  Pisces: {
    eases: ['Your kindness has gotten some bones, and it can stand up by itself.'],
    presses: ["You've been paying off a debt that nobody holds."],
  },
}
