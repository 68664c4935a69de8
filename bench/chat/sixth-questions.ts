import type { TestQuestion } from './questions.ts'
import { natalQuestions } from './sixth/natal.ts'
import { talkQuestions } from './sixth/talk.ts'
import { timeQuestions } from './sixth/times.ts'

// Written by someone who had not read the chat's code, and kept out of what it learns from.
export const sixthQuestions: readonly TestQuestion[] = [
  ...natalQuestions,
  ...timeQuestions,
  ...talkQuestions,
]
