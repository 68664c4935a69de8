import type { Scenes } from '#lore/authored.ts'

export const midheavenScenes: Record<'eases' | 'presses', readonly Scenes[]> = {
  eases: [
    {
      eases: "Someone asks what you'd do with a free hand.",
      presses: "You're asked to do what you've always done.",
    },
    {
      eases: 'Somebody mentions something you did, from long ago, correctly.',
      presses: "You're praised for the thing that cost you least.",
    },
    {
      eases: 'One thing gets finished in plain sight, and somebody looks up.',
      presses: 'You have nine things nearly done, and they all look the same from outside.',
    },
    {
      eases: 'With no one looking, you turn left without thinking.',
      presses: 'You explain your direction to somebody, and it bends while you talk.',
    },
  ],
  presses: [
    {
      eases: "An hour of the work is good, and no one's there to say so.",
      presses: "You get the praise, and it doesn't go anywhere.",
    },
    {
      eases: 'You say no to something small, and the answer is a shrug.',
      presses: 'You say yes, and you know exactly whose face you were looking at.',
    },
    {
      eases: 'Somebody thanks you for the thing that nobody assigns.',
      presses: "You smooth something over again, since it's nobody's task.",
    },
    {
      eases: 'You have a good day by a measure that nobody else would use.',
      presses: 'You reach something, and you catch yourself reporting it to someone in your head.',
    },
  ],
}
