import { gte, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { FeatureName } from '#contract/admin.ts'
import type { Database, Transaction } from '#database.ts'
import type { ModelCall } from './model-call.ts'
import { modelCalls } from './model-calls-table.ts'
import { textFeedback } from './text-feedback-table.ts'

const utcDate = (at: AnyPgColumn) => sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`

// Without a cast, sums of integers arrive as text.
const total = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::double precision`

const textsWith = (outcome: ModelCall['outcome']) =>
  sql<number>`(count(*) filter (where ${modelCalls.purpose} = 'text' and ${modelCalls.outcome} = ${outcome}))::integer`

const isTest = sql`${modelCalls.purpose} = 'test'`

/** Covers all texts that a model was asked to write, whether it wrote them or not; interpolated between two of them. */
const durationAt = (fraction: number) =>
  sql<
    number | null
  >`percentile_cont(${fraction}::double precision) within group (order by ${modelCalls.durationMs}) filter (where ${modelCalls.purpose} = 'text' and ${modelCalls.outcome} <> 'embedded')`

/** Calls since an instant, per UTC date and feature. */
export function sumCallsByDay(db: Database | Transaction, since: Date) {
  const date = utcDate(modelCalls.at)
  return db
    .select({
      date,
      featureName: modelCalls.featureName,
      calls: sql<number>`count(*)::integer`,
      inputTokens: total(modelCalls.inputTokens),
      cachedTokens: total(modelCalls.cachedTokens),
      outputTokens: total(modelCalls.outputTokens),
      reasoningTokens: total(modelCalls.reasoningTokens),
      costMicros: total(modelCalls.costMicros),
      accepted: textsWith('accepted'),
      repaired: textsWith('repaired'),
      partlyReplaced: textsWith('partly replaced'),
      fallenBack: textsWith('fallen back'),
      embedded: textsWith('embedded'),
      sentencesChecked: total(modelCalls.sentencesChecked),
      sentencesRejected: total(modelCalls.sentencesRejected),
      sentencesRepaired: total(modelCalls.sentencesRepaired),
      p50: durationAt(0.5),
      p95: durationAt(0.95),
      tests: sql<number>`(count(*) filter (where ${isTest}))::integer`,
      testCostMicros: sql<number>`coalesce(sum(${modelCalls.costMicros}) filter (where ${isTest}), 0)::double precision`,
    })
    .from(modelCalls)
    .where(gte(modelCalls.at, since))
    .groupBy(date, modelCalls.featureName)
}

export type DayOfCalls = Awaited<ReturnType<typeof sumCallsByDay>>[number]

export interface DayOfFeedback {
  date: string
  featureName: FeatureName
  thumbsUp: number
  thumbsDown: number
}

/** Thumbs since an instant, per UTC date and feature. */
export function countFeedbackByDay(db: Database, since: Date): Promise<DayOfFeedback[]> {
  const date = utcDate(textFeedback.at)
  const countWhere = (isUp: boolean) =>
    sql<number>`(count(*) filter (where ${textFeedback.isUp} = ${isUp}))::integer`
  return db
    .select({
      date,
      featureName: textFeedback.featureName,
      thumbsUp: countWhere(true),
      thumbsDown: countWhere(false),
    })
    .from(textFeedback)
    .where(gte(textFeedback.at, since))
    .groupBy(date, textFeedback.featureName)
}
