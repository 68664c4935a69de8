/** Before the answer to the question of a week. */
export const howAnswersBegin = [
  'So you can answer the question: ',
  'That leaves you with an answer: ',
  'It comes down to this: ',
  'By then you may have an answer: ',
  'By then you can answer the question: ',
  "That's enough for an answer: ",
  'So here is an answer: ',
  'You have an answer by now: ',
  'All of that adds up to an answer: ',
  'By the end of the week you can answer it: ',
  'The answer is plain by now: ',
] as const
