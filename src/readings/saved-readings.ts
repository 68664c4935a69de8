import { messages } from '#contract/messages.ts'
import {
  listReadings,
  type ReadingPage,
  type ListedReading as WireListedReading,
  type Reading as WireReading,
} from '#contract/readings.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import type { ReplyMemory } from '#http/reply-memory.ts'
import type { Found } from '#identity/authenticate.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import { isUuid } from '#storable-text.ts'
import { forgetGenerationsOf } from '#writer/generations-table.ts'
import { deleteUsage } from '#writer/text-usage-table.ts'
import { deleteFeedbackWords } from '#writer/usage/text-feedback-table.ts'
import {
  deleteReading,
  findReading,
  type ListedReading,
  listReadingIds,
  listReadings as listStored,
} from './readings-table.ts'
import { withBirthChart } from './year-reading.ts'

interface Deps {
  db: Database
}

interface ShowDeps extends Deps {
  ephemeris: Ephemeris
}

export async function showReadings(
  { db }: Deps,
  userId: string,
  page: ReadingPage,
): Promise<WireListedReading[]> {
  return (await listStored(db, userId, page)).map(toListItem)
}

/**
 * The same, made once for the same readings.
 * @param found the answer to `askReadingIds`, read with the caller
 */
export async function recallReadings(
  deps: Deps,
  replies: ReplyMemory,
  { userId, page, found }: { userId: string; page: ReadingPage; found: Found | undefined },
) {
  const ids = found ? found.text : await listReadingIds(deps.db, userId, page)
  return replies.recall(listReadings, ids, async () => {
    const readings = await showReadings(deps, userId, page)
    return { reply: readings, key: readings.map(({ id }) => id).join(' ') }
  })
}

/** @throws AppError `not_found`, for other people's readings too */
export async function showReading(
  deps: ShowDeps,
  userId: string,
  id: string,
): Promise<WireReading> {
  const reading = isUuid(id) ? await findReading(deps.db, userId, id) : undefined
  if (!reading) throw new AppError('not_found', messages.readings.notFound)
  const { text, facts } = reading
  return { ...toListItem(reading), inputData: await withBirthChart(deps, reading), text, facts }
}

/** @throws AppError `not_found`, for other people's readings too */
export async function removeReading({ db }: Deps, userId: string, id: string) {
  const isRemoved = isUuid(id) && (await removeWithGeneration(db, userId, id))
  if (!isRemoved) throw new AppError('not_found', messages.readings.notFound)
}

function removeWithGeneration(db: Database, userId: string, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isRemoved = await deleteReading(tx, userId, id)
    if (isRemoved) {
      await forgetGenerationsOf(tx, [id])
      await deleteUsage(tx, id)
      await deleteFeedbackWords(tx, userId, { textId: id })
    }
    return isRemoved
  })
}

function toListItem({ id, type, result, createdAt, inputData }: ListedReading): WireListedReading {
  return { id, type, result, createdAt: createdAt.toISOString(), inputData }
}
