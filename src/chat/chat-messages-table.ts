import { and, desc, eq, getTableColumns, gt, isNotNull, lt, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ChatFact, TimePicture } from '#contract/chat.ts'
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'
import { textFeedback } from '#writer/usage/text-feedback-table.ts'
import type { TextOrigin } from '#writer/writer.ts'
import type { AnswerBlock, AskedQuestion, Bet, EarlierBet, TurnMemory } from './answer.ts'

/** Why an answer was not written. */
const failures = ['failed', 'natal_chart_required'] as const
export type Failure = (typeof failures)[number]

/**
 * What a user and Baba Bliss have said since the last reset, in the order of `position`. An answer is stored
 * together with its question, as `writing`. So a reset also deletes the row of an answer that is being
 * written, and the finished answer has no row to go to.
 */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    /** A question and its answer have the same. Requests with equal keys are the same question. */
    key: uuid('key').notNull(),
    content: text('content').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    // The rest is of answers only.
    status: text('status', { enum: ['writing', 'done', 'stopped', 'failed'] }),
    failure: text('failure', { enum: failures }),
    /** The sentences with the ids of their facts. */
    blocks: jsonb('blocks').$type<AnswerBlock[]>(),
    facts: jsonb('facts').$type<ChatFact[]>(),
    picture: jsonb('picture').$type<TimePicture>(),
    suggestions: jsonb('suggestions').$type<string[]>(),
    memory: jsonb('memory').$type<TurnMemory>(),
    isCare: boolean('is_care').notNull().default(false),
    /** With the conversation before it, reproduces an answer of the embedded Baba Bliss. */
    writtenBy: jsonb('written_by').$type<
      TextOrigin & { engine: string; seed: string; timeZone: string; now: string }
    >(),
  },
  (table) => [
    uniqueIndex('chat_messages_in_order').on(table.userId, table.position),
    uniqueIndex('chat_messages_once').on(table.userId, table.key, table.role),
    uniqueIndex('chat_messages_one_pending').on(table.userId).where(sql`status = 'writing'`),
  ],
)

export type StoredMessage = typeof chatMessages.$inferSelect

/** A question and its answer. */
export interface Exchange {
  question: StoredMessage
  answer: StoredMessage
}

interface ExchangeKey {
  userId: string
  key: string
}

/** Stores a question, and its answer as `writing`. */
export async function insertExchange(
  tx: Transaction,
  { content, createdAt, ...exchange }: ExchangeKey & { content: string; createdAt: Date },
) {
  await tx.insert(chatMessages).values({ ...exchange, role: 'user', content, createdAt })
  await tx
    .insert(chatMessages)
    .values({ ...exchange, role: 'assistant', content: '', status: 'writing', createdAt })
}

export async function findExchange(
  db: Database | Transaction,
  { userId, key }: ExchangeKey,
): Promise<Exchange | undefined> {
  const found = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.key, key)))
  const question = found.find(({ role }) => role === 'user')
  const answer = found.find(({ role }) => role === 'assistant')
  return question && answer && { question, answer }
}

/** The answer that a user waits for; at most one. */
export async function findPendingAnswer(
  tx: Transaction,
  userId: string,
): Promise<StoredMessage | undefined> {
  const [found] = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.status, 'writing')))
  return found
}

const isPending = (id: string) => and(eq(chatMessages.id, id), eq(chatMessages.status, 'writing'))

/** The columns of an answer, finished or still being written. */
export type AnswerColumns = Pick<StoredMessage, 'content' | 'isCare'> &
  Partial<Pick<StoredMessage, 'blocks' | 'facts' | 'suggestions' | 'picture' | 'memory'>>

/** Stores the answer so far. @returns false if it was stopped or deleted */
export async function saveProgress(
  db: Database,
  id: string,
  written: AnswerColumns | undefined,
): Promise<boolean> {
  return (await update(db, id, written ?? { content: '' })) !== undefined
}

type FinishedAnswer = AnswerColumns & Pick<StoredMessage, 'writtenBy'>

/** @returns its id, or undefined if it was stopped or deleted */
export function finishAnswer(tx: Transaction, id: string, answer: FinishedAnswer) {
  return update(tx, id, { ...answer, status: 'done' })
}

export async function failAnswer(tx: Transaction, id: string, failure: Failure) {
  await update(tx, id, { status: 'failed', failure })
}

async function update(
  db: Database | Transaction,
  id: string,
  values: Partial<StoredMessage>,
): Promise<string | undefined> {
  const [updated] = await db
    .update(chatMessages)
    .set(values)
    .where(isPending(id))
    .returning({ id: chatMessages.id })
  return updated?.id
}

/** Ends an answer with the given content, or else with what is stored. */
export async function stopAnswer(tx: Transaction, id: string, written: AnswerColumns | undefined) {
  await update(tx, id, { status: 'stopped', ...written })
}

/** Lets an answer that failed be written again. */
export async function restartAnswer(tx: Transaction, id: string) {
  await tx
    .update(chatMessages)
    .set({
      ...{ status: 'writing', failure: null, content: '', isCare: false },
      ...{ blocks: null, facts: null, picture: null, suggestions: null, memory: null },
    })
    .where(and(eq(chatMessages.id, id), eq(chatMessages.status, 'failed')))
}

export async function deleteMessages(tx: Transaction, userId: string) {
  await tx.delete(chatMessages).where(eq(chatMessages.userId, userId))
}

export function countMessages(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(chatMessages, eq(chatMessages.userId, userId))
}

/** Whether a user has this answer, in any status. */
export async function hasAnswer(db: Database, userId: string, id: string): Promise<boolean> {
  const isAnswer = and(
    eq(chatMessages.userId, userId),
    eq(chatMessages.id, id),
    eq(chatMessages.role, 'assistant'),
  )
  return (await db.$count(chatMessages, isAnswer)) > 0
}

/** What a page shows of a message. */
const { id, position, role, key, content, createdAt, status, facts, picture, suggestions, isCare } =
  getTableColumns(chatMessages)
const shown = {
  ...{ id, position, role, key, content, createdAt, status, facts, picture, suggestions, isCare },
  /** The user's thumb. */
  isUp: textFeedback.isUp,
}
export type ListedMessage = Pick<StoredMessage, Exclude<keyof typeof shown, 'isUp'>> & {
  isUp: boolean | null
}

/** The newest of a conversation, or of its part before a position; newest first. */
export function listMessages(
  db: Database,
  userId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<ListedMessage[]> {
  return db
    .select(shown)
    .from(chatMessages)
    .leftJoin(textFeedback, and(eq(textFeedback.userId, userId), eq(textFeedback.textId, id)))
    .where(
      and(eq(chatMessages.userId, userId), before === undefined ? undefined : lt(position, before)),
    )
    .orderBy(desc(position))
    .limit(limit)
}

export type RecalledMessage = Pick<
  StoredMessage,
  'position' | 'role' | 'content' | 'createdAt' | 'status' | 'isCare' | 'memory'
>

/** The messages before a position, newest first. */
export function recallMessages(
  db: Database | Transaction,
  userId: string,
  { before, limit }: { before: number; limit: number },
): Promise<RecalledMessage[]> {
  const { memory } = chatMessages
  return db
    .select({ position, role, content, createdAt, status, isCare, memory })
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), lt(position, before)))
    .orderBy(desc(position))
    .limit(limit)
}

/** The bets of the newest answers before a position, oldest first. */
export async function recallBets(
  db: Database,
  userId: string,
  { before, limit }: { before: number; limit: number },
): Promise<EarlierBet[]> {
  const bets = sql<Bet[]>`${chatMessages.memory} -> 'bets'`
  const charts = sql<string[] | null>`${chatMessages.memory} -> 'charts'`
  const found = await db
    .select({ bets, charts })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.userId, userId),
        lt(position, before),
        gt(sql`jsonb_array_length(${bets})`, 0),
      ),
    )
    .orderBy(desc(position))
    .limit(limit)
  return found
    .toReversed()
    .flatMap((row) =>
      row.bets.map((bet) => ({ ...bet, ...(row.charts && { charts: row.charts }) })),
    )
}

interface RecalledMemory extends Pick<TurnMemory, 'question' | 'named' | 'wordings'> {
  at: Date
  asked: AskedQuestion[] | null
}

/** What the newest answers before a position remember, oldest first: their questions, dates and wordings. */
export async function recallMemories(
  db: Database,
  userId: string,
  { before, limit }: { before: number; limit: number },
): Promise<RecalledMemory[]> {
  const part = <Name extends keyof TurnMemory>(name: Name) =>
    sql<TurnMemory[Name]>`${chatMessages.memory} -> ${sql.raw(`'${name}'`)}`
  const found = await db
    .select({
      at: createdAt,
      question: part('question'),
      asked: sql<AskedQuestion[] | null>`${chatMessages.memory} -> 'asked'`,
      named: part('named'),
      wordings: part('wordings'),
    })
    .from(chatMessages)
    .where(
      and(eq(chatMessages.userId, userId), lt(position, before), isNotNull(chatMessages.memory)),
    )
    .orderBy(desc(position))
    .limit(limit)
  return found.toReversed()
}
