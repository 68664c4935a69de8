import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const marsWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    turns: {
      eases: ['You go first, cleanly, and other people are relieved that someone has.'],
      presses: ["You're spoiling for a fight, and the fight you'd need is a conversation."],
    },
    ends: {
      eases: ["You'll be halfway through before you've decided, and here that's an advantage."],
      presses: ["You'll be angry for a minute first, so be angry somewhere with a door."],
    },
  },
  Taurus: {
    turns: {
      eases: ["You've kept going after everyone else sat down, and now it shows."],
      presses: [
        "You've put up with it for so long that you no longer know how to mention it quietly.",
      ],
    },
    ends: {
      eases: ["You'll outlast it, as you outlast most things."],
      presses: ["You'll say it's fine until the day it isn't, and that day's avoidable."],
    },
  },
  Gemini: {
    turns: {
      eases: ["You're quick, and being quick is what it takes."],
      presses: ["You've been winning the argument and losing the point."],
    },
    ends: {
      eases: ["A good remark will do it, so you needn't bring the speech."],
      presses: ["You'll win the argument, and then you'll still have to do the thing."],
    },
  },
  Cancer: {
    turns: {
      eases: ["You protect what's yours, and it makes you braver than ambition ever did."],
      presses: ["You've been angry sideways, and the person it was meant for has missed it."],
    },
    ends: {
      eases: ["You'll be braver if it's for someone, so think of whom it's for."],
      presses: ["You'd sooner be hurt than be direct, and direct takes less time."],
    },
  },
  Leo: {
    turns: {
      eases: ['You put your name and your back into it, and it gets done in the open.'],
      presses: ['You could give in, if only there were a way to do it that looked good.'],
    },
    ends: {
      eases: ['Do it with your whole heart and where people can see.'],
      presses: ["You won't like being told, so tell yourself before anyone else does."],
    },
  },
  Virgo: {
    turns: {
      eases: ['The work is good, and it speaks for you in the room.'],
      presses: [
        "You've been fixing the small things because the large one would mean telling someone.",
      ],
    },
    ends: {
      eases: ["Your aim's better than your force here, and aim is all it needs."],
      presses: ["You'll find fault with how it's done, and it's the what that you're angry about."],
    },
  },
  Libra: {
    turns: {
      eases: ['You get your way by making it good for two, which takes longer and lasts.'],
      presses: ["You've been so polite about it that you're furious."],
    },
    ends: {
      eases: ["Get one ally, and then you can't be stopped."],
      presses: ["You'll smile through it, so decide beforehand at which point you stop."],
    },
  },
  Scorpio: {
    turns: {
      eases: [
        "You don't give up on what you've once decided, and here's why that's worth something.",
      ],
      presses: ["You've had the upper hand for a while, secretly, and you don't enjoy it."],
    },
    ends: {
      eases: ["You can do it without telling anybody that you're doing it."],
      presses: ["You'll want to win for good, and winning for now will do."],
    },
  },
  Sagittarius: {
    turns: {
      eases: ["There's a goal again, and you're off."],
      presses: ["You're fighting for the principle because the particular is embarrassing."],
    },
    ends: {
      eases: ["You've got the swing for it, so start before the plan's finished."],
      presses: ["You'll make it a matter of principle, and it's a matter of about an hour."],
    },
  },
  Capricorn: {
    turns: {
      eases: ["You've prepared for this longer than anyone knows, and it looks easy."],
      presses: ["You've been climbing so steadily that you haven't asked whose hill it is."],
    },
    ends: {
      eases: ["You've got the stamina, so all you need to pick is the hill."],
      presses: ["You'll answer it by working harder, and work's how you got here."],
    },
  },
  Aquarius: {
    turns: {
      eases: ["You and a few others simply begin, without asking who's allowed."],
      presses: ["You're fighting for your freedom with someone who'd give it to you."],
    },
    ends: {
      eases: ["Do it in a way that nobody's tried, since you would anyway."],
      presses: [
        'Your first impulse is to refuse, and you could look at the offer before the second.',
      ],
    },
  },
  Pisces: {
    turns: {
      eases: ["You go with the current, and for once the current's going your way."],
      presses: ["You've been giving way so gently that nobody knows you were standing there."],
    },
    ends: {
      eases: ["You needn't push, only go on turning up."],
      presses: ["You'd rather slip out of the side than say no, and they'd rather hear the no."],
    },
  },
}
