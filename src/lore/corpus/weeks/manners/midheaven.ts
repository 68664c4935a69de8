import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const midheavenWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    turns: {
      eases: ["You're wanted because you'd start without being told how."],
      presses: ["You've been first for so long that people wait for you to go."],
    },
    ends: {
      eases: ["It's the kind of thing you can open and somebody else can run."],
      presses: [
        "You'll want to take it on single-handed, and that's how you came to have so much of it.",
      ],
    },
  },
  Taurus: {
    turns: {
      eases: ["What counts is that you're still here and it still works."],
      presses: ["You've made yourself dependable, and now they depend."],
    },
    ends: {
      eases: ['Let it grow at its own rate, since your good name did.'],
      presses: [
        "You won't want to change a thing that's held for years, so change one edge of it.",
      ],
    },
  },
  Gemini: {
    turns: {
      eases: ["You're known for being able to explain it, and somebody needs it explained."],
      presses: [
        "You've got two jobs under one title, and each of them thinks it has you to itself.",
      ],
    },
    ends: {
      eases: ['It gets further if you talk about it, which is most of what you do anyway.'],
      presses: ["You'll be asked for a quick word, and the quick words are what eat your day."],
    },
  },
  Cancer: {
    turns: {
      eases: ["You've looked after people at work, and it turns out that they noticed."],
      presses: ["They treat you as the one who minds, and it's getting to be a job of its own."],
    },
    ends: {
      eases: ["You'll do it best among people who feel like family, so ask who's coming."],
      presses: ["You'll hate to let them down, and they're grown."],
    },
  },
  Leo: {
    turns: {
      eases: ["Your name is on it, large, and for once that isn't embarrassing."],
      presses: ["You're looked at while you work, and you've started to play the part."],
    },
    ends: {
      eases: ['You may take the bow, since somebody has to.'],
      presses: ["You'd rather shine than ask, and asking is what gets you paid."],
    },
  },
  Virgo: {
    turns: {
      eases: ['The quality speaks, and you can be quiet.'],
      presses: ["You're trusted with the details, so you're given all of them."],
    },
    ends: {
      eases: ["You'll do it well without trying, so don't try harder."],
      presses: [
        "You'll find one more thing that only you do properly, and it can be done improperly.",
      ],
    },
  },
  Libra: {
    turns: {
      eases: ["You're asked because people like to be in the room with you."],
      presses: ["You've been the reasonable one between two people who aren't."],
    },
    ends: {
      eases: ["It'll go well with a partner, and you can think of one."],
      presses: ["You'll look for a way to please them both, and there's one that pleases you."],
    },
  },
  Scorpio: {
    turns: {
      eases: ['They bring you what nobody else can be trusted with, and you can name your terms.'],
      presses: ["You've seen how the place really works, and knowing it has kept you silent."],
    },
    ends: {
      eases: ["You needn't announce it, as long as you do all of it."],
      presses: [
        "You'll be tempted to wait until you hold all the cards, and you've held enough of them for months.",
      ],
    },
  },
  Sagittarius: {
    turns: {
      eases: ["They want you for the large view, and you've got one."],
      presses: ["You've promised so widely that your name is in three cities at once."],
    },
    ends: {
      eases: ["Say how far you'd take it, because you're the only one who can see that far."],
      presses: [
        "You'll say yes to the next big thing, and the last one has your name on it still.",
      ],
    },
  },
  Capricorn: {
    turns: {
      eases: ["You've put in the years, and somebody has counted."],
      presses: ["You've been holding yourself responsible for things that have a department."],
    },
    ends: {
      eases: ["It's a step up, so take it at your usual pace."],
      presses: ["You'll take it as a test, and it's only a request."],
    },
  },
  Aquarius: {
    turns: {
      eases: ['What made you odd here is what they need now.'],
      presses: ["You've stayed out of the game on principle, and it's been decided without you."],
    },
    ends: {
      eases: ["You can do it on your own terms, since they've seen the other kind."],
      presses: [
        "You'll want to resign from the whole system, and one sentence to one person would do.",
      ],
    },
  },
  Pisces: {
    turns: {
      eases: ['Nobody could say quite what you do, and they all want it.'],
      presses: ["Your work has run into everyone else's, and nobody knows where yours stops."],
    },
    ends: {
      eases: ['Follow the part that moves you, and the title can catch up.'],
      presses: ["You'll let them assume, because correcting people feels unkind."],
    },
  },
}
