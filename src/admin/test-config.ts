import type { AiTestResult, ModelProvider, ModelSettings } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { modelMessages } from '#contract/model-messages.ts'
import { AppError } from '#errors.ts'
import type { RateLimit } from '#limits/rate-limit.ts'
import { releaseTurn } from '#limits/turns.ts'
import { ModelUnavailable } from '#writer/model/language-model.ts'
import { sentAs } from '#writer/model/sent-as.ts'
import type { ModelCall } from '#writer/usage/model-call.ts'
import type { ModelUsage } from '#writer/usage/model-usage.ts'
import { costOf } from '#writer/usage/prices.ts'
import { toMicros } from './money.ts'
import type { RunTest } from './run-test.ts'

interface Deps {
  runTest: RunTest
  modelProvider: ModelProvider | null
  usage: ModelUsage
  limitTests: RateLimit
}

/**
 * @throws AppError `too_many_requests` when this administrator has tested too often, `model_unavailable` with
 *   the reason in a sentence
 */
export async function testConfig(
  { runTest, modelProvider, usage, limitTests }: Deps,
  userId: string,
  request: ModelSettings & { testPrompt: string },
  signal: AbortSignal,
): Promise<AiTestResult> {
  await limitTests(userId)
  releaseTurn()
  const testPrompt = request.testPrompt || adminMessages.test.defaultPrompt
  const startedAt = performance.now()
  try {
    const result = await runTest({ ...request, testPrompt }, signal)
    await usage.recordModelCall(toModelCall(result, userId))
    return result
  } catch (error) {
    if (!(error instanceof ModelUnavailable)) throw error
    const durationMs = Math.round(performance.now() - startedAt)
    const model = sentAs(modelProvider, request.model)
    await usage.recordModelCall(toFailedCall(error, { userId, model, durationMs }))
    throw new AppError('model_unavailable', modelMessages.unavailable[error.reason], {
      cause: error,
    })
  }
}

// Tests are written from a natal chart.
const FEATURE = 'natal_reading'

function toModelCall(result: AiTestResult, userId: string): ModelCall {
  const { writer, usage, cost, sentences } = result
  const rejected = sentences.filter(({ isAccepted }) => !isAccepted)
  return {
    feature: FEATURE,
    userId,
    purpose: 'test',
    writer,
    model: writer === 'model' ? result.writtenBy : undefined,
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

/** What the requests cost is spent all the same. */
function toFailedCall(
  { reason, usage = { input: 0, cached: 0, output: 0, reasoning: 0 } }: ModelUnavailable,
  { userId, model, durationMs }: Pick<ModelCall, 'userId' | 'durationMs'> & { model: string },
): ModelCall {
  return {
    feature: FEATURE,
    userId,
    purpose: 'test',
    writer: 'embedded',
    model,
    usage,
    durationMs,
    costMicros: costOf(model, usage),
    outcome: 'fallen back',
    failure: reason,
    sentences: { checked: 0, rejected: 0, repaired: 0 },
    rejected: [],
  }
}
