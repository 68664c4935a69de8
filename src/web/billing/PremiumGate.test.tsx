import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { errorMessage } from '#web/api-error.ts'
import { keepPendingNatal } from '#web/pending/pending-natal.ts'
import { keepPendingSynastry } from '#web/pending/pending-synastry.ts'
import { queryKeys } from '#web/query-keys.ts'
import {
  asAda,
  asStranger,
  fakeServer,
  noSubscription,
  refusal,
  type SeenCall,
  sessionEnded,
  trial,
} from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { PremiumGate } from './PremiumGate.tsx'
import { useAccess } from './use-access.ts'

const STATUS = 'GET /api/subscription-status'
const birth = { birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Tampa' }
const person = { date: '1990-06-10', time: '14:30', location: 'Tampa' }

const Gate = () => {
  const { state } = useAccess()
  return state === 'loading' ? <p>loading</p> : <PremiumGate />
}

function open(answers: object) {
  fakeServer({ ...asAda, [STATUS]: noSubscription, ...answers })
  return renderPage(Gate, '/gate')
}

const hrefOf = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href')

describe('[2.28] the premium gate', () => {
  test('says what it is, and where the ways lead', async () => {
    open({})
    expect(await hrefOf('Start Free Trial')).toBe('/checkout?plan=monthly&redirect=/gate')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Premium Feature')
    screen.getByText('This cosmic insight requires an active subscription to unlock.')
    expect(await hrefOf('Back to Home')).toBe('/')
    expect(await hrefOf('annual plan')).toBe('/checkout?plan=annual&redirect=/gate')
  })

  test('sends a stranger to sign up', async () => {
    fakeServer(asStranger)
    renderPage(Gate, '/gate')
    expect(await hrefOf('Start Free Trial')).toBe('/signup?plan=monthly&redirect=/gate')
    expect(await hrefOf('annual plan')).toBe('/signup?plan=annual&redirect=/gate')
  })

  test('[2.14] leads back to the tab that the person came for', async () => {
    fakeServer({ ...asAda, [STATUS]: noSubscription })
    renderPage(Gate, '/gate?type=year')
    expect(await hrefOf('Start Free Trial')).toBe('/checkout?plan=monthly&redirect=/gate?type=year')
  })

  test('leads back to details that wait in this browser', async () => {
    keepPendingNatal(birth)
    open({})
    expect(await hrefOf('Start Free Trial')).toBe('/checkout?plan=monthly&redirect=/readings')
  })

  test('also to those of two people', async () => {
    keepPendingSynastry({ user: person, partner: person })
    open({})
    expect(await hrefOf('Start Free Trial')).toBe(
      '/checkout?plan=monthly&redirect=/readings?type=synastry',
    )
  })

  test('calls nothing free for a person who had the trial', async () => {
    open({ [STATUS]: { ...noSubscription, status: 'canceled', trialAvailable: false } })
    expect(await hrefOf('Subscribe for $5.99 per month')).toBe(
      '/checkout?plan=monthly&redirect=/gate',
    )
    expect(screen.queryByText(/free/i)).toBeNull()
  })

  test('asks for another card where the last payment failed', async () => {
    open({ [STATUS]: { ...trial, status: 'past_due', hasAccess: false } })
    await screen.findByRole('button', { name: 'Update Card', expanded: false })
    screen.getByText('Your card was declined')
    screen.getByText('Your readings are safe. Update your card, and everything opens again.')
    expect(screen.queryByText('Start Free Trial')).toBeNull()
  })

  test('[4.3] says so too where the payment failed while the page was open', async () => {
    let status = 'active'
    const server = fakeServer({
      ...asAda,
      [STATUS]: () => ({ ...trial, status, hasAccess: status === 'active' }),
    })
    renderPage(() => {
      const { state } = useAccess()
      const [isRefused, setIsRefused] = useState(false)
      if (isRefused) return <PremiumGate />
      return (
        <button type="button" onClick={() => setIsRefused(true)}>
          {state}
        </button>
      )
    }, '/gate')
    const open = await screen.findByRole('button', { name: 'open' })
    status = 'past_due'
    fireEvent.click(open)
    await screen.findByText('Your card was declined')
    expect(server.count(STATUS)).toBe(2)
  })
})

describe('[4.3] who may pass it', () => {
  const Access = () => <p>{useAccess().state}</p>

  test.each([
    ['active', true, 'open'],
    ['trialing', true, 'open'],
    ['trialing', false, 'none'],
    ['canceled', false, 'none'],
    ['past_due', false, 'past_due'],
    ['incomplete', false, 'none'],
    ['incomplete_expired', false, 'none'],
    ['unknown', false, 'none'],
    [null, false, 'none'],
  ] as const)('%s, by the server %s: %s', async (status, hasAccess, state) => {
    fakeServer({ ...asAda, [STATUS]: { ...trial, status, hasAccess } })
    renderPage(Access, '/')
    await screen.findByText(state)
  })

  test('nobody, and what could not be read', async () => {
    fakeServer({ ...asAda, [STATUS]: refusal(500, {}) })
    const view = renderPage(Access, '/')
    await screen.findByText('failed')
    view.unmount()
    fakeServer(asStranger)
    renderPage(Access, '/')
    await screen.findByText('stranger')
  })

  describe('while the server gives no token', () => {
    const TOKEN = 'GET /api/identity/token'
    const forAda = ({ headers }: SeenCall) =>
      headers.has('authorization') ? trial : refusal(401, { error: 'Please log in to continue.' })
    const Retry = () => {
      const { state, error, retry } = useAccess()
      return (
        <button type="button" onClick={retry}>
          {state} {errorMessage(error, 'not loaded')}
        </button>
      )
    }

    test('[8.1e] a subscriber is no stranger, and a retry lets them in', async () => {
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      const server = fakeServer({
        ...asAda,
        [STATUS]: forAda,
        [TOKEN]: () => refusal(429, { message: 'Too many requests.' }),
      })
      const { container } = renderPage(Retry, '/')
      const failed = await screen.findByText(/^failed We cannot reach your account/)
      expect(container.textContent).not.toContain('stranger')
      server.answers[TOKEN] = asAda[TOKEN]
      fireEvent.click(failed)
      await screen.findByText(/^open/)
    })

    test('and their session has ended, they are a stranger and never read of a failure', async () => {
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      const answers = { ...asAda, [STATUS]: forAda }
      const server = fakeServer(answers)
      const seen = new Set<string>()
      const { services } = renderPage(() => {
        const { state } = useAccess()
        seen.add(state)
        return <p>{state}</p>
      }, '/')
      await screen.findByText('open')
      Object.assign(server.answers, sessionEnded, {
        [STATUS]: () => refusal(401, { error: 'Please log in to continue.' }),
      })
      await act(() =>
        services.queryClient.resetQueries({ queryKey: queryKeys.subscription }).catch(() => {}),
      )
      await screen.findByText('stranger')
      expect([...seen]).not.toContain('failed')
    })
  })
})
