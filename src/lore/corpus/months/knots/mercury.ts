import type { MonthKnots } from '#lore/authored.ts'

export const mercuryKnots: MonthKnots = {
  'mercury~venus': {
    joined: ['You say things pleasantly, and the hard part may get lost.'],
    tense: [
      [
        "You'd rather be charming than exact, and you regret it afterward.",
        'You can be exact and charming in the same sentence.',
      ],
    ],
    harmonious: ['You find a friendly way to say almost anything.'],
  },
  'mercury~mars': {
    joined: ['You think fast and speak sharply, and you like an argument.'],
    tense: [
      [
        'You answer before the question is finished, and you can wound without meaning to.',
        'You can wait for the end of the question, and your answer is better for it.',
      ],
      [
        "Your mind is at its quickest when you're angry, which isn't when it's at its best.",
        "Your mind is quick without the anger, so it's a good day to write a difficult reply.",
      ],
    ],
    harmonious: ['You think on your feet, and you say what you mean.'],
  },
  'mercury~jupiter': {
    joined: ['You think in large terms, and you like to explain.'],
    tense: [
      [
        'You see the whole so clearly that you skip the details that decide it.',
        'You have the patience for the details that decide the matter.',
      ],
      [
        "You say yes to an idea before you've counted what it takes.",
        'When you hear an idea, you can count what it takes and still say yes.',
      ],
    ],
    harmonious: ['You see what the details add up to, and you can make others see it.'],
  },
  'mercury~saturn': {
    joined: ['You think carefully and you say less than you know.'],
    tense: [
      [
        'You expect to be contradicted, so you prepare every sentence.',
        'You can speak without preparing every sentence, and you may not be contradicted at all.',
      ],
      [
        'You read an unanswered message as a no.',
        "You may get a friendly reply where you'd read the silence as a no.",
      ],
    ],
    harmonious: ['You think things through, and your word can be relied on.'],
  },
  'mercury~uranus': {
    joined: ["Your mind jumps, and it lands in places that others didn't know were there."],
    tense: [
      [
        'You interrupt, also yourself, because the next thought is already there.',
        'You can hear somebody out, because the next thought will wait its turn.',
      ],
      [
        'You say what occurs to you and find out afterward what it did.',
        'You can look at a remark before you make it, and it gets better.',
      ],
    ],
    harmonious: ['You come up with the idea that nobody else had.'],
  },
  'mercury~neptune': {
    joined: ["You think in pictures, and you hear what isn't said."],
    tense: [
      [
        'You tend to hear what you hope or fear, so you have to check what was said.',
        "You hear what was said and nothing else, and it's simpler than you feared.",
      ],
      [
        "You're vague where it would hurt to be exact.",
        "You can be exact where you're usually vague, and nobody is hurt by it.",
      ],
    ],
    harmonious: ['You find the words that people feel.'],
  },
  'mercury~pluto': {
    joined: ["You don't let go of a question until you know what's behind it."],
    tense: [
      [
        'You argue to win, and you remember how each round ended.',
        'You can let somebody else have the last word and not keep count.',
      ],
      [
        'You suspect a second meaning, and you keep digging.',
        'You can take a sentence at face value, since there may be nothing behind it.',
      ],
    ],
    harmonious: ['You ask the one question that matters.'],
  },
}
