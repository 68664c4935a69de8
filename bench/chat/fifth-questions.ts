import { natalQuestions } from './fifth/natal.ts'
import { talkQuestions } from './fifth/talk.ts'
import { timeQuestions } from './fifth/times.ts'
import type { TestQuestion } from './questions.ts'

// Written by someone who had not read the chat's code, and kept out of what it learns from.
export const fifthQuestions: readonly TestQuestion[] = [
  ...natalQuestions,
  ...timeQuestions,
  ...talkQuestions,
]
