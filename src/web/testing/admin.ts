import type { AiConfig } from '#contract/admin.ts'
import { FeatureName } from '#contract/admin.ts'
import type { AuditLog } from '#contract/admin-audit.ts'
import type { UsageDay } from '#contract/admin-usage.ts'
import { asAda, currentUser, fakeServer } from './fake-server.ts'
import { stubResizeObserver } from './resize-observer.ts'

export const aiConfig = (over: Partial<AiConfig> = {}): AiConfig => ({
  featureName: 'daily_horoscope',
  model: 'gpt-5-mini',
  reasoningEffort: 'low',
  temperature: 0.7,
  maxTokens: 1200,
  verbosity: 'medium',
  enabled: true,
  version: 1,
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...over,
})

export const sevenConfigs = FeatureName.options.map((featureName) => aiConfig({ featureName }))

export const provider = {
  api: 'responses' as const,
  models: (['gpt-5', 'gpt-5-mini', 'gpt-5-nano'] as const).map((model) => ({
    model,
    sentAs: model,
    ignored: [{ field: 'temperature', why: 'This family takes no temperature.' }],
  })),
}

export function auditLog(over: Partial<AuditLog> = {}): AuditLog {
  const { featureName, updatedAt, ...before } = aiConfig()
  return {
    id: 'log-1',
    featureName,
    createdAt: '2026-11-21T09:30:00.000Z',
    actor: 'grace@example.com',
    account: null,
    action: 'saved',
    oldConfig: before,
    newConfig: { ...before, model: 'gpt-5', maxTokens: 2000, version: 2 },
    oldBudget: null,
    newBudget: null,
    ...over,
  }
}

/** 1,400 tokens, 12 texts of which a model wrote 8, and 100 sentences of which 5 were rejected. */
export const usageDay = (over: Partial<UsageDay> = {}): UsageDay => ({
  date: '2026-11-20',
  featureName: 'daily_horoscope',
  calls: 9,
  inputTokens: 1000,
  cachedTokens: 200,
  outputTokens: 400,
  reasoningTokens: 100,
  cost: 0.1,
  texts: { accepted: 5, repaired: 2, partlyReplaced: 1, fallenBack: 1, embedded: 3 },
  sentences: { checked: 100, rejected: 5, repaired: 3 },
  p50: 1000,
  p95: 2000,
  thumbsUp: 4,
  thumbsDown: 1,
  tests: { calls: 2, cost: 0.02 },
  ...over,
})

export const noUsage = { days: [], budgets: [], rejected: [], feedback: [], topUsers: [] }

/** The replies for Ada as an administrator. */
export const asAdmin = {
  ...asAda,
  'GET /api/auth/user': { ...currentUser, isAdmin: true },
  'GET /api/admin/ai-configs': { configs: sevenConfigs, provider },
  'GET /api/admin/audit-logs': { logs: [], next: null },
  'GET /api/admin/ai-usage': noUsage,
  'GET /api/admin/contact-messages': { messages: [], next: null },
}

/** A server for the panel; switches and charts look at their size. */
export function adminServer(answers: object = {}) {
  stubResizeObserver()
  return fakeServer({ ...asAdmin, ...answers })
}
