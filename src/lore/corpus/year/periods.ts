import type { House } from '#lore/house.ts'
import type { TouchedPlanet } from '../../year-ahead.ts'

type ByTone = Record<'presses' | 'eases', readonly string[]>

/** How a part of the year differs from the others, by the house of what its heaviest transit touches. */
export const periodHouses: Record<House, ByTone> = {
  1: {
    presses: [
      "You can't stay in the background in these months.",
      'In these months people look at you more closely than you like.',
      'Your manner gets more attention than your reasons for a while.',
      'You are noticed in these months whether you want to be or not.',
      'How you look and sound matters more than usual for a while.',
      "For once it's you that people are looking at, on good days and on the others.",
    ],
    eases: [
      "You're easier to approach in these months, and the company does you good.",
      'You come first for a while, and nobody minds.',
    ],
  },
  2: {
    presses: [
      'Money needs more attention in these months than it did before.',
      'You count more carefully for a while, in money and in hours.',
    ],
    eases: [
      'Money is less of a worry in these months.',
      "You have a little more in hand than usual for a while, and you can decide what it's for.",
    ],
  },
  3: {
    presses: [
      "There's more to be said in these months, and some of it isn't pleasant.",
      'Messages and talks take up more of your day for a while.',
    ],
    eases: [
      'Talking is easier in these months than it has been.',
      'Your days have more good conversation in them for a while.',
    ],
  },
  4: {
    presses: [
      "In these months it's home that wants something from you.",
      'For a while home is where the work is.',
      'Where you live needs more of you in these months than usual.',
      'You have less peace at home for a while, and more to arrange there.',
    ],
    eases: [
      'Home is the easy part of these months.',
      'You like being at home for a while, and people like finding you there.',
    ],
  },
  5: {
    presses: [
      "Pleasure has to be arranged in these months, since it doesn't come by itself.",
      'You have fewer free evenings for a while, and you notice which ones you miss.',
    ],
    eases: [
      "There's more fun to be had in these months, most of it unplanned.",
      'You have more time than usual for what you like.',
    ],
  },
  6: {
    presses: [
      'The working day gets longer in these months, or it feels that way.',
      'Work and sleep compete for a while, and you can tell which of them is losing.',
    ],
    eases: [
      'Your days run more smoothly in these months.',
      'The everyday part of your life gets simpler for a while.',
    ],
  },
  7: {
    presses: [
      "In these months another person has more say than you'd planned.",
      "There's little that you can settle alone for a while.",
    ],
    eases: [
      'In these months you have somebody on your side, and others can tell.',
      'You get along better with one person than you have for some time.',
    ],
  },
  8: {
    presses: [
      "What's shared or owed comes up in these months, whether or not you mention it.",
      "For a while you have to trust people with more than you'd like to.",
    ],
    eases: [
      "In these months it's easier to share things, money and secrets included.",
      'For a while you can let people in without feeling exposed.',
    ],
  },
  9: {
    presses: [
      "In these months your usual opinions don't quite fit what you see.",
      'You want to get away for a while, and something keeps you where you are.',
      'What you have always believed gets harder to defend in these months.',
      'Plans for travel or study run into something in these months.',
    ],
    eases: [
      'Your view gets wider in these months.',
      "You're more curious than usual for a while, and your curiosity is worth following.",
    ],
  },
  10: {
    presses: [
      'Work puts you on the spot in these months.',
      'In these months what you do for a living takes more than its share.',
      "For a while you're judged by what you do in public, and you know it.",
    ],
    eases: [
      'In these months your work is seen by the right people.',
      'Things go your way at work for a while, without your having to push.',
    ],
  },
  11: {
    presses: [
      'Friends ask more of you in these months than they give.',
      'For a while you have to choose among people and plans.',
    ],
    eases: [
      "In these months you're rarely without company.",
      'Your friends are good for you for a while, and useful as well.',
    ],
  },
  12: {
    presses: [
      'In these months you need more time to yourself than you get.',
      'You carry something around by yourself for a while.',
    ],
    eases: [
      "These months are quiet on the outside, and you're glad of it.",
      'You get more rest for a while, and you think better when you are rested.',
    ],
  },
}

/** The same without a birth time. */
export const periodPlanets: Record<TouchedPlanet, ByTone> = {
  sun: {
    presses: ['You have to prove something in these months, if only to yourself.'],
    eases: ["You're surer of yourself in these months than in the others."],
  },
  moon: {
    presses: ['You need more comfort in these months than you get.'],
    eases: ["You're calmer in these months than in the others."],
  },
  mercury: {
    presses: [
      "There's a lot to think through in these months.",
      'Talks and decisions take more out of you in these months.',
    ],
    eases: ['You think clearly in these months, and people notice.'],
  },
  venus: {
    presses: [
      'In these months you find out what people and things cost you.',
      'Affection and money both need some counting in these months.',
    ],
    eases: ["You're easy to like in these months, and you like more people than usual."],
  },
  mars: {
    presses: ["These are months that you can't push your way through."],
    eases: ['You get more done in these months than in the others.'],
  },
  jupiter: {
    presses: ['Your plans are a size too large for these months.'],
    eases: ["There's more on offer in these months than usual."],
  },
  saturn: {
    presses: [
      'In these months what you feel bound to do is put to the test.',
      'Your duties ask for more of these months than of the others.',
    ],
    eases: ["What you've worked for holds up in these months."],
  },
}
