import type { FeatureName, ModelProvider } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import type { Budget, BudgetStatus } from '#contract/admin-usage.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import { lockBudget, updateBudget } from '#writer/usage/budgets-table.ts'
import { insertAuditLogs } from './ai-audit-logs-table.ts'
import { requireAdmin } from './authenticate-admin.ts'
import { findBudgetStatus } from './budget-status.ts'
import { toDollars, toMicros } from './money.ts'

interface Change {
  featureName: FeatureName
  budget: Budget
  /** The budget that the administrator saw; absent: no check. */
  seenBudget: Budget | undefined
  actorId: string
}

interface Deps {
  db: Database
  modelProvider: ModelProvider | null
  today(): Date
}

/**
 * Saves a budget with its audit log. Does nothing if nothing differs.
 * @throws AppError `changed_meanwhile` when it is not the one that the administrator saw
 */
export async function saveBudget(
  deps: Deps,
  { featureName, budget, seenBudget, actorId }: Change,
): Promise<BudgetStatus> {
  await deps.db.transaction(async (tx) => {
    await requireAdmin(tx, actorId)
    const old = await lockBudget(tx, featureName)
    const oldBudget = { daily: toDollars(old.dailyMicros), monthly: toDollars(old.monthlyMicros) }
    requireUnchanged(oldBudget, seenBudget)
    if (isSame(oldBudget, budget)) return
    const dailyMicros = toMicros(budget.daily)
    const monthlyMicros = toMicros(budget.monthly)
    await updateBudget(tx, { featureName, dailyMicros, monthlyMicros })
    await insertAuditLogs(tx, [
      { featureName, actorId, action: 'budget saved', oldBudget, newBudget: budget },
    ])
  })
  return findBudgetStatus(deps, featureName)
}

function requireUnchanged(current: Budget, seen: Budget | undefined) {
  if (seen && !isSame(seen, current))
    throw new AppError('changed_meanwhile', adminMessages.refusals.budgetChangedMeanwhile)
}

const isSame = (one: Budget, other: Budget) =>
  one.daily === other.daily && one.monthly === other.monthly
