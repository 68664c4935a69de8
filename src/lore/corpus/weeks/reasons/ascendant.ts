import type { AngleReasons } from '#lore/authored.ts'

export const ascendantReasons: AngleReasons = {
  eases: [
    'you set the tone when you walk in, and you often come with something useful to offer',
    "you make an impression before you've decided to, and you're the last to hear what it was",
    "you have your own way of going into things, and you can plan a beginning until it's too large to begin",
    'you look best when you forget about it, and you tend to save that for special days',
  ],
  presses: [
    'you show people your front first, and they take it for all there is',
    'you have your own speed when you walk into things, and you tend to match the most impatient person there',
    "you react to a tone before you've heard the words, and you don't always mention it",
    'you manage the impression you make, and the effort is easier to see than you think',
  ],
}
