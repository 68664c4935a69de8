import { exportMessages } from '#contract/export-messages.ts'
import { PRODUCT_NAME } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import type { FileAnswer } from '#file-answer.ts'
import type { Log } from '#log.ts'
import { claimFile, releaseFile, type StoredExport } from './data-exports-table.ts'
import { deleteFile, findChunk } from './export-chunks-table.ts'
import { hashToken } from './hash-token.ts'

interface Deps {
  db: Database
  log: Log
}

/**
 * Hands out the file once.
 * @throws AppError `export_unavailable` when there is none, when it was downloaded or has expired, or when
 *   the token is of another file
 */
export async function downloadExport(
  deps: Deps,
  userId: string,
  token: string | undefined,
): Promise<FileAnswer> {
  const now = new Date()
  const tokenHash = token === undefined ? undefined : hashToken(token)
  const claimed = await claimFile(deps.db, { userId, tokenHash, now })
  if (!claimed?.fileId || !claimed.sizeBytes)
    throw new AppError('export_unavailable', exportMessages.linkUsed)
  return {
    name: `${PRODUCT_NAME.toLowerCase().replaceAll(' ', '-')}-${now.toISOString().slice(0, 10)}.zip`,
    sizeBytes: claimed.sizeBytes,
    body: streamFile(deps, { ...claimed, fileId: claimed.fileId }),
  }
}

/** Deletes the file when it is sent. If the client disconnects before the end, it can be downloaded again. */
function streamFile(
  { db, log }: Deps,
  { id: exportId, fileId }: StoredExport & { fileId: string },
): ReadableStream<Uint8Array> {
  let position = 0
  const release = () =>
    releaseFile(db, exportId).catch((error) =>
      log.error({ error, dataExport: exportId }, 'An unfinished download could not be released'),
    )
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const bytes = await findChunk(db, { exportId, fileId, position })
          position += 1
          if (bytes) return controller.enqueue(bytes)
          await deleteFile(db, { exportId, fileId })
          controller.close()
        } catch (error) {
          await release()
          controller.error(error)
        }
      },
      cancel: release,
    },
    { highWaterMark: 0 },
  )
}
