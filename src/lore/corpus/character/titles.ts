import type { Planet } from '#sky/bodies.ts'
import type { Place } from '../../synthesis/poles.ts'
import type { Contrast } from '../../synthesis/thesis.ts'

export const risingTitles: string[] = [
  'How you come across',
  'What people see first',
  'The first hour',
]

export const placeTitles: Record<Exclude<Place, 'planet'>, string[]> = {
  rising: ['What shows', 'The part that shows', 'In the open'],
  root: ['At home', 'Behind your own walls', 'What home gets'],
  other: ['With one other person', 'Across from someone', 'You and one other'],
  depth: ['Trust and what you share', 'What you owe and trust', 'When it gets serious'],
  top: ["What you're known for", 'In public', 'The public half'],
  hidden: ['What you keep to yourself', 'Out of sight', 'What few people see'],
}

/** Sharper than the place alone, where the thesis is about it. */
export const contrastTitles: Partial<Record<Contrast, [string[], string[]]>> = {
  'top-bottom': [
    ['What everyone gets', 'The public half'],
    ['What home gets', 'After hours'],
  ],
  lights: [
    ['What you set out to do', 'What you aim for'],
    ['What you need at the end of the day', 'What does you good'],
  ],
  mask: [
    ['The entrance', 'The first hour'],
    ['What you are really after', 'After the introductions'],
  ],
}

export const planetTitles: Record<Planet, string[]> = {
  sun: ['What keeps you going', 'What you are here to do', 'What you are proud of'],
  moon: ['What you need', 'What calms you down', 'How you feel things'],
  mercury: ['How you think', 'How you make up your mind', 'What you say and what you keep'],
  venus: ['Love and liking', 'Who you like and how', 'What you love'],
  mars: ['Where you push', 'How you get your way', 'What makes you angry'],
  jupiter: ['What you count on', 'Where you go large', 'What you believe'],
  saturn: ['What you take seriously', 'What you carry', 'Where you are strict'],
  uranus: ['Where you break the pattern', 'What you refuse', 'Where you go your own way'],
  neptune: ['What you dream about', 'Where the edges blur', 'What you wish for'],
  pluto: ["What you won't give up", 'Where you hold on', 'What goes deep'],
}

/** `{One}` and `{other}` are one-word nouns. */
export const strainTitles: string[] = [
  '{One} against {other}',
  'Where {one} meets {other}',
  '{One} or {other}',
  'Between {one} and {other}',
]
export const caughtTitles: string[] = ['{One} in the middle', '{One} between the two']
export const joinedTitles: string[] = [
  '{One} and {other}',
  '{One} together with {other}',
  '{One}, and with it {other}',
]

export const nouns: Record<Planet, string> = {
  sun: 'purpose',
  moon: 'comfort',
  mercury: 'thought',
  venus: 'love',
  mars: 'drive',
  jupiter: 'hope',
  saturn: 'caution',
  uranus: 'freedom',
  neptune: 'dreams',
  pluto: 'control',
}

export const resolutionTitles: string[] = [
  'What helps',
  'What you can rely on',
  'A way through',
  'Where the two meet',
]
export const taskTitles: string[] = [
  'One thing to do',
  'Something to try',
  'This month',
  'Where to start',
]
