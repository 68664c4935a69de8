import { z } from 'zod'
import { adminMessages } from './admin-messages.ts'
import type { Endpoint } from './endpoint.ts'

const { refusals } = adminMessages

export const FeatureName = z.enum([
  'daily_horoscope',
  'weekly_horoscope',
  'monthly_horoscope',
  'natal_reading',
  'synastry_reading',
  'baba_bliss_chat',
  'cosmic_events',
])
export type FeatureName = z.infer<typeof FeatureName>

export const ModelName = z.enum(['gpt-5', 'gpt-5-mini', 'gpt-5-nano'], { error: refusals.model })
export type ModelName = z.infer<typeof ModelName>
export const ReasoningEffort = z.enum(['minimal', 'low', 'medium', 'high'], {
  error: refusals.reasoningEffort,
})
export type ReasoningEffort = z.infer<typeof ReasoningEffort>
export const Verbosity = z.enum(['short', 'medium', 'detailed'], { error: refusals.verbosity })
export type Verbosity = z.infer<typeof Verbosity>

/** The bounds of the form and of the server. */
export const TEMPERATURE = { min: 0, max: 2, step: 0.1 } as const
export const MAX_TOKENS = { min: 100, max: 16_000, step: 100 } as const

// 0.3 is three steps, though 0.3 / 0.1 is not 3 in floating point.
const isOnTemperatureStep = (value: number) => Math.round(value * 10) / 10 === value

const Temperature = z
  .number({ error: refusals.temperature })
  .min(TEMPERATURE.min, { error: refusals.temperature })
  .max(TEMPERATURE.max, { error: refusals.temperature })
  .refine(isOnTemperatureStep, { error: refusals.temperature })

const MaxTokens = z
  .int({ error: refusals.maxTokens })
  .min(MAX_TOKENS.min, { error: refusals.maxTokens })
  .max(MAX_TOKENS.max, { error: refusals.maxTokens })
  .multipleOf(MAX_TOKENS.step, { error: refusals.maxTokens })

/** How a model is called. */
export const ModelSettings = z.object({
  model: ModelName,
  reasoningEffort: ReasoningEffort,
  temperature: Temperature,
  maxTokens: MaxTokens,
  verbosity: Verbosity,
})
export type ModelSettings = z.infer<typeof ModelSettings>

export const FeatureSettings = ModelSettings.extend({
  enabled: z.boolean({ error: refusals.status }),
})
export type FeatureSettings = z.infer<typeof FeatureSettings>

const { configuration: labels } = adminMessages

/** In the order of the form. */
export const settingLabels: Record<keyof FeatureSettings, string> = {
  model: labels.model,
  reasoningEffort: labels.reasoningEffort,
  temperature: labels.temperature,
  maxTokens: labels.maxTokens,
  verbosity: labels.verbosity,
  enabled: labels.status,
}

export const AiConfig = FeatureSettings.extend({
  featureName: FeatureName,
  /** Counts the saves; stored with every text and call. */
  version: z.int(),
  updatedAt: z.iso.datetime(),
  /** Fields whose stored values are no longer valid; their defaults are shown and used. */
  replaced: z.array(FeatureSettings.keyof()).optional(),
})
export type AiConfig = z.infer<typeof AiConfig>

/** What a model name stands for here, and which fields of the form it ignores. */
export const AvailableModel = z.object({
  model: ModelName,
  /** The name sent to the server; another one where OPENAI_MODELS says so. */
  sentAs: z.string(),
  /** Field names of `ModelSettings`, each with the reason in a sentence. */
  ignored: z.array(z.object({ field: z.string(), why: z.string() })),
})

export const ModelProvider = z.object({
  api: z.enum(['responses', 'chat']),
  models: z.array(AvailableModel),
})
export type ModelProvider = z.infer<typeof ModelProvider>

export const listAiConfigs = {
  method: 'GET',
  path: '/api/admin/ai-configs',
  access: 'admin',
  reply: z.object({
    configs: z.array(AiConfig),
    /** Null when no model is configured: the embedded writer serves every feature. */
    provider: ModelProvider.nullable(),
  }),
} as const satisfies Endpoint

export const saveAiConfig = {
  method: 'PUT',
  path: '/api/admin/ai-configs/{featureName}',
  access: 'admin',
  // A plain string: an unknown feature is 404, not 400.
  params: z.object({ featureName: z.string() }),
  body: FeatureSettings.extend({
    /** The `updatedAt` that the form was loaded with; 409 when someone saved since. Absent: no check. */
    updatedAt: z.iso.datetime().optional(),
  }),
  reply: AiConfig,
} as const satisfies Endpoint

const TokenUsage = z.object({
  input_tokens: z.int(),
  cached_tokens: z.int(),
  output_tokens: z.int(),
  reasoning_tokens: z.int(),
  total_tokens: z.int(),
})

export const AiTestResult = z.object({
  /** Milliseconds. */
  duration: z.number(),
  /** Null when the embedded writer served. */
  timeToFirstToken: z.number().nullable(),
  usage: TokenUsage,
  /** US dollars; null when the price of the model is unknown. */
  cost: z.number().nullable(),
  /** What was tested: the values of the form. */
  config: ModelSettings,
  /** `embedded 19`, or the name that the model answered for. */
  writtenBy: z.string(),
  /** Only what the checker accepted. */
  response: z.string(),
  writer: z.enum(['model', 'embedded']),
  /** Why the embedded writer served, in a sentence. */
  reason: z.string().nullable(),
  /** Each sentence in order, with its facts as labels. */
  sentences: z.array(
    z.object({
      text: z.string(),
      isAccepted: z.boolean(),
      facts: z.array(z.string()),
      /** Why it was rejected. */
      why: z.string().nullable(),
    }),
  ),
})
export type AiTestResult = z.infer<typeof AiTestResult>

export const MAX_TEST_PROMPT_LENGTH = 4000

/** With the values of the form, saved or not. */
export const testAiConfig = {
  method: 'POST',
  path: '/api/admin/ai-configs/test',
  access: 'admin',
  body: ModelSettings.extend({
    /** Empty: a default prompt. */
    testPrompt: z.string().trim().max(MAX_TEST_PROMPT_LENGTH, { error: refusals.testPrompt }),
  }),
  tooLarge: refusals.testPrompt,
  reply: AiTestResult,
} as const satisfies Endpoint
