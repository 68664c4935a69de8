import type { Planet } from '#sky/bodies.ts'

type Meeting = Record<'eases' | 'presses', readonly string[]>

/** What a person brings to the subject of a month, by the planet that it turns on. */
export const meetings: Record<Planet, Meeting> = {
  sun: {
    eases: [
      "You're at your best with {subject} when you do it as yourself.",
      'There is some pride in {subject} for you, of the useful kind.',
      "You'll be seen with {subject}, and that suits you.",
    ],
    presses: [
      'Your pride is in {subject}, which makes it hard to be casual about.',
      "You'd like to look good in all this, and {subject} doesn't always let you.",
      'With {subject} you tend to feel looked at.',
    ],
  },
  moon: {
    eases: [
      'You can trust your feeling about {subject}.',
      "You're calm about {subject}, and the calm is catching.",
      'Thinking of {subject}, you feel at home in your own life.',
    ],
    presses: [
      'Your feelings about {subject} are ahead of your reasons.',
      'It takes very little about {subject} to change your mood.',
      'What you need from {subject} is easier to feel than to ask for.',
    ],
  },
  mercury: {
    eases: [
      'You have the words for {subject}, and people follow them.',
      'You think well about {subject}, best of all out loud.',
      'A clear sentence about {subject} gets you further than an effort.',
    ],
    presses: [
      'You think about {subject} more than it needs.',
      'You can argue both sides of {subject}, and late at night you do.',
      'The trouble with {subject} begins where you start explaining.',
    ],
  },
  venus: {
    eases: [
      'You like people, and that makes {subject} easier than it looks.',
      'What you enjoy is a good guide to {subject}.',
      "Where {subject} is concerned, you're liked more than you notice.",
    ],
    presses: [
      "You'd like everyone to stay fond of you, and {subject} doesn't promise that.",
      'You give way on {subject} sooner than you need to, because you like to be liked.',
      'Being nice about {subject} has cost you something already.',
    ],
  },
  mars: {
    eases: [
      'You have the energy for {subject}, and you know where to begin.',
      'You go at {subject} directly, and this time nobody minds.',
      'What you start about {subject} tends to get finished.',
    ],
    presses: [
      'You want to be done with {subject}, and it shows.',
      'There is some temper in how you go about {subject}.',
      'You push at {subject} where you might wait, and wait where you might push.',
    ],
  },
  jupiter: {
    eases: [
      'You expect {subject} to go well, and that does half of the work.',
      "You're generous about {subject}, and it comes back.",
      'There is more in {subject} for you than you first saw.',
    ],
    presses: [
      'You hope for a great deal from {subject}, and you may have promised some of it.',
      'With {subject} you find it hard to stop at enough.',
      'You make {subject} larger than it has to be.',
    ],
  },
  saturn: {
    eases: [
      'You take {subject} seriously, and it rewards that.',
      'You have the patience that {subject} asks for.',
      "About {subject} you know more than you'd claim.",
    ],
    presses: [
      'You hold yourself to a high standard with {subject}, and it slows you down.',
      "You've made {subject} into a duty, and duties are hard for you to put down.",
      'You look at {subject} and see first what could go wrong.',
    ],
  },
  uranus: {
    eases: [
      'You may do {subject} differently from other people, and it works.',
      "You're freer about {subject} than you've let on.",
    ],
    presses: [
      'You want your freedom more than you want {subject} settled.',
      'As soon as {subject} looks like a rule, you look for the exit.',
    ],
  },
  neptune: {
    eases: [
      'You have a good instinct about {subject}, though you could hardly explain it.',
      'You can let {subject} take its time.',
    ],
    presses: [
      "It's easier for you to imagine {subject} than to look at it.",
      'You leave {subject} vague, in the hope that it will come right.',
    ],
  },
  pluto: {
    eases: [
      'You have more strength for {subject} than it takes.',
      "You don't do {subject} by halves, and this time that's an advantage.",
    ],
    presses: [
      'You hold on to {subject} harder than you show.',
      'You find it hard to leave any of {subject} to others.',
    ],
  },
}
