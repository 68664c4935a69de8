import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const mercuryWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    turns: {
      eases: ['You say it straight out, and the whole thing gets shorter.'],
      presses: ["You've been arguing it before understanding it, and winning."],
    },
    ends: {
      eases: ["You've got it in one sentence already, so leave it at one."],
      presses: ["You'll have the answer before they've finished, and it'll keep for ten seconds."],
    },
  },
  Taurus: {
    turns: {
      eases: ["You've had it worked out for a while, and now somebody asks."],
      presses: ["You've held this opinion for so long that it's stopped being about anything."],
    },
    ends: {
      eases: ["Take as long as you like over the wording, since it'll stand for years."],
      presses: [
        "You've thought it so often that it feels settled, and you're the only one who's heard it.",
      ],
    },
  },
  Gemini: {
    turns: {
      eases: ["Your mind's at its quickest, and it's also right."],
      presses: ["You've collected everything there is to know about it and put off deciding."],
    },
    ends: {
      eases: ["You'll find three ways to put it, and any of them will do."],
      presses: ['You could argue the opposite just as well, so decide before you start to talk.'],
    },
  },
  Cancer: {
    turns: {
      eases: ['You find the words because you know how it would feel to hear them.'],
      presses: [
        "You've been remembering this the way that hurts, and there's another way to remember it.",
      ],
    },
    ends: {
      eases: ["You know how they'll take it, so you can choose the kind way in."],
      presses: ["Listen for the words this time, since the tone's only tired."],
    },
  },
  Leo: {
    turns: {
      eases: ["You've got a thing to say and people to say it to, and you're in good voice."],
      presses: ['You want to be right in front of people, and being right would have been enough.'],
    },
    ends: {
      eases: ["Say it in your own voice and in front of people, where it's at its best."],
      presses: ["It needn't be well put, and that goes against everything you stand for."],
    },
  },
  Virgo: {
    turns: {
      eases: ["You've sorted it so carefully that the answer is simply what's left."],
      presses: ["You've got every detail right, and you've been avoiding the sum."],
    },
    ends: {
      eases: ["You'll get it exact, so the only question left is when you press send."],
      presses: ["You'll find one more thing to correct, and you'll feel better for ignoring it."],
    },
  },
  Libra: {
    turns: {
      eases: ["The fair word and the true one are the same word today, and you've got it."],
      presses: ["You've been so even about it that no one could tell you'd taken a side."],
    },
    ends: {
      eases: ["You'll hear both sides in it, which is what makes people trust you."],
      presses: ["You'll want a second opinion, and you've already got a first."],
    },
  },
  Scorpio: {
    turns: {
      eases: ["You see what's really going on, and for once everyone's ready to hear it."],
      presses: ["You've known for a while, and you've used knowing in place of asking."],
    },
    ends: {
      eases: ["You've known the right question for a while, so ask it."],
      presses: ["You'll look for what's behind the answer, and sometimes there's only a wall."],
    },
  },
  Sagittarius: {
    turns: {
      eases: ['The big picture is right, and this time so are the numbers.'],
      presses: ["You've been explaining it so widely that nobody can find the yes or no."],
    },
    ends: {
      eases: ["Keep the large view and add one figure, and you've convinced them."],
      presses: ["You'll promise a little more than you know, so check that one number first."],
    },
  },
  Capricorn: {
    turns: {
      eases: [
        "You've thought this through to the end, and it's the end people want to hear about.",
      ],
      presses: ["You've been so realistic that you've talked yourself out of it."],
    },
    ends: {
      eases: ['Put it in order with a date beside it, as only you can.'],
      presses: [
        "You'll think of everything that may go wrong, and you might think of one thing that may go right.",
      ],
    },
  },
  Aquarius: {
    turns: {
      eases: ["Your strange idea is suddenly everyone's, and you don't need to say whose it was."],
      presses: [
        "You've explained it brilliantly, and the person you explained it to wanted something else.",
      ],
    },
    ends: {
      eases: ["Say it the odd way, since that's how they'll remember it."],
      presses: ["You'll be right about it in general, and they'll want to hear about themselves."],
    },
  },
  Pisces: {
    turns: {
      eases: [
        'You understand it all at once, in the shower or on the bus, and it holds up in words.',
      ],
      presses: [
        "You've let it stay vague because it was nicer that way, and somebody took you at your word.",
      ],
    },
    ends: {
      eases: ['The picture you have of it explains it better than an argument would.'],
      presses: ["You'll say it so softly that it could pass for a maybe, so say it twice."],
    },
  },
}
