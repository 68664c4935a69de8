/** Before the answer to the question of a week. */
export const answerLeads: string[] = [
  'By the end of the week you can answer the question.',
  'That leaves the question you began the week with.',
  'The week has an answer for you.',
  'You will probably know the answer before the weekend is over.',
  'There is an answer, and it is shorter than the question.',
  'All of that adds up to an answer.',
  'Take the question up once more.',
  'Then you can go back to the question.',
  'The question looks different from this end of the week.',
  'By then the question has answered itself, more or less.',
  'That is enough to answer it.',
]

/** The first sentence of a month. */
export const monthOpenings: string[] = [
  '{month} is about {noun}.',
  'The subject of {month} is {noun}.',
  '{month} keeps coming back to {noun}.',
  'Most of {month} turns on {noun}.',
  'If {month} has one subject, it is {noun}.',
]
