import type { Budget } from '#contract/admin-usage.ts'
import { dollars } from '../numbers.ts'

const noBudget: Budget = { daily: null, monthly: null }

/** The limits that a change of a budget has changed. */
export function budgetDifferences(before: Budget | null, after: Budget) {
  const known = before ?? noBudget
  const lines = [
    { label: 'Daily budget', before: limitText(known.daily), after: limitText(after.daily) },
    { label: 'Monthly budget', before: limitText(known.monthly), after: limitText(after.monthly) },
  ]
  return lines.filter((line) => line.before !== line.after)
}

const limitText = (limit: number | null) => (limit === null ? 'no limit' : dollars(limit))
