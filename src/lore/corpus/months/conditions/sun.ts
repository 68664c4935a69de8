import type { MonthConditions } from '#lore/authored.ts'

export const sunConditions: MonthConditions = {
  Aries: {
    strain: [
      [
        "You'd rather start over than be told how, and you tend to be several steps ahead of people whose agreement you need.",
        "If you wait for the others at one point, you'll get there with company.",
      ],
      [
        'You treat most things as a race, including those in which nobody else is running.',
        'You can do this well without making a race of it.',
      ],
    ],
    gift: [
      'You act before doubt has had time to arrive, and it serves you well more often than not.',
    ],
  },
  Taurus: {
    strain: [
      [
        "You hold on to what works for so long that you don't always notice when it has stopped.",
        "You can keep what's good and still change the rest of it.",
      ],
      [
        "You don't like to be hurried, and when somebody tries, you can stand still for years.",
        'If you move of your own accord, nobody can say that they pushed you.',
      ],
    ],
    gift: ['You take your time and finish what you start, and people have come to rely on it.'],
  },
  Gemini: {
    strain: [
      [
        'You like to have two versions of everything, and being asked to choose one can feel like losing the other.',
        'You can choose one version of it and still be curious about the other.',
      ],
      [
        "You can talk about a subject so well that it takes people a while to notice you haven't decided.",
        "Once you've decided, you can stop explaining it.",
      ],
    ],
    gift: [
      "You're quick to see another side of things, and it gets you out of corners where other people stay.",
    ],
  },
  Cancer: {
    strain: [
      [
        'You look after your own people first, and you can be hurt for a long time before you tell them.',
        "If something hurts, you can say so while it's still small.",
      ],
      [
        "You approach what you want from the side, and you'd often rather go home than be refused.",
        'You can ask straight out for what you want, and get an answer.',
      ],
    ],
    gift: ['You sense what people need, and they tend to feel safe with you before they know why.'],
  },
  Leo: {
    strain: [
      [
        'You give generously and you want to be seen doing it, and when nobody looks, you may feel it was for nothing.',
        'Some of what you give will go unseen, and it counts all the same.',
      ],
      [
        "You'd rather be good at something from the start, so you don't often let people watch you learn.",
        "You can let people watch you learn, and they'll like you better for it.",
      ],
    ],
    gift: ['You put your whole heart into what you do, and other people warm up around you.'],
  },
  Virgo: {
    strain: [
      [
        "You see what could be better before you see what's good, and you usually begin with yourself.",
        'You can leave out the last five corrections, because your work is good enough to be seen.',
      ],
      [
        "You make yourself useful so readily that it can be hard to tell what you'd want for its own sake.",
        "You're allowed to want something that's of no use to anyone.",
      ],
    ],
    gift: [
      'You notice what others overlook, and you can put a thing right with a few small changes.',
    ],
  },
  Libra: {
    strain: [
      [
        "You see everyone's point, and by the time you've been fair to them all you may have lost sight of your own.",
        'You can begin with what you want and be fair after that.',
      ],
      [
        "You'd pay a good deal for peace, and you don't always look at the bill.",
        'A short disagreement costs less than a long peace, and you can afford one.',
      ],
    ],
    gift: ['You bring people together and find the form of words that everyone can accept.'],
  },
  Scorpio: {
    strain: [
      [
        'You commit yourself completely or not at all, and you rarely let anyone see you make up your mind.',
        "You can tell somebody while you're still making up your mind, and no harm will come of it.",
      ],
      [
        "You don't forget, and you may go on guarding a place where nothing has happened for years.",
        'You can lower your guard by an inch and watch what happens.',
      ],
    ],
    gift: ['You get to the bottom of things, and you can bear what you find there.'],
  },
  Sagittarius: {
    strain: [
      [
        "You're at your best when something is still ahead of you, and the details of what you already have can bore you.",
        'You can finish one thing you have, down to the dull last part, before you start on the next.',
      ],
      [
        'You say what you think and move on, and you may be far away before you hear how it landed.',
        "When you've said what you think, you can stay and ask how it landed.",
      ],
    ],
    gift: ['You expect things to turn out well, and your confidence often helps them to.'],
  },
  Capricorn: {
    strain: [
      [
        "You take responsibility early and put it down late, and people stop asking whether you'd like to.",
        'You can put down some of what you carry, and somebody else will pick it up.',
      ],
      [
        'You judge yourself by results, and you can be hard on anyone who rests, beginning with yourself.',
        "You can call it done before you're exhausted.",
      ],
    ],
    gift: ['You work steadily toward what you want, and time is usually on your side.'],
  },
  Aquarius: {
    strain: [
      [
        "You keep a certain distance so as to stay free, and people who love you may wonder if they're one of many.",
        'You can come a step closer to people and be as free as before.',
      ],
      [
        "You'd rather be right than popular, and you can be stubborn about ideas that are meant to be open.",
        'You can change your mind where others can see it.',
      ],
    ],
    gift: ['You think for yourself, and you often see where things are going before others do.'],
  },
  Pisces: {
    strain: [
      [
        "You feel your way along, and you'd sooner drift with other people's plans than set your own against them.",
        'You can set one plan of your own and let other people drift around it.',
      ],
      [
        'You give in because you understand everyone, and afterward you may need days to find out what you wanted.',
        "When you're asked, you can take a day before you answer.",
      ],
    ],
    gift: ["You pick up what isn't said, and your imagination finds ways that reasoning misses."],
  },
}
