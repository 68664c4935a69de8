import { createHash } from 'node:crypto'
import type { BirthMoment } from '#birth/birth-moment.ts'
import type { Database, Transaction } from '#database.ts'
import type { FoundPlace } from '#places/places.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import { toMarkdown } from '#writer/markdown.ts'
import {
  findRecentUsage,
  lockUsage,
  type RecentUsage,
  recordUsage,
  requireUnchangedUsage,
} from '#writer/text-usage-table.ts'
import type { TextOrigin, WrittenText } from '#writer/writer.ts'
import { insertReading, type NewReading } from './readings-table.ts'

/** The input of a chart, with the date and time as entered. */
export interface BornPerson {
  birthDate: string
  birthTime: string
  moment: BirthMoment
  place: FoundPlace
}

export function recallForReading(
  { db, today }: { db: Database; today(): Date },
  userId: string,
): Promise<RecentUsage> {
  return findRecentUsage(db, userId, today())
}

/** The key of a request. With other answers of the reader, the same details are another reading. */
export async function withAnswersOfReader(
  deps: { db: Database; today(): Date },
  userId: string,
  requestKey: string,
): Promise<string> {
  const { recentlyUsed, about } = await recallForReading(deps, userId)
  const { rejected } = recentlyUsed
  if (!rejected && !about) return requestKey
  const answers = createHash('sha256')
    .update(JSON.stringify({ rejected, about }))
    .digest('base64url')
  return `${requestKey} ${answers}`
}

/** Together with the request, reproduces a text of the embedded writer exactly. */
export function writtenBy(
  { origin, ephemeris, seed }: { origin: TextOrigin; ephemeris: Ephemeris; seed: string },
  { textIds, recalledAt, recentlyUsed: { rejected }, about }: RecentUsage,
): NewReading['writtenBy'] {
  return {
    ...origin,
    engine: ephemeris.version,
    seed,
    after: textIds,
    recalledAt: recalledAt.toISOString(),
    ...(rejected && { rejected }),
    ...(about && { about }),
  }
}

/**
 * Stores a reading and adds it to the usage history.
 *
 * @param asWritten the text before names were inserted, in which a writer recognizes its own sentences
 * @returns its id
 * @throws OutdatedText when the user got another text in the meantime
 */
export async function storeReading(
  tx: Transaction,
  reading: Omit<NewReading, 'result'>,
  {
    asWritten = reading.text,
    memory,
    now,
  }: { asWritten?: WrittenText; memory: RecentUsage; now: Date },
): Promise<string> {
  const { userId, text } = reading
  await lockUsage(tx, userId)
  await requireUnchangedUsage(tx, userId, memory)
  const id = await insertReading(tx, { ...reading, result: toMarkdown(text) })
  await recordUsage(tx, { textId: id, userId, text: asWritten }, now)
  return id
}
