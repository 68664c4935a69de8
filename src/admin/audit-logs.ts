import type { AuditLog } from '#contract/admin-audit.ts'
import { cursorOf } from '#contract/cursor.ts'
import type { Database } from '#database.ts'
import { type AuditLogQuery, listAuditLogs } from './ai-audit-logs-table.ts'

const LOGS_PER_PAGE = 50

export async function showAuditLogs(db: Database, query: AuditLogQuery) {
  // One more than a page tells whether there is a next one.
  const rows = await listAuditLogs(db, query, LOGS_PER_PAGE + 1)
  const logs: AuditLog[] = rows
    .slice(0, LOGS_PER_PAGE)
    .map(({ createdAt, ...log }) => ({ ...log, createdAt: createdAt.toISOString() }))
  const last = logs.at(-1)
  return { logs, next: last && rows.length > LOGS_PER_PAGE ? cursorOf(last) : null }
}
