import { natalQuestions } from './fourth/natal.ts'
import { talkQuestions } from './fourth/talk.ts'
import { timeQuestions } from './fourth/times.ts'
import type { TestQuestion } from './questions.ts'

// Kept unread until it is run: what the other sets taught the code, it does not know.
export const fourthQuestions: readonly TestQuestion[] = [
  ...natalQuestions,
  ...timeQuestions,
  ...talkQuestions,
]
