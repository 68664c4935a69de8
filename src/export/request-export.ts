import { type DataExport, type DataExportReply, EXPORTS_PER_DAY } from '#contract/data-export.ts'
import { exportMessages } from '#contract/export-messages.ts'
import type { Database, Transaction } from '#database.ts'
import { countWithinDay, type DailyLimit } from '#identity/limits/daily-limit.ts'
import { lockUser } from '#identity/users-table.ts'
import type { Jobs } from '#jobs.ts'
import { findExportOf, replaceExport, type StoredExport, statusAt } from './data-exports-table.ts'
import { enqueueExport } from './prepare-export.ts'

export interface RequestDeps {
  db: Database
  jobs: Jobs
}

const LIMIT: DailyLimit = {
  kind: 'data_export',
  times: EXPORTS_PER_DAY,
  sentence: exportMessages.tooMany,
}

export async function showExport(
  { db }: Pick<RequestDeps, 'db'>,
  userId: string,
): Promise<DataExportReply> {
  const found = await findExportOf(db, userId)
  const isExpired = found?.expiresAt && found.expiresAt <= new Date()
  return { dataExport: found && !isExpired ? toResponse(found) : null }
}

/**
 * Requests an export, unless one is being prepared: two tabs share it. A new one replaces a file that is ready.
 * @throws AppError `too_many_requests`
 */
export async function requestExport(
  { db, jobs }: RequestDeps,
  userId: string,
): Promise<DataExportReply> {
  const requested = await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const current = await findExportOf(tx, userId)
    if (current?.status === 'preparing') return current
    return replace(tx, userId, current)
  })
  await enqueueExport(jobs, requested.id)
  return { dataExport: toResponse(requested) }
}

async function replace(tx: Transaction, userId: string, current: StoredExport | undefined) {
  const requestedAt = new Date()
  // A retry after our own failure is free, once: each costs seconds of the only worker.
  const isFree = current?.status === 'failed' && !current.isFree
  if (!isFree) await countWithinDay(tx, LIMIT, { userId, now: requestedAt })
  return replaceExport(tx, { userId, requestedAt, isFree })
}

function toResponse(stored: StoredExport): DataExport {
  const { requestedAt, percent, sizeBytes, expiresAt } = stored
  return {
    status: statusAt(stored, new Date()),
    requestedAt: requestedAt.toISOString(),
    percent,
    sizeBytes,
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
