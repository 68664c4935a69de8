import type { GenerationSeasons } from '../../../year-ahead.ts'

/** What a slow transit to a planet that a whole generation shares is like to live through. */
export const generationSeasons: GenerationSeasons = {
  uranus: {
    presses: [
      "The part of you that won't take orders is wide awake. You may want to change things for the sake of changing them, and among those changes is one that's overdue.",
      'Your wish for independence runs into an obstacle. What you do about it can be less dramatic than it feels.',
      "You notice where you've been conforming, and it irritates you. A small freedom, taken openly, does more good than a big break.",
    ],
    eases: [
      'You can make a change you have long wanted without having to rebel for it.',
      'Something new fits into your life with surprisingly little trouble, and you feel younger for it.',
    ],
  },
  neptune: {
    presses: [
      'You may have to compare a dream with the facts. A hope that you have kept vague has to become definite or be let go.',
      'Something you believed in turns out to be less solid than you thought. The doubt is tiring for a while, and you see more clearly afterward.',
      "You've been carrying a wish without testing it. Reality is a little unkind to it, and what remains can be worked with.",
    ],
    eases: [
      'A hope gets a form that you can live with. You need less persuading to believe in something.',
      'Imagination is useful and not merely pleasant, so an idea of yours may turn into something real.',
    ],
  },
  pluto: {
    presses: [
      "You find out how much control you want, and over what. Something that you've held on to tightly may be ready to be let go.",
      "An old struggle over power comes up in a new setting. You don't have to win it this time to be done with it.",
      'What you had pushed aside asks to be dealt with. The work takes strength, and you have it.',
    ],
    eases: [
      'You have more staying power than usual, and you can finish something you had given up on.',
      'You can part with what you no longer need, and it makes you stronger.',
    ],
  },
}
