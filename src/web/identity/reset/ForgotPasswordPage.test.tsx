import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { asAda, asStranger, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import ForgotPasswordPage, { meta } from './ForgotPasswordPage.tsx'

const ASK = 'POST /api/identity/request-password-reset'
const RESET = 'POST /api/identity/reset-password'
const visitor = { ...asStranger, [ASK]: { status: true }, [RESET]: { status: true } }

function open(address = '/forgot-password', answers: object = {}) {
  const server = fakeServer({ ...visitor, ...answers })
  return { server, ...renderPage(ForgotPasswordPage, address), user: userEvent.setup() }
}

async function ask(user: ReturnType<typeof userEvent.setup>, email: string) {
  await user.type(await screen.findByLabelText('Email'), email)
  await user.click(screen.getByRole('button', { name: 'Send the Link' }))
}

describe('[2.11] the forgot-password page', () => {
  test('[8.4] sends a link, sends it again to the same email, and links back to sign in', async () => {
    const { user, server } = open()
    await ask(user, 'ada@example.com')
    expect((await screen.findAllByText('Password reset email sent')).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: 'Send Again' }))
    await waitFor(() => expect(server.count(ASK)).toBe(2))
    const bodies = server.seen.filter(({ call }) => call === ASK).map(({ body }) => body)
    expect(bodies).toEqual([{ email: 'ada@example.com' }, { email: 'ada@example.com' }])
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveProperty(
      'pathname',
      '/login',
    )
  })

  test.each([
    [
      'an unknown refusal',
      () => refusal(400, {}),
      'Please check your email address and try again.',
    ],
    [
      'a bug',
      () => refusal(500, {}),
      'Something went wrong on our side. Please try again in a minute.',
    ],
    [
      'a server that is down',
      () => Promise.reject(new TypeError('x')),
      'Network error. Cosmic Path cannot be reached right now. Please try again in a minute.',
    ],
    [
      'too many tries',
      () => refusal(429, {}),
      'Too many requests at once. Please wait a minute and try again.',
    ],
  ])(
    '[8.4] shows the message for %s, and keeps what was typed',
    async (_name, answer, sentence) => {
      const { user } = open('/forgot-password', { [ASK]: answer })
      await ask(user, 'ada@example.com')
      await screen.findAllByText('Failed to send reset email')
      expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
      expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ada@example.com')
    },
  )

  test('refuses an invalid email', async () => {
    const { user, server } = open()
    await ask(user, 'ada')
    await screen.findByText('Invalid email format.')
    expect(server.count(ASK)).toBe(0)
  })
})

describe('[7.30] the emailed link', () => {
  async function choose(user: ReturnType<typeof userEvent.setup>, one: string, two = one) {
    await user.type(await screen.findByLabelText('New password'), one)
    await user.type(screen.getByLabelText('Confirm new password'), two)
    await user.click(screen.getByRole('button', { name: 'Change Password' }))
  }

  test('opens a form for the new password, which ends at the log-in page', async () => {
    const { user, server, at } = open('/forgot-password?token=from-the-email')
    await choose(user, 'poetical science')
    await waitFor(() => expect(at()).toBe('/login'))
    expect(server.seen.find(({ call }) => call === RESET)?.body).toEqual({
      token: 'from-the-email',
      newPassword: 'poetical science',
    })
    await screen.findAllByText('Password changed')
  })

  test('[5.1] opens a form that refuses two different passwords', async () => {
    const { user, server } = open('/forgot-password?token=from-the-email')
    await choose(user, 'abc', 'abd')
    await screen.findAllByText("Passwords don't match")
    expect(server.count(RESET)).toBe(0)
  })

  test('of Firebase opens the form too', async () => {
    const { user, server } = open('/forgot-password?oobCode=from-firebase')
    await choose(user, 'poetical science')
    await waitFor(() => expect(server.count(RESET)).toBe(1))
    expect(server.seen.find(({ call }) => call === RESET)?.body).toMatchObject({
      token: 'from-firebase',
    })
  })

  test('ends the session of this browser too', async () => {
    const { user, server, services } = open('/forgot-password?token=from-the-email', {
      ...asAda,
      [RESET]: () => {
        server.answers['GET /api/identity/get-session'] = null
        return { status: true }
      },
    })
    await choose(user, 'poetical science')
    await screen.findAllByText('Password changed')
    expect(services.identity.state().status).toBe('signed-out')
  })

  test('keeps the form open after any other failure', async () => {
    const { user } = open('/forgot-password?token=from-the-email', {
      [RESET]: () => refusal(500, {}),
    })
    await choose(user, 'poetical science')
    await screen.findAllByText('Something went wrong on our side. Please try again in a minute.')
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'poetical science')
  })

  test('is not sent to other sites as a referrer', () => {
    expect(meta()).toContainEqual({ name: 'referrer', content: 'no-referrer' })
  })

  test('that was used shows so and offers a new one', async () => {
    const { user } = open('/forgot-password?token=used', {
      [RESET]: refusal(400, { code: 'INVALID_TOKEN' }),
    })
    await choose(user, 'poetical science')
    await screen.findByRole('button', { name: 'Send the Link' })
    expect((await screen.findAllByText(/This link is no longer valid/)).length).toBeGreaterThan(0)
  })

  test('that has expired shows so and offers a new one', async () => {
    open('/forgot-password?error=INVALID_TOKEN')
    await screen.findByText(/This link is no longer valid/)
    await screen.findByRole('button', { name: 'Send the Link' })
  })
})
