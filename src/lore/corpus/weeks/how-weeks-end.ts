/** Before an answer that begins with "it", "they" or "there". */
export const howAnswersBegin = [
  'So you can answer the question: ',
  'That leaves you with an answer: ',
  'It comes down to this: ',
  'By then you may have an answer: ',
  'So here is an answer: ',
  "That's enough for an answer: ",
] as const
