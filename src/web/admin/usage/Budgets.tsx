import { adminMessages } from '#contract/admin-messages.ts'
import type { BudgetStatus } from '#contract/admin-usage.ts'
import { dollars } from '../numbers.ts'
import { BudgetDialog } from './BudgetDialog.tsx'
import { type BudgetUse, budgetUses, isNearlySpent, isSpent } from './budget-use.ts'

export function Budgets({ budgets }: { budgets: BudgetStatus[] }) {
  return (
    <ul className="max-w-4xl divide-y divide-line border-y border-line">
      {budgets.map((status) => (
        <li
          key={status.featureName}
          className="grid grid-cols-2 items-center gap-x-6 gap-y-3 py-4 sm:grid-cols-[13rem_1fr_1fr_auto] sm:gap-x-8"
        >
          <h3 className="font-medium max-sm:pr-2">{adminMessages.features[status.featureName]}</h3>
          <div className="justify-self-end sm:order-1">
            <BudgetDialog status={status} />
          </div>
          {budgetUses(status).map((use) => (
            <Use key={use.period} use={use} />
          ))}
          {status.unpricedModels.length > 0 && (
            <p className="col-span-full text-sm text-pretty text-gold wrap-anywhere sm:order-2">
              {adminMessages.budget.unpriced(status.unpricedModels.join(', '))}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

const periods = { daily: 'Today', monthly: 'This month' }

function Use({ use }: { use: BudgetUse }) {
  const { period, spent, limit, share } = use
  const fill = isSpent(use) ? 'bg-danger' : isNearlySpent(use) ? 'bg-gold' : 'bg-success'
  return (
    <div className="text-sm tabular-nums">
      <p className="flex flex-wrap justify-between gap-x-3 max-sm:flex-col">
        <span className="text-muted">{periods[period]}</span>
        <span>
          {dollars(spent)}
          {limit === undefined ? (
            <span className="text-muted"> · no limit</span>
          ) : (
            ` of ${dollars(limit)}${isSpent(use) ? ' · spent' : ''}`
          )}
        </span>
      </p>
      <div aria-hidden="true" className="mt-1.5 h-1 bg-line">
        {limit !== undefined && (
          <div className={`h-full ${fill}`} style={{ width: `${Math.min(1, share) * 100}%` }} />
        )}
      </div>
    </div>
  )
}
