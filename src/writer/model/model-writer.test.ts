import { expect, test } from 'vitest'
import { createLog } from '#log.ts'
import { briefsOfAllKinds } from '#testing/model-texts/briefs.ts'
import { createInMemoryModel } from '#testing/model-texts/in-memory-model.ts'
import { createLyingModel } from '#testing/model-texts/lying-model.ts'
import { embeddedWriter } from '../embedded-writer.ts'
import type { ModelCall } from '../usage/model-call.ts'
import { createModelWriter } from './model-writer.ts'

test('try', async () => {
  const calls: ModelCall[] = []
  const liar = createLyingModel({ seed: 1, lieShare: 0.1, lieShareInRepairs: 0.5 })
  const model = createInMemoryModel(({ input }) => liar.answer(input))
  const writer = createModelWriter({
    model,
    embedded: embeddedWriter,
    log: createLog('silent'),
    now: () => new Date(),
    configs: {
      find: async (featureName) => ({
        featureName,
        enabled: true,
        model: 'gpt-5-mini',
        reasoningEffort: 'low',
        temperature: 1,
        maxTokens: 4000,
        verbosity: 'medium',
        version: 3,
        updatedAt: '2026-01-01T00:00:00Z',
      }),
    },
    usage: {
      recordModelCall: async (call) => void calls.push(call),
      isBudgetSpent: async () => false,
    },
  })
  for (const brief of briefsOfAllKinds(20)) {
    const { text, origin } = await writer.write(brief)
    const call = calls.at(-1)
    console.log(
      brief.kind,
      JSON.stringify(origin),
      JSON.stringify(call?.sentences),
      call?.failure,
      Math.round(call?.durationMs ?? 0),
    )
    for (const r of call?.rejected ?? [])
      console.log('   ', r.fate, r.why, '|', r.text, liar.lies.includes(r.text))
  }
  expect(1).toBe(1)
})
