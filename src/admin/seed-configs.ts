import { FeatureName } from '#contract/admin.ts'
import type { Database } from '#database.ts'
import { insertMissingConfigs } from '#writer/configs/ai-configs-table.ts'
import { defaultConfigs } from '#writer/configs/default-configs.ts'
import { insertAuditLogs } from './ai-audit-logs-table.ts'
import { toVersioned } from './save-config.ts'

/** Creates missing configurations, each once, even when several processes start at the same time. */
export async function seedConfigs(db: Database) {
  const configs = FeatureName.options.map((featureName) => ({
    featureName,
    ...defaultConfigs[featureName],
  }))
  await db.transaction(async (tx) => {
    const created = await insertMissingConfigs(tx, configs)
    await insertAuditLogs(
      tx,
      created.map((config) => ({
        featureName: config.featureName,
        createdAt: config.updatedAt,
        action: 'created',
        newConfig: toVersioned(config),
      })),
    )
  })
}
