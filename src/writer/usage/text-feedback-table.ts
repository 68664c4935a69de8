import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { FeatureName } from '#contract/admin.ts'
import type { ThumbReason } from '#contract/feedback.ts'
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'

/** A thumb up or down for a text. Without its words, it outlives the text, so that the counts of past days stay. */
export const textFeedback = pgTable(
  'text_feedback',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A horoscope, a reading or an answer of the chat. */
    textId: uuid('text_id').notNull(),
    featureName: text('feature_name').$type<FeatureName>().notNull(),
    isUp: boolean('is_up').notNull(),
    /** The reason of a thumb down. */
    reason: text('reason').$type<ThumbReason>(),
    /** The reader's own words beside a thumb down. */
    words: text('words'),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.textId] }),
    index('text_feedback_at').on(table.at),
  ],
)

export async function saveFeedback(db: Database, feedback: typeof textFeedback.$inferInsert) {
  const { isUp, reason, words, at } = feedback
  await db
    .insert(textFeedback)
    .values(feedback)
    .onConflictDoUpdate({
      target: [textFeedback.userId, textFeedback.textId],
      set: { isUp, reason, words, at },
    })
}

/** The latest, newest first, without their authors. */
export function listFeedbackWords(db: Database, limit: number) {
  const { featureName, reason, words, at, textId } = textFeedback
  return db
    .select({ featureName, reason, words: sql<string>`${words}`, at })
    .from(textFeedback)
    .where(isNotNull(words))
    .orderBy(desc(at), desc(textId))
    .limit(limit)
}

export async function deleteFeedback(db: Database, userId: string, textId: string) {
  await db
    .delete(textFeedback)
    .where(and(eq(textFeedback.userId, userId), eq(textFeedback.textId, textId)))
}

/** Deletes the words about a deleted text. The thumb stays for the counts. */
export async function deleteFeedbackWords(tx: Transaction, userId: string, of: WordsOf) {
  await tx
    .update(textFeedback)
    .set({ words: null })
    .where(
      and(
        eq(textFeedback.userId, userId),
        'textId' in of
          ? eq(textFeedback.textId, of.textId)
          : eq(textFeedback.featureName, of.feature),
      ),
    )
}

/** The words about one text, or about all texts of a feature. */
type WordsOf = { textId: string } | { feature: FeatureName }

export function countFeedback(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(textFeedback, eq(textFeedback.userId, userId))
}
