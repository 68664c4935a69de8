import { exportMessages } from '#contract/export-messages.ts'
import { PRODUCT_NAME } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import type { FileAnswer } from '#http/file-answer.ts'
import type { Log } from '#log.ts'
import {
  type Claim,
  claimFile,
  completeDownload,
  releaseFile,
  renewClaim,
} from './data-exports-table.ts'
import { deleteChunks, findChunk } from './export-chunks-table.ts'
import { hashToken } from './hash-token.ts'

interface Deps {
  db: Database
  log: Log
}

/**
 * Hands out the file once.
 * @throws AppError `export_unavailable` when there is none, when it was downloaded or has expired, or when
 *   the token belongs to another file
 */
export async function downloadExport(
  deps: Deps,
  userId: string,
  token: string | undefined,
): Promise<FileAnswer> {
  const now = new Date()
  const tokenHash = token === undefined ? undefined : hashToken(token)
  const claimed = await claimFile(deps.db, { userId, tokenHash, now })
  if (!claimed?.fileId || !claimed.sizeBytes || !claimed.claimId)
    throw new AppError('export_unavailable', exportMessages.linkUsed)
  const { id: exportId, fileId, sizeBytes, claimId } = claimed
  return {
    name: `${PRODUCT_NAME.toLowerCase().replaceAll(' ', '-')}-${now.toISOString().slice(0, 10)}.zip`,
    sizeBytes,
    body: streamFile(deps, { exportId, claimId }, { fileId, sizeBytes }),
  }
}

/**
 * Deletes the file with its last byte; it can be downloaded again if the client leaves before. After either, the
 * stream changes nothing: another call may have the file.
 */
function streamFile(
  deps: Deps,
  claim: Claim,
  { fileId, sizeBytes }: { fileId: string; sizeBytes: number },
): ReadableStream<Uint8Array> {
  let position = 0
  let unsentBytes = sizeBytes
  let isReleased = false
  let isCanceled = false
  const release = async () => {
    if (isReleased || unsentBytes <= 0) return
    isReleased = true
    await releaseClaim(deps, claim)
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const bytes = await nextChunk(deps.db, claim, { fileId, position })
          if (isCanceled) return
          position += 1
          unsentBytes -= bytes.length
          controller.enqueue(bytes)
        } catch (error) {
          await release()
          if (!isCanceled) controller.error(error)
          return
        }
        if (unsentBytes > 0) return
        await deleteSentFile(deps, claim)
        // A client that has every byte may have left.
        if (!isCanceled) controller.close()
      },
      cancel() {
        isCanceled = true
        return release()
      },
    },
    { highWaterMark: 0 },
  )
}

/** @throws Error if the file is gone, or claimed by a later download since this one stalled */
async function nextChunk(
  db: Database,
  claim: Claim,
  { fileId, position }: { fileId: string; position: number },
): Promise<Uint8Array> {
  const isMine = await renewClaim(db, claim, new Date())
  const bytes = isMine && (await findChunk(db, { exportId: claim.exportId, fileId, position }))
  if (!bytes) throw new Error('The file was deleted or claimed again during its download')
  return bytes
}

async function releaseClaim({ db, log }: Deps, claim: Claim) {
  await releaseFile(db, claim).catch((error) =>
    log.error(
      { error, dataExport: claim.exportId },
      'An unfinished download could not be released',
    ),
  )
}

/** The nightly job deletes it if this fails. */
async function deleteSentFile({ db, log }: Deps, claim: Claim) {
  const { exportId } = claim
  const complete = db.transaction(async (tx) => {
    if (await completeDownload(tx, claim)) await deleteChunks(tx, exportId)
  })
  await complete.catch((error) =>
    log.error({ error, dataExport: exportId }, 'A downloaded file could not be deleted'),
  )
}
