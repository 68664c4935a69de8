import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const mercuryWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    eases: ['You say it straight out, and that makes the whole thing shorter.'],
    presses: ["You argue before you've quite understood, and you're good enough at it to win."],
  },
  Taurus: {
    eases: ['You think a thing through before you speak, and people can rely on what you say.'],
    presses: ['You hold on to an opinion out of habit, and new facts have to wait in line.'],
  },
  Gemini: {
    eases: ['You think quickly and talk well, and this calls for both.'],
    presses: ['You can collect everything there is to know and still put off deciding.'],
  },
  Cancer: {
    eases: ['You find the right words because you know how it would feel to hear them.'],
    presses: [
      "You tend to remember things in the way that hurts, and there's usually another way to remember them.",
    ],
  },
  Leo: {
    eases: ['You tell it well, and people listen to the end.'],
    presses: ['You like to be right in front of people, and being right would do.'],
  },
  Virgo: {
    eases: ["You sort things so carefully that the answer is simply what's left."],
    presses: ['You get every detail right, and you can lose sight of what they add up to.'],
  },
  Libra: {
    eases: ["You look for the word that's fair to everyone, and you usually find it."],
    presses: ["You put things so evenly that nobody can tell what you'd like."],
  },
  Scorpio: {
    eases: ["You notice what's really going on, and you can choose the moment to say it."],
    presses: ['You tend to find things out when you could have asked.'],
  },
  Sagittarius: {
    eases: ['You see the large picture and can make other people see it.'],
    presses: ['You explain things so widely that nobody can find the yes or the no.'],
  },
  Capricorn: {
    eases: ['You think things through to the end, and the end is what people want to hear about.'],
    presses: [
      'You can be so realistic that you talk yourself out of things that would have worked.',
    ],
  },
  Aquarius: {
    eases: ['You think of what nobody else has thought of, and you can say it without a lecture.'],
    presses: ['You explain it brilliantly, and the other person may have wanted something else.'],
  },
  Pisces: {
    eases: ['You understand things all at once, and you can trust that.'],
    presses: [
      "You let things stay vague because it's nicer that way, and people take you at your word.",
    ],
  },
}
