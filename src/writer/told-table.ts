import { and, eq, gt, sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'
import { DAY } from '#durations.ts'
import { users } from '#identity/users-table.ts'
import { OutdatedText } from './generation.ts'
import { sentencesOf } from './proof.ts'
import type { Told, WrittenText } from './writer.ts'

/**
 * What each text has told to a person. It must not be told again for a while, and is kept for longer:
 * without it no later text could be made again.
 */
export const told = pgTable(
  'told',
  {
    /** The text that told it: a horoscope or a reading. */
    textId: uuid('text_id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    wordings: text('wordings').array().notNull(),
    sentences: text('sentences').array().notNull(),
  },
  (table) => [index('told_to').on(table.userId, table.at)],
)

/** What one text told, and when. */
type Telling = Pick<typeof told.$inferSelect, 'textId' | 'at' | 'wordings' | 'sentences'>

const WORDINGS_REST = 14 * DAY
const SENTENCES_REST = 60 * DAY

/** A memory, and which texts it is of: as long as those are the same, so is the memory. */
export interface Memory {
  told: Told
  textIds: string[]
  recalledAt: Date
}

export async function recall(
  db: Database | Transaction,
  userId: string,
  now: Date,
): Promise<Memory> {
  const rows = await db
    .select({
      textId: told.textId,
      at: told.at,
      wordings: asJson(told.wordings),
      sentences: asJson(told.sentences),
    })
    .from(told)
    .where(isAtRest(userId, now))
    .orderBy(...inOrder)
  return memoryOf(rows, now)
}

const isAtRest = (userId: string, now: Date) =>
  and(eq(told.userId, userId), gt(told.at, new Date(now.getTime() - SENTENCES_REST)))
const inOrder = [told.at, told.textId]

// Measured with 200 texts: drivers take 80 ms to read arrays apart, character by character; JSON takes 14.
const asJson = (texts: typeof told.wordings | typeof told.sentences) =>
  sql<string[]>`to_json(${texts})`

/** What was still at rest then of texts in the order in which they were told. */
export function memoryOf(rows: Telling[], now: Date): Memory {
  const within = (rest: number) => rows.filter(({ at }) => at.getTime() > now.getTime() - rest)
  return {
    told: {
      wordings: within(WORDINGS_REST).flatMap(({ wordings }) => wordings),
      sentences: within(SENTENCES_REST).flatMap(({ sentences }) => sentences),
    },
    textIds: within(SENTENCES_REST).map(({ textId }) => textId),
    recalledAt: now,
  }
}

/** Only one text of a person may be stored at a time, or each could repeat the other unseen. */
export async function lockMemory(tx: Transaction, userId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`told ${userId}`}))`)
}

/** @throws OutdatedText where something was told or forgotten since the memory */
export async function requireSameMemory(tx: Transaction, userId: string, memory: Memory) {
  const rows = await tx
    .select({ textId: told.textId })
    .from(told)
    .where(isAtRest(userId, memory.recalledAt))
    .orderBy(...inOrder)
  if (rows.map(({ textId }) => textId).join() !== memory.textIds.join()) throw new OutdatedText()
}

/** Remembers a text. */
export async function remember(
  tx: Transaction,
  { textId, userId, text }: { textId: string; userId: string; text: WrittenText },
  now: Date,
) {
  await tx.insert(told).values({ textId, userId, at: now, ...toldIn(text) })
}

/** The corpus entries and the sentences that a text tells. */
export function toldIn(text: WrittenText): { wordings: string[]; sentences: string[] } {
  const sentences = sentencesOf(text)
  return {
    wordings: sentences.flatMap(({ wording }) => wording ?? []),
    sentences: sentences.map((sentence) => sentence.text),
  }
}

export async function forgetText(tx: Transaction, textId: string) {
  await tx.delete(told).where(eq(told.textId, textId))
}
