import type { ModelConnection } from '#config.ts'
import { ModelName, type ModelProvider, type ModelSettings } from '#contract/admin.ts'
import { modelMessages } from '#contract/model-messages.ts'

type Effort = ModelSettings['reasoningEffort']

/** The settings in the words of the API. What the model does not accept is absent. */
export interface ModelParams {
  model: string
  effort?: Effort
  verbosity?: 'low' | 'medium' | 'high'
  temperature?: number
  /** Reasoning included. */
  tokenLimit: number
}

/**
 * Tokens for reasoning on top of the visible answer. OpenAI advises to reserve 25,000 for reasoning and answer
 * when the need is unknown: https://platform.openai.com/docs/guides/reasoning
 */
const REASONING_ROOM: Record<Effort, number> = {
  minimal: 500,
  low: 3_000,
  medium: 10_000,
  high: 25_000,
}

const VERBOSITY = { short: 'low', medium: 'medium', detailed: 'high' } as const

/** The three specified names are reasoning models, unless OPENAI_MODELS puts another model behind one. */
export function modelParams(connection: ModelConnection, settings: ModelSettings): ModelParams {
  const { reasoningEffort: effort, temperature, maxTokens, verbosity } = settings
  const mapped = connection.models[settings.model]
  if (mapped) return { model: mapped, temperature, tokenLimit: maxTokens }
  return {
    model: settings.model,
    effort,
    verbosity: VERBOSITY[verbosity],
    tokenLimit: maxTokens + REASONING_ROOM[effort],
  }
}

function describeModel(connection: ModelConnection, model: ModelName) {
  const { fixedTemperature, reasoningEffort, verbosity } = modelMessages.ignored
  const mapped = connection.models[model]
  if (!mapped)
    return { model, sentAs: model, ignored: [{ field: 'temperature', why: fixedTemperature }] }
  return {
    model,
    sentAs: mapped,
    ignored: [
      { field: 'reasoningEffort', why: reasoningEffort(mapped) },
      { field: 'verbosity', why: verbosity(mapped) },
    ],
  }
}

/** The `provider` of the AI model control panel; null without a model. */
export function describeProvider(connection: ModelConnection | undefined): ModelProvider | null {
  if (!connection) return null
  const models = ModelName.options.map((model) => describeModel(connection, model))
  return { api: connection.api, models }
}
