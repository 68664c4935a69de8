import { ExportedData } from '#contract/exported-data.ts'
import type { Database } from '#database.ts'
import type { User } from '#identity/users-table.ts'
import { listPersonRows, type PersonRows } from './person-rows-table.ts'
import { loginSections, type SectionName, userSections } from './sections.ts'

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
    lists[name as SectionName] = await listPersonRows(db, rows, id)
    await onPart((index + 1) / sections.length)
  }
  // Dates become text, as the contract has them; it drops every column that it does not name.
  return ExportedData.parse(
    JSON.parse(JSON.stringify({ exportedAt: now, account: user, ...lists })),
  )
}
