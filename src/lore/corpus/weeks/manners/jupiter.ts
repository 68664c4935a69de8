import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const jupiterWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    eases: ["You're brave a moment before it's sensible, and it tends to work out."],
    presses: ["You've been lucky with speed, and you can mistake that for a plan."],
  },
  Taurus: {
    eases: ['You trust what grows slowly, and you can enjoy what has.'],
    presses: ['You can have more than you need and still feel that you ought to guard it.'],
  },
  Gemini: {
    eases: ['You always know somebody who knows somebody, and that may be all it takes.'],
    presses: ['You hope that one more piece of information will decide for you.'],
  },
  Cancer: {
    eases: ["You're generous at home, and people rest there."],
    presses: ['You can look after a plan so well that it never has to go out alone.'],
  },
  Leo: {
    eases: ["You're generous in the grand style, and nobody holds it against you."],
    presses: ['You have to live up to the gestures that you make on very good days.'],
  },
  Virgo: {
    eases: [
      'You believe in doing the small things well, and other people come to believe in it, too.',
    ],
    presses: ['You tend to improve a thing for people who liked it before.'],
  },
  Libra: {
    eases: ["You're lucky in people, and one of them is likely to help here."],
    presses: ["You promise so many people a share that there's little left for you."],
  },
  Scorpio: {
    eases: ['You trust few things and trust them all the way, and it tends to be repaid.'],
    presses: ['You bet more on people than you tell them, and it makes you watchful.'],
  },
  Sagittarius: {
    eases: ['You need an open road more than a reason to take it.'],
    presses: ["You're so sure that it'll turn out well that you may not be seeing to it."],
  },
  Capricorn: {
    eases: ['You expect to earn what you get, and you can take this without earning it twice.'],
    presses: [
      'You put off the good part until the rest is finished, and the rest is never finished.',
    ],
  },
  Aquarius: {
    eases: ['You think about the future out loud, and somebody tends to be listening.'],
    presses: ["You're generous with an idea, and a little sparing with your time."],
  },
  Pisces: {
    eases: ["You let yourself be carried now and then, and it's usually in the right direction."],
    presses: ['You leave a good deal to luck, and some of it was waiting for you.'],
  },
}
