import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const jupiterWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    turns: {
      eases: ["You're brave a second before it's sensible, and sense catches up."],
      presses: ["You've been lucky with speed for so long that you took it for a plan."],
    },
    ends: {
      eases: ["You'll leap anyway, so it's good that there's something under you."],
      presses: ["You'll want the next one before this one's paid for."],
    },
  },
  Taurus: {
    turns: {
      eases: ["What you've tended has grown while you weren't worrying about it."],
      presses: ["You've got more than you need, and it's begun to need you."],
    },
    ends: {
      eases: ["Enjoy it while it's there, slowly, as you know how to."],
      presses: [
        "You've got enough of it, and enough has never felt like enough until it's counted.",
      ],
    },
  },
  Gemini: {
    turns: {
      eases: ["You know somebody who knows somebody, and that's all it takes."],
      presses: ["You've been hoping the next piece of information would decide for you."],
    },
    ends: {
      eases: ["You'll tell everyone, and one of them will be of use."],
      presses: [
        "Two other chances will turn up within days, and they'll look better than they are.",
      ],
    },
  },
  Cancer: {
    turns: {
      eases: ['Your generosity at home has made a home, and other people rest in it.'],
      presses: ["You've been mothering a plan that's old enough to go out alone."],
    },
    ends: {
      eases: ["There's room for one more at it, as there always is with you."],
      presses: [
        "You'll want to provide for everyone, and some of them would like to bring something.",
      ],
    },
  },
  Leo: {
    turns: {
      eases: ["You're generous in the grand style, and it's exactly the right size."],
      presses: ["You've been living up to a gesture that you made on a very good day."],
    },
    ends: {
      eases: ['Make it splendid, since you will, and keep the receipt.'],
      presses: [
        "You'll promise it in front of people, and a private promise would be half the size.",
      ],
    },
  },
  Virgo: {
    turns: {
      eases: ["You've got faith in the details, and the details return it."],
      presses: [
        "You've been making it better and better, and it was for somebody who liked it before.",
      ],
    },
    ends: {
      eases: ["A small improvement is luck enough, and you'll notice it when others don't."],
      presses: ["You'll add one more step to be safe, and that's the one that makes it too much."],
    },
  },
  Libra: {
    turns: {
      eases: ["You're lucky in people, and today it's one person."],
      presses: ["You've promised so many people a share that there's hardly any left for you."],
    },
    ends: {
      eases: ["Share it, and it'll double."],
      presses: ["You'll say yes to both sides because you mean well by both."],
    },
  },
  Scorpio: {
    turns: {
      eases: ["You've trusted it further down than anyone sees, and it's repaid there."],
      presses: ["You've bet more on this than you've told anyone, and it's made you watchful."],
    },
    ends: {
      eases: ['You can bet on it quietly, with more than they think.'],
      presses: ["You'll give more than anyone sees, and it would be fairer if they saw."],
    },
  },
  Sagittarius: {
    turns: {
      eases: ["The road's open, and you've never needed more reason than that."],
      presses: ["You've been so sure that it would turn out well that nobody's been seeing to it."],
    },
    ends: {
      eases: ["Go as far as it'll take you, and send word from there."],
      presses: ["You'll be sure that it works out, and it'd help to know by whose hands."],
    },
  },
  Capricorn: {
    turns: {
      eases: ["What you've been working toward comes a season early."],
      presses: ["You've been postponing the good part until the rest is finished."],
    },
    ends: {
      eases: ['It grows at your own pace, which is the only growth you trust.'],
      presses: ["You'll make a condition of it, and it could simply be a pleasure."],
    },
  },
  Aquarius: {
    turns: {
      eases: ['The future that you keep talking about has a first member.'],
      presses: ["You've been generous with an idea and sparing with your time."],
    },
    ends: {
      eases: ["It's for more people than you, and that's why it'll go well."],
      presses: ["You'll have the whole plan for the future, and it begins with something small."],
    },
  },
  Pisces: {
    turns: {
      eases: ["You're carried for a while, and you can tell that you are."],
      presses: ["You've been leaving it to luck, and luck has been leaving it to you."],
    },
    ends: {
      eases: ['You can trust it further than you can explain.'],
      presses: ["You'll hope for it very hard, and a question would be faster."],
    },
  },
}
