import { and, desc, eq, gt } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { JudgedFeature, Verdict } from '#contract/paragraph-verdicts.ts'
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'
import type { Sentence } from '../writer.ts'
import type { JudgedSentences } from './rejected.ts'

/**
 * What a reader says of a paragraph: true of them, or not. It outlives the text, because what it rejects must
 * not come back in later ones.
 */
export const paragraphVerdicts = pgTable(
  'paragraph_verdicts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A reading or a horoscope. */
    textId: uuid('text_id').notNull(),
    /** As in `0.1`; see `paragraphKey`. */
    paragraph: text('paragraph').notNull(),
    featureName: text('feature_name').$type<JudgedFeature>().notNull(),
    verdict: text('verdict').$type<Verdict>().notNull(),
    /** The paragraph itself, with `{partner}` for a name: a horoscope that is refreshed is gone. */
    sentences: jsonb('sentences').$type<Sentence[]>().notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.textId, table.paragraph] }),
    index('paragraph_verdicts_of_user').on(table.userId, table.at),
  ],
)

export type StoredVerdict = typeof paragraphVerdicts.$inferSelect
type ParagraphId = Pick<StoredVerdict, 'userId' | 'textId' | 'paragraph'>

export async function saveVerdict(db: Database, judged: StoredVerdict) {
  const { verdict, sentences, at } = judged
  const { userId, textId, paragraph } = paragraphVerdicts
  await db
    .insert(paragraphVerdicts)
    .values(judged)
    .onConflictDoUpdate({ target: [userId, textId, paragraph], set: { verdict, sentences, at } })
}

/** @returns whether there was one */
export async function deleteVerdict(db: Database, id: ParagraphId): Promise<boolean> {
  const deleted = await db
    .delete(paragraphVerdicts)
    .where(and(ofUser(id.userId), ofText(id.textId), eq(paragraphVerdicts.paragraph, id.paragraph)))
    .returning({ at: paragraphVerdicts.at })
  return deleted.length > 0
}

export async function deleteVerdictsOf(db: Database, userId: string) {
  await db.delete(paragraphVerdicts).where(ofUser(userId))
}

/** Newest first. */
export function listVerdictsOf(
  db: Database,
  userId: string,
  { textId }: { textId?: string | undefined } = {},
): Promise<StoredVerdict[]> {
  const { at, paragraph } = paragraphVerdicts
  return db
    .select()
    .from(paragraphVerdicts)
    .where(and(ofUser(userId), textId === undefined ? undefined : ofText(textId)))
    .orderBy(desc(at), desc(paragraph))
}

/** The sentences of the paragraphs that the user has judged after an instant, oldest first. */
export async function findJudgedSentences(
  db: Database | Transaction,
  userId: string,
  after: Date,
): Promise<JudgedSentences> {
  const { sentences, verdict, at, textId, paragraph } = paragraphVerdicts
  const rows = await db
    .select({ sentences, verdict })
    .from(paragraphVerdicts)
    .where(and(ofUser(userId), gt(at, after)))
    .orderBy(at, textId, paragraph)
  const judgedAs = (one: Verdict) =>
    rows.filter((row) => row.verdict === one).flatMap((row) => row.sentences)
  return { true: judgedAs('true'), not_me: judgedAs('not_me') }
}

export function countVerdicts(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(paragraphVerdicts, ofUser(userId))
}

const ofUser = (userId: string) => eq(paragraphVerdicts.userId, userId)
const ofText = (textId: string) => eq(paragraphVerdicts.textId, textId)
