import { DAY } from '#durations.ts'
import { withUnsubscribeLink } from '#mail/unsubscribe-link.ts'
import type { BillingDeps } from './billing-deps.ts'
import { chargeReminderEmail } from './billing-emails.ts'
import { cancelLink } from './cancel-link.ts'
import {
  type DueSubscription,
  listDueReminders,
  type ReminderKind,
  recordReminder,
  wasRemindedBefore,
} from './charge-reminders-table.ts'

/** Sends each due reminder about a coming charge once: a month, a week and a day ahead. */
export async function sendChargeReminders(deps: BillingDeps) {
  await sendReminders(deps, 'month', { from: 7 * DAY, until: 30 * DAY })
  await sendReminders(deps, 'week', { from: DAY, until: 7 * DAY })
  await sendReminders(deps, 'day', { from: 0, until: DAY })
}

async function sendReminders(
  deps: BillingDeps,
  kind: ReminderKind,
  ahead: { from: number; until: number },
) {
  const now = await deps.now()
  const after = new Date(now.getTime() + ahead.from)
  const until = new Date(now.getTime() + ahead.until)
  for (const due of await listDueReminders(deps.db, { kind, after, until }))
    await sendReminder(deps, { kind, now }, due)
}

async function sendReminder(
  deps: BillingDeps,
  { kind, now }: { kind: ReminderKind; now: Date },
  due: DueSubscription,
) {
  const { userId, email, timeZone, subscriptionId, status, nextChargeAt, nextChargeCents } = due
  if (!subscriptionId || !nextChargeAt || nextChargeCents === null) return
  const about = {
    charge: { at: nextChargeAt, cents: nextChargeCents },
    timeZone,
    publicUrl: deps.publicUrl,
    cancelLink: cancelLink(deps, { userId, subscriptionId }),
    now,
    chargeFor: status === 'trialing' ? ('end of trial' as const) : ('next year' as const),
    isEarly: kind === 'month',
  }
  const reminder = { userId, kind, chargeAt: nextChargeAt }
  await deps.outbox.sendInTransaction(async (tx) => {
    if (!(await recordReminder(tx, reminder))) return []
    // Someone who got no reminder of this charge before, for example during an outage, always gets this email.
    const isSecond = await wasRemindedBefore(tx, reminder)
    const optOut = { userId, kind: 'charge_reminders' as const }
    const optional = isSecond ? withUnsubscribeLink(deps, optOut) : undefined
    return [chargeReminderEmail(email, about, optional)]
  })
}
