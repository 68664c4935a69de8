import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const ascendantWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    turns: {
      eases: ["You're direct, and today everyone's grateful for it."],
      presses: ["You're braced for a push, so you look like one."],
    },
    ends: {
      eases: ["You'll be through the entrance first, so hold it for someone."],
      presses: ['You come on strong in the first minute, so give them a second one.'],
    },
  },
  Taurus: {
    turns: {
      eases: ["You're solid and easy to be near, and somebody leans."],
      presses: ['You look as if nothing could shake you, so people shake a little harder.'],
    },
    ends: {
      eases: ["You don't have to do much, since people like to be where you are."],
      presses: ['They take your calm for a no, so say the yes out loud.'],
    },
  },
  Gemini: {
    turns: {
      eases: ["You're good company in the first five minutes, and you stay that good."],
      presses: ["You've chatted your way through it, and nobody's met you."],
    },
    ends: {
      eases: ["You'll have them laughing by the second sentence, and then you can mean something."],
      presses: ["You'll want to keep it moving, and it gets interesting when it stops."],
    },
  },
  Cancer: {
    turns: {
      eases: ["People feel looked after when you're near, and they show it."],
      presses: ['You put up the shell, and they meet the shell.'],
    },
    ends: {
      eases: ["You'll see to it that everyone's comfortable, so find the good seat for yourself."],
      presses: ["They can't tell that you're shy, since from outside it looks like disapproval."],
    },
  },
  Leo: {
    turns: {
      eases: ["You're warm and large, and people come closer."],
      presses: ["You want to be received, and you've only been let in."],
    },
    ends: {
      eases: ["Come in as if they'd been waiting, because a few of them have."],
      presses: ["You'll make an entrance without meaning to, so ask them something right after."],
    },
  },
  Virgo: {
    turns: {
      eases: ["You're modest and exact, and it's trusted on sight."],
      presses: ["You look critical when you're only nervous."],
    },
    ends: {
      eases: ["You're trusted at a glance, so you can skip the preparations."],
      presses: [
        "You'll notice what's wrong with how you look, and they'll notice that you noticed.",
      ],
    },
  },
  Libra: {
    turns: {
      eases: ['You make it pleasant by being there, and nobody has to work.'],
      presses: ["You've been so easy to like that nobody's been asked to know you."],
    },
    ends: {
      eases: ["You make it easy for people, and it won't hurt if they return it."],
      presses: ["You'll agree before you know it, so keep one opinion ready."],
    },
  },
  Scorpio: {
    turns: {
      eases: ["You're intense, and today it's taken as attention."],
      presses: ['You keep your face still, and they read a verdict in it.'],
    },
    ends: {
      eases: ["You can let them see some of it, since they've guessed the rest."],
      presses: ["They can't read your face, so give them a line of text to go with it."],
    },
  },
  Sagittarius: {
    turns: {
      eases: ['You bring the fresh air with you, and people breathe.'],
      presses: ["You take up a lot of room for somebody who's about to leave."],
    },
    ends: {
      eases: ["You bring your own weather, and it's good."],
      presses: ["You'll be frank, and it helps to be frank about what you like as well."],
    },
  },
  Capricorn: {
    turns: {
      eases: ["You're taken seriously, and you needn't be serious to get it."],
      presses: ["You look as if you were in charge, so it's handed to you."],
    },
    ends: {
      eases: ["You look as though you could be relied on, and you'd be allowed to rely on them."],
      presses: ["They won't offer to help someone who looks like you, so mention it."],
    },
  },
  Aquarius: {
    turns: {
      eases: ["You're the odd one, and they'd been hoping for one."],
      presses: ["You look as if you didn't need them, and they take you at your look."],
    },
    ends: {
      eases: ['Being odd is the way in, in this company.'],
      presses: ["You'll stand a little to one side out of habit, and there's room in the middle."],
    },
  },
  Pisces: {
    turns: {
      eases: ["You make them feel understood, and they can't say how."],
      presses: ["You've become whatever they needed, and now they need it daily."],
    },
    ends: {
      eases: ["You'll know what they need, so decide beforehand how much of it you've got."],
      presses: ["They'll see in you what they'd like to see, so tell them one plain fact."],
    },
  },
}
