import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const jupiterWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    eases: ["You're brave a second before it's sensible, and sense catches up."],
    presses: ["You've been lucky with speed for so long that you took it for a plan."],
  },
  Taurus: {
    eases: ["What you've tended has grown while you weren't worrying about it."],
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
    presses: ["You've been living up to a gesture that you made on a very good day."],
  },
  Virgo: {
    eases: ["You've got faith in the details, and the details return it."],
    presses: [
      "You've been making it better and better, and it was for somebody who liked it before.",
    ],
  },
  Libra: {
    eases: ["You're lucky in people, and today it's one person."],
    presses: ["You've promised so many people a share that there's hardly any left for you."],
  },
  Scorpio: {
    eases: ["You've trusted it further down than anyone sees, and it's repaid there."],
    presses: ["You've bet more on this than you've told anyone, and it's made you watchful."],
  },
  Sagittarius: {
    eases: ["The road's open, and you've never needed more reason than that."],
    presses: ["You've been so sure that it would turn out well that nobody's been seeing to it."],
  },
  Capricorn: {
    eases: ["What you've been working toward comes a season early."],
    presses: ["You've been postponing the good part until the rest is finished."],
  },
  Aquarius: {
    eases: ['The future that you keep talking about has a first member.'],
    presses: ["You've been generous with an idea and sparing with your time."],
  },
  Pisces: {
    eases: ["You're carried for a while, and you can tell that you are."],
    presses: ["You've been leaving it to luck, and luck has been leaving it to you."],
  },
}
