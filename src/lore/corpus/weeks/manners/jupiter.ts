import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const jupiterWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    eases: ["You're brave a second before it's sensible, and sense catches up."],
    presses: ["You've been lucky with speed for so long that you take it for a plan."],
  },
  Taurus: {
    eases: ['You trust what grows slowly, and some of it has grown.'],
    presses: ["You've got more than you need, and it's begun to need you."],
  },
  Gemini: {
    eases: ["You know somebody who knows somebody, and that's all it takes."],
    presses: ["You've been hoping the next piece of information would decide for you."],
  },
  Cancer: {
    eases: ['Your generosity at home has made a home, and other people rest in it.'],
    presses: ["You've been mothering a plan that's old enough to go out alone."],
  },
  Leo: {
    eases: ["You're generous in the grand style, and it's exactly the right size."],
    presses: ['You have to live up to the gestures that you make on very good days.'],
  },
  Virgo: {
    eases: ["You've got faith in the details, and for once somebody else has, too."],
    presses: ['You go on making a thing better for people who liked it before.'],
  },
  Libra: {
    eases: ["You're lucky in people, and today it's one person."],
    presses: ["You've promised so many people a share that there's hardly any left for you."],
  },
  Scorpio: {
    eases: ["You've trusted it further down than anyone sees, and it's repaid there."],
    presses: ['You bet more on people than you tell them, and it makes you watchful.'],
  },
  Sagittarius: {
    eases: ['You need an open road more than a reason, and the road is open.'],
    presses: ["You've been so sure that it would turn out well that nobody's been seeing to it."],
  },
  Capricorn: {
    eases: ["You hadn't expected it before you'd earned it twice over."],
    presses: ["You've been postponing the good part until the rest is finished."],
  },
  Aquarius: {
    eases: ["You've been talking about the future, and somebody has been listening."],
    presses: ["You've been generous with an idea and sparing with your time."],
  },
  Pisces: {
    eases: ["You're carried for a while, and you can tell that you are."],
    presses: ["You've been leaving it to luck, and luck has been leaving it to you."],
  },
}
