import type { BudgetStatus } from '#contract/admin-usage.ts'

export interface BudgetUse {
  period: 'daily' | 'monthly'
  spent: number
  /** US dollars; undefined without a limit. */
  limit: number | undefined
  /** 0 to 1 and beyond; 0 without a limit. */
  share: number
}

export const budgetUses = ({ budget, spentToday, spentThisMonth }: BudgetStatus): BudgetUse[] => [
  useOf('daily', spentToday, budget.daily),
  useOf('monthly', spentThisMonth, budget.monthly),
]

function useOf(period: BudgetUse['period'], spent: number, limit: number | null): BudgetUse {
  if (limit === null) return { period, spent, limit: undefined, share: 0 }
  // A budget of zero is spent before the first call.
  return { period, spent, limit, share: limit === 0 ? 1 : spent / limit }
}

export const isSpent = ({ share }: BudgetUse) => share >= 1
/** From here on administrators are alerted. */
export const isNearlySpent = ({ share }: BudgetUse) => share >= 0.8
