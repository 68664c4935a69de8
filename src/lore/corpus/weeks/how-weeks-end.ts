type Ways = Record<'eases' | 'presses', readonly string[]>

/** How the last event of a week brings its answer, after "On Friday Mercury squares your Moon, and": "that" goes on, and what has no "that" has a colon. */
export const howWeeksEnd: Record<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'other', Ways> = {
  sun: {
    eases: [
      'the answer is plain: ',
      "it's plain that ",
      'you can see that ',
      'you can stand by the answer: ',
      'you can say out loud that ',
    ],
    presses: [
      'you have to admit that ',
      "there's no way around the answer: ",
      'the answer may sting a little: ',
      "it's hard to deny that ",
      'the answer is simple: ',
    ],
  },
  moon: {
    eases: [
      'you feel the answer before you think it: ',
      'you know the answer: ',
      'you know without having to ask anyone that ',
      'it comes to you, by itself, that ',
      'you notice that ',
    ],
    presses: [
      'the answer comes up on its own: ',
      "it's your mood that tells you that ",
      'you know, and you may not like it, that ',
      'you notice, a little sadly, that ',
      'it may strike you that ',
    ],
  },
  mercury: {
    eases: [
      'you can answer the question: ',
      'you can put it into words: ',
      'you can be blunt about it: ',
      'you find the words to say that ',
      'you have a short answer: ',
    ],
    presses: [
      'you hear yourself say that ',
      'if somebody asks, you have to say that ',
      'it comes out, a little bluntly, that ',
      "you can't talk your way around the answer: ",
      'you catch yourself thinking that ',
    ],
  },
  venus: {
    eases: [
      'you can say kindly that ',
      'the answer is easy to live with: ',
      'you can admit, lightly, that ',
      'it costs you nothing to say that ',
      'the answer is a friendly one: ',
    ],
    presses: [
      "the answer isn't the charming one: ",
      'you admit, with a smile, that ',
      'you can be honest about it: ',
      'politeness no longer hides that ',
      'you may say, a bit too sweetly, that ',
    ],
  },
  mars: {
    eases: [
      'you can say straight out that ',
      'you have the nerve for the answer: ',
      'you can answer the question and act on it: ',
      'you know that ',
      "you're ready to say that ",
    ],
    presses: [
      'out comes the answer: ',
      'you say, louder than you meant to, that ',
      'the answer has some heat in it: ',
      "you've had enough of not saying that ",
      'you may snap that ',
    ],
  },
  other: {
    eases: [
      'the answer is plain: ',
      'you can see from here that ',
      'you know by now that ',
      "it's plain that ",
    ],
    presses: [
      "you can't put off the answer any longer: ",
      'you know by now that ',
      'you have to admit that ',
      "there's no denying that ",
    ],
  },
}

/** The same where the event fills its sentence, where it has nothing to do with the question, or where nothing follows the turn. */
export const howAnswersBegin = {
  afterEvent: [
    'By then you can answer the question: ',
    'By then you know that ',
    'The question has an answer now: ',
    "By then it's plain that ",
  ],
  afterWeek: [
    'By the end of the week the answer is plain: ',
    "By the end of the week it's clear that ",
    'You may have your answer by now: ',
    'The week has an answer for you all the same: ',
  ],
  afterTurn: [
    'So you can answer the question: ',
    'That leaves you with an answer: ',
    'After that you can hardly deny that ',
    'It comes down to this: ',
  ],
} as const
