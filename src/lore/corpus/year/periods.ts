import type { TouchedPlanet } from '../../year-ahead.ts'

type ByTone = Record<'presses' | 'eases', readonly string[]>

/** How a part of the year differs from the others, by the house that begins at the angle which its heaviest transit touches. */
export const periodHouses: Record<1 | 4 | 7 | 10, ByTone> = {
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
  4: {
    presses: [
      "In these months it's home that wants something from you.",
      'For a while home is where the work is.',
      'Where you live needs more of you in these months than usual.',
      'You have less peace at home for a while, and more to arrange there.',
    ],
    eases: [
      'You have an easy time at home in these months.',
      'You like being at home for a while, and people like finding you there.',
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
}

/** The same by the planet that it touches. */
export const periodPlanets: Record<TouchedPlanet, ByTone> = {
  sun: {
    presses: [
      'You have to prove something in these months, if only to yourself.',
      'You get less credit than usual for a while, and more to answer for.',
      'What you do under your own name takes more strength in these months.',
    ],
    eases: [
      "You're surer of yourself in these months than in the others.",
      'You can do things under your own name for a while without a fight.',
    ],
  },
  moon: {
    presses: [
      'You need more comfort in these months than you get.',
      'Your moods want more looking after than usual for a while.',
      "You're more easily hurt in these months, and you show it less.",
      'You have less patience for other people in these months, because you need it yourself.',
    ],
    eases: [
      "You're calmer in these months than in the others.",
      'Rest comes more easily for a while, and so does good company.',
      "You're easier on yourself in these months, and on the people near you.",
    ],
  },
  mercury: {
    presses: [
      "There's a lot to think through in these months.",
      'Talks and decisions take more out of you in these months.',
      'Your head is busy for a while, in the evenings as well.',
    ],
    eases: [
      'You think clearly in these months, and people notice.',
      'The right words come more easily for a while.',
    ],
  },
  venus: {
    presses: [
      'In these months you find out what people and things cost you.',
      'Affection and money both need some counting in these months.',
      'What you like and what you can have are farther apart for a while.',
    ],
    eases: [
      "You're easy to like in these months, and you like more people than usual.",
      'Affection comes with little effort for a while.',
    ],
  },
  mars: {
    presses: [
      "These are months that you can't push your way through.",
      'Your strength and your temper are both harder to steer for a while.',
    ],
    eases: [
      'You get more done in these months than in the others.',
      'Your strength goes further than usual for a while.',
    ],
  },
  jupiter: {
    presses: [
      'Your plans are a size too large for these months.',
      'You can promise less in these months than you would like to.',
    ],
    eases: [
      "There's more on offer in these months than usual.",
      'For a while you can afford to think on a larger scale.',
    ],
  },
  saturn: {
    presses: [
      'In these months what you feel bound to do is put to the test.',
      'Your duties ask for more of these months than of the others.',
      'There is more duty in these months than you signed up for.',
    ],
    eases: [
      "What you've worked for holds up in these months.",
      'Your patience pays for a while, in a way that others can see.',
    ],
  },
}
