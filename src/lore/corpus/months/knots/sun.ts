import type { MonthKnots } from '#lore/authored.ts'

export const sunKnots: MonthKnots = {
  'sun~moon': {
    joined: [
      'You want and need the same thing, so you rarely argue with yourself, and you can miss how it looks to others.',
    ],
    tense: [
      [
        "What you want and what you need don't agree, so one of the two is always waiting its turn.",
        'You may have an evening in which what you want and what you need are the same.',
      ],
      [
        "You can talk yourself into something and find in the evening that you didn't want it.",
        "You can trust a yes, because you'll feel the same about it in the evening.",
      ],
    ],
    harmonious: ['You feel good about what you want, which makes you easy to be around.'],
  },
  'sun~mercury': {
    joined: ['You identify with your opinions, and you think best out loud.'],
    tense: [
      [
        'You take a correction personally, and you know that you do.',
        "You can hear a correction for what it's worth and use it.",
      ],
    ],
    harmonious: ['You can explain what you want, and people usually see why.'],
  },
  'sun~venus': {
    joined: [
      'You like to please and you do it well, so it can be hard to say what would please you.',
    ],
    tense: [
      [
        "You'd like to be liked and you'd like your own way, and you don't always get both.",
        'You may get your own way and be liked for it.',
      ],
    ],
    harmonious: ["You're liked without trying very hard."],
  },
  'sun~mars': {
    joined: ['You go straight for what you want, and you need an outlet or you pick a quarrel.'],
    tense: [
      [
        'You feel opposed easily, and you push back before anyone has pushed.',
        'You can put your case without bracing for an attack, and there may not be one.',
      ],
      [
        "You're quick to take up a challenge, including some that nobody meant.",
        'You can leave a challenge alone and save your strength for something you chose.',
      ],
    ],
    harmonious: ['You can push for something without making enemies.'],
  },
  'sun~jupiter': {
    joined: ['You think big, and people believe you because you do.'],
    tense: [
      [
        'You promise a little more than you have, and you count on making up the difference.',
        'You can promise just what you have, and people are content with it.',
      ],
      [
        "You can't leave a good thing at its natural size.",
        "You can stop while it's good, since nothing urges you to make it bigger.",
      ],
    ],
    harmonious: ['You trust that things will turn out well, and your trust is catching.'],
  },
  'sun~saturn': {
    joined: ["You take yourself seriously, and you don't count a success until it has lasted."],
    tense: [
      [
        'You have to prove yourself before you can enjoy anything, and the proof never quite counts.',
        'You can enjoy something for a day or two without having to earn it first.',
      ],
      [
        'You hear a no before it has been said, so you over-prepare.',
        "You can ask before you've prepared for a no, and you may hear a yes.",
      ],
    ],
    harmonious: ["You know how long things take, and you don't mind the wait."],
  },
  'sun~uranus': {
    joined: ["You can't be told how to live, and you change course when you feel cornered."],
    tense: [
      [
        'You break off what has become a routine, sometimes a week too early.',
        'You can give a routine one more week before you break it off.',
      ],
      [
        'You need to be free even where nobody is holding you.',
        'You can say yes to a plan and still feel free.',
      ],
    ],
    harmonious: ["You're your own person without having to make a point of it."],
  },
  'sun~neptune': {
    joined: [
      "You feel your way to what you want, and you can lose sight of it among other people's wishes.",
    ],
    tense: [
      [
        'You find it hard to say what you want, so people guess, and you live with the guess.',
        'You can say what you want in one sentence, so that nobody has to guess.',
      ],
      [
        'You see yourself as better or worse than you are, depending on the day.',
        'You see yourself about as you are, which makes a small decision easier.',
      ],
    ],
    harmonious: ['Your imagination helps you to what you want.'],
  },
  'sun~pluto': {
    joined: ["You do nothing by halves, and you'd rather lose something than hold it loosely."],
    tense: [
      [
        "You won't be controlled, and you can make a struggle out of a suggestion.",
        "You can take a suggestion as a suggestion and use the half of it that's good.",
      ],
      [
        "You're always ready for a test of strength, and it tires you.",
        'You can lean on somebody for a day, since nobody is testing your strength.',
      ],
    ],
    harmonious: ['You have more strength than you show, and you use it when it counts.'],
  },
}
