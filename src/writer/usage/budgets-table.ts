import { and, eq, gte, isNotNull, or, sql } from 'drizzle-orm'
import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { FeatureName } from '#contract/admin.ts'
import type { Database, Transaction } from '#database.ts'
import { modelCalls } from './model-calls-table.ts'
import { startOfUtcDay, startOfUtcMonth } from './utc-periods.ts'

const micros = (name: string) => bigint(name, { mode: 'number' })

/** Millionths of a US dollar; null, or no row: no limit. */
export const aiBudgets = pgTable('ai_budgets', {
  featureName: text('feature_name').$type<FeatureName>().primaryKey(),
  dailyMicros: micros('daily_micros'),
  monthlyMicros: micros('monthly_micros'),
})

export const budgetPeriods = ['daily', 'monthly'] as const
export type BudgetPeriod = (typeof budgetPeriods)[number]

/** The alerts that were sent, so that each is sent once. A changed budget is another one. */
export const aiBudgetAlerts = pgTable(
  'ai_budget_alerts',
  {
    featureName: text('feature_name').$type<FeatureName>().notNull(),
    period: text('period', { enum: budgetPeriods }).notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    budgetMicros: micros('budget_micros').notNull(),
    percent: integer('percent').notNull(),
  },
  ({ featureName, period, startDate, budgetMicros, percent }) => [
    primaryKey({
      name: 'ai_budget_alerts_once',
      columns: [featureName, period, startDate, budgetMicros, percent],
    }),
  ],
)

type BudgetAlert = typeof aiBudgetAlerts.$inferSelect

/** A budget and what is spent of it, in micro-dollars. */
export interface BudgetState {
  featureName: FeatureName
  daily: { budget: number | null; spent: number }
  monthly: { budget: number | null; spent: number }
  /** Models that wrote this month and whose cost is unknown. */
  unpricedModels: string[]
}

/** The budgets of all features, in the order of the specification. */
export async function listBudgets(db: Database, now: Date): Promise<BudgetState[]> {
  const budgets = await db.select().from(aiBudgets)
  const spendings = await sumSpending(db, now)
  const isOf = (featureName: FeatureName) => (row: { featureName: FeatureName }) =>
    row.featureName === featureName
  return FeatureName.options.map((featureName) =>
    stateOf(featureName, budgets.find(isOf(featureName)), spendings.find(isOf(featureName))),
  )
}

async function findBudget(db: Database, featureName: FeatureName, now: Date): Promise<BudgetState> {
  const [budget] = await db.select().from(aiBudgets).where(eq(aiBudgets.featureName, featureName))
  const [spending] = await sumSpending(db, now, featureName)
  return stateOf(featureName, budget, spending)
}

/** Without adding up the calls of a feature that has no limit. */
export async function findLimitedBudget(
  db: Database,
  featureName: FeatureName,
  now: Date,
): Promise<BudgetState | undefined> {
  const limited = await db.$count(
    aiBudgets,
    and(
      eq(aiBudgets.featureName, featureName),
      or(isNotNull(aiBudgets.dailyMicros), isNotNull(aiBudgets.monthlyMicros)),
    ),
  )
  return limited ? findBudget(db, featureName, now) : undefined
}

function stateOf(
  featureName: FeatureName,
  budget: typeof aiBudgets.$inferSelect | undefined,
  spending: { today: number; thisMonth: number; unpricedModels: string[] } | undefined,
): BudgetState {
  return {
    featureName,
    daily: { budget: budget?.dailyMicros ?? null, spent: spending?.today ?? 0 },
    monthly: { budget: budget?.monthlyMicros ?? null, spent: spending?.thisMonth ?? 0 },
    unpricedModels: spending?.unpricedModels ?? [],
  }
}

// A request that failed before the model answered has no tokens, and costs nothing.
const isUnpriced = sql`${modelCalls.costMicros} is null and ${modelCalls.model} is not null and ${modelCalls.inputTokens} + ${modelCalls.outputTokens} > 0`

/** In micro-dollars, of each feature, or of one, with texts in this UTC month. Tests have a rate limit instead. */
function sumSpending(db: Database, now: Date, featureName?: FeatureName) {
  const costSince = (start: Date) =>
    sql<number>`coalesce(sum(${modelCalls.costMicros}) filter (where ${gte(modelCalls.at, start)}), 0)::double precision`
  const month = startOfUtcMonth(now)
  return db
    .select({
      featureName: modelCalls.featureName,
      today: costSince(startOfUtcDay(now)),
      thisMonth: costSince(month),
      unpricedModels: sql<
        string[]
      >`coalesce(json_agg(distinct ${modelCalls.model}) filter (where ${isUnpriced}), '[]')`,
    })
    .from(modelCalls)
    .where(
      and(
        gte(modelCalls.at, month),
        eq(modelCalls.purpose, 'text'),
        featureName && eq(modelCalls.featureName, featureName),
      ),
    )
    .groupBy(modelCalls.featureName)
}

/** Creates the row if it is missing, and serializes changes of it. */
export async function lockBudget(tx: Transaction, featureName: FeatureName) {
  await tx.insert(aiBudgets).values({ featureName }).onConflictDoNothing()
  const [budget] = await tx
    .select()
    .from(aiBudgets)
    .where(eq(aiBudgets.featureName, featureName))
    .for('update')
  if (!budget) throw new Error('The database stored no budget')
  return budget
}

export async function updateBudget(
  tx: Transaction,
  { featureName, ...amounts }: typeof aiBudgets.$inferInsert,
) {
  await tx.update(aiBudgets).set(amounts).where(eq(aiBudgets.featureName, featureName))
}

/** @returns the percentages of the alerts that were not stored before */
export async function insertNewAlerts(tx: Transaction, alerts: BudgetAlert[]): Promise<number[]> {
  const rows = await tx
    .insert(aiBudgetAlerts)
    .values(alerts)
    .onConflictDoNothing()
    .returning({ percent: aiBudgetAlerts.percent })
  return rows.map(({ percent }) => percent)
}
