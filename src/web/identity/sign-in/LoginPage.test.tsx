import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { messages } from '#contract/messages.ts'
import { asAda, asStranger, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import LoginPage from './LoginPage.tsx'

const everyWay = {
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

async function open(answers: object = everyWay, address = '/login') {
  const server = fakeServer(answers as typeof everyWay)
  const page = renderPage(LoginPage, address)
  return { server, user: userEvent.setup(), ...page }
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }))

describe('[2.9] the log-in page', () => {
  test('has a form, Google, a code, a way to a new password and one to sign up', async () => {
    await open(everyWay, '/login?redirect=/readings')
    expect((await field('Email')).type).toBe('email')
    expect((await field('Email')).autocomplete).toBe('username')
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
  ])('sends whoever is in already from %s to %s', async (address, target) => {
    const { at } = await open(asAda, address)
    await waitFor(() => expect(at()).toBe(target))
    expect(screen.queryByLabelText('Password')).toBeNull()
  })

  test('[4.2] waits until it is known who is here, and is there where that cannot be known', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const failure = Promise.withResolvers<Response>()
    await open({ ...everyWay, 'GET /api/identity/get-session': () => failure.promise })
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(screen.queryByLabelText('Password')).toBeNull()
    failure.resolve(refusal(503, {}))
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(screen.queryByLabelText('Password')).not.toBeNull()
  })
})

describe('[5.2] logging in', () => {
  test('needs both fields, and ties what is missing to them', async () => {
    const { user, server } = await open()
    await press(user, 'Log In')
    expect((await field('Email')).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Please enter your email.')).toBeTruthy()
    const describedBy = (await field('Password')).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(describedBy)?.textContent).toBe('Please enter your password.')
    expect(server.count('POST /api/identity/sign-in/email')).toBe(0)
  })

  test('takes a password as it was typed, spaces and all', async () => {
    const { user, server } = await open({ ...everyWay, 'POST /api/identity/sign-in/email': wrong })
    await user.type(await field('Email'), ' ada@example.com ')
    await user.type(await field('Password'), ' a space ')
    await press(user, 'Log In')
    await screen.findAllByText('Sign-in failed')
    const call = server.seen.find(({ call }) => call === 'POST /api/identity/sign-in/email')
    expect(call?.body).toEqual({ email: 'ada@example.com', password: ' a space ' })
  })

  test('shows a password to whoever asks, and says that Caps Lock is on', async () => {
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

  test('can be pasted into', async () => {
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
    ['a bug', () => refusal(500, {}), 'Invalid email or password. Please try again.'],
    [
      'a disabled account',
      () => refusal(403, { code: 'user-disabled' }),
      'Invalid email or password. Please try again.',
    ],
    [
      'too many tries',
      () => refusal(429, { message: 'library words' }),
      'That was a lot at once. Please wait a minute and try again.',
    ],
    [
      'too many tries, where the server says how long to wait',
      () =>
        refusal(429, {
          error: messages.general.tooManyRequests(40_000),
          code: 'too-many-requests',
        }),
      'That was a lot at once. Please try again in about 40 seconds.',
    ],
    [
      'no network',
      () => Promise.reject(new TypeError('x')),
      'Network error. Please check your connection and try again.',
    ],
  ])('for %s says so in the form and in a toast', async (_name, answer, sentence) => {
    const { user } = await open({ ...everyWay, 'POST /api/identity/sign-in/email': answer })
    await user.type(await field('Email'), 'ada@example.com')
    await user.type(await field('Password'), 'not hers')
    await press(user, 'Log In')
    await screen.findAllByText('Sign-in failed')
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(1)
    expect((await field('Password')).value).toBe('not hers')
  })
})

describe('[1.14] a mailed code', () => {
  const calls = {
    ...everyWay,
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

  test('is sent without a word on whether the address is known, and lets its owner in', async () => {
    let isIn = false
    const { user, server, at } = await sendCode({
      ...asAda,
      ...calls,
      'GET /api/identity/get-session': () => (isIn ? asAda['GET /api/identity/get-session'] : null),
      'POST /api/identity/sign-in/email-otp': () => {
        isIn = true
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
    [
      'INVALID_OTP',
      'This code is not right, or no longer good. Please check it or ask for a new one.',
    ],
    [
      'OTP_EXPIRED',
      'This code is not right, or no longer good. Please check it or ask for a new one.',
    ],
    ['TOO_MANY_ATTEMPTS', 'That was one try too many for this code. Please ask for a new one.'],
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

  test('is not offered where none can be sent', async () => {
    await open(asStranger)
    await field('Password')
    expect(screen.queryByRole('button', { name: 'Email me a sign-in code' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
  })
})

describe('[8.2] Google', () => {
  const failed = 'Failed to sign in with Google. Please try again.'

  test('has one sentence when its window is blocked', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const { user } = await open()
    await press(user, 'Continue with Google')
    expect((await screen.findAllByText(failed)).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toHaveProperty(
      'disabled',
      false,
    )
  })

  async function closeTheWindow() {
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

  test('has the same when it is closed, eight seconds later', async () => {
    await closeTheWindow()
    await act(() => vi.advanceTimersByTimeAsync(7500))
    expect(screen.queryByText(failed)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect((await screen.findAllByText(failed)).length).toBeGreaterThan(0)
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toHaveProperty(
      'disabled',
      false,
    )
  })

  test('says nothing to whoever has turned to the form meanwhile', async () => {
    const { user } = await closeTheWindow()
    await user.type(await field('Password'), 'b')
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(screen.queryByText(failed)).toBeNull()
  })
})
