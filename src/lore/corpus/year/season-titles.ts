import type { House } from '#lore/house.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'

type Titles = readonly string[]

/** What a chapter is called, after its months: what its heaviest transit is about. */
export const seasonTitles: {
  other: Titles
  /** Of one that begins with a birthday, by the house of the year. */
  years: Record<House, Titles>
  /** At the Descendant and the IC. */
  opposite: Record<'asc' | 'mc', Titles>
  points: Record<NatalPoint, Record<'presses' | 'eases', Titles>>
  /** Of an eclipse, which begins or ends something in what a planet stands for. */
  eclipses: Partial<Record<NatalPoint, Titles>>
} = {
  other: ['a change of subject', 'what else comes', 'loose ends', 'more room'],
  years: {
    1: ['a cycle begins', 'your own turn'],
    2: ['money and what you own', 'what you can rely on'],
    3: ['a year of talk', 'messages and short trips'],
    4: ['home comes first', 'a year for home and family'],
    5: ['more room for pleasure', 'what you love doing'],
    6: ['ordinary days', 'your work and your rest'],
    7: ['the two of you', 'one other person'],
    8: ['what you share', 'trust and money'],
    9: ['past your usual radius', 'farther from home'],
    10: ['more in view', 'your work and your name'],
    11: ['friends and plans', 'in company'],
    12: ['a private year', 'more time alone'],
  },
  opposite: {
    asc: ['the other person', 'two people', 'what you expect of each other'],
    mc: ['home and family', 'what you come home to', 'at home'],
  },
  points: {
    sun: {
      presses: [
        'what your confidence rests on',
        'your confidence is tested',
        "what you're proud of",
      ],
      eases: ['confidence comes back', 'being taken seriously', 'a stronger position'],
    },
    moon: {
      presses: ['short of comfort', 'feelings under pressure', 'what you need from people'],
      eases: ['feeling at home', 'steadier moods', 'a calmer stretch'],
    },
    mercury: {
      presses: ['things that need saying', 'a change of mind', 'serious conversations'],
      eases: ['the right words', 'thinking clearly', 'good talks'],
    },
    venus: {
      presses: ['what love and money cost', 'whom you can count on', 'what you really like'],
      eases: ['good company', 'easier affection', 'what you enjoy'],
    },
    mars: {
      presses: ['where you push', 'impatience', 'what you push against'],
      eases: ['strength to spend', 'getting it done', 'courage'],
    },
    jupiter: {
      presses: ['how much to hope for', 'too much of a good thing', 'plans and budgets'],
      eases: ['more room', 'larger plans', 'a lift'],
    },
    saturn: {
      presses: ["what you're responsible for", 'duties under review', 'your own rules'],
      eases: ['slow and solid', 'work that holds', 'well-earned trust'],
    },
    uranus: {
      presses: ['restless weeks', 'a change of plan', 'wanting out'],
      eases: ['something new that fits', 'a freer hand', 'a little more freedom'],
    },
    neptune: {
      presses: ['a hope is tested', 'what you believed', 'seeing more clearly'],
      eases: ['room for imagination', 'a hope takes form', 'softer edges'],
    },
    pluto: {
      presses: ['who has the power', 'what has to go', 'letting go'],
      eases: ['staying power', 'parting with the rest', 'more strength'],
    },
    asc: {
      presses: ['how people see you', 'a different impression', 'how you come across'],
      eases: ['well met', 'easy to know', 'a good impression'],
    },
    mc: {
      presses: ['your work and your name', 'your place at work', 'in front of others'],
      eases: ['credit for your work', 'progress at work', 'a good name'],
    },
  },
  eclipses: {
    sun: ['what you put your name to', 'a role begins or ends'],
    moon: ['what feels like home', 'what you need now'],
    mercury: ['what there is to say', 'news and decisions'],
    venus: ['whom and what you love', 'love and money'],
    mars: ['where your energy goes', 'what you work for'],
    jupiter: ['promises', 'how far a plan goes'],
    saturn: ['what you carry', 'a duty begins or ends'],
  },
}
