import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { storageKeys } from '#web/browser-storage.ts'
import { useSubscription } from '#web/session/subscription.ts'
import { useCurrentUser } from '#web/session/use-current-user.ts'
import { expectAfter, withoutTime } from '#web/testing/clock.ts'
import {
  asAda,
  asStranger,
  currentUser,
  fakeServer,
  noSubscription,
  refusal,
  trial,
} from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import SubscriptionSuccessPage from './SubscriptionSuccessPage.tsx'

const VERIFY = 'POST /api/verify-session'
const SYNC = 'POST /api/sync-subscription'
const STATUS = 'GET /api/subscription-status'
const USER = 'GET /api/auth/user'
const NOT_YET =
  'Your subscription is being processed. If you experience issues, please refresh the page.'
const WELCOME = 'Welcome to Cosmic Path!'
const TRIAL = 'Your 30-day free trial has begun. Everything is open to you.'
const UNKNOWN = 'A first subscription begins with a 30-day free trial.'
const PAID = 'Your subscription is active. Everything is open to you.'
const NONE =
  'This account has no active subscription, so nothing is charged. Choose a plan to open everything.'
const user = userEvent.setup()

const synced = (subscriptionStatus: string | null) => ({ success: true, subscriptionStatus })

/** As in the site: header and banner, above every page, hold the person and the subscription. */
function Page() {
  useCurrentUser()
  const { data } = useSubscription()
  return (
    <>
      <output>{String(data?.hasAccess)}</output>
      <SubscriptionSuccessPage />
    </>
  )
}

function open(address: string, answers: object = {}) {
  const server = fakeServer({
    ...asAda,
    [STATUS]: noSubscription,
    [VERIFY]: synced('trialing'),
    [SYNC]: synced('trialing'),
    ...answers,
  })
  return { server, ...renderPage(Page, address) }
}

const callsOf = (server: ReturnType<typeof fakeServer>) =>
  server.seen.map(({ call }) => call).filter((call) => [VERIFY, SYNC, STATUS, USER].includes(call))

describe('[4.9] back from the hosted checkout', () => {
  test('[2.14] it says "Processing...", verifies, syncs, reads person and subscription anew, and welcomes', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const { server } = open('/subscription-success?session_id=cs_1', { [VERIFY]: () => promise })
    await screen.findByRole('heading', { name: 'Processing...' })
    await waitFor(() => expect(server.count(VERIFY)).toBe(1))
    expect(screen.queryByText(WELCOME)).toBeNull()
    server.answers[STATUS] = trial
    server.answers[USER] = { ...currentUser, subscriptionStatus: 'trialing' }
    resolve(synced('trialing'))
    await screen.findByRole('heading', { name: WELCOME })
    expect(screen.getByText(TRIAL)).toBeDefined()
    expect(screen.getByText('true')).toBeDefined()
    expect(server.seen.find(({ call }) => call === VERIFY)?.body).toEqual({ sessionId: 'cs_1' })
    const calls = callsOf(server)
    expect(calls.filter((call) => call === VERIFY || call === SYNC)).toEqual([VERIFY, SYNC])
    const afterSync = calls.slice(calls.indexOf(SYNC) + 1)
    expect(afterSync.toSorted()).toEqual([USER, STATUS].toSorted())
  })

  test.each([
    ["another person's", refusal(403, { error: 'This checkout belongs to another account.' })],
    ['a session that is still open', { success: false, subscriptionStatus: null }],
    ['a server that breaks', refusal(500, {})],
  ])(
    '[8.7] %s shows a message instead of the welcome, and can be retried',
    async (_name, answer) => {
      const { server } = open('/subscription-success?session_id=cs_1', { [VERIFY]: answer })
      expect(await screen.findAllByText(NOT_YET)).not.toHaveLength(0)
      expect(screen.queryByText(WELCOME)).toBeNull()
      server.answers[VERIFY] = synced('trialing')
      await user.click(screen.getByRole('button', { name: 'Try Again' }))
      await screen.findByRole('heading', { name: WELCOME })
    },
  )

  test.each([
    ['card', 'This card has already had a free trial with Cosmic Path.'],
    ['address', 'Your email address has already had a free trial with Cosmic Path.'],
  ])(
    'where the %s has had its trial, it says so, and what it costs to go on',
    async (because, why) => {
      open('/subscription-success?session_id=cs_1&redirect=/readings', {
        [VERIFY]: { success: false, subscriptionStatus: null },
        [SYNC]: { ...synced(null), trialRefused: because },
      })
      await screen.findByRole('heading', { name: 'No free trial is left' })
      expect(screen.getByText(new RegExp(`^${why}.*nothing was charged`))).toBeDefined()
      expect(screen.queryByText(WELCOME)).toBeNull()
      const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
      expect(linkOf('Subscribe for $5.99 per month')).toBe(
        '/subscribe?plan=monthly&redirect=/readings',
      )
      expect(linkOf('Subscribe for $59.99 per year')).toBe(
        '/subscribe?plan=annual&redirect=/readings',
      )
    },
  )

  test('[9.5] waits two seconds for a signed-in user, then keeps the session for after the login', async () => {
    vi.useFakeTimers()
    const server = fakeServer(asStranger)
    const { services } = renderPage(
      Page,
      '/subscription-success?session_id=cs_1&redirect=/readings',
    )
    await withoutTime(() => services.identity.state().status === 'signed-out')
    expect(screen.getByText('Processing...')).toBeDefined()
    await expectAfter(2000, () => screen.queryByText(WELCOME) !== null)
    const login = screen.getByRole('link', { name: 'Log In' })
    const back = new URL(String(login.getAttribute('href')), 'http://localhost').searchParams
    expect(back.get('redirect')).toBe('/subscription-success?session_id=cs_1&redirect=/readings')
    expect(server.count(VERIFY)).toBe(0)
  })
})

describe('[4.9] back from the card form', () => {
  test('welcomes at once, and removes the gate without a reload', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const { server } = open('/subscription-success', { [SYNC]: () => promise })
    await screen.findByRole('heading', { name: WELCOME })
    expect(screen.getByText(UNKNOWN)).toBeDefined()
    await screen.findByText('false')
    server.answers[STATUS] = trial
    resolve(synced('trialing'))
    await screen.findByText('true')
    await screen.findByText(TRIAL)
    expect([server.count(VERIFY), server.count(SYNC)]).toEqual([0, 1])
  })

  test('does not mention a trial where there is none', async () => {
    open('/subscription-success', { [SYNC]: synced('active') })
    await screen.findByText(PAID)
    expect(screen.queryByText(TRIAL)).toBeNull()
  })

  test.each([
    ['of a person who never had one', null],
    ['that was never confirmed', 'incomplete'],
    ['that has ended', 'canceled'],
  ])(
    'it claims no trial, and offers plans where the server knows only a subscription %s',
    async (_of, status) => {
      const { promise, resolve } = Promise.withResolvers<object>()
      open('/subscription-success', { [SYNC]: () => promise })
      await screen.findByText(UNKNOWN)
      expect(screen.queryByText(TRIAL)).toBeNull()
      resolve(synced(status))
      await screen.findByText(NONE)
      expect(screen.getByRole('heading', { name: WELCOME })).toBeDefined()
      expect(screen.queryByText(TRIAL)).toBeNull()
      expect(screen.queryByRole('button', { name: 'Start Exploring' })).toBeNull()
      expect(screen.getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe(
        '/#pricing',
      )
    },
  )

  test('leads to another card after a failed payment', async () => {
    open('/subscription-success', { [SYNC]: synced('past_due') })
    await screen.findByText('Your card was declined. Update your card and everything opens again.')
    expect(screen.queryByText(TRIAL)).toBeNull()
    const way = screen.getByRole('link', { name: 'Update Card' })
    expect(way.getAttribute('href')).toBe('/subscription')
  })

  test('a person who goes on before the reply stays here and sees the result', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const { at } = open('/subscription-success', { [SYNC]: () => promise })
    await user.click(await screen.findByRole('button', { name: 'Start Exploring' }))
    resolve(synced(null))
    await screen.findByText(NONE)
    expect(at()).toBe('/subscription-success')
    expect(localStorage.getItem(storageKeys.justSubscribed)).toBeNull()
  })

  test('a card that was confirmed a moment ago is called late, not absent', async () => {
    const { router } = open('/subscription-success', { [SYNC]: synced('incomplete') })
    await act(() => router.navigate('/subscribe'))
    await act(() => router.navigate('/subscription-success', { state: { intentType: 'setup' } }))
    expect(await screen.findAllByText(NOT_YET)).not.toHaveLength(0)
    expect(screen.queryByText(NONE)).toBeNull()
  })

  test.each([
    ['setup', TRIAL],
    ['payment', PAID],
  ])('a server that cannot tell takes back nothing of a %s', async (intentType, text) => {
    const { server, router } = open('/subscription-success', { [SYNC]: refusal(500, {}) })
    await act(() => router.navigate('/subscribe'))
    await act(() => router.navigate('/subscription-success', { state: { intentType } }))
    await waitFor(() => expect(server.count(SYNC)).toBe(1))
    await waitFor(() => expect(server.count(STATUS)).toBeGreaterThan(1))
    expect(screen.getByText(text)).toBeDefined()
  })

  test('claims nothing if the server cannot tell', async () => {
    const { server } = open('/subscription-success', { [SYNC]: refusal(500, {}) })
    await waitFor(() => expect(server.count(STATUS)).toBeGreaterThan(1))
    expect(screen.getByText(UNKNOWN)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Start Exploring' })).toBeDefined()
    for (const claim of [TRIAL, PAID]) expect(screen.queryByText(claim)).toBeNull()
  })

  test.each([
    ['?setup_intent=seti_1&redirect_status=failed'],
    ['?payment_intent=pi_1&redirect_status=requires_action'],
    ['?setup_intent=seti_1'],
  ])('%s gets no welcome where nothing is open', async (query) => {
    const { server } = open(`/subscription-success${query}`, { [SYNC]: synced('incomplete') })
    await screen.findByText(
      'Your card was not confirmed, so no subscription was started and nothing is charged.',
    )
    expect(screen.queryByText(WELCOME)).toBeNull()
    expect(server.count(SYNC)).toBe(1)
    expect(screen.getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/#pricing')
  })

  test('an intent that succeeded is welcomed if the server confirms it', async () => {
    open('/subscription-success?setup_intent=seti_1&redirect_status=succeeded')
    await screen.findByText('Processing...')
    await screen.findByRole('heading', { name: WELCOME })
  })

  test.each([
    ['?payment_intent=pi_1&redirect_status=failed', 'Your card was not confirmed'],
    ['?payment_intent=pi_1&redirect_status=succeeded', NOT_YET],
  ])('%s never shows that a trial was refused', async (query, text) => {
    open(`/subscription-success${query}`, { [SYNC]: { ...synced(null), trialRefused: 'card' } })
    expect(await screen.findAllByText(new RegExp(text))).not.toHaveLength(0)
    expect(screen.queryByText(/No free trial is left/)).toBeNull()
  })

  test('a payment on the card form never shows that a trial was refused', async () => {
    const { router } = open('/subscription-success', {
      [SYNC]: { ...synced('incomplete'), trialRefused: 'card' },
    })
    await act(() => router.navigate('/subscribe'))
    await act(() => router.navigate('/subscription-success', { state: { intentType: 'payment' } }))
    expect(await screen.findAllByText(NOT_YET)).not.toHaveLength(0)
    expect(screen.queryByText(/No free trial is left/)).toBeNull()
  })

  test('does not call a late trial refused', async () => {
    open('/subscription-success?payment_intent=pi_1&redirect_status=succeeded', {
      [SYNC]: synced('incomplete'),
    })
    expect(await screen.findAllByText(NOT_YET)).not.toHaveLength(0)
  })

  test('a signed-out visitor is asked to log in instead of welcomed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fakeServer(asStranger)
    renderPage(Page, '/subscription-success?setup_intent=seti_1&redirect_status=failed')
    await screen.findByText('Processing...')
    await act(() => vi.advanceTimersByTimeAsync(2500))
    await screen.findByRole('link', { name: 'Log In' })
    expect(screen.queryByText(WELCOME)).toBeNull()
  })
})

describe('[2.14] a visitor', () => {
  test.each([
    ['', '/horoscopes'],
    ['?redirect=/readings', '/readings'],
  ])('from "%s" is welcomed without a claim, and goes on to %s', async (query, target) => {
    const server = fakeServer(asStranger)
    const { at } = renderPage(Page, `/subscription-success${query}`)
    await screen.findByRole('heading', { name: WELCOME })
    const login = await screen.findByRole('link', { name: 'Log In' })
    expect(
      new URL(String(login.getAttribute('href')), 'http://x').searchParams.get('redirect'),
    ).toBe(`/subscription-success${query}`)
    expect(screen.getByText(UNKNOWN)).toBeDefined()
    for (const claim of [TRIAL, PAID]) expect(screen.queryByText(claim)).toBeNull()
    expect(screen.getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/#pricing')
    await user.click(screen.getByRole('button', { name: 'Start Exploring' }))
    await waitFor(() => expect(at()).toBe(target))
    expect(localStorage.getItem(storageKeys.justSubscribed)).toBe('true')
    expect(server.count(SYNC)).toBe(0)
  })
})

describe('[2.14] Start Exploring', () => {
  test.each([
    ['', '/horoscopes'],
    ['?redirect=/readings?type=synastry', '/readings?type=synastry'],
    ['?redirect=%2Freadings%3Ftype%3Dsynastry', '/readings?type=synastry'],
    ['?redirect=//evil.example', '/horoscopes'],
    ['?redirect=/%5Cevil.example', '/horoscopes'],
    ['?redirect=javascript:alert(1)', '/horoscopes'],
  ])('from "%s" leads to %s, with the flag', async (query, target) => {
    const { at } = open(`/subscription-success${query}`)
    await user.click(await screen.findByRole('button', { name: 'Start Exploring' }))
    await waitFor(() => expect(at()).toBe(target))
    expect(localStorage.getItem(storageKeys.justSubscribed)).toBe('true')
  })

  test('waits until the user is loaded again, so that no gate is shown', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const { at, server } = open('/subscription-success', { [SYNC]: () => promise })
    await user.click(await screen.findByRole('button', { name: 'Start Exploring' }))
    await waitFor(() => expect(server.count(SYNC)).toBe(1))
    expect(at()).toBe('/subscription-success')
    resolve(synced('trialing'))
    await waitFor(() => expect(at()).toBe('/horoscopes'))
  })
})
