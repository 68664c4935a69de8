import type { AuditAction, AuditTopic } from '#contract/admin-audit.ts'
import type { Transaction } from '#database.ts'
import type { OperatorChange } from '#identity/operator-commands.ts'
import { insertAuditLogs } from './ai-audit-logs-table.ts'

const entries: Record<OperatorChange['name'], { featureName: AuditTopic; action: AuditAction }> = {
  grant: { featureName: 'administrators', action: 'access granted' },
  revoke: { featureName: 'administrators', action: 'access revoked' },
  disable: { featureName: 'accounts', action: 'disabled' },
  enable: { featureName: 'accounts', action: 'enabled' },
  'two-factor-off': { featureName: 'accounts', action: 'second factors removed' },
}

/** An account that has never been used here has no user yet: the entry then names none. */
export async function recordOperatorChange(tx: Transaction, { name, userIds }: OperatorChange) {
  const about = userIds.length > 0 ? userIds : [null]
  await insertAuditLogs(
    tx,
    about.map((userId) => ({ ...entries[name], userId })),
  )
}
