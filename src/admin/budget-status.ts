import type { FeatureName, ModelProvider } from '#contract/admin.ts'
import type { BudgetStatus } from '#contract/admin-usage.ts'
import type { Database } from '#database.ts'
import { listConfigs } from '#writer/configs/ai-configs-table.ts'
import { sentAs } from '#writer/model/sent-as.ts'
import { type BudgetState, listBudgets } from '#writer/usage/budgets-table.ts'
import { hasPrice } from '#writer/usage/prices.ts'
import { toDollars } from './money.ts'

interface Deps {
  db: Database
  modelProvider: ModelProvider | null
  today(): Date
}

/** The budgets of all features, in the order of the specification. */
export async function listBudgetStatuses(deps: Deps): Promise<BudgetStatus[]> {
  const { db, modelProvider, today } = deps
  const [budgets, configs] = await Promise.all([listBudgets(db, today()), listConfigs(db)])
  return budgets.map((budget) => {
    const config = configs.find(({ featureName }) => featureName === budget.featureName)
    const chosen = modelProvider && config?.enabled ? [sentAs(modelProvider, config.model)] : []
    const unpriced = [...budget.unpricedModels, ...chosen.filter((model) => !hasPrice(model))]
    return { ...toStatus(budget), unpricedModels: [...new Set(unpriced)] }
  })
}

export async function findBudgetStatus(
  deps: Deps,
  featureName: FeatureName,
): Promise<BudgetStatus> {
  const statuses = await listBudgetStatuses(deps)
  const found = statuses.find((status) => status.featureName === featureName)
  if (!found) throw new Error(`There is no budget of ${featureName}`)
  return found
}

function toStatus({ featureName, daily, monthly }: BudgetState) {
  return {
    featureName,
    budget: { daily: toDollars(daily.budget), monthly: toDollars(monthly.budget) },
    spentToday: toDollars(daily.spent),
    spentThisMonth: toDollars(monthly.spent),
  }
}
