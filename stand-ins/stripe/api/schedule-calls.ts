import { z } from 'zod'
import type { Schedule, SchedulePhase } from '../store/objects.ts'
import { emitEvent, put, retrieve, type Store } from '../store/store.ts'
import { invalid } from '../stripe-error.ts'
import { isRunning } from '../subscriptions/cancel-schedule.ts'
import { endOfPhase, newPhase, release, scheduleSubscription } from '../subscriptions/schedules.ts'
import { hasEnded } from '../subscriptions/subscriptions.ts'
import { call } from './call.ts'
import { Expand, ExpandOnly, whole } from './form.ts'

const Create = z.strictObject({ from_subscription: z.string(), expand: Expand })

const proration = z.literal('none', { error: 'this stand-in knows changes without proration' })

const Phase = z.strictObject({
  items: z
    .array(z.strictObject({ price: z.string(), quantity: whole.min(1).default(1) }))
    .length(1, 'this stand-in knows phases of one item'),
  start_date: whole.optional(),
  end_date: whole.optional(),
  duration: z
    .strictObject({ interval: z.enum(['month', 'year']), interval_count: whole.min(1) })
    .optional(),
  trial_end: whole.optional(),
  proration_behavior: proration,
  billing_cycle_anchor: z.literal('phase_start').optional(),
})
type PhaseParams = z.infer<typeof Phase>

const Update = z.strictObject({
  end_behavior: z.literal('release').optional(),
  proration_behavior: proration.optional(),
  default_settings: z.strictObject({ default_payment_method: z.string() }).optional(),
  phases: z.array(Phase).min(1).optional(),
  expand: Expand,
})

export const SchedulePhases = z.array(Phase).length(1)

export const scheduleCalls = [
  call('POST', '/v1/subscription_schedules', Create, create),
  call('GET', '/v1/subscription_schedules/:id', ExpandOnly, (store, _, id) =>
    retrieve(store, 'subscription_schedule', id),
  ),
  call('POST', '/v1/subscription_schedules/:id', Update, update),
  call('POST', '/v1/subscription_schedules/:id/release', ExpandOnly, async (store, _, id) =>
    release(store, await retrieve(store, 'subscription_schedule', id)),
  ),
]

async function create(store: Store, { from_subscription }: z.infer<typeof Create>) {
  const param = 'from_subscription'
  const subscription = await retrieve(store, 'subscription', from_subscription, param)
  if (hasEnded(subscription))
    throw invalid('You cannot migrate a subscription that is already canceled.', { param })
  return scheduleSubscription(store, subscription)
}

async function update(store: Store, given: z.infer<typeof Update>, id: string): Promise<Schedule> {
  const schedule = await retrieve(store, 'subscription_schedule', id)
  if (!isRunning(schedule))
    throw invalid(
      `You cannot update a subscription schedule that is currently in the \`${schedule.status}\` status.`,
    )
  const updated: Schedule = {
    ...schedule,
    default_settings: { ...schedule.default_settings, ...given.default_settings },
    phases: given.phases ? await readPhases(store, schedule, given.phases) : schedule.phases,
  }
  await put(store, updated)
  await emitEvent(store, 'subscription_schedule.updated', updated)
  return updated
}

/** The current phase has to be given again; each further one begins where the one before it ends. */
async function readPhases(store: Store, { current_phase }: Schedule, given: PhaseParams[]) {
  if (given[0]?.start_date !== current_phase?.start_date)
    throw invalid('You can not modify the start date of the current phase.', {
      param: 'phases[0][start_date]',
    })
  if (given[0]?.end_date !== current_phase?.end_date)
    throw invalid('This stand-in cannot move the end of the current phase.', {
      param: 'phases[0][end_date]',
    })
  const phases: SchedulePhase[] = []
  for (const each of given) phases.push(await readPhase(store, each, phases.at(-1)?.end_date))
  return phases
}

export async function readPhase(
  store: Store,
  { items, start_date, end_date, duration, trial_end }: PhaseParams,
  previousEnd?: number,
): Promise<SchedulePhase> {
  const [item] = items
  const price = await retrieve(store, 'price', item?.price ?? '', 'phases[items][price]')
  const start = start_date ?? previousEnd ?? store.at
  if (previousEnd !== undefined && start !== previousEnd)
    throw invalid('The start date of a phase must be the end date of the one before it.')
  const end = end_date ?? endOfPhase(start, duration ?? price.recurring)
  return newPhase({ start, end, trialEnd: trial_end ?? null, items })
}
