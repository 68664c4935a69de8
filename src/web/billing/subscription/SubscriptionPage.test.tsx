import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { SubscriptionRecord } from '#contract/billing.ts'
import { asAda, asStranger, broken, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import SubscriptionPage from './SubscriptionPage.tsx'

const STATUS = 'GET /api/subscription-status'
const CANCEL = 'POST /api/cancel-subscription'
const RESUME = 'POST /api/resume-subscription'
const user = userEvent.setup()

const record: SubscriptionRecord = {
  subscriptionId: 'sub_1',
  status: 'active',
  plan: 'monthly',
  periodEnd: '2026-12-21T09:00:00Z',
  nextPlan: null,
  cancelAtPeriodEnd: false,
  nextCharge: { at: '2026-12-21T09:00:00Z', amountCents: 599 },
  trialAvailable: false,
  hasAccess: true,
  card: { brand: 'Visa', last4: '4242' },
}

function open(answers: object) {
  return {
    server: fakeServer({ ...asAda, ...answers }),
    ...renderPage(SubscriptionPage, '/subscription'),
  }
}
const shownFor = async (name: string) =>
  (await screen.findByText(name)).parentElement?.querySelector('dd')?.textContent
const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const button = (name: string) => screen.queryByRole('button', { name })

describe('[4.12] labels and buttons', () => {
  test.each([
    ['active', false, 'Next billing date', 'Cancel Subscription'],
    ['active', true, 'Subscription will end on', 'Resume Subscription'],
    ['trialing', false, 'Next billing date', 'Cancel Subscription'],
    ['trialing', true, 'Subscription will end on', 'Resume Subscription'],
    ['past_due', false, 'Next billing date', 'Cancel Subscription'],
    ['past_due', true, 'Subscription will end on', 'Resume Subscription'],
    ['unknown', false, 'Next billing date', 'Cancel Subscription'],
    ['unknown', true, 'Subscription will end on', 'Resume Subscription'],
    ['canceled', false, 'Subscription ends on', undefined],
    ['canceled', true, 'Subscription ends on', undefined],
  ] as const)('%s, ending: %s', async (status, cancelAtPeriodEnd, label, action) => {
    open({ [STATUS]: { ...record, status, cancelAtPeriodEnd } })
    expect(await shownFor(label)).toBe('December 21, 2026')
    for (const other of ['Next billing date', 'Subscription will end on', 'Subscription ends on'])
      if (other !== label) expect(screen.queryByText(other)).toBeNull()
    for (const name of ['Cancel Subscription', 'Resume Subscription'])
      expect(button(name) !== null).toBe(name === action)
  })
})

describe('[2.22] the states of the page', () => {
  test('a visitor is asked to log in, and returns', async () => {
    fakeServer(asStranger)
    renderPage(SubscriptionPage, '/subscription')
    const link = await screen.findByRole('link', { name: 'Log In' })
    expect(link.getAttribute('href')).toBe('/login?redirect=/subscription')
  })

  const nothing = { status: null, plan: null, periodEnd: null, nextCharge: null, card: null }
  const never = { ...record, ...nothing, hasAccess: false }

  const startsOf = (name: string | RegExp) =>
    screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))

  test('[2.4] a person who never had one can start one, and sees the plans', async () => {
    open({ [STATUS]: { ...never, trialAvailable: true } })
    await screen.findByText("You don't have an active subscription yet.")
    expect(linkOf('View Plans')).toBe('/subscription#pricing')
    expect(startsOf('Start Free Trial')).toEqual([
      '/subscribe?plan=monthly',
      '/subscribe?plan=monthly',
      '/subscribe?plan=annual',
    ])
    expect(screen.getByText(/^A subscription needs a card\..*\$5\.99/)).toBeDefined()
    expect(screen.getAllByText('Full natal chart readings')).toHaveLength(2)
  })

  test('a person whose trial was used sees what the start costs', async () => {
    open({ [STATUS]: { ...never, trialAvailable: false } })
    await screen.findByText("You don't have an active subscription yet.")
    expect(startsOf(/^Subscribe for/)).toEqual([
      '/subscribe?plan=monthly',
      '/subscribe?plan=monthly',
      '/subscribe?plan=annual',
    ])
    expect(screen.queryByText(/^A subscription needs a card/)).toBeNull()
  })

  test.each(['incomplete', 'incomplete_expired'] as const)(
    'one whose card was never confirmed (%s) counts as none',
    async (status) => {
      open({
        [STATUS]: { ...record, status, plan: 'annual', hasAccess: false, trialAvailable: true },
      })
      await screen.findByText(/^You looked at the annual plan\. Nothing was started\./)
      expect(linkOf('View Plans')).toBe('/subscription#pricing')
      expect(startsOf('Start Free Trial')[0]).toBe('/subscribe?plan=annual')
      expect(screen.queryByText('Next billing date')).toBeNull()
      expect(button('Cancel Subscription')).toBeNull()
    },
  )

  test('[2.4] shows the plans to a visitor who pressed Subscribe', async () => {
    fakeServer(asStranger)
    renderPage(SubscriptionPage, '/subscription')
    const plans = await screen.findAllByRole('link', { name: 'Start Free Trial' })
    expect(plans.map((link) => link.getAttribute('href'))).toEqual([
      '/signup?plan=monthly',
      '/signup?plan=annual',
    ])
  })

  test('[8.15] a failure says why, and Try Again asks again', async () => {
    const { server } = open({ [STATUS]: () => refusal(500, {}) })
    await screen.findByText('Failed to load subscription information')
    server.answers[STATUS] = record
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await shownFor('Plan')).toBe('Monthly, $5.99 per month')
  })

  test('the plan, the next charge with its amount and day, and the card', async () => {
    open({
      [STATUS]: {
        ...record,
        plan: 'annual',
        nextCharge: { at: '2027-11-21T23:30:00Z', amountCents: 5999 },
      },
    })
    expect(await shownFor('Plan')).toBe('Annual, billed $59.99 per year')
    expect(await shownFor('Next charge')).toBe('$59.99 on November 21, 2027')
    expect(await shownFor('Card')).toBe('Visa ending in 4242')
  })

  test('says when the first charge of a trial comes', async () => {
    open({ [STATUS]: { ...record, status: 'trialing' } })
    expect(await shownFor('First charge')).toBe('$5.99 on December 21, 2026')
    expect(await shownFor('Status')).toBe('Free trial')
  })

  test('[2.22][4.12] a failed payment says what to do, and when it is tried again, on one line', async () => {
    const nextCharge = { at: '2026-11-26T09:00:00Z', amountCents: 599 }
    open({ [STATUS]: { ...record, status: 'past_due', hasAccess: false, nextCharge } })
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your card was declined. Update your card and everything opens again.',
    )
    expect(await shownFor('Next billing date')).toBe('November 26, 2026')
    expect(screen.queryByText('Next charge')).toBeNull()
    expect(
      screen.getByText(
        'We will try to charge $5.99 again on November 26, 2026, or as soon as you save another card.',
      ),
    ).toBeDefined()
    expect(button('Update Card')).not.toBeNull()
  })

  test('[4.12] one that is not tried again names the next period, and no amount', async () => {
    open({ [STATUS]: { ...record, status: 'past_due', hasAccess: false, nextCharge: null } })
    expect(await shownFor('Next billing date')).toBe('December 21, 2026')
    expect(screen.queryByText(/is tried again/)).toBeNull()
  })
})

describe('[7.12][7.13] canceling and resuming', () => {
  test('two clicks cancel at the end of the period, and one more resumes', async () => {
    const ending = { ...record, cancelAtPeriodEnd: true, nextCharge: null }
    const { server } = open({ [STATUS]: record, [CANCEL]: ending, [RESUME]: record })
    await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/Everything stays open until December 21, 2026/)).toBeDefined()
    server.answers[STATUS] = ending
    await user.click(question.getByRole('button', { name: 'Yes, Cancel It' }))
    await screen.findByText('Subscription Canceled')
    expect(await shownFor('Subscription will end on')).toBe('December 21, 2026')
    server.answers[STATUS] = record
    await user.click(screen.getByRole('button', { name: 'Resume Subscription' }))
    await screen.findByText('Subscription Resumed')
    expect(await shownFor('Next billing date')).toBe('December 21, 2026')
    expect([server.count(CANCEL), server.count(RESUME)]).toEqual([1, 1])
  })

  test('a second thought leaves everything as it is', async () => {
    const { server } = open({ [STATUS]: record, [CANCEL]: record })
    await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }))
    await user.click(await screen.findByRole('button', { name: 'Keep It' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(server.count(CANCEL)).toBe(0)
  })

  test.each([
    ['cancel', record, CANCEL],
    ['resume', { ...record, cancelAtPeriodEnd: true }, RESUME],
  ])('[8.15] a %s that fails without a message says so', async (_name, status, call) => {
    open({ [STATUS]: status, [call]: () => refusal(500, {}) })
    if (call === CANCEL) {
      await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }))
      await user.click(await screen.findByRole('button', { name: 'Yes, Cancel It' }))
    } else await user.click(await screen.findByRole('button', { name: 'Resume Subscription' }))
    await screen.findByText('Failed to cancel subscription')
  })

  test('with a message of the server shows that message', async () => {
    open({ [STATUS]: record, [CANCEL]: () => refusal(409, { error: 'It has ended already.' }) })
    await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }))
    await user.click(await screen.findByRole('button', { name: 'Yes, Cancel It' }))
    await screen.findByText('It has ended already.')
  })
})

describe('changing the plan', () => {
  const CHANGE = 'POST /api/plan-change'
  const PREVIEW = 'GET /api/plan-change'
  const preview = {
    plan: 'annual',
    charge: { at: '2026-12-21T09:00:00Z', amountCents: 5999 },
    until: '2027-12-21T09:00:00Z',
  }
  const pending = { ...record, nextPlan: 'annual', nextCharge: preview.charge }
  const changed = { [STATUS]: record, [PREVIEW]: preview, [CHANGE]: pending }

  async function look() {
    await user.click(await screen.findByRole('button', { name: 'Change to the Annual Plan' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await dialog.findByText('$59.99')
    return dialog
  }

  test('shows the amount and the date before it is confirmed', async () => {
    const { server } = open(changed)
    const dialog = await look()
    const lines = dialog
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(lines).toEqual([
      ['Charged today', 'Nothing'],
      ['Charged on December\u00a021,\u00a02026', '$59.99'],
      ['Pays for', 'December\u00a021,\u00a02026 to December\u00a021,\u00a02027'],
    ])
    expect(dialog.getByText(/What you have paid for stays yours until December 21/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Keep the Monthly Plan' }))
    expect(server.count(CHANGE)).toBe(0)
  })

  test('sends what was shown, then names the coming change, which can be undone', async () => {
    const { server } = open({ ...changed, 'DELETE /api/plan-change': record })
    const dialog = await look()
    server.answers[STATUS] = pending
    await user.click(dialog.getByRole('button', { name: 'Yes, Change to Annual' }))
    await screen.findByText(
      /^Your plan changes to annual on December 21, 2026, when \$59\.99 is charged\./,
    )
    const sent = server.seen.find(({ call }) => call === CHANGE)
    expect(sent?.body).toEqual({ plan: 'annual', charge: preview.charge })
    expect(button('Change to the Annual Plan')).toBeNull()
    server.answers[STATUS] = record
    await user.click(screen.getByRole('button', { name: 'Keep the Monthly Plan' }))
    await screen.findByText('You stay on the monthly plan.')
    expect(button('Change to the Annual Plan')).not.toBeNull()
  })

  test('says why it cannot be changed, and offers nothing to confirm', async () => {
    open({ ...changed, [PREVIEW]: () => refusal(409, { error: 'Resume it first.' }) })
    await user.click(await screen.findByRole('button', { name: 'Change to the Annual Plan' }))
    await screen.findByText('Resume it first.')
    expect(screen.getByRole('button', { name: 'Yes, Change to Annual' })).toHaveProperty(
      'disabled',
      true,
    )
  })

  test.each([
    ['canceled', { cancelAtPeriodEnd: true }],
    ['unpaid', { status: 'past_due' }],
  ])('is not offered while the subscription is %s', async (_, different) => {
    open({ [STATUS]: { ...record, ...different } })
    await shownFor('Plan')
    expect(button('Change to the Annual Plan')).toBeNull()
  })
})

describe('the payments', () => {
  const payment = {
    id: 'in_1',
    number: 'COSMIC-0001',
    status: 'paid',
    plan: 'monthly',
    periodStart: '2026-11-21T09:00:00Z',
    periodEnd: '2026-12-21T09:00:00Z',
    amountCents: 599,
    refundedCents: 0,
    at: '2026-11-21T10:00:00Z',
    card: { brand: 'visa', last4: '4242' },
  }
  const PAYMENTS = 'GET /api/payments'

  test.each([
    ['paid', {}, 'Paid', true],
    ['refunded', { status: 'refunded', refundedCents: 599 }, 'Refunded', true],
    ['partly refunded', { status: 'partly_refunded', refundedCents: 100 }, '$1.00 refunded', true],
    ['declined', { status: 'unpaid' }, 'Not paid', false],
  ])('one that was %s is called so', async (_, different, label, hasReceipt) => {
    open({ [STATUS]: record, [PAYMENTS]: { payments: [{ ...payment, ...different }] } })
    const row = within(await screen.findByRole('listitem'))
    for (const text of ['November 21, 2026', '$5.99', label])
      expect(row.getByText(text)).toBeDefined()
    const receipt = row.queryByRole('link', { name: 'Receipt of November 21, 2026' })
    expect(receipt?.getAttribute('href')).toBe(hasReceipt ? '/receipt?id=in_1' : undefined)
  })

  test('that cannot be loaded are asked for again', async () => {
    const { server } = open({ [STATUS]: record, [PAYMENTS]: () => refusal(500, {}) })
    await screen.findByText('Your payments could not be loaded.')
    server.answers[PAYMENTS] = { payments: [payment] }
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByText('Paid')
  })
})

test('says within a few seconds that every call fails, and continues after Try Again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { server } = open({ [STATUS]: record, ...broken })
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(screen.getByRole('alert').textContent).toBe(
    'Something went wrong on our side. Please try again.',
  )
  expect(server.count(STATUS)).toBe(0)
  server.answers['GET /api/auth/settings'] = asAda['GET /api/auth/settings']
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText('Active')
  expect(screen.queryByRole('alert')).toBeNull()
})
