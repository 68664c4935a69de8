import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const marsWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    eases: ['You go first, and other people are relieved that somebody does.'],
    presses: ["You're ready for a fight, and a conversation would get you further."],
  },
  Taurus: {
    eases: ["You keep going when other people sit down, and that's what counts here."],
    presses: ["You're slow to get angry, and once you are, you don't give an inch."],
  },
  Gemini: {
    eases: ["You're quick with your hands and your answers, and being quick is what it takes."],
    presses: ['You can win the argument and lose what you wanted it for.'],
  },
  Cancer: {
    eases: [
      "You're bravest when you're protecting someone, and you can count yourself among them.",
    ],
    presses: ["You get angry sideways, and the person it's meant for may miss it."],
  },
  Leo: {
    eases: ['You put your name to what you do, and you do it in the open.'],
    presses: ['You could give in more easily if there were a way to do it that looked good.'],
  },
  Virgo: {
    eases: ["You'd rather let good work speak for you, and it usually does."],
    presses: ["You argue about the detail, because what it's really about is harder to say."],
  },
  Libra: {
    eases: ['You get your way by making it good for two, which takes longer and lasts.'],
    presses: ["You can be so polite about it that you're furious by the evening."],
  },
  Scorpio: {
    eases: ["You don't give up on what you've once decided, and people can feel it."],
    presses: [
      "You like to have the upper hand, and you tend to keep it past the point where it's any use.",
    ],
  },
  Sagittarius: {
    eases: ['You only need a goal, and then you hardly notice the distance.'],
    presses: [
      "You fight for the principle, because what it's about in particular would be awkward to say.",
    ],
  },
  Capricorn: {
    eases: ['You prepare longer than anyone knows, and then it looks easy.'],
    presses: ['You can climb for years without asking whose hill it is.'],
  },
  Aquarius: {
    eases: ["You begin without asking who's allowed, and a few others come along."],
    presses: ["You tend to fight for your freedom with people who'd give it to you."],
  },
  Pisces: {
    eases: ['You go with the current, and you get surprisingly far on it.'],
    presses: ['You give way for a long time, and people are surprised when you stop.'],
  },
}
