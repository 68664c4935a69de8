import type { Planet } from '#sky/bodies.ts'

/** What a moving body adds to the point that it touches, after "Today the Moon squares your Mercury, ". */
export const whatBodiesBring: Record<Planet, Record<'eases' | 'presses', readonly string[]>> = {
  sun: {
    eases: [
      'and people see you at your best',
      'and you like being seen',
      'and you feel warmer for a day',
    ],
    presses: ['and your pride is involved', 'and you feel looked at', 'and people notice'],
  },
  moon: {
    eases: [
      'and you can go by how you feel',
      'and people find you easy to be with',
      'and you have more patience than usual',
      'and for a while you are in no hurry',
    ],
    presses: [
      'and you go by your mood before you go by the facts',
      'and a remark may hurt more than it was meant to',
      'and you may decide by how you feel that minute',
      'and small things sting',
    ],
  },
  mercury: {
    eases: ['and the words are there', 'and talking helps', 'and things are easy to explain'],
    presses: [
      'and words get in the way',
      'which sets off a round of messages',
      'and your thoughts go in circles',
    ],
  },
  venus: {
    eases: [
      'and people are on your side',
      'and the day is a pleasant one',
      'and people are kinder than they need to be',
    ],
    presses: [
      'and you would like everyone to be pleased',
      'and being strict is hard',
      'and charm gets in the way',
    ],
  },
  mars: {
    eases: ['and you have energy to spare', 'and you have the nerve', 'and things get moving'],
    presses: ['and tempers are short', 'and everyone is in a hurry', 'and somebody pushes'],
  },
  jupiter: {
    eases: ['and there is room to grow', 'and things come more easily', 'and you can think bigger'],
    presses: [
      'and everything looks bigger than it is',
      'and you go a bit too far',
      'and there is more of everything than you need',
    ],
  },
  saturn: {
    eases: ['and you can be relied on', 'and what you do holds', 'and what you start will last'],
    presses: ['and duty comes into the picture', 'and the mood is serious', 'and things go slowly'],
  },
  uranus: {
    eases: [
      'and old habits loosen',
      'and you may surprise yourself',
      'and some fresh air comes in',
    ],
    presses: [
      'and things happen suddenly',
      'and nothing feels quite settled',
      'and plans will not hold',
    ],
  },
  neptune: {
    eases: [
      'and the hard edges soften',
      'and imagination helps',
      'and you can be gentle with yourself',
    ],
    presses: [
      'and outlines blur',
      'and little can be seen clearly',
      'and wishes are easy to take for facts',
    ],
  },
  pluto: {
    eases: [
      'and you get to the bottom of things',
      'and you feel how strong you are',
      'and feelings go deep',
    ],
    presses: ['and more is at stake than usual', 'and feelings run high', 'and letting go is hard'],
  },
}

/** Words are not taken as feelings are. */
export const whatMoonBringsMercury: Record<'eases' | 'presses', readonly string[]> = {
  eases: ['and you can say how you feel', 'and talking is easy', 'and a kind word comes easily'],
  presses: [
    'and a plain question may sound like a test',
    'and you hear the tone more than the words',
    'and your mood gets into your words',
  ],
}
