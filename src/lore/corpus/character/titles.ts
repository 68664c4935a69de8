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

/** What a section on two planets is about: "What you feel and how you think". */
export const topics: Record<Planet, readonly string[]> = {
  sun: [
    'what you work for',
    'what you are proud of',
    'what keeps you going',
    'what people should know you for',
    'who you try to be',
  ],
  moon: ['what you feel', 'what you need', 'what calms you down', 'where you feel safe'],
  mercury: ['how you think', 'how you talk', 'what you notice', 'how you decide'],
  venus: ['how you love', 'what you like'],
  mars: ['where you push', 'what you go after'],
  jupiter: ['what you count on', 'what you believe'],
  saturn: ['what you carry', 'where you are strict'],
  uranus: ['where you do as you like'],
  neptune: ['what you dream about'],
  pluto: ["what you won't give up"],
}

/** For Venus and Mars together. */
export const desireTitles: string[] = [
  'What you love and how you go after it',
  'Liking and wanting',
  'Who you like and where you push',
  'What you want',
  'How you love and how you fight',
]

/** What a hard aspect makes hard, by the first of its planets. */
export const strainTitles: Record<Planet, string[]> = {
  sun: ['Where you get in your own way', 'What your pride costs you', 'When you doubt yourself'],
  moon: ['When you are upset', 'What unsettles you', 'When feelings get in the way'],
  mercury: ['When it is hard to say', 'Where talking goes wrong', 'What you hold back'],
  venus: [
    'What makes love harder',
    'Where love gets difficult',
    'When you want two things in love',
  ],
  mars: ['When you are angry', 'What happens when you push', 'Where effort goes wrong'],
  jupiter: ['Where you overdo it', 'When hope runs ahead'],
  saturn: ['Where you are hard on yourself', 'What weighs on you'],
  uranus: ['When you break away'],
  neptune: ['When things blur'],
  pluto: ['Where you hold on too hard'],
}
/** What an easy one makes easy. */
export const helpTitles: Record<Planet, string[]> = {
  sun: ['What you can rely on', 'What comes easily to you', 'Where you are sure of yourself'],
  moon: ['What steadies you', 'What your feelings are good for', 'Where feeling helps'],
  mercury: ['Where your mind helps', 'What talking can do', 'How you find a way'],
  venus: ['What love makes easy', 'Where affection helps', 'What people get from you'],
  mars: ['Where your strength goes', 'What you can get done', 'How you get things moving'],
  jupiter: ['What you can hope for'],
  saturn: ['What holds'],
  uranus: ['What sets you free'],
  neptune: ['What you can imagine'],
  pluto: ['What you can get through'],
}
export const tradeTitles: string[] = ['What helps', 'How it comes right', 'A way through']
export const moreTitles: string[] = ['What else is loud in your chart', 'Also in your chart']

/** Where nothing helps but what the two sides can do for each other. */
export const settlesTitles: string[] = [
  'Where the two meet',
  'Room for both',
  'How the two fit together',
  'What works in your favor',
  'Both of you at once',
  'Putting them together',
  'What would make it easier',
]
export const taskTitles: string[] = [
  'One thing to do',
  'Something to try',
  'This month',
  'Where to start',
  'Try it once',
  'A small experiment',
]
