import type { AngleSubjects } from '#lore/authored.ts'

export const ascendantSubjects: AngleSubjects = {
  eases: [
    {
      subject: 'the way people greet you',
      why: 'you set the tone when you walk in, and you often think that you have to earn your welcome first',
    },
    {
      subject: 'your first impression',
      why: "you make an impression before you've decided to, and you're the last to hear what it was",
    },
    {
      subject: 'the first step',
      why: "you have your own way of going into things, and you can plan a beginning until it's too large to begin",
    },
    {
      subject: 'your best looks',
      why: 'you look best when you forget about it, and you tend to save that for special days',
    },
  ],
  presses: [
    {
      subject: 'your tough front',
      why: 'you show people your front first, and they take it for all there is',
    },
    {
      subject: 'your speed',
      why: 'you have your own speed when you walk into things, and you tend to match the most impatient person there',
    },
    {
      subject: "people's tone with you",
      why: "you react to a tone before you've heard the words, and you don't always mention it",
    },
    {
      subject: 'the impression you make',
      why: 'you manage the impression you make, and the effort is easier to see than you think',
    },
  ],
}
