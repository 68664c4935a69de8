import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const marsWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    eases: ['You go first, cleanly, and other people are relieved that someone has.'],
    presses: ["You're spoiling for a fight, and the fight you'd need is a conversation."],
  },
  Taurus: {
    eases: ["You've kept going after everyone else sat down, and now it shows."],
    presses: [
      'You put up with things for so long that you no longer know how to mention them quietly.',
    ],
  },
  Gemini: {
    eases: ["You're quick, and being quick is what it takes."],
    presses: ["You've been winning the argument and losing the point."],
  },
  Cancer: {
    eases: ["You protect what's yours, and it makes you braver than ambition ever did."],
    presses: ["You've been angry sideways, and the person it was meant for has missed it."],
  },
  Leo: {
    eases: ['You put your name and your back into it, and it gets done in the open.'],
    presses: ['You could give in, if only there were a way to do it that looked good.'],
  },
  Virgo: {
    eases: ["You'd rather let good work speak for you, and it does."],
    presses: [
      "You've been fixing the small things because the large one would mean telling someone.",
    ],
  },
  Libra: {
    eases: ['You get your way by making it good for two, which takes longer and lasts.'],
    presses: ["You've been so polite about it that you're furious."],
  },
  Scorpio: {
    eases: ["You don't give up on what you've once decided, and it begins to show."],
    presses: ["You like to have the upper hand, and you enjoy it less than you'd thought."],
  },
  Sagittarius: {
    eases: ["You only ever needed a goal, and you're off."],
    presses: ["You're fighting for the principle because the particular is embarrassing."],
  },
  Capricorn: {
    eases: ["You've prepared for this longer than anyone knows, and it looks easy."],
    presses: ["You've been climbing so steadily that you haven't asked whose hill it is."],
  },
  Aquarius: {
    eases: ["You and a few others simply begin, without asking who's allowed."],
    presses: ["You're fighting for your freedom with someone who'd give it to you."],
  },
  Pisces: {
    eases: ["You go with the current, and for once the current's going your way."],
    presses: ["You've been giving way so gently that nobody knows you were standing there."],
  },
}
