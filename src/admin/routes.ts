import {
  FeatureName,
  listAiConfigs,
  type ModelProvider,
  saveAiConfig,
  testAiConfig,
} from '#contract/admin.ts'
import { listAuditLogs, restoreAiConfig } from '#contract/admin-audit.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { getAiUsage, saveAiBudget } from '#contract/admin-usage.ts'
import { deleteContactMessage, listContactMessages } from '#contract/contact.ts'
import type { Database } from '#database.ts'
import { MINUTE } from '#durations.ts'
import { AppError } from '#errors.ts'
import { createRoutes, serve } from '#http/serve.ts'
import { createSharedRateLimit } from '#limits/shared-rate-limit.ts'
import { listConfigs } from '#writer/configs/ai-configs-table.ts'
import { toResponse } from '#writer/configs/config-cache.ts'
import type { ModelUsage } from '#writer/usage/model-usage.ts'
import { showAuditLogs } from './audit-logs.ts'
import type { AdminAuthenticator } from './authenticate-admin.ts'
import { removeContactMessage, showContactMessages } from './contact-messages.ts'
import { restoreConfig } from './restore-config.ts'
import type { RunTest } from './run-test.ts'
import { saveBudget } from './save-budget.ts'
import { saveConfig } from './save-config.ts'
import { testConfig } from './test-config.ts'
import { reportUsage } from './usage-report.ts'

interface Deps {
  db: Database
  authenticate: { admin: AdminAuthenticator }
  /** Null: no model is configured. */
  modelProvider: ModelProvider | null
  runTest: RunTest
  usage: ModelUsage
  today(): Date
}

/** A test of a model costs money. */
const TESTS_PER_ADMIN = { times: 10, inMs: MINUTE }

export function adminRoutes({ authenticate, ...deps }: Deps) {
  const { db, modelProvider } = deps
  const { admin } = authenticate
  const routes = createRoutes()
  const testing = { ...deps, limitTests: createSharedRateLimit(db, 'model tests', TESTS_PER_ADMIN) }
  serve(routes, listAiConfigs, admin, async () => ({
    configs: (await listConfigs(db)).map(toResponse),
    provider: modelProvider,
  }))
  serve(routes, testAiConfig, admin, async ({ user, body, signal }) =>
    testConfig(testing, user.id, body, signal),
  )
  serve(routes, saveAiConfig, admin, async ({ user, params, body }) => {
    const { updatedAt: seenUpdatedAt, ...settings } = body
    const featureName = requireFeature(params.featureName)
    const change = { featureName, settings, seenUpdatedAt }
    return saveConfig(db, { ...change, actorId: user.id, action: 'saved' })
  })
  serve(routes, listAuditLogs, admin, async ({ query }) => showAuditLogs(db, query))
  serve(routes, restoreAiConfig, admin, async ({ user, params, body }) =>
    restoreConfig(db, { id: params.id, seenUpdatedAt: body.updatedAt, actorId: user.id }),
  )
  serve(routes, getAiUsage, admin, async ({ query }) => reportUsage(deps, query))
  serve(routes, saveAiBudget, admin, async ({ user, params, body }) => {
    const { previous: seenBudget, ...budget } = body
    const featureName = requireFeature(params.featureName)
    return saveBudget(deps, { featureName, budget, seenBudget, actorId: user.id })
  })
  serve(routes, listContactMessages, admin, async ({ query }) => showContactMessages(db, query))
  serve(routes, deleteContactMessage, admin, async ({ user, params }) => {
    await removeContactMessage(db, { id: params.id, actorId: user.id })
    return { success: true as const }
  })
  return routes
}

function requireFeature(name: string): FeatureName {
  const known = FeatureName.safeParse(name)
  if (known.success) return known.data
  throw new AppError('not_found', adminMessages.refusals.unknownFeature)
}
