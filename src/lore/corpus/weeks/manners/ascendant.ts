import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const ascendantWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    eases: ["You're direct, and today everyone's grateful for it."],
    presses: ["You're braced for a push, so you look like one."],
  },
  Taurus: {
    eases: ["You're solid and easy to be near, and somebody leans."],
    presses: ['You look as if nothing could shake you, so people shake a little harder.'],
  },
  Gemini: {
    eases: ["You're good company in the first five minutes, and you stay that good."],
    presses: ["You've chatted your way through it, and nobody's met you."],
  },
  Cancer: {
    eases: ['You adjust to others first, and this time they may adjust to you.'],
    presses: ['You put up the shell, and they meet the shell.'],
  },
  Leo: {
    eases: ["You're warm and large, and people come closer."],
    presses: ["You want to be received, and you've only been let in."],
  },
  Virgo: {
    eases: ["You're modest and exact, and it's trusted on sight."],
    presses: ["You look critical when you're only nervous."],
  },
  Libra: {
    eases: ['You make it pleasant by being there, and nobody has to work.'],
    presses: ["You've been so easy to like that nobody's been asked to know you."],
  },
  Scorpio: {
    eases: ["You're intense, and today it's taken as attention."],
    presses: ['You keep your face still, and they read a verdict in it.'],
  },
  Sagittarius: {
    eases: ['You bring the fresh air with you, and people breathe.'],
    presses: ["You take up a lot of room for somebody who's about to leave."],
  },
  Capricorn: {
    eases: ["You're taken seriously, and you needn't be serious to get it."],
    presses: ["You look as if you were in charge, so it's handed to you."],
  },
  Aquarius: {
    eases: ["You're the odd one, and they'd been hoping for one."],
    presses: ["You look as if you didn't need them, and they take you at your look."],
  },
  Pisces: {
    eases: ["You make them feel understood, and they can't say how."],
    presses: ["You've become whatever they needed, and now they need it daily."],
  },
}
