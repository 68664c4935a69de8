import { desc, eq, gte, sql } from 'drizzle-orm'
import {
  bigint,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FeatureName } from '#contract/admin.ts'
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'
import { toStorable } from '#storable-text.ts'
import { storableSentence } from '../model/storable-sentence.ts'
import { fates, type ModelCall, outcomes, purposes, writers } from './model-call.ts'

/** Texts and tests with what they cost. Without a user after that account's deletion. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    featureName: text('feature_name').$type<FeatureName>().notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: text('purpose', { enum: purposes }).notNull(),
    writer: text('writer', { enum: writers }).notNull(),
    model: text('model'),
    promptVersion: text('prompt_version'),
    configVersion: integer('config_version'),
    inputTokens: integer('input_tokens').notNull(),
    /** Part of the input tokens. */
    cachedTokens: integer('cached_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** Part of the output tokens. */
    reasoningTokens: integer('reasoning_tokens').notNull(),
    durationMs: doublePrecision('duration_ms').notNull(),
    timeToFirstTokenMs: doublePrecision('time_to_first_token_ms'),
    /** Millionths of a US dollar; null when the price of the model is unknown. */
    costMicros: bigint('cost_micros', { mode: 'number' }),
    outcome: text('outcome', { enum: outcomes }).notNull(),
    failure: text('failure'),
    sentencesChecked: integer('sentences_checked').notNull(),
    sentencesRejected: integer('sentences_rejected').notNull(),
    sentencesRepaired: integer('sentences_repaired').notNull(),
  },
  (table) => [
    index('model_calls_at').on(table.at),
    index('model_calls_of_feature').on(table.featureName, table.at),
    index('model_calls_of_user').on(table.userId),
  ],
)

/** A sentence can say something about a person, so it is deleted with them, and after 90 days. */
export const rejectedSentences = pgTable(
  'rejected_sentences',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    callId: uuid('call_id')
      .notNull()
      .references(() => modelCalls.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    text: text('text').notNull(),
    why: text('why').notNull(),
    fate: text('fate', { enum: fates }).notNull(),
  },
  (table) => [
    index('rejected_sentences_at').on(table.at, table.id),
    index('rejected_sentences_of_call').on(table.callId),
    index('rejected_sentences_of_user').on(table.userId),
  ],
)

/** Stores the call first: what it cost counts whatever becomes of its rejected sentences. */
export async function insertModelCall(db: Database, call: ModelCall, at: Date) {
  const callId = await db.transaction(async (tx) => {
    const userId = call.userId && (await lockUserKey(tx, call.userId))
    const [stored] = await tx
      .insert(modelCalls)
      .values({ at, ...toRow(call), userId })
      .returning({ id: modelCalls.id })
    return stored?.id
  })
  if (!callId) throw new Error('The database stored no call')
  if (call.rejected.length > 0) await insertRejectedSentences(db, call, { callId, at })
}

async function insertRejectedSentences(
  db: Database,
  call: ModelCall,
  key: { callId: string; at: Date },
) {
  await db.transaction(async (tx) => {
    const userId = call.userId && (await lockUserKey(tx, call.userId))
    const isOfDeletedUser = call.userId !== undefined && !userId
    if (isOfDeletedUser) return
    await tx.insert(rejectedSentences).values(
      call.rejected.map(({ text, why, fate }) => ({
        ...{ ...key, userId, fate },
        text: storableSentence(text),
        why: storableSentence(why),
      })),
    )
  })
}

/** @returns undefined for a deleted user; another one cannot be deleted before the transaction ends */
async function lockUserKey(tx: Transaction, userId: string): Promise<string | undefined> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share')
  return user?.id
}

function toRow({ feature, usage, sentences, rejected: _, ...call }: ModelCall) {
  return {
    ...call,
    featureName: feature,
    model: call.model && toStorable(call.model),
    inputTokens: usage.input,
    cachedTokens: usage.cached,
    outputTokens: usage.output,
    reasoningTokens: usage.reasoning,
    sentencesChecked: sentences.checked,
    sentencesRejected: sentences.rejected,
    sentencesRepaired: sentences.repaired,
  }
}

/** The latest, with the feature and model of their calls. */
export function listRejectedSentences(db: Database, limit: number) {
  return db
    .select({
      id: rejectedSentences.id,
      featureName: modelCalls.featureName,
      model: modelCalls.model,
      at: rejectedSentences.at,
      text: rejectedSentences.text,
      why: rejectedSentences.why,
      fate: rejectedSentences.fate,
    })
    .from(rejectedSentences)
    .innerJoin(modelCalls, eq(modelCalls.id, rejectedSentences.callId))
    .orderBy(desc(rejectedSentences.at), desc(rejectedSentences.id))
    .limit(limit)
}

export function countModelCalls(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(modelCalls, eq(modelCalls.userId, userId))
}

export function countRejectedSentences(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(rejectedSentences, eq(rejectedSentences.userId, userId))
}

/** The users with the highest cost since an instant. */
export function listTopUsers(db: Database, since: Date, limit: number) {
  const costMicros = sql<number>`sum(${modelCalls.costMicros})::double precision`
  return db
    .select({ email: users.email, calls: sql<number>`count(*)::integer`, costMicros })
    .from(modelCalls)
    .innerJoin(users, eq(users.id, modelCalls.userId))
    .where(gte(modelCalls.at, since))
    .groupBy(users.id)
    .having(sql`sum(${modelCalls.costMicros}) > 0`)
    .orderBy(desc(costMicros), users.email)
    .limit(limit)
}
