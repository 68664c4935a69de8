import { z } from 'zod'
import type { Config } from '#config.ts'
import { modelMessages } from '#contract/model-messages.ts'
import { SECOND } from '#durations.ts'
import { createLog } from '#log.ts'
import { defaultConfigs } from '#writer/configs/default-configs.ts'
import { ModelUnavailable } from '#writer/model/language-model.ts'
import { broken, type Finding, off, ok } from './finding.ts'

const TIMEOUT_MS = 30 * SECOND

/** Has the cheapest model say one word, as texts are asked for. */
export async function checkModel({ model: connection }: Pick<Config, 'model'>): Promise<Finding> {
  if (!connection)
    return off('The embedded writer writes every text: set OPENAI_API_KEY for a language model.')
  const { createOpenAIModel } = await import('#writer/model/openai-model.ts')
  const model = createOpenAIModel(connection, createLog('silent'), { retries: 0 })
  const { host } = new URL(connection.baseUrl)
  try {
    const answered = await model.generate(
      {
        feature: 'test',
        settings: { ...defaultConfigs.cosmic_events, maxTokens: 200 },
        instructions: 'Answer with JSON whose word is "ready".',
        input: 'Are you ready?',
        schema: { name: 'answer', shape: z.object({ word: z.string() }) },
      },
      { timeoutMs: TIMEOUT_MS },
    )
    const seconds = (answered.durationMs / SECOND).toFixed(1)
    return ok(`${answered.model} at ${host} answered in ${seconds} seconds.`)
  } catch (error) {
    if (!(error instanceof ModelUnavailable)) throw error
    return broken(
      `The embedded writer serves instead of the model at ${host}: ${modelMessages.unavailable[error.reason]}`,
    )
  }
}
