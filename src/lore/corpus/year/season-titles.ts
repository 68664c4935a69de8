import type { NatalPoint } from '#lore/transit-meaning.ts'

type Titles = readonly string[]

/** What an act is called, after its months, where the year asks nothing or its other titles are used. */
export const seasonTitles: {
  other: Titles
  spare: Titles
  points: Record<NatalPoint, Record<'presses' | 'eases', Titles>>
} = {
  other: ['the weeks around it', 'more of the story', 'what comes along'],
  spare: ['what else moves', 'loose ends', 'the rest of it', 'odds and ends'],
  points: {
    sun: {
      presses: ["what you're proud of", 'your confidence is tested'],
      eases: ['confidence comes back', 'being taken seriously'],
    },
    moon: {
      presses: ['a low tide', 'thin skin'],
      eases: ['feeling at home', 'a calmer stretch'],
    },
    mercury: {
      presses: ['things that need saying', 'a change of mind'],
      eases: ['clear heads', 'the right words'],
    },
    venus: {
      presses: ['love and money', 'what you like, and what it costs'],
      eases: ['good company', 'things you enjoy'],
    },
    mars: {
      presses: ['a fight or a start', 'where you push'],
      eases: ['getting it done', 'strength to spend'],
    },
    jupiter: {
      presses: ['how much to hope for', 'too many good ideas'],
      eases: ['more room', 'a bigger plan'],
    },
    saturn: {
      presses: ["what you're responsible for", 'duties under review'],
      eases: ['work that holds', 'slow and solid'],
    },
    uranus: {
      presses: ['restless weeks', 'a change of plan'],
      eases: ['something new that fits', 'a freer hand'],
    },
    neptune: {
      presses: ['fog, and what it hides', 'what you believe'],
      eases: ['room for imagination', 'softer edges'],
    },
    pluto: {
      presses: ['who has the power', 'what has to go'],
      eases: ['strength from underneath', 'deeper water'],
    },
    asc: {
      presses: ['how you come across', 'a different face'],
      eases: ['well met', 'easy to know'],
    },
    mc: {
      presses: ['your work and your name', 'in front of others'],
      eases: ['credit for your work', 'a good name'],
    },
  },
}
