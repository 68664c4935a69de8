import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const midheavenWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    eases: ["You're wanted for starting without being told how."],
    presses: ['You go first at work so reliably that other people wait for you to go.'],
  },
  Taurus: {
    eases: ["You're valued for still being there when it works and when it doesn't."],
    presses: ["You're known to be dependable, and people depend on it."],
  },
  Gemini: {
    eases: ["You're known for being able to explain things, and somebody usually needs it."],
    presses: ['You tend to have two jobs under one title, and each of them wants all of you.'],
  },
  Cancer: {
    eases: ['You look after people at work, and they notice more of it than they say.'],
    presses: ["You're treated as the one who looks after people, and that's a job of its own."],
  },
  Leo: {
    eases: ["You're at your best when your name is on it."],
    presses: ["You're looked at while you work, and you can start to play the part."],
  },
  Virgo: {
    eases: ['You let the quality of your work speak, and you can be quiet.'],
    presses: ["You're trusted with the details, and you end up with all of them."],
  },
  Libra: {
    eases: ['You get asked because people like to be in the room with you.'],
    presses: ["You're often the reasonable one between two people who aren't."],
  },
  Scorpio: {
    eases: ["You're brought what nobody else is trusted with, and you can name your terms."],
    presses: ['You see how a place really works, and knowing it can keep you silent.'],
  },
  Sagittarius: {
    eases: ["You're wanted for the large view, and you have one."],
    presses: ['You promise widely, and your name can end up in three places at once.'],
  },
  Capricorn: {
    eases: ['You put in the years, and somebody does count them.'],
    presses: ['You feel responsible for things that have a department.'],
  },
  Aquarius: {
    eases: ["You're wanted for the very thing that makes you odd."],
    presses: ['You stay out of office games on principle, and things can get decided without you.'],
  },
  Pisces: {
    eases: ['You do something at work that nobody can quite name, and everyone would miss it.'],
    presses: [
      "You let other people's work run into yours, and then it's hard to say no to any part of it.",
    ],
  },
}
