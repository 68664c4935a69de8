import type { AiTestResult, ModelSettings } from '#contract/admin.ts'
import { factLabel } from '#lore/fact-label.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import { answerQuestion } from '#writer/model/answer-question.ts'
import type { LanguageModel } from '#writer/model/language-model.ts'
import { costOf } from '#writer/usage/prices.ts'
import { toDollars } from './money.ts'

interface Test {
  settings: ModelSettings
  testPrompt: string
  facts: readonly AnyFact[]
  signal: AbortSignal | undefined
}

/**
 * Answers the prompt as the chat would, from the facts of a sample chart.
 *
 * @throws ModelUnavailable, and the reason of `signal`
 */
export async function testModel(
  model: LanguageModel,
  { settings, testPrompt, facts, signal }: Test,
): Promise<AiTestResult> {
  const { sentences, reply } = await answerQuestion(model, {
    feature: 'test',
    settings,
    question: testPrompt,
    facts,
    signal,
  })
  const { durationMs, timeToFirstTokenMs, usage } = reply
  return {
    duration: Math.round(durationMs),
    timeToFirstToken: timeToFirstTokenMs === undefined ? null : Math.round(timeToFirstTokenMs),
    usage: {
      input_tokens: usage.input,
      cached_tokens: usage.cached,
      output_tokens: usage.output,
      reasoning_tokens: usage.reasoning,
      total_tokens: usage.input + usage.output,
    },
    cost: toDollars(costOf(reply.model, usage) ?? null),
    config: settings,
    writtenBy: reply.model,
    response: sentences.flatMap(({ text, why }) => (why === undefined ? text : [])).join(' '),
    writer: 'model',
    reason: null,
    sentences: sentences.map(({ text, facts: ids, why }) => ({
      text,
      isAccepted: why === undefined,
      facts: facts.filter(({ id }) => ids.includes(id)).map(factLabel),
      why: why ?? null,
    })),
  }
}
