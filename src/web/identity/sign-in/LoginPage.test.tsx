import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { asAda, asStranger, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { currentToast } from '#web/ui/toasts.ts'
import LoginPage from './LoginPage.tsx'

const allMethods = {
  ...asStranger,
  'GET /api/auth/settings': {
    ...asStranger['GET /api/auth/settings'],
    google: true,
    mailedCode: true,
  },
  'GET /api/identity/ok': { ok: true },
}
const wrong = () => refusal(401, { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'library words' })

afterEach(() => vi.restoreAllMocks())

async function open(answers: object = allMethods, address = '/login') {
  const server = fakeServer(answers as typeof allMethods)
  const page = renderPage(LoginPage, address)
  return { server, user: userEvent.setup(), ...page }
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }))

describe('[2.9] the log-in page', () => {
  test('has a form, Google, an emailed code, and links to reset the password and to sign up', async () => {
    await open(allMethods, '/login?redirect=/readings')
    expect((await field('Email')).type).toBe('email')
    expect((await field('Email')).autocomplete).toBe('username webauthn')
    expect((await field('Password')).autocomplete).toBe('current-password')
    await screen.findByRole('button', { name: 'Continue with Google' })
    await screen.findByRole('button', { name: 'Email me a sign-in code' })
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveProperty(
      'pathname',
      '/forgot-password',
    )
    const signUp = screen.getByRole('link', { name: 'Create an account' })
    expect(signUp.getAttribute('href')).toBe('/signup?redirect=/readings')
  })

  test.each([
    ['/login', '/'],
    ['/login?redirect=/readings?type=saved', '/readings?type=saved'],
    ['/login?redirect=//evil.example', '/'],
    ['/login?redirect=https://evil.example', '/'],
    ['/login?redirect=/%5Cevil.example', '/'],
    ['/login?redirect=javascript:alert(1)', '/'],
  ])('redirects a signed-in person from %s to %s', async (address, target) => {
    const { at } = await open(asAda, address)
    await waitFor(() => expect(at()).toBe(target))
    expect(screen.queryByLabelText('Password')).toBeNull()
  })

  test('[4.2] shows its form before the session is known, but not to who was signed in on the last visit', async () => {
    const answers = {
      ...allMethods,
      'GET /api/identity/get-session': () => new Promise<Response>(() => {}),
    }
    await open(answers)
    const form = (await field('Password')).closest('.unless-was-signed-in')
    expect(form).not.toBeNull()
    expect(screen.getByRole('status').className).toContain('only-if-was-signed-in')
  })

  test('[4.2] shows its form to everybody once the session cannot be known', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await open({ ...allMethods, 'GET /api/identity/get-session': () => refusal(503, {}) })
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(screen.getByLabelText('Password').closest('.unless-was-signed-in')).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
  })
})

describe('[5.2] logging in', () => {
  test('requires both fields, and ties each message to its field', async () => {
    const { user, server } = await open()
    await press(user, 'Log In')
    expect(await screen.findByText('Please enter your email.')).toBeTruthy()
    expect((await field('Email')).getAttribute('aria-invalid')).toBe('true')
    const describedBy = (await field('Password')).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(describedBy)?.textContent).toBe('Please enter your password.')
    expect(server.count('POST /api/identity/sign-in/email')).toBe(0)
  })

  test('trims the email, but not the password', async () => {
    const { user, server } = await open({
      ...allMethods,
      'POST /api/identity/sign-in/email': wrong,
    })
    await user.type(await field('Email'), ' ada@example.com ')
    await user.type(await field('Password'), ' a space ')
    await press(user, 'Log In')
    await screen.findAllByText('Sign-in failed')
    const call = server.seen.find(({ call }) => call === 'POST /api/identity/sign-in/email')
    expect(call?.body).toEqual({ email: 'ada@example.com', password: ' a space ' })
  })

  test('can show the password, and warns of Caps Lock', async () => {
    const { user } = await open()
    const password = await field('Password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password.type).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password.type).toBe('password')
    await user.click(password)
    await user.keyboard('{CapsLock}A')
    expect(screen.getByText('Caps Lock is on.')).toBeTruthy()
  })

  test('accepts a pasted password', async () => {
    const { user } = await open()
    const password = await field('Password')
    await user.click(password)
    await user.paste('from a password manager')
    expect(password.value).toBe('from a password manager')
  })
})

describe('[8.2] a sign-in that fails', () => {
  test.each([
    ['a wrong password', wrong, 'Invalid email or password. Please try again.'],
    [
      'a bug',
      () => refusal(500, {}),
      'Something went wrong on our side. Please try again in a minute.',
    ],
    [
      'a disabled account',
      () => refusal(403, { code: 'user-disabled' }),
      'Invalid email or password. Please try again.',
    ],
    [
      'too many tries',
      () => refusal(429, { message: 'library words' }),
      'Too many requests at once. Please wait a minute and try again.',
    ],
    [
      'too many tries, where the server says how long to wait',
      () =>
        refusal(429, {
          error: refusalMessages.tooManyRequests(40_000),
          code: 'too-many-requests',
        }),
      'Too many requests at once. Please try again in about 40 seconds.',
    ],
    [
      'a server that is down',
      () => Promise.reject(new TypeError('x')),
      'Network error. Cosmic Path cannot be reached right now. Please try again in a minute.',
    ],
  ])('shows the message for %s once, in the form', async (_name, answer, sentence) => {
    const { user } = await open({ ...allMethods, 'POST /api/identity/sign-in/email': answer })
    await user.type(await field('Email'), 'ada@example.com')
    await user.type(await field('Password'), 'not hers')
    await press(user, 'Log In')
    expect(await screen.findAllByText('Sign-in failed')).toHaveLength(1)
    expect(await screen.findAllByText(sentence)).toHaveLength(1)
    expect((await field('Password')).value).toBe('not hers')
  })
})

describe('[1.14] a sign-in code', () => {
  const calls = {
    ...allMethods,
    'POST /api/identity/email-otp/send-verification-otp': { success: true },
  }

  async function sendCode(answers: object) {
    const page = await open({ ...calls, ...answers })
    await page.user.type(await field('Email'), 'ada@example.com')
    await press(page.user, 'Email me a sign-in code')
    expect((await field('Email')).value).toBe('ada@example.com')
    await press(page.user, 'Send the Code')
    return page
  }

  test('is sent without revealing whether the email is known, and signs its owner in', async () => {
    let isSignedIn = false
    const { user, server, at } = await sendCode({
      ...asAda,
      ...calls,
      'GET /api/identity/get-session': () =>
        isSignedIn ? asAda['GET /api/identity/get-session'] : null,
      'POST /api/identity/sign-in/email-otp': () => {
        isSignedIn = true
        return {}
      },
    })
    expect(await screen.findByText(/If this email belongs to an account/)).toBeTruthy()
    const code = await field('Code')
    expect(code.autocomplete).toBe('one-time-code')
    expect(code.inputMode).toBe('numeric')
    await user.click(code)
    await user.paste(' 123 456 ')
    await press(user, 'Log In')
    await waitFor(() => expect(at()).toBe('/'))
    const call = server.seen.find(({ call }) => call === 'POST /api/identity/sign-in/email-otp')
    expect(call?.body).toEqual({ email: 'ada@example.com', otp: '123456' })
  })

  test.each([
    ['INVALID_OTP', 'This code is wrong or no longer valid. Please check it or request a new one.'],
    ['OTP_EXPIRED', 'This code is wrong or no longer valid. Please check it or request a new one.'],
    // Must not reveal that the account exists.
    [
      'user-disabled',
      'This code is wrong or no longer valid. Please check it or request a new one.',
    ],
    ['TOO_MANY_ATTEMPTS', 'There were too many tries with this code. Please request a new one.'],
  ])('that is refused with %s can be typed or sent again', async (code, sentence) => {
    const { user, server } = await sendCode({
      'POST /api/identity/sign-in/email-otp': () => refusal(400, { code }),
    })
    await user.type(await field('Code'), '000000')
    await press(user, 'Log In')
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
    await press(user, 'Send Again')
    await waitFor(() =>
      expect(server.count('POST /api/identity/email-otp/send-verification-otp')).toBe(2),
    )
  })

  test('is not sent empty', async () => {
    const { user, server } = await sendCode({})
    await user.type(await field('Code'), '  ')
    await press(user, 'Log In')
    await screen.findByText('Please enter the code from the email.')
    expect(server.count('POST /api/identity/sign-in/email-otp')).toBe(0)
  })

  test('is not offered by a server that sends no email, nor Google by one without a client', async () => {
    await open(asStranger)
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Email me a sign-in code' })).toBeNull(),
    )
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
  })
})

describe('[8.2] Google', () => {
  const failed = 'Failed to sign in with Google. Please try again.'

  test('has one message when its popup is blocked', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const { user } = await open()
    await press(user, 'Continue with Google')
    expect((await screen.findAllByText(failed)).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toHaveProperty(
      'disabled',
      false,
    )
  })

  async function closePopup() {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const popup = { closed: false, close() {} }
    vi.spyOn(window, 'open').mockReturnValue(popup as Window)
    const page = await open()
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await press(user, 'Continue with Google')
    expect(await screen.findByRole('button', { name: 'Waiting for Google…' })).toHaveProperty(
      'disabled',
      true,
    )
    popup.closed = true
    return { ...page, user }
  }

  test('has the same message eight seconds after the popup is closed', async () => {
    await closePopup()
    await act(() => vi.advanceTimersByTimeAsync(7500))
    expect(screen.queryByText(failed)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect((await screen.findAllByText(failed)).length).toBeGreaterThan(0)
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toHaveProperty(
      'disabled',
      false,
    )
  })

  test('shows no failure on the next page', async () => {
    const { unmount } = await closePopup()
    unmount()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(currentToast()).toBeUndefined()
  })

  test('shows no failure to a person who is typing in the form by then', async () => {
    const { user } = await closePopup()
    await user.type(await field('Password'), 'b')
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(screen.queryByText(failed)).toBeNull()
  })
})
