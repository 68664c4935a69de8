import type { ModelCall } from '#writer/usage/model-call.ts'

/** A text that a model wrote without a fault, except for what the test changes. */
export const modelCall = (changes: Partial<ModelCall> = {}): ModelCall => ({
  feature: 'daily_horoscope',
  purpose: 'text',
  writer: 'model',
  model: 'gpt-5-mini',
  usage: { input: 100, cached: 40, output: 30, reasoning: 10 },
  durationMs: 1000,
  costMicros: 500_000,
  outcome: 'accepted',
  sentences: { checked: 10, rejected: 0, repaired: 0 },
  rejected: [],
  ...changes,
})
