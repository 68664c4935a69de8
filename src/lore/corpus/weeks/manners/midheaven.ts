import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const midheavenWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    eases: ["You're wanted because you'd start without being told how."],
    presses: ["You've been first for so long that people wait for you to go."],
  },
  Taurus: {
    eases: ["You're valued for still being there when it works and when it doesn't."],
    presses: ["You've made yourself dependable, and now they depend."],
  },
  Gemini: {
    eases: ["You're known for being able to explain it, and somebody needs it explained."],
    presses: ["You've got two jobs under one title, and each of them thinks it has you to itself."],
  },
  Cancer: {
    eases: ["You've looked after people at work, and it turns out that they noticed."],
    presses: [
      "You're treated as the one who looks after people, and it's getting to be a job of its own.",
    ],
  },
  Leo: {
    eases: ["Your name is on it, large, and for once that isn't embarrassing."],
    presses: ["You're looked at while you work, and you've started to play the part."],
  },
  Virgo: {
    eases: ['You let the quality speak, and you can be quiet.'],
    presses: ["You're trusted with the details, so you're given all of them."],
  },
  Libra: {
    eases: ["You're asked because people like to be in the room with you."],
    presses: ["You've been the reasonable one between two people who aren't."],
  },
  Scorpio: {
    eases: ["You're brought what nobody else can be trusted with, and you can name your terms."],
    presses: ["You've seen how the place really works, and knowing it has kept you silent."],
  },
  Sagittarius: {
    eases: ["You're wanted for the large view, and you've got one."],
    presses: ["You've promised so widely that your name is in three cities at once."],
  },
  Capricorn: {
    eases: ["You've put in the years, and somebody has counted."],
    presses: ["You've been holding yourself responsible for things that have a department."],
  },
  Aquarius: {
    eases: ["You're needed for the very thing that made you odd."],
    presses: ["You've stayed out of the game on principle, and it's been decided without you."],
  },
  Pisces: {
    eases: ['You do something that nobody could quite name, and they all want it.'],
    presses: ["Your work has run into everyone else's, and nobody knows where yours stops."],
  },
}
