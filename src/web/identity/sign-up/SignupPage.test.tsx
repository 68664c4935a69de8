import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { expectAfter, withoutTime } from '#web/testing/clock.ts'
import {
  asAda,
  asStranger,
  fakeServer,
  noSubscription,
  refusal,
  trial,
} from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { currentToast, dismissToast } from '#web/ui/toasts.ts'
import SignupPage from './SignupPage.tsx'

const SUBSCRIPTION = 'GET /api/subscription-status'

const settings = { ...asStranger['GET /api/auth/settings'], google: true }
const visitor = {
  ...asStranger,
  'GET /api/auth/settings': settings,
  'GET /api/identity/ok': { ok: true },
}

/** A server where Ada can sign up with a password or with Google. */
function acceptingAda(more: object = {}) {
  let isSignedIn = false
  return {
    ...asAda,
    ...visitor,
    'GET /api/identity/get-session': () =>
      isSignedIn ? asAda['GET /api/identity/get-session'] : null,
    'POST /api/identity/sign-up/email': () => {
      isSignedIn = true
      return {}
    },
    'GET /api/identity/ok': () => {
      isSignedIn = true
      return { ok: true }
    },
    ...more,
  }
}

afterEach(() => vi.restoreAllMocks())

function open(answers: object, address = '/signup') {
  const server = fakeServer(answers as typeof visitor)
  return { server, ...renderPage(SignupPage, address), user: userEvent.setup() }
}

type User = ReturnType<typeof userEvent.setup>

async function enter(user: User, email: string, one: string, two = one) {
  if (email) await user.type(await screen.findByLabelText('Email'), email)
  await user.type(await screen.findByLabelText('Password'), one)
  await user.type(await screen.findByLabelText('Confirm password'), two)
}

async function fill(user: User, email: string, one: string, two = one) {
  await enter(user, email, one, two)
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
}

describe('[2.10] the sign-up page', () => {
  test.each([
    ['/signup', '/login'],
    ['/signup?redirect=/readings', '/login?redirect=/readings'],
    ['/signup?plan=annual', '/login?redirect=/subscribe?plan=annual'],
    [
      '/signup?plan=monthly&redirect=/readings?type=synastry',
      '/login?redirect=/subscribe?plan=monthly%26redirect=/readings?type=synastry',
    ],
    ['/signup?plan=weekly&redirect=/readings', '/login?redirect=/readings'],
  ])('%s: the log-in link keeps the plan and the redirect', async (address, target) => {
    open(visitor, address)
    const link = await screen.findByRole('link', { name: 'Log in' })
    expect(link.getAttribute('href')).toBe(target)
  })

  test('[5.11] has an email, a password and its confirmation, and the terms', async () => {
    open(visitor)
    expect(await screen.findByLabelText('Email')).toHaveProperty('autocomplete', 'username')
    for (const label of ['Password', 'Confirm password'])
      expect(screen.getByLabelText(label)).toHaveProperty('autocomplete', 'new-password')
    expect(screen.getByText(/By creating an account you confirm/).textContent).toBe(
      'By creating an account you confirm that you are 18 or older and accept the Terms and the Privacy Policy.',
    )
    expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms')
    expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe(
      '/privacy',
    )
    await screen.findByRole('button', { name: 'Continue with Google' })
  })

  test.each([
    ['/signup?redirect=/readings', '/readings', 500],
    ['/signup?plan=annual&redirect=/readings', '/checkout?plan=annual&redirect=/readings', 0],
  ])('[4.8a][9.5] redirects from %s to %s after exactly %i ms', async (address, target, delay) => {
    const { user, at } = open(acceptingAda(), address)
    await enter(user, 'ada@example.com', 'poetical science')
    // From here on, only the test moves the clock.
    vi.useFakeTimers()
    fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }))
    await withoutTime(() => screen.queryByLabelText('Email') === null)
    if (delay > 0) {
      expect(at()).toBe(address)
      await expectAfter(delay, () => at() !== address)
    } else await withoutTime(() => at() !== address)
    expect(at()).toBe(target)
  })
})

test('[2.10] a signed-in subscriber is redirected at once to the path in the address', async () => {
  vi.useFakeTimers()
  const { at } = open({ ...asAda, [SUBSCRIPTION]: trial }, '/signup?redirect=/readings')
  await withoutTime(() => at() === '/readings')
})

describe('[5.1] signing up checks', () => {
  const text = (title: string) => screen.findAllByText(title)

  test('that the passwords match, before their length', async () => {
    const { user, server } = open(visitor)
    await fill(user, 'ada@example.com', 'abc', 'abd')
    await text("Passwords don't match")
    await text('Please make sure your passwords match.')
    expect(screen.queryByText('Password too short')).toBeNull()
    const confirmation = screen.getByLabelText('Confirm password')
    expect(confirmation.getAttribute('aria-invalid')).toBe('true')
    const note = document.getElementById(confirmation.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('Please make sure your passwords match.')
    // Said once: in the toast, and by the field when the toast is gone.
    expect(note?.className).toContain('invisible')
    act(() => dismissToast(currentToast()?.id ?? 0))
    expect(note?.className).not.toContain('invisible')
    expect(server.count('POST /api/identity/sign-up/email')).toBe(0)
  })

  test('that the password has six characters', async () => {
    const { user, server } = open(visitor)
    await fill(user, 'ada@example.com', '12345')
    await text('Password too short')
    await text('Password must be at least 6 characters long.')
    expect(server.count('POST /api/identity/sign-up/email')).toBe(0)
  })

  test('that there is an email, and that it is valid', async () => {
    const { user } = open(visitor)
    await fill(user, '', '123456')
    await text('Please enter your email.')
    await user.type(screen.getByLabelText('Email'), 'no address')
    await user.click(screen.getByRole('button', { name: 'Sign Up' }))
    await text('Invalid email format.')
  })

  test('[9.2] nothing else: 64 characters with spaces are sent as typed', async () => {
    const long = ` ${'long '.repeat(12)}end`
    expect(long.length).toBe(64)
    const { user, server } = open({ ...visitor, 'POST /api/identity/sign-up/email': {} })
    await fill(user, 'ada@example.com', long)
    await waitFor(() => expect(server.count('POST /api/identity/sign-up/email')).toBe(1))
    const call = server.seen.find(({ call }) => call === 'POST /api/identity/sign-up/email')
    expect(call?.body).toMatchObject({ password: long })
  })
})

describe('[8.3] a sign-up that fails', () => {
  test.each([
    ['an unknown refusal', refusal(400, {}), 'Failed to create account. Please try again.'],
    ['a bug', refusal(500, {}), 'Something went wrong on our side. Please try again in a minute.'],
    [
      'a weak password',
      refusal(400, { code: 'PASSWORD_TOO_SHORT' }),
      'Password is too weak. Please choose a stronger password.',
    ],
    [
      'a taken email',
      refusal(422, { code: 'USER_ALREADY_EXISTS' }),
      'A new account cannot be created with this email. If it is yours, log in or reset your password.',
    ],
  ])('shows the message for %s', async (_name, answer, sentence) => {
    const { user } = open({ ...visitor, 'POST /api/identity/sign-up/email': answer })
    await fill(user, 'ada@example.com', 'poetical science')
    await screen.findAllByText('Sign-up failed')
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
  })

  async function withGoogle(prepare: () => void) {
    prepare()
    const page = open(visitor)
    await page.user.click(await screen.findByRole('button', { name: 'Continue with Google' }))
    return page
  }

  test('shows that the Google popup was blocked', async () => {
    await withGoogle(() => vi.spyOn(window, 'open').mockReturnValue(null))
    await screen.findAllByText('Pop-up was blocked. Please allow pop-ups for this site.')
  })

  test('shows that there is no network', async () => {
    await withGoogle(() => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false))
    await screen.findAllByText('Network error. Please check your connection and try again.')
  })

  test('shows that the person canceled at Google', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue({ closed: false, close() {} } as Window)
    await withGoogle(() => {})
    sendGoogleMessage(open, { error: { code: 'access_denied' } })
    await screen.findAllByText('Sign-in was cancelled. Please try again.')
  })
})

function sendGoogleMessage(open: { mock: { calls: unknown[][] } }, data: object) {
  const url = new URL(String(open.mock.calls[0]?.[0]), window.location.origin)
  const nonce = url.searchParams.get('popupNonce')
  const { origin } = window.location
  const message = { type: 'better-auth:oauth-popup', nonce, ...data }
  window.dispatchEvent(new MessageEvent('message', { origin, data: message }))
}

describe('[4.3] signing up with Google', () => {
  test.each([
    ['trialing', trial, '/'],
    ['active', { ...trial, status: 'active' }, '/'],
    [
      'canceled',
      { ...noSubscription, status: 'canceled' },
      '/checkout?plan=monthly&redirect=/readings',
    ],
    ['of nobody', noSubscription, '/checkout?plan=monthly&redirect=/readings'],
  ])('with the subscription %s redirects to the right page', async (_, subscription, target) => {
    const popup = vi.spyOn(window, 'open').mockReturnValue({ closed: false, close() {} } as Window)
    const { user, at } = open(
      acceptingAda({ [SUBSCRIPTION]: subscription }),
      '/signup?plan=monthly&redirect=/readings',
    )
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }))
    sendGoogleMessage(popup, { token: 'a session' })
    await waitFor(() => expect(at()).toBe(target))
  })

  test('waits for the subscription before it redirects', async () => {
    const popup = vi.spyOn(window, 'open').mockReturnValue({ closed: false, close() {} } as Window)
    const subscription = Promise.withResolvers<object>()
    const { user, server, at } = open(
      acceptingAda({ [SUBSCRIPTION]: () => subscription.promise }),
      '/signup?plan=monthly',
    )
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }))
    sendGoogleMessage(popup, { token: 'a session' })
    await waitFor(() => expect(server.count(SUBSCRIPTION)).toBe(1))
    vi.useFakeTimers()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(at()).toBe('/signup?plan=monthly')
    vi.useRealTimers()
    subscription.resolve(trial)
    await waitFor(() => expect(at()).toBe('/'))
  })
})
