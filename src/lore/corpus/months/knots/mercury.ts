import type { MonthKnots } from '#lore/authored.ts'

export const mercuryKnots: MonthKnots = {
  'mercury~venus': {
    joined: ['You say things pleasantly, and the hard part may get lost.'],
    tense: ["You'd rather be charming than exact, and you regret it afterward."],
    harmonious: ['You find a friendly way to say almost anything.'],
  },
  'mercury~mars': {
    joined: ['You think fast and speak sharply, and you like an argument.'],
    tense: [
      'You answer before the question is finished, and you can wound without meaning to.',
      "Your mind is at its quickest when you're angry, which isn't when it's at its best.",
    ],
    harmonious: ['You think on your feet, and you say what you mean.'],
  },
  'mercury~jupiter': {
    joined: ['You think in large terms, and you like to explain.'],
    tense: [
      'You see the whole so clearly that you skip the details that decide it.',
      "You say yes to an idea before you've counted what it takes.",
    ],
    harmonious: ['You see what the details add up to, and you can make others see it.'],
  },
  'mercury~saturn': {
    joined: ['You think carefully and you say less than you know.'],
    tense: [
      'You expect to be contradicted, so you prepare every sentence.',
      'You read an unanswered message as a no.',
    ],
    harmonious: ['You think things through, and your word can be relied on.'],
  },
  'mercury~uranus': {
    joined: ["Your mind jumps, and it lands in places that others didn't know were there."],
    tense: [
      'You interrupt, also yourself, because the next thought is already there.',
      'You say what occurs to you and find out afterward what it did.',
    ],
    harmonious: ['You come up with the idea that nobody else had.'],
  },
  'mercury~neptune': {
    joined: ["You think in pictures, and you hear what isn't said."],
    tense: [
      'You hear what you hope or fear, and you have to check what was said.',
      "You're vague where it would hurt to be exact.",
    ],
    harmonious: ['You find the words that people feel.'],
  },
  'mercury~pluto': {
    joined: ["You don't let go of a question until you know what's behind it."],
    tense: [
      'You argue to win, and you remember how each round ended.',
      'You suspect a second meaning, and you keep digging.',
    ],
    harmonious: ['You ask the one question that matters.'],
  },
}
