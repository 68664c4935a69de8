import { z } from 'zod'
import { FeatureName } from './admin.ts'
import { adminMessages } from './admin-messages.ts'
import type { Endpoint } from './endpoint.ts'
import { ThumbReason } from './feedback.ts'

const { refusals } = adminMessages

const isWholeCents = (dollars: number) => Math.round(dollars * 100) / 100 === dollars

const amountUpTo = (max: number, error: string) =>
  z.number({ error }).min(0, { error }).max(max, { error }).refine(isWholeCents, { error })

/** US dollars; null: no limit. */
export const Budget = z.object({
  daily: amountUpTo(100_000, refusals.dailyBudget).nullable(),
  monthly: amountUpTo(1_000_000, refusals.monthlyBudget).nullable(),
})
export type Budget = z.infer<typeof Budget>

/** Its amounts may no longer be valid. */
export const StoredBudget = z.object({
  daily: z.number().nullable(),
  monthly: z.number().nullable(),
})

/** The usage of one feature on one UTC date. */
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
