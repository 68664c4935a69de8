import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const mercuryWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    eases: ['You say it straight out, and the whole thing gets shorter.'],
    presses: ["You've been arguing it before understanding it, and winning."],
  },
  Taurus: {
    eases: ["You've had it worked out for a while, and now somebody asks."],
    presses: ['You hold on to a thought for so long that it stops being about anything.'],
  },
  Gemini: {
    eases: ["Your mind's at its quickest, and it's also right."],
    presses: ["You've collected everything there is to know about it and put off deciding."],
  },
  Cancer: {
    eases: ['You find the words because you know how it would feel to hear them.'],
    presses: [
      "You've been remembering this the way that hurts, and there's another way to remember it.",
    ],
  },
  Leo: {
    eases: ["You've got a thing to say and people to say it to, and you're in good voice."],
    presses: ['You want to be right in front of people, and being right would have been enough.'],
  },
  Virgo: {
    eases: ["You've sorted it so carefully that the answer is simply what's left."],
    presses: ["You've got every detail right, and you've been avoiding the sum."],
  },
  Libra: {
    eases: ["You look for the word that's fair to everyone, and this time it's also the true one."],
    presses: ["You've been so even about it that no one could tell you'd taken a side."],
  },
  Scorpio: {
    eases: ["You see what's really going on, and for once everyone's ready to hear it."],
    presses: ["You've known for a while, and you've used knowing in place of asking."],
  },
  Sagittarius: {
    eases: ["You tend to leave out the details, and for once they aren't missed."],
    presses: ["You've been explaining it so widely that nobody can find the yes or no."],
  },
  Capricorn: {
    eases: ["You've thought this through to the end, and it's the end people want to hear about."],
    presses: ["You've been so realistic that you've talked yourself out of it."],
  },
  Aquarius: {
    eases: ["Your strange idea is suddenly everyone's, and you don't need to say whose it was."],
    presses: [
      "You've explained it brilliantly, and the person you explained it to wanted something else.",
    ],
  },
  Pisces: {
    eases: [
      'You understand it all at once, in the shower or on the bus, and it holds up in words.',
    ],
    presses: [
      "You've let it stay vague because it was nicer that way, and somebody took you at your word.",
    ],
  },
}
