import { expect, test, vi } from 'vitest'
import { createLog } from '#log.ts'
import { answerOf } from '#testing/brief-answers.ts'
import { testConfig } from '#testing/model-texts/model-writer.ts'
import { createAnswers } from './answers.ts'
import { embeddedAnswers } from './embedded-answers.ts'
import type { AnswerRequest } from './make-answer.ts'

test('the log entry of an omitted sentence contains no personal claims', async () => {
  vi.spyOn(embeddedAnswers, 'make').mockImplementation(async (_request, { onRejected }) => {
    onRejected?.({ wording: 'sign/venus/leo/1', sentence: 'Your Venus is in Leo.', reason: 'x' })
    return { answer: answerOf('Hello.'), origin: { writer: 'x' } }
  })
  const log = createLog('silent')
  const warn = vi.spyOn(log, 'warn')
  const make = createAnswers({
    model: undefined,
    modelProvider: null,
    configs: { find: async (feature) => testConfig(feature) },
    usage: { recordModelCall: async () => {}, isBudgetSpent: async () => false },
    log,
  })
  await make({} as AnswerRequest, { userId: 'ada', signal: undefined, deadline: undefined })
  expect(warn.mock.calls.map(([details]) => details)).toEqual([{ wording: 'sign' }])
})
