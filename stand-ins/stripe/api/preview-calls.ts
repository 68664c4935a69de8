import { z } from 'zod'
import { newInvoice } from '../payments/invoices.ts'
import type { Schedule, SchedulePhase, Subscription } from '../store/objects.ts'
import { newId, retrieve, type Store } from '../store/store.ts'
import { invalid } from '../stripe-error.ts'
import { liveSubscriptions } from '../subscriptions/create-subscription.ts'
import { planOf } from '../subscriptions/legacy-plan.ts'
import { nextPeriodEnd } from '../subscriptions/period.ts'
import { call } from './call.ts'
import { Expand } from './form.ts'
import { readPhase, SchedulePhases } from './schedule-calls.ts'

const Preview = z.strictObject({
  customer: z.string().optional(),
  schedule: z.string().optional(),
  schedule_details: z
    .strictObject({ end_behavior: z.literal('release').optional(), phases: SchedulePhases })
    .optional(),
  expand: Expand,
})

/** The invoice that the next phase of a schedule, or the only phase of a new one, would begin with. */
export const previewCalls = [
  call('POST', '/v1/invoices/create_preview', Preview, async (store, given) => {
    const { schedule: id, customer, schedule_details: details } = given
    if (id) {
      const schedule = await retrieve(store, 'subscription_schedule', id, 'schedule')
      return preview(store, schedule.customer, nextPhaseOf(schedule))
    }
    const [phase] = details?.phases ?? []
    if (!customer || !phase)
      throw invalid('You must specify a schedule, or customer and schedule_details.')
    return preview(store, customer, await readPhase(store, phase))
  }),
]

function nextPhaseOf({ phases, current_phase }: Schedule): SchedulePhase {
  const next = phases.find(({ start_date }) => start_date === current_phase?.end_date)
  if (next) return next
  throw invalid('This stand-in previews schedules with a coming phase.', { param: 'schedule' })
}

async function preview(store: Store, customerId: string, phase: SchedulePhase) {
  const customer = await retrieve(store, 'customer', customerId, 'customer')
  const price = await retrieve(store, 'price', phase.items[0]?.price ?? '')
  const [running] = await liveSubscriptions(store, customer.id)
  if (!running) throw invalid('This stand-in previews changes of a running subscription.')
  const start = phase.start_date
  const period = { start, end: nextPeriodEnd(start, start, price.recurring) }
  const items = running.items.data.map((item) => ({ ...item, price, plan: planOf(price) }))
  const changed: Subscription = { ...running, items: { ...running.items, data: items } }
  const invoice = newInvoice({ at: start }, changed, customer, {
    reason: 'subscription_cycle',
    period,
    isFree: false,
  })
  return { ...invoice, id: newId('upcoming_in'), status: 'draft', number: null }
}
