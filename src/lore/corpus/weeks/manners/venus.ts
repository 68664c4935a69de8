import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const venusWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    turns: {
      eases: [
        'You go after what pleases you without hiding that you do, and it flatters everyone.',
      ],
      presses: [
        "You've been chasing the beginning of things, and this one has gotten past its beginning.",
      ],
    },
    ends: {
      eases: ["You know at first sight here, so don't let anyone talk you into shopping around."],
      presses: [
        "You'll want it all by the weekend, and it's the kind of thing that comes on an ordinary morning.",
      ],
    },
  },
  Taurus: {
    turns: {
      eases: ["It's good and it's solid, and you've got the patience to have it for years."],
      presses: ["You've kept it so long that asking whether you still like it feels disloyal."],
    },
    ends: {
      eases: ["Whatever you choose you'll keep, so choose with your hands."],
      presses: [
        "You'll hold on a bit longer than you need to, out of affection for the thing itself.",
      ],
    },
  },
  Gemini: {
    turns: {
      eases: ['You find the light word that lets everyone like each other again.'],
      presses: ['You could get out of it with a joke, and somebody here needs you not to.'],
    },
    ends: {
      eases: ['Keep it light, since light is how you love.'],
      presses: ["There'll be a good joke to hide behind, and you can make it afterward."],
    },
  },
  Cancer: {
    turns: {
      eases: ['What you love is safe, and you can open your hands.'],
      presses: [
        "You've been caring for someone in the way you'd like to be cared for, and they've had no idea.",
      ],
    },
    ends: {
      eases: ['A small thing with a history will say it better than a big one.'],
      presses: [
        "You'll be waiting to see whether they noticed, so tell them what there is to notice.",
      ],
    },
  },
  Leo: {
    turns: {
      eases: ['You love it openly, and being open about it is half of the pleasure.'],
      presses: [
        "It's the applause you miss, more than the thing itself, and you'd hate for anyone to know.",
      ],
    },
    ends: {
      eases: ["Do it handsomely, as you'd have done in any case."],
      presses: ["You'd like it admired, and it'll have to be enough that it's liked."],
    },
  },
  Virgo: {
    turns: {
      eases: ['Small attentions have added up, and somebody has been counting them with pleasure.'],
      presses: ["You've made yourself useful so that nobody would ask whether you're loved."],
    },
    ends: {
      eases: ["It's the useful kind of love, and it gets through."],
      presses: ["You'll see what could be nicer about it, and that can stay between you and you."],
    },
  },
  Libra: {
    turns: {
      eases: ["Somebody meets you exactly halfway, and you don't have to lean."],
      presses: ["You've been keeping it lovely by being the one who gives way."],
    },
    ends: {
      eases: ["Make it fair and make it pretty, and you've made it yours."],
      presses: ["You'll want everyone to be pleased with it, and one of them won't be."],
    },
  },
  Scorpio: {
    turns: {
      eases: ['You love without a guard posted, and nothing gets taken.'],
      presses: [
        "You'd want to be sure of it first, and the wanting to be sure is what it can't bear.",
      ],
    },
    ends: {
      eases: ["You mean it, and you don't have to prove it."],
      presses: ["You'll be tempted to keep count, and you're too good at it for that to end well."],
    },
  },
  Sagittarius: {
    turns: {
      eases: ["It's fun and it goes somewhere, and you need both before you call it love."],
      presses: ['You want your freedom and you want it to be waiting for you when you get back.'],
    },
    ends: {
      eases: ["Leave the end open, because that's what makes you come back."],
      presses: ["You'll be fondest of it from a distance, so get close while you still have to."],
    },
  },
  Capricorn: {
    turns: {
      eases: ["It has lasted, and that's the only proof of love you ever quite believed."],
      presses: ["You've been proving yourself to someone who'd have preferred your company."],
    },
    ends: {
      eases: ["You'll keep your word on it, which is how people know that you care."],
      presses: [
        "You'll want to see some return on it first, and affection doesn't work that way around.",
      ],
    },
  },
  Aquarius: {
    turns: {
      eases: ['You can like it without owning it, so it stays.'],
      presses: ["You've left everyone so free that one of them has begun to feel left."],
    },
    ends: {
      eases: ['It can be as strange as it likes, provided that nobody owns it.'],
      presses: [
        "Somebody would like to be treated as a special case, and it won't cost you your principles.",
      ],
    },
  },
  Pisces: {
    turns: {
      eases: ["You're kind past the point of good sense, and today good sense agrees with you."],
      presses: ["You've been paying in kindness for something that nobody ever priced."],
    },
    ends: {
      eases: ["You'll give more than you meant to, and this time you can afford it."],
      presses: ["You'll see it at its loveliest, so ask a friend what it looks like from there."],
    },
  },
}
