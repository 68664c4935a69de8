import { describe, expect, test } from 'vitest'
import { createLog } from '#log.ts'
import { ProviderRefusal } from './payments.ts'
import { createStripePayments } from './stripe-payments.ts'

const account = {
  secretKey: 'sk_test_1',
  webhookSecret: 'whsec_1',
  prices: { monthly: 'price_m', annual: 'price_y' },
}
const START = Date.parse('2026-11-21T00:00:00Z') / 1000
const END = Date.parse('2026-12-21T00:00:00Z') / 1000
const at = new Date(END * 1000)

interface Sent {
  call: string
  key: string | null
  form: Record<string, string>
}

/** A provider with these answers, such as to `GET /v1/subscriptions/sub_1`. Others are refused. */
function openProvider(answers: Record<string, object>) {
  const sent: Sent[] = []
  const fetch = async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`
    const form = Object.fromEntries(new URLSearchParams(await request.text()))
    sent.push({ call, form, key: request.headers.get('idempotency-key') })
    const body = answers[call]
    const error = { type: 'invalid_request_error', message: 'No.' }
    return new Response(JSON.stringify(body ?? { error }), { status: body ? 200 : 400 })
  }
  const options = { fetch, maxNetworkRetries: 0 }
  return { sent, payments: createStripePayments(account, createLog('silent'), options) }
}

const phase = {
  start_date: START,
  end_date: END,
  trial_end: END,
  items: [{ price: 'price_m', quantity: 1 }],
}
const schedule = (different: object = {}) => ({
  id: 'sub_sched_1',
  status: 'active',
  current_phase: { start_date: START, end_date: END },
  phases: [phase],
  ...different,
})
const READ = 'GET /v1/subscriptions/sub_1'
const CREATE = 'POST /v1/subscription_schedules'
const UPDATE = 'POST /v1/subscription_schedules/sub_sched_1'
const RELEASE = 'POST /v1/subscription_schedules/sub_sched_1/release'
const READ_SCHEDULE = 'GET /v1/subscription_schedules/sub_sched_1'
const params = { subscriptionId: 'sub_1', plan: 'annual', at } as const
const free = { [READ]: { id: 'sub_1', schedule: null } }
const attached = { [READ]: { id: 'sub_1', schedule: 'sub_sched_1' } }

describe('a change of plan at Stripe', () => {
  test('repeats the current phase with its trial, and adds the new price without proration', async () => {
    const { sent, payments } = openProvider({ ...free, [CREATE]: schedule(), [UPDATE]: schedule() })
    expect(await payments.schedulePlan(params, 'plan:1')).toBe(true)
    const created = sent.find(({ call }) => call === CREATE)
    expect(created).toMatchObject({ key: 'plan:1', form: { from_subscription: 'sub_1' } })
    expect(sent.at(-1)?.form).toEqual({
      end_behavior: 'release',
      proration_behavior: 'none',
      'phases[0][items][0][price]': 'price_m',
      'phases[0][items][0][quantity]': '1',
      'phases[0][start_date]': String(START),
      'phases[0][end_date]': String(END),
      'phases[0][trial_end]': String(END),
      'phases[0][proration_behavior]': 'none',
      'phases[1][items][0][price]': 'price_y',
      'phases[1][items][0][quantity]': '1',
      'phases[1][duration][interval]': 'year',
      'phases[1][duration][interval_count]': '1',
      'phases[1][proration_behavior]': 'none',
      'phases[1][billing_cycle_anchor]': 'phase_start',
    })
  })

  test('uses the schedule that the subscription has', async () => {
    const answers = { ...attached, [READ_SCHEDULE]: schedule(), [UPDATE]: schedule() }
    const { sent, payments } = openProvider(answers)
    expect(await payments.schedulePlan(params, 'plan:1')).toBe(true)
    expect(sent.map(({ call }) => call)).toEqual([READ, READ_SCHEDULE, UPDATE])
  })

  test('changes nothing if the period ends at another time', async () => {
    const { sent, payments } = openProvider({ ...free, [CREATE]: schedule() })
    const later = { ...params, at: new Date(at.getTime() + 1000) }
    expect(await payments.schedulePlan(later, 'plan:1')).toBe(false)
    expect(sent.map(({ call }) => call)).toEqual([READ, CREATE])
  })

  test('that Stripe refuses is a refusal', async () => {
    const { payments } = openProvider({ ...free, [CREATE]: schedule() })
    await expect(payments.schedulePlan(params, 'plan:1')).rejects.toBeInstanceOf(ProviderRefusal)
  })

  test('is previewed in the amounts of Stripe', async () => {
    const preview = {
      amount_due: 5899,
      lines: { data: [{ period: { start: END, end: END + 365 * 86_400 } }] },
    }
    const { sent, payments } = openProvider({ 'POST /v1/invoices/create_preview': preview })
    expect(await payments.previewPlan({ customerId: 'cus_1', plan: 'annual', at })).toEqual({
      at,
      amountCents: 5899,
      until: new Date((END + 365 * 86_400) * 1000),
    })
    expect(sent[0]?.form).toMatchObject({
      customer: 'cus_1',
      'schedule_details[phases][0][items][0][price]': 'price_y',
      'schedule_details[phases][0][start_date]': String(END),
    })
  })
})

describe('undoing a change of plan at Stripe', () => {
  test.each([
    ['releases the schedule', { ...attached, [RELEASE]: schedule({ status: 'released' }) }],
    ['accepts that there is none', free],
    [
      'accepts one that was released meanwhile',
      { ...attached, [READ_SCHEDULE]: schedule({ status: 'released' }) },
    ],
  ])('%s', async (_, answers) => {
    const { payments } = openProvider(answers)
    await expect(payments.cancelPlanChange('sub_1')).resolves.toBeUndefined()
  })

  test('fails while the schedule is still active', async () => {
    const { payments } = openProvider({ ...attached, [READ_SCHEDULE]: schedule() })
    await expect(payments.cancelPlanChange('sub_1')).rejects.toBeInstanceOf(ProviderRefusal)
  })

  test('comes before a cancellation, which Stripe refuses for a subscription with a schedule', async () => {
    const canceled = { 'POST /v1/subscriptions/sub_1': { id: 'sub_1' } }
    const { sent, payments } = openProvider({ ...attached, ...canceled, [RELEASE]: schedule() })
    await payments.setCancelAtPeriodEnd('sub_1', true)
    expect(sent.map(({ call }) => call)).toEqual([READ, RELEASE, 'POST /v1/subscriptions/sub_1'])
  })
})
