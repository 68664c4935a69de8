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

  test('a person who never had one sees the plans', async () => {
    open({ [STATUS]: { ...record, status: null, plan: null, periodEnd: null, nextCharge: null } })
    await screen.findByText("You don't have an active subscription yet.")
    const link = screen.getByRole('link', { name: 'View Plans' })
    expect(link.getAttribute('href')).toBe('/#pricing')
  })

  test.each(['incomplete', 'incomplete_expired'] as const)(
    'one whose card was never confirmed (%s) counts as none',
    async (status) => {
      open({
        [STATUS]: { ...record, status, plan: 'annual', hasAccess: false, trialAvailable: true },
      })
      await screen.findByText(/^You looked at the annual plan\. Nothing was started\./)
      expect(screen.getByRole('link', { name: 'View Plans' })).toBeDefined()
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
      'Your last payment failed. Update your card and everything opens again.',
    )
    expect(await shownFor('Next billing date')).toBe('November 26, 2026')
    expect(screen.queryByText('Next charge')).toBeNull()
    expect(
      screen.getByText(
        'We will try to charge $5.99 again on November 26, 2026, or as soon as you save another card.',
      ),
    ).toBeDefined()
    expect(button('Update card')).not.toBeNull()
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
    await user.click(question.getByRole('button', { name: 'Yes, cancel it' }))
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
    await user.click(await screen.findByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(server.count(CANCEL)).toBe(0)
  })

  test.each([
    ['cancel', record, CANCEL],
    ['resume', { ...record, cancelAtPeriodEnd: true }, RESUME],
  ])('[8.15] a %s that fails without a message says so', async (_name, standing, call) => {
    open({ [STATUS]: standing, [call]: () => refusal(500, {}) })
    if (call === CANCEL) {
      await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }))
      await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }))
    } else await user.click(await screen.findByRole('button', { name: 'Resume Subscription' }))
    await screen.findByText('Failed to cancel subscription')
  })

  test('with a message of the server shows that message', async () => {
    open({ [STATUS]: record, [CANCEL]: () => refusal(409, { error: 'It has ended already.' }) })
    await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }))
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }))
    await screen.findByText('It has ended already.')
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
