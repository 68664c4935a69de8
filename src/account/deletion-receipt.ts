import { listKeptTrialData } from '#billing/delete-billing.ts'
import type { DeletionReceipt } from '#contract/account.ts'
import type { Database, Transaction } from '#database.ts'
import type { DeletionDeps, DeletionTarget } from './deletion-deps.ts'
import {
  deleteReceiptLines,
  hasEnded,
  listReceiptLines,
  type ReceiptLine,
  recordEnd,
  saveReceiptLines,
} from './deletion-receipt-table.ts'
import { endRun } from './running-deletions-table.ts'

type Deleted = DeletionReceipt['deleted'][number]
type Kept = DeletionReceipt['kept'][number]

export async function recordDeleted(
  db: Database | Transaction,
  { identity }: DeletionTarget,
  deleted: Deleted[],
) {
  const found = deleted.filter(({ count }) => count > 0)
  await saveReceiptLines(
    db,
    identity,
    found.map((line) => ({ ...line, why: null })),
  )
}

export async function recordKept(
  db: Database | Transaction,
  { identity }: DeletionTarget,
  kept: Kept[],
) {
  await saveReceiptLines(
    db,
    identity,
    kept.map((line) => ({ ...line, count: null })),
  )
}

/** Ends a run and returns the receipt, which includes earlier tries and concurrent runs. */
export async function completeRun(
  deps: DeletionDeps,
  { identity }: DeletionTarget,
  run: string,
): Promise<DeletionReceipt> {
  const keptOfTrial = await listKeptTrialData(deps, identity.email)
  const { lines, deletedAt } = await deps.db.transaction(async (tx) => {
    const isLast = await endRun(tx, run, identity)
    // Concurrent runs end at different times, but must return the same receipt.
    const ended = {
      deletedAt: await recordEnd(tx, identity),
      lines: await listReceiptLines(tx, identity),
    }
    if (isLast) await deleteReceiptLines(tx, identity)
    return ended
  })
  return {
    deletedAt: deletedAt.toISOString(),
    deleted: lines.flatMap(toDeleted),
    kept: [...(deps.kept ?? []), ...lines.flatMap(toKept), ...keptOfTrial],
  }
}

/** Ends a run without a receipt. Its lines stay for a retry, unless another run has completed the deletion. */
export async function abandonRun(
  db: Database,
  { identity }: Pick<DeletionTarget, 'identity'>,
  run: string,
) {
  await db.transaction(async (tx) => {
    const isLast = await endRun(tx, run, identity)
    if (isLast && (await hasEnded(tx, identity))) await deleteReceiptLines(tx, identity)
  })
}

const toDeleted = ({ what, count }: ReceiptLine) => (count ? [{ what, count }] : [])
const toKept = ({ what, why }: ReceiptLine) => (why ? [{ what, why }] : [])
