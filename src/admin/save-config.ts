import type { AiConfig, FeatureName, FeatureSettings } from '#contract/admin.ts'
import { FeatureSettings as FeatureSettingsSchema } from '#contract/admin.ts'
import type { AuditAction } from '#contract/admin-audit.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import { lockConfig, type StoredConfig, updateConfig } from '#writer/configs/ai-configs-table.ts'
import { toResponse } from '#writer/configs/config-cache.ts'
import { insertAuditLogs } from './ai-audit-logs-table.ts'
import { requireAdmin } from './authenticate-admin.ts'

interface Change {
  featureName: FeatureName
  settings: FeatureSettings
  /** The `updatedAt` that the administrator saw; absent: no check. */
  seenUpdatedAt: string | undefined
  actorId: string
  action: AuditAction
}

/**
 * Saves a configuration with its audit log. Does nothing if nothing differs.
 * @throws AppError `changed_meanwhile` when it is not the one that the administrator saw
 */
export function saveConfig(db: Database, change: Change): Promise<AiConfig> {
  const { featureName, settings, actorId, action } = change
  return db.transaction(async (tx) => {
    await requireAdmin(tx, actorId)
    const old = await lockConfig(tx, featureName)
    if (!old) throw new AppError('not_found', adminMessages.noConfigurations.text)
    requireUnchanged(old, change.seenUpdatedAt)
    if (isSame(old, settings)) return toResponse(old)
    const updated = await updateConfig(tx, featureName, settings)
    await insertAuditLogs(tx, [
      {
        featureName,
        createdAt: updated.updatedAt,
        actorId,
        action,
        oldConfig: toVersioned(old),
        newConfig: toVersioned(updated),
      },
    ])
    return toResponse(updated)
  })
}

function requireUnchanged({ updatedAt }: StoredConfig, seen: string | undefined) {
  if (seen !== undefined && new Date(seen).getTime() !== updatedAt.getTime())
    throw new AppError('changed_meanwhile', adminMessages.refusals.changedMeanwhile)
}

const settingNames = FeatureSettingsSchema.keyof().options

const isSame = (one: FeatureSettings, other: FeatureSettings) =>
  settingNames.every((name) => one[name] === other[name])

export const toVersioned = ({ featureName: _, updatedAt: __, ...config }: StoredConfig) => config
