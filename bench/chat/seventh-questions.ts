import type { TestQuestion } from './questions.ts'
import { natalQuestions } from './seventh/natal.ts'
import { talkQuestions } from './seventh/talk.ts'
import { timeQuestions } from './seventh/times.ts'

// Written by someone who had not read the chat's code, and kept out of what it learns from.
export const seventhQuestions: readonly TestQuestion[] = [
  ...natalQuestions,
  ...timeQuestions,
  ...talkQuestions,
]
