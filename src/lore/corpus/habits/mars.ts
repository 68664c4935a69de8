import type { Sign } from '#sky/zodiac.ts'
import type { Habit } from '../../habit.ts'

export const marsHabits: Record<Sign, Habit> = {
  Aries: {
    gift: [
      "you act at once, and it's usually the right thing",
      "you enjoy an obstacle, so there soon isn't one",
    ],
    strain: [
      'you spend your strength on the first hurdle in sight',
      "you're angry for a minute, and it's a loud one",
    ],
  },
  Taurus: {
    gift: [
      'you keep going after everyone else has sat down',
      'you do one thing at a time and finish it',
    ],
    strain: [
      "you don't start before you're ready, and no one can make you",
      'you stay calm for months and then break the dishes',
    ],
  },
  Gemini: {
    gift: [
      'you get further with a remark than others with a shove',
      'you do two things at once, and both get done',
    ],
    strain: [
      'you argue for sport and are surprised by the wounds',
      'you spread your strength over too many fronts to win one',
    ],
  },
  Cancer: {
    gift: [
      'you fight for others as you never would for yourself',
      'you come at a problem sideways, and nobody sees you coming',
    ],
    strain: ['you sulk where you could have said so', 'you defend yourself before anyone attacks'],
  },
  Leo: {
    gift: [
      'you do what you do wholeheartedly, and people want to be on your team',
      "you rise to a challenge when somebody's watching",
    ],
    strain: [
      "you won't be told, least of all in front of others",
      'you make a scene and then wish it had been grander',
    ],
  },
  Virgo: {
    gift: [
      'you work cleanly, and nobody has to do it over',
      "you put your strength exactly where it's needed",
    ],
    strain: [
      'you correct the plan before you carry it out',
      'you get angry at how a thing is done, and mean something else',
    ],
  },
  Libra: {
    gift: [
      "you move when somebody moves with you, and then you're hard to stop",
      "you win by letting your idea become everyone's",
    ],
    strain: [
      "you can't act until everything's fair, and it never quite is",
      'you smile through the quarrel and have it later, alone',
    ],
  },
  Scorpio: {
    gift: [
      'you say little, wait, and get what you wanted',
      "you don't give up on what you've once decided",
    ],
    strain: [
      'you fight as though it were the last fight',
      'you keep the grudge warm and call it patience',
    ],
  },
  Sagittarius: {
    gift: [
      'you go for the big thing with good cheer, and it gives way',
      'you act on what you believe, whatever it costs',
    ],
    strain: [
      'you charge ahead and have to come back for the details',
      "you preach when you're angry",
    ],
  },
  Capricorn: {
    gift: [
      "you pace yourself, and you're there at the end",
      'you get things done without raising your voice',
    ],
    strain: [
      "you work harder, because you don't know how else to be angry",
      'you hold your anger in until it can be used',
    ],
  },
  Aquarius: {
    gift: [
      'you keep a rule only if somebody can explain it',
      'you fight best for a cause, and in company',
    ],
    strain: [
      'you rebel first and look at the offer afterward',
      'you go cold, and people feel it as the harder blow',
    ],
  },
  Pisces: {
    gift: [
      'you get your way by giving way at the right moment',
      'you work in bursts, as the tide does, and much gets moved',
    ],
    strain: [
      "you let things slide until they're somebody else's decision",
      'you fight without saying what about, and it wears you out',
    ],
  },
}
