import { and, eq, ne } from 'drizzle-orm'
import { customType, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'
import { dataExports, lockPreparing } from './data-exports-table.ts'

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * The files of exports, in the database so that every process can serve them. Each try to prepare an
 * export writes a file of its own: a worker that was believed dead cannot mix its bytes into another's.
 */
export const exportChunks = pgTable(
  'export_chunks',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => dataExports.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id').notNull(),
    position: integer('position').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.fileId, table.position] })],
)

interface FileKey {
  exportId: string
  fileId: string
}

/** @throws Error if the export is no longer being prepared: nobody would delete the chunk */
export async function insertChunk(
  db: Database,
  chunk: FileKey & { position: number; bytes: Uint8Array },
) {
  await db.transaction(async (tx) => {
    if (!(await lockPreparing(tx, chunk.exportId)))
      throw new Error(`Export ${chunk.exportId} is no longer being prepared`)
    await tx.insert(exportChunks).values(chunk)
  })
}

/** @returns undefined after the last one, and when the file was deleted */
export async function findChunk(
  db: Database,
  { exportId, fileId, position }: FileKey & { position: number },
): Promise<Uint8Array | undefined> {
  const [found] = await db
    .select({ bytes: exportChunks.bytes })
    .from(exportChunks)
    .where(and(isOf({ exportId, fileId }), eq(exportChunks.position, position)))
  return found?.bytes
}

/** Deletes the files of interrupted tries. */
export async function deleteOtherFiles(tx: Transaction, { exportId, fileId }: FileKey) {
  await tx
    .delete(exportChunks)
    .where(and(eq(exportChunks.exportId, exportId), ne(exportChunks.fileId, fileId)))
}

/** Deletes the files of every try. */
export async function deleteChunks(tx: Transaction, exportId: string) {
  await tx.delete(exportChunks).where(eq(exportChunks.exportId, exportId))
}

const isOf = ({ exportId, fileId }: FileKey) =>
  and(eq(exportChunks.exportId, exportId), eq(exportChunks.fileId, fileId))
