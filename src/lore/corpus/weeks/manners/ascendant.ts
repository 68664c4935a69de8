import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const ascendantWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    eases: ["You're direct, and that saves everyone some time."],
    presses: ['You brace yourself for a push, and people can see it.'],
  },
  Taurus: {
    eases: ["You're solid and easy to be near, and people relax."],
    presses: ['You look as though nothing could shake you, and people forget to be careful.'],
  },
  Gemini: {
    eases: ["You're good company within five minutes, and you stay that good."],
    presses: ['You can chat your way through a meeting without anyone having met you.'],
  },
  Cancer: {
    eases: ['You adjust to others first, and this time they may adjust to you.'],
    presses: ['You protect yourself when you come in, and people meet the protection.'],
  },
  Leo: {
    eases: ['You come in warm and large, and people move closer.'],
    presses: ["You want to be received, and it stings when you're only let in."],
  },
  Virgo: {
    eases: ["You seem modest and exact, and you're trusted on sight."],
    presses: ["You can look critical when you're only nervous."],
  },
  Libra: {
    eases: ['You make things pleasant by being there, and nobody has to work.'],
    presses: ["You're so easy to like that people may not ask who you are."],
  },
  Scorpio: {
    eases: ['You look at people closely, and they can take it as the attention it is.'],
    presses: ['You keep your face still, and people read a verdict in it.'],
  },
  Sagittarius: {
    eases: ['You bring some fresh air in with you, and people breathe more easily.'],
    presses: ["You take up a good deal of room for somebody who's about to leave."],
  },
  Capricorn: {
    eases: ["You're taken seriously, and you don't have to be serious to get that."],
    presses: ['You look as if you were in charge, and things get handed to you.'],
  },
  Aquarius: {
    eases: ['You come across as different, and people are often hoping for somebody who is.'],
    presses: ["You look as if you didn't need anyone, and people believe it."],
  },
  Pisces: {
    eases: ["You make people feel understood, and they couldn't say how."],
    presses: ['You become what people seem to need, and then they need it daily.'],
  },
}
