import type { Planet } from '#sky/bodies.ts'

export const risingTitles: string[] = [
  'How you come across',
  'What people see first',
  'The first hour',
  'How you meet people',
  'On first acquaintance',
  'The impression you make',
]

export const planetTitles: Record<Planet, string[]> = {
  sun: [
    'What keeps you going',
    'What you are here to do',
    'What you are proud of',
    'What you work for',
    'Who you are trying to be',
    'What you want to be known for',
  ],
  moon: [
    'What you need',
    'What calms you down',
    'How you feel things',
    'What you need at home',
    'When you are alone',
    'Where you feel safe',
  ],
  mercury: [
    'How you think',
    'How you make up your mind',
    'What you say and what you keep',
    'How you talk',
    'What you notice',
    'How you find things out',
  ],
  venus: [
    'Love and liking',
    'Who you like and how',
    'What you love',
    'How you love',
    'What draws you',
    'Love and trust',
  ],
  mars: [
    'Where you push',
    'How you get your way',
    'What makes you angry',
    'How you fight',
    'What you go after',
    'What sets you off',
  ],
  jupiter: ['What you count on', 'Where you go large', 'What you believe'],
  saturn: ['What you take seriously', 'What you carry', 'Where you are strict'],
  uranus: ['Where you break the pattern', 'What you refuse', 'Where you go your own way'],
  neptune: ['What you dream about', 'Where the edges blur', 'What you wish for'],
  pluto: ["What you won't give up", 'Where you hold on', 'What goes deep'],
}

/** For Venus and Mars together. */
export const desireTitles: string[] = [
  'What you love and how you go after it',
  'Liking and wanting',
  'Who you like and where you push',
  'What you want',
  'How you love and how you fight',
]

export const strainTitles: string[] = [
  'What makes it harder',
  'Where it gets difficult',
  'The hard part',
  'Where you get in your own way',
]
export const joinedTitles: string[] = [
  'Two at once',
  'What comes as a pair',
  'What you never get singly',
]

export const resolutionTitles: string[] = ['What helps', 'What you can rely on', 'A way through']
/** Where nothing helps but what the two sides can do for each other. */
export const settlesTitles: string[] = [
  'Where the two meet',
  'Room for both',
  'How the two fit together',
  'What each is good for',
  'Both of you at once',
  'Putting them together',
  'What one side can do for the other',
]
export const taskTitles: string[] = [
  'One thing to do',
  'Something to try',
  'This month',
  'Where to start',
  'Try it once',
  'A small experiment',
]
