import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const saturnWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    turns: {
      eases: ["The nerve you've been saving up turns out to be enough."],
      presses: ["You've been waiting to be told that you may, by nobody in particular."],
    },
    ends: {
      eases: ["You've got leave to go first, from yourself, which was the only leave missing."],
      presses: ["You'll wait for someone to say go, and nobody's in charge of saying it."],
    },
  },
  Taurus: {
    turns: {
      eases: ["What you've built slowly can be stood on."],
      presses: [
        "You've been afraid of running short for so long that you can't tell when you've got plenty.",
      ],
    },
    ends: {
      eases: ["You can afford it, and you've got the figures to show that you can."],
      presses: ["You'll feel poorer for a day, and you won't be."],
    },
  },
  Gemini: {
    turns: {
      eases: ["You've done the homework, and it turns into something you can simply say."],
      presses: ["You've been treating every conversation as a test, and grading it yourself."],
    },
    ends: {
      eases: ["You know enough to say it, and you've known it for some time."],
      presses: ["You'll want to look it up once more, and you'd find what you found last time."],
    },
  },
  Cancer: {
    turns: {
      eases: [
        "You've been reliable for so long that people feel at home with you, and you get to feel it, too.",
      ],
      presses: ["You've guarded that soft spot so well that even the right people can't find it."],
    },
    ends: {
      eases: ['You can let one person in without letting in the weather.'],
      presses: [
        "You'll want to manage it with nobody the wiser, and somebody kind would like to know.",
      ],
    },
  },
  Leo: {
    turns: {
      eases: ["You've got the authority you kept waiting for someone to hand you."],
      presses: ["You've been rehearsing a part that was yours all along."],
    },
    ends: {
      eases: ["You've earned the front row, so sit in it."],
      presses: ["You'll hold back until you can do it well, and it's only to be done."],
    },
  },
  Virgo: {
    turns: {
      eases: ['All that care has become skill, and skill is allowed to be easy.'],
      presses: [
        "You've been holding yourself to a standard that you'd never ask of anyone you like.",
      ],
    },
    ends: {
      eases: ["It's in order, and you're allowed to leave it so."],
      presses: ["You'd like to check it again, and you'll find it exactly as you left it."],
    },
  },
  Libra: {
    turns: {
      eases: ['An agreement that you made carefully turns out to hold two people.'],
      presses: ["You've been keeping a promise that the other person has forgotten."],
    },
    ends: {
      eases: ['A clear agreement suits you, and this is one.'],
      presses: ["You'll want to carry the other person's half as well, to be on the safe side."],
    },
  },
  Scorpio: {
    turns: {
      eases: ["You've been through worse, and it shows as calm."],
      presses: ["You've been guarding something that nobody's after."],
    },
    ends: {
      eases: ["You can hold it loosely, since it isn't going anywhere."],
      presses: ["You'll expect the worst of it, and the worst has had plenty of chances."],
    },
  },
  Sagittarius: {
    turns: {
      eases: ["What you believe and what you do have grown together, and it's restful."],
      presses: ["You've been serious about being free, which is hard work."],
    },
    ends: {
      eases: ["You can believe in it, and you've read the small print."],
      presses: ["You'll look for the rule that applies, and there's only your own judgment."],
    },
  },
  Capricorn: {
    turns: {
      eases: ["You've carried it well, and you can see now how much was yours."],
      presses: ["You've been carrying it so well that no one's thought of taking an end."],
    },
    ends: {
      eases: ['You can do it at half strength, and half of yours is plenty.'],
      presses: [
        "You'll be harder on yourself than anyone concerned with it, so let them set the standard.",
      ],
    },
  },
  Aquarius: {
    turns: {
      eases: ["You've got a place among people and haven't had to change your mind for it."],
      presses: ["You've been proud of needing nobody, and it's been lonely work."],
    },
    ends: {
      eases: ["You've got your place in this, and you needn't defend it."],
      presses: [
        "You'll want to do it by your own rules, alone, and the others have quite good rules.",
      ],
    },
  },
  Pisces: {
    turns: {
      eases: ['Your kindness has gotten some bones, and it can stand up by itself.'],
      presses: ["You've been paying off a debt that nobody holds."],
    },
    ends: {
      eases: ['You know how far you can go, and you may go all of it.'],
      presses: ["You'll feel guilty for a little while, and it's only a habit."],
    },
  },
}
