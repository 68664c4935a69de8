/** Before an answer that begins with "it" or "they". */
export const howAnswersBegin = [
  'So you can answer the question: ',
  'That leaves you with an answer: ',
  'It comes down to this: ',
  'By then you may have an answer: ',
] as const
