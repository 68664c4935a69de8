import type { AiTestResult, ModelSettings } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import type { RateLimit } from '#rate-limit.ts'
import { releaseTurn } from '#turns.ts'
import type { ModelCall } from '#writer/usage/model-call.ts'
import type { ModelUsage } from '#writer/usage/model-usage.ts'
import { toMicros } from './money.ts'
import type { RunTest } from './run-test.ts'

interface Deps {
  runTest: RunTest
  usage: ModelUsage
  limitTests: RateLimit
}

/** @throws AppError `too_many_requests` when this administrator has tested too often */
export async function testConfig(
  { runTest, usage, limitTests }: Deps,
  userId: string,
  request: ModelSettings & { testPrompt: string },
  signal: AbortSignal,
): Promise<AiTestResult> {
  await limitTests(userId)
  releaseTurn()
  const testPrompt = request.testPrompt || adminMessages.test.defaultPrompt
  const result = await runTest({ ...request, testPrompt }, signal)
  await usage.recordModelCall(toModelCall(result, userId))
  return result
}

function toModelCall(result: AiTestResult, userId: string): ModelCall {
  const { writer, usage, cost, sentences } = result
  const rejected = sentences.filter(({ isAccepted }) => !isAccepted)
  return {
    // Tests are written from a natal chart.
    feature: 'natal_reading',
    userId,
    purpose: 'test',
    writer,
    model: writer === 'model' ? result.config.model : undefined,
    usage: {
      input: usage.input_tokens,
      cached: usage.cached_tokens,
      output: usage.output_tokens,
      reasoning: usage.reasoning_tokens,
    },
    durationMs: result.duration,
    timeToFirstTokenMs: result.timeToFirstToken ?? undefined,
    costMicros: toMicros(cost) ?? undefined,
    outcome: writer === 'embedded' ? 'embedded' : 'accepted',
    sentences: { checked: sentences.length, rejected: rejected.length, repaired: 0 },
    rejected: rejected.map(({ text, why }) => ({ text, why: why ?? '', fate: 'dropped' })),
  }
}
