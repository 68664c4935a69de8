import type { TestQuestion } from './questions.ts'
import { assertionQuestions } from './third/assertions.ts'
import { conversationQuestions } from './third/conversations.ts'
import { dateQuestions } from './third/dates.ts'
import { natalQuestions } from './third/natal.ts'
import { skyQuestions } from './third/sky.ts'
import { talkQuestions } from './third/talk.ts'

// Written without a look at the code that answers: whole situations, several facts at once and longer conversations.
export const thirdQuestions: readonly TestQuestion[] = [
  ...natalQuestions,
  ...skyQuestions,
  ...dateQuestions,
  ...assertionQuestions,
  ...conversationQuestions,
  ...talkQuestions,
]
