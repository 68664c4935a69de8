import { z } from 'zod'
import { adminMessages } from './admin-messages.ts'
import { Cursor } from './cursor.ts'
import type { Endpoint } from './endpoint.ts'
import { ThumbReason } from './feedback.ts'

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
  /** `embedded 14`, or the name that the model answered for. */
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

const isWholeCents = (dollars: number) => Math.round(dollars * 100) / 100 === dollars

const amountUpTo = (max: number, error: string) =>
  z.number({ error }).min(0, { error }).max(max, { error }).refine(isWholeCents, { error })

/** US dollars; null: no limit. */
export const Budget = z.object({
  daily: amountUpTo(100_000, refusals.dailyBudget).nullable(),
  monthly: amountUpTo(1_000_000, refusals.monthlyBudget).nullable(),
})
export type Budget = z.infer<typeof Budget>

/** A configuration as it was, with the number of its save. Its values may no longer be valid. */
export const LoggedConfig = z.object({
  model: z.string(),
  reasoningEffort: z.string(),
  temperature: z.number(),
  maxTokens: z.number(),
  verbosity: z.string(),
  enabled: z.boolean(),
  version: z.int(),
})
export type LoggedConfig = z.infer<typeof LoggedConfig>
export type LoggedSettings = Omit<LoggedConfig, 'version'>

/** Its amounts may no longer be valid. */
const StoredBudget = z.object({ daily: z.number().nullable(), monthly: z.number().nullable() })

export type AuditAction = 'created' | 'saved' | 'restored' | 'budget saved'

export const AuditLog = z.object({
  id: z.string(),
  /** A `FeatureName`, or one of an older version. */
  featureName: z.string(),
  createdAt: z.iso.datetime(),
  /** The administrator's email; null for the first configuration and for a deleted account. */
  actor: z.string().nullable(),
  /** An `AuditAction`, or one of an older version. */
  action: z.string(),
  oldConfig: LoggedConfig.nullable(),
  newConfig: LoggedConfig.nullable(),
  oldBudget: StoredBudget.nullable(),
  newBudget: StoredBudget.nullable(),
})
export type AuditLog = z.infer<typeof AuditLog>

/** Newest first, 50 at a time. */
export const listAuditLogs = {
  method: 'GET',
  path: '/api/admin/audit-logs',
  access: 'admin',
  query: z.object({
    before: Cursor.optional(),
    /** Only the changes of this feature. */
    featureName: FeatureName.optional(),
  }),
  reply: z.object({
    logs: z.array(AuditLog),
    /** `before` of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
} as const satisfies Endpoint

/** Makes the `newConfig` of an entry the configuration again. */
export const restoreAiConfig = {
  method: 'POST',
  path: '/api/admin/audit-logs/{id}/restore',
  access: 'admin',
  params: z.object({ id: z.string() }),
  body: z.object({ updatedAt: z.iso.datetime().optional() }),
  reply: AiConfig,
} as const satisfies Endpoint

/** Of one feature on one UTC date. */
export const UsageDay = z.object({
  date: z.iso.date(),
  featureName: FeatureName,
  calls: z.int(),
  inputTokens: z.int(),
  cachedTokens: z.int(),
  outputTokens: z.int(),
  reasoningTokens: z.int(),
  /** US dollars. */
  cost: z.number(),
  /** Texts by who wrote them. */
  texts: z.object({
    accepted: z.int(),
    repaired: z.int(),
    partlyReplaced: z.int(),
    /** A model was to write, and the embedded writer did. */
    fallenBack: z.int(),
    /** No model was to write. */
    embedded: z.int(),
  }),
  sentences: z.object({ checked: z.int(), rejected: z.int(), repaired: z.int() }),
  /** Milliseconds per text that a model was to write; null without any. */
  p50: z.number().nullable(),
  p95: z.number().nullable(),
  thumbsUp: z.int(),
  thumbsDown: z.int(),
  /** Tests of administrators, which the calls and cost include and the budgets do not. */
  tests: z.object({ calls: z.int(), cost: z.number() }),
})
export type UsageDay = z.infer<typeof UsageDay>

export const BudgetStatus = z.object({
  featureName: FeatureName,
  budget: StoredBudget,
  spentToday: z.number(),
  spentThisMonth: z.number(),
  /** Models whose price is unknown: what they cost is not counted. */
  unpricedModels: z.array(z.string()),
})
export type BudgetStatus = z.infer<typeof BudgetStatus>

export const RejectedSentence = z.object({
  id: z.string(),
  featureName: FeatureName,
  model: z.string(),
  at: z.iso.datetime(),
  text: z.string(),
  why: z.string(),
  fate: z.enum(['repaired', 'replaced', 'dropped']),
})
export type RejectedSentence = z.infer<typeof RejectedSentence>

/** What came with a thumb down, without its author. */
export const FeedbackWords = z.object({
  featureName: FeatureName,
  reason: ThumbReason.nullable(),
  words: z.string(),
  at: z.iso.datetime(),
})
export type FeedbackWords = z.infer<typeof FeedbackWords>

export const getAiUsage = {
  method: 'GET',
  path: '/api/admin/ai-usage',
  access: 'admin',
  query: z.object({ days: z.coerce.number<number>().int().min(1).max(366).default(30) }),
  reply: z.object({
    days: z.array(UsageDay),
    budgets: z.array(BudgetStatus),
    /** The latest 50. */
    rejected: z.array(RejectedSentence),
    /** The latest 50. */
    feedback: z.array(FeedbackWords),
    /** The ten users with the highest cost in these days. */
    topUsers: z.array(z.object({ email: z.string(), calls: z.int(), cost: z.number() })),
  }),
} as const satisfies Endpoint

export const saveAiBudget = {
  method: 'PUT',
  path: '/api/admin/ai-budgets/{featureName}',
  access: 'admin',
  params: z.object({ featureName: z.string() }),
  body: Budget.extend({
    /** The budget that the form was loaded with; 409 when someone saved another since. Absent: no check. */
    previous: StoredBudget.optional(),
  }),
  reply: BudgetStatus,
} as const satisfies Endpoint
