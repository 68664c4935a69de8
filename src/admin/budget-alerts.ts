import type { FeatureName } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import type { Database } from '#database.ts'
import { listAdmins, type User } from '#identity/users-table.ts'
import type { Log } from '#log.ts'
import { renderEmail } from '#mail/email-layout.ts'
import type { Email } from '#mail/mailer.ts'
import type { Outbox } from '#mail/outbox.ts'
import { withUnsubscribeLink } from '#mail/unsubscribe-link.ts'
import {
  type BudgetPeriod,
  budgetPeriods,
  findLimitedBudget,
  insertNewAlerts,
} from '#writer/usage/budgets-table.ts'
import { startOfUtcDay, startOfUtcMonth } from '#writer/usage/utc-periods.ts'
import { toDollars } from './money.ts'

const ALERT_PERCENTS = [80, 100]

interface Deps {
  db: Database
  outbox: Outbox
  log: Log
  publicUrl: string
  secret: string
  now?(): Date
}

interface Reached {
  featureName: FeatureName
  period: BudgetPeriod
  /** Micro-dollars. */
  budget: number
  spent: number
  percents: number[]
}

/**
 * After a call: emails the administrators when 80 or 100 % of a budget is spent, once for each.
 * A failure is logged; it must not fail the text that was paid for.
 */
export function createBudgetAlerts(deps: Deps): (featureName: FeatureName) => Promise<void> {
  const { db, log, now = () => new Date() } = deps
  return async (featureName) => {
    try {
      const at = now()
      const state = await findLimitedBudget(db, featureName, at)
      if (!state) return
      for (const period of budgetPeriods) {
        const { budget, spent } = state[period]
        // A budget of zero was spent before the first call.
        if (!budget) continue
        const percents = ALERT_PERCENTS.filter((percent) => spent * 100 >= budget * percent)
        if (percents.length > 0)
          await alert(deps, { featureName, period, budget, spent, percents }, at)
      }
    } catch (error) {
      log.error({ error, feature: featureName }, 'A budget could not be checked')
    }
  }
}

async function alert(deps: Deps, reached: Reached, at: Date) {
  const { db, outbox } = deps
  const { featureName, period, budget, percents } = reached
  const start = period === 'daily' ? startOfUtcDay(at) : startOfUtcMonth(at)
  const startDate = start.toISOString().slice(0, 10)
  const admins = new Map((await listAdmins(db)).map((admin) => [admin.email, admin]))
  // The alert stays unsent: the first administrator gets it after the next call.
  if (admins.size === 0) return
  await outbox.sendInTransaction(async (tx) => {
    const isNew = await insertNewAlerts(
      tx,
      percents.map((percent) => ({
        ...{ featureName, period, startDate, percent },
        budgetMicros: budget,
      })),
    )
    if (isNew.length === 0) return []
    const percent = Math.max(...isNew)
    return [...admins.values()].map((admin) => budgetEmail(deps, admin, { ...reached, percent }))
  })
}

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const formatAmount = (micros: number) => dollarFormat.format(toDollars(micros))

const { budgetEmail: texts, features } = adminMessages

function budgetEmail(
  deps: Deps,
  { id: userId, email }: User,
  about: Reached & { percent: number },
): Email {
  const { featureName, percent, budget, spent } = about
  const feature = features[featureName]
  const period = texts.period[about.period]
  const isSpent = percent === 100
  const heading = isSpent
    ? texts.spent(feature, period)
    : texts.nearlySpent(feature, period, percent)
  const amounts = texts.amounts(formatAmount(spent), formatAmount(budget))
  const consequence = isSpent ? texts.whatHappens(texts.until[about.period]) : texts.whatWillHappen
  const content = {
    subject: heading,
    preview: amounts,
    heading,
    paragraphs: [amounts, consequence],
    action: { label: texts.open, url: `${deps.publicUrl}/admin/ai-models` },
    notes: [texts.why],
  }
  return renderEmail(email, content, withUnsubscribeLink(deps, { userId, kind: 'budget_alerts' }))
}
