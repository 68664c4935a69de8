import { type AiConfig, FeatureName, FeatureSettings, settingLabels } from '#contract/admin.ts'
import { auditTopics, type LoggedConfig } from '#contract/admin-audit.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import { isUuid } from '#storable-text.ts'
import { invalidFields } from '#writer/configs/valid-settings.ts'
import { findAuditLog } from './ai-audit-logs-table.ts'
import { saveConfig } from './save-config.ts'

const { refusals } = adminMessages

/**
 * Makes the new configuration of an audit log the current one again.
 * @throws AppError for an unknown id, a feature that is gone, a budget or another change, a configuration that is no longer valid, and one
 *   that the administrator did not see
 */
export async function restoreConfig(
  db: Database,
  { id, ...request }: { id: string; seenUpdatedAt: string | undefined; actorId: string },
): Promise<AiConfig> {
  const log = isUuid(id) ? await findAuditLog(db, id) : undefined
  if (!log) throw new AppError('not_found', refusals.unknownLogEntry)
  if (auditTopics.some((topic) => topic === log.featureName))
    throw new AppError('bad_request', refusals.noConfigEntry)
  const feature = FeatureName.safeParse(log.featureName)
  if (!feature.success) throw new AppError('not_found', refusals.goneFeature)
  if (!log.newConfig) throw new AppError('bad_request', refusals.budgetEntry)
  return saveConfig(db, {
    ...request,
    featureName: feature.data,
    settings: requireValid(log.newConfig),
    action: 'restored',
  })
}

function requireValid(config: LoggedConfig): FeatureSettings {
  const { success, data, error } = FeatureSettings.safeParse(config)
  if (success) return data
  const fields = invalidFields(error).map((field) => settingLabels[field])
  throw new AppError('bad_request', refusals.outdatedEntry(fields.join(', ')))
}
