import { and, eq, gt, sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'
import { DAY } from '#durations.ts'
import { users } from '#identity/users-table.ts'
import { OutdatedText } from './generation-runner.ts'
import { sentencesOf } from './grounding.ts'
import { findAboutYou } from './reader/about-you-table.ts'
import { type About, aboutOf } from './reader/life.ts'
import { findJudgedSentences } from './reader/paragraph-verdicts-table.ts'
import { toRejected } from './reader/rejected.ts'
import type { RecentlyUsed, Rejected, WrittenText } from './writer.ts'

/**
 * The wordings and sentences of each text that a user received. They are not repeated for a while, and are
 * kept for longer, because later texts can be reproduced only with them.
 */
export const textUsage = pgTable(
  'text_usage',
  {
    /** A horoscope or a reading. */
    textId: uuid('text_id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    wordings: text('wordings').array().notNull(),
    sentences: text('sentences').array().notNull(),
  },
  (table) => [index('text_usage_of_user').on(table.userId, table.at)],
)

type TextUsage = Pick<typeof textUsage.$inferSelect, 'textId' | 'at' | 'wordings' | 'sentences'>

const WORDINGS_RECENT_FOR = 14 * DAY
const SENTENCES_RECENT_FOR = 60 * DAY
const REJECTED_FOR = 60 * DAY

/** What a text depends on besides its facts. The usage changes only with this list of texts. */
export interface RecentUsage {
  recentlyUsed: RecentlyUsed
  textIds: string[]
  recalledAt: Date
  /** What the user says of their life. */
  about?: About
}

export async function findRecentUsage(
  db: Database | Transaction,
  userId: string,
  now: Date,
): Promise<RecentUsage> {
  const rows = await db
    .select({
      textId: textUsage.textId,
      at: textUsage.at,
      wordings: asJson(textUsage.wordings),
      sentences: asJson(textUsage.sentences),
    })
    .from(textUsage)
    .where(isRecent(userId, now))
    .orderBy(...inOrder)
  const judgedAfter = new Date(now.getTime() - REJECTED_FOR)
  const rejected = toRejected(await findJudgedSentences(db, userId, judgedAfter))
  const about = aboutOf(await findAboutYou(db, userId))
  return { ...recentUsageOf(rows, now, rejected), ...(about && { about }) }
}

const isRecent = (userId: string, now: Date) =>
  and(
    eq(textUsage.userId, userId),
    gt(textUsage.at, new Date(now.getTime() - SENTENCES_RECENT_FOR)),
  )
const inOrder = [textUsage.at, textUsage.textId]

// Measured with 200 texts: drivers take 80 ms to parse arrays character by character; JSON takes 14 ms.
const asJson = (texts: typeof textUsage.wordings | typeof textUsage.sentences) =>
  sql<string[]>`to_json(${texts})`

/** What is still recent at `now`, in texts given in the order of writing. */
export function recentUsageOf(rows: TextUsage[], now: Date, rejected?: Rejected): RecentUsage {
  const within = (duration: number) =>
    rows.filter(({ at }) => at.getTime() > now.getTime() - duration)
  return {
    recentlyUsed: {
      wordings: within(WORDINGS_RECENT_FOR).flatMap(({ wordings }) => wordings),
      sentences: within(SENTENCES_RECENT_FOR).flatMap(({ sentences }) => sentences),
      ...(rejected && { rejected }),
    },
    textIds: within(SENTENCES_RECENT_FOR).map(({ textId }) => textId),
    recalledAt: now,
  }
}

/** Two texts of a user must not be stored concurrently, since each could repeat the other. */
export async function lockUsage(tx: Transaction, userId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`text_usage ${userId}`}))`)
}

/** @throws OutdatedText when a text was recorded or deleted since `usage` was read */
export async function requireUnchangedUsage(tx: Transaction, userId: string, usage: RecentUsage) {
  const rows = await tx
    .select({ textId: textUsage.textId })
    .from(textUsage)
    .where(isRecent(userId, usage.recalledAt))
    .orderBy(...inOrder)
  if (rows.map(({ textId }) => textId).join() !== usage.textIds.join()) throw new OutdatedText()
}

export async function recordUsage(
  tx: Transaction,
  { textId, userId, text }: { textId: string; userId: string; text: WrittenText },
  now: Date,
) {
  await tx.insert(textUsage).values({ textId, userId, at: now, ...usageIn(text) })
}

/** The corpus entries and the sentences of a text. */
export function usageIn(text: WrittenText): { wordings: string[]; sentences: string[] } {
  const sentences = sentencesOf(text)
  return {
    wordings: sentences.flatMap(({ wording }) => wording ?? []),
    sentences: sentences.map((sentence) => sentence.text),
  }
}

export async function deleteUsage(tx: Transaction, textId: string) {
  await tx.delete(textUsage).where(eq(textUsage.textId, textId))
}
