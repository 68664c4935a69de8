import { adminMessages } from '#contract/admin-messages.ts'
import type { BudgetStatus } from '#contract/admin-usage.ts'
import { Note } from '../configuration/Note.tsx'
import { DEFAULT_DAYS, useAiUsage } from '../queries.ts'
import { budgetUses, isNearlySpent, isSpent } from './budget-use.ts'

const { features, budget } = adminMessages

/** Above all tabs: the budgets that are spent or nearly so. */
export function BudgetAlerts() {
  const { data } = useAiUsage(DEFAULT_DAYS)
  const alerts = data?.budgets.flatMap(alertsOf) ?? []
  if (alerts.length === 0) return null
  return (
    <div role="status" className="mb-6 max-w-4xl">
      <Note title="Budgets">
        <ul className="flex flex-col gap-1">
          {alerts.map((alert) => (
            <li key={alert}>{alert}</li>
          ))}
        </ul>
      </Note>
    </div>
  )
}

function alertsOf(status: BudgetStatus): string[] {
  const feature = features[status.featureName]
  return budgetUses(status)
    .filter(isNearlySpent)
    .map((use) =>
      isSpent(use)
        ? budget.spent(feature, use.period)
        : budget.nearlySpent(feature, use.period, Math.floor(use.share * 100)),
    )
}
