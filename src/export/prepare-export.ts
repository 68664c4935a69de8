import { randomBytes, randomUUID } from 'node:crypto'
import { EXPORT_TOKEN_PARAM } from '#contract/data-export.ts'
import { exportEmail } from '#contract/export-messages.ts'
import { keptFor } from '#contract/kept-for.ts'
import { isDatabaseUnavailable } from '#database/outage.ts'
import type { Database, Transaction } from '#database.ts'
import { findUserById, type User } from '#identity/users-table.ts'
import type { Jobs, RetryPolicy } from '#jobs.ts'
import type { Log } from '#log.ts'
import { renderWithButton } from '#mail/email-layout.ts'
import type { Outbox } from '#mail/outbox.ts'
import { collectData } from './collect-data.ts'
import {
  countAttempt,
  failExport,
  findPreparing,
  finishExport,
  listPreparing,
  type StoredExport,
  savePercent,
} from './data-exports-table.ts'
import { deleteChunks, deleteOtherFiles, insertChunk } from './export-chunks-table.ts'
import { exportFiles } from './export-files.ts'
import { hashToken } from './hash-token.ts'
import { zipFiles } from './zip-files.ts'

const QUEUE = 'data-export'
const REQUEUE_QUEUE = 'data-export-requeue'
const EVERY_MINUTE = '* * * * *'
// An export of a large account takes seconds of processor time.
const EXPORTS_AT_ONCE = 1
// Without a limit, an export that exhausts the memory would crash the server again after each start.
const MAX_ATTEMPTS = 2
const TOKEN_BYTES = 24

interface Deps {
  db: Database
  jobs: Jobs
  log: Log
  outbox: Outbox
  publicUrl: string
  /** Tests use a short one. */
  retryPolicy?: RetryPolicy | undefined
}

/** Starts the workers, and requeues exports left by a crash, now and every minute. */
export async function startDataExports(deps: Deps) {
  const { jobs } = deps
  await jobs.work<{ id: string }>(
    QUEUE,
    ({ id }, isLastTry) => run(deps, id, isLastTry),
    deps.retryPolicy,
    EXPORTS_AT_ONCE,
  )
  await requeueExports(deps, new Date())
  await jobs.every(REQUEUE_QUEUE, EVERY_MINUTE, () => requeueExports(deps, new Date()))
}

/** An export that has waited for a day is given up, so that its owner sees that it failed. */
export async function requeueExports(
  { db, jobs }: { db: Database; jobs: Pick<Jobs, 'enqueue'> },
  now: Date,
) {
  for (const { id, requestedAt } of await listPreparing(db))
    if (now.getTime() - requestedAt.getTime() < keptFor.exportFile) await enqueueExport(jobs, id)
    else await db.transaction((tx) => giveUp(tx, id))
}

/** Does nothing if its job is already queued. */
export async function enqueueExport(jobs: Pick<Jobs, 'enqueue'>, id: string) {
  await jobs.enqueue(QUEUE, id, { id })
}

async function run(deps: Deps, id: string, isLastTry: boolean) {
  const { db, log } = deps
  try {
    const requested = await countAttempt(db, id)
    if (!requested) return
    if (requested.attempts > MAX_ATTEMPTS) {
      log.error({ dataExport: id }, 'An export was given up after too many attempts')
      return await db.transaction((tx) => giveUp(tx, id))
    }
    await prepareExport(deps, requested)
  } catch (error) {
    log.error({ error, dataExport: id, isLastTry }, 'An export could not be prepared')
    // An outage says nothing about the data: the export waits for the next requeue.
    if (!isLastTry || isDatabaseUnavailable(error)) throw error
    await db.transaction((tx) => giveUp(tx, id))
  }
}

async function giveUp(tx: Transaction, id: string) {
  if (await failExport(tx, id)) await deleteChunks(tx, id)
}

/** Does nothing if the account was deleted meanwhile, or another worker was first. */
async function prepareExport(deps: Deps, requested: StoredExport) {
  const { id } = requested
  const user = await findUserById(deps.db, requested.userId)
  if (!user) return
  const file = await writeFile(deps, requested, user).catch(async (error) => {
    // The export was deleted with the account, or another worker finished it.
    if (!(await findPreparing(deps.db, id))) return undefined
    throw error
  })
  if (file) await finish(deps, { id, user, file })
}

interface WrittenFile {
  fileId: string
  sizeBytes: number
}

/** Half of the progress is collecting the data, the other half is writing the files. */
async function writeFile(
  { db, publicUrl }: Deps,
  { id: exportId, percent: before }: StoredExport,
  user: User,
): Promise<WrittenFile> {
  let percent = before
  const report = async (done: number) => {
    const next = Math.floor(done * 100)
    if (next <= percent) return
    percent = next
    await savePercent(db, exportId, percent)
  }
  const now = new Date()
  const data = await collectData(db, user, { now, onPart: (done) => report(done / 2) })
  let written = 0
  const files = exportFiles(data, new URL(publicUrl).hostname).map((file, _, { length }) => ({
    ...file,
    content() {
      written += 1 / length
      return file.content()
    },
  }))
  const fileId = randomUUID()
  let position = 0
  let sizeBytes = 0
  for await (const bytes of zipFiles(files, now)) {
    await insertChunk(db, { exportId, fileId, position, bytes })
    position += 1
    sizeBytes += bytes.length
    await report((1 + written) / 2)
  }
  return { fileId, sizeBytes }
}

/** The email is sent if, and only if, the export became ready. */
async function finish(
  { outbox, publicUrl }: Deps,
  { id, user, file }: { id: string; user: User; file: WrittenFile },
) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(Date.now() + keptFor.exportFile)
  await outbox.sendInTransaction(async (tx) => {
    const isFirst = await finishExport(tx, id, { ...file, tokenHash: hashToken(token), expiresAt })
    if (!isFirst) return []
    await deleteOtherFiles(tx, { exportId: id, fileId: file.fileId })
    const url = `${publicUrl}/settings?${EXPORT_TOKEN_PARAM}=${token}`
    const owner = await findUserById(tx, user.id)
    return owner ? [renderWithButton(owner.email, url, exportEmail)] : []
  })
}
