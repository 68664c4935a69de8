import type { Budget, BudgetStatus, FeatureName } from '#contract/admin.ts'
import type { Database } from '#database.ts'
import {
  type BudgetState,
  findBudget,
  lockBudget,
  updateBudget,
} from '#writer/usage/budgets-table.ts'
import { insertAuditLogs } from './ai-audit-logs-table.ts'
import { requireAdmin } from './authenticate-admin.ts'
import { toDollars, toMicros } from './money.ts'

interface Change {
  featureName: FeatureName
  budget: Budget
  actorId: string
}

/** Saves a budget with its audit log. Without a difference it changes nothing. */
export async function saveBudget(
  { db, today }: { db: Database; today(): Date },
  { featureName, budget, actorId }: Change,
): Promise<BudgetStatus> {
  await db.transaction(async (tx) => {
    await requireAdmin(tx, actorId)
    const old = await lockBudget(tx, featureName)
    const oldBudget = { daily: toDollars(old.dailyMicros), monthly: toDollars(old.monthlyMicros) }
    if (oldBudget.daily === budget.daily && oldBudget.monthly === budget.monthly) return
    const dailyMicros = toMicros(budget.daily)
    const monthlyMicros = toMicros(budget.monthly)
    await updateBudget(tx, { featureName, dailyMicros, monthlyMicros })
    await insertAuditLogs(tx, [
      { featureName, actorId, action: 'budget saved', oldBudget, newBudget: budget },
    ])
  })
  return toBudgetStatus(await findBudget(db, featureName, today()))
}

export function toBudgetStatus({ featureName, daily, monthly }: BudgetState): BudgetStatus {
  return {
    featureName,
    budget: { daily: toDollars(daily.budget), monthly: toDollars(monthly.budget) },
    spentToday: toDollars(daily.spent),
    spentThisMonth: toDollars(monthly.spent),
  }
}
