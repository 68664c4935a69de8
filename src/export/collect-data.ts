import { setImmediate as nextTurnOfEventLoop } from 'node:timers/promises'
import type { z } from 'zod'
import { ExportedData } from '#contract/exported-data.ts'
import type { Database } from '#database.ts'
import type { User } from '#identity/users-table.ts'
import { listPersonRows, type PersonRows } from './person-rows-table.ts'
import { loginSections, type SectionName, userSections } from './sections.ts'

const ROWS_PER_TURN = 10

/** @param onPart called with the part that is done, 0 to 1 */
export async function collectData(
  db: Database,
  user: User,
  { now, onPart }: { now: Date; onPart(done: number): Promise<void> },
): Promise<ExportedData> {
  const sections = [
    ...Object.entries<PersonRows>(userSections).map((section) => [...section, user.id] as const),
    ...Object.entries<PersonRows>(loginSections).map(
      (section) => [...section, user.subject] as const,
    ),
  ]
  const lists: Partial<Record<SectionName, object[]>> = {}
  for (const [index, [name, rows, id]] of sections.entries()) {
    lists[name as SectionName] = await readRows(
      ExportedData.shape[name as SectionName].element,
      listPersonRows(db, rows, id),
    )
    await onPart((index + 1) / sections.length)
  }
  const account = readRow(ExportedData.shape.account, user)
  return { exportedAt: now.toISOString(), account, ...lists } as ExportedData
}

/** Measured: reading a large account at once would block the process for a second. */
async function readRows(schema: z.ZodObject, pages: AsyncIterable<object[]>): Promise<object[]> {
  const read: object[] = []
  for await (const rows of pages)
    for (const row of rows) {
      read.push(readRow(schema, row))
      if (read.length % ROWS_PER_TURN === 0) await nextTurnOfEventLoop()
    }
  return read
}

/** Dates become text, as the contract has them. It drops every column that it does not name. */
const readRow = <Schema extends z.ZodObject>(schema: Schema, row: object): z.output<Schema> =>
  schema.parse(JSON.parse(JSON.stringify(row)))
