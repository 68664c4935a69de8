import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { twoFactorMessages } from '#contract/two-factor-messages.ts'
import { asAda, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { currentToast } from '#web/ui/toasts.ts'
import { TwoStepSection } from './TwoStepSection.tsx'

const STATUS = 'GET /api/identity/two-factor'
const START = 'POST /api/identity/two-factor/authenticator'
const CONFIRM = 'POST /api/identity/two-factor/authenticator/confirmation'
const REMOVE = 'POST /api/identity/two-factor/authenticator/removal'
const CODES = 'POST /api/identity/two-factor/backup-codes'

const off = asAda[STATUS]
const on = { ...off, authenticatorSince: '2026-11-20T10:00:00Z', backupCodesLeft: 9 }
const codes = Array.from({ length: 10 }, (_, nth) => `abcd${nth}-efghi`)
const started = {
  secret: 'ABCDEFGHIJKLMNOP',
  uri: 'otpauth://totp/Cosmic%20Path:ada?secret=ABCDEFGHIJKLMNOP',
}

afterEach(() => vi.unstubAllGlobals())

function open(status: object, more: object = {}) {
  const server = fakeServer({ ...asAda, [STATUS]: status, ...more })
  renderPage(TwoStepSection, '/settings')
  return { server, user: userEvent.setup() }
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }))

describe('[2.23] two-step verification', () => {
  test('sets up an app by a QR code or a key, and shows the backup codes once', async () => {
    const { server, user } = open(off, {
      [START]: started,
      [CONFIRM]: () => {
        server.answers[STATUS] = { ...on, backupCodesLeft: 10 }
        return { backupCodes: codes }
      },
    })
    await press(user, 'Set Up an App')
    const picture = await screen.findByRole('img', { name: /QR code/ })
    expect(picture.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(500)
    screen.getByText('ABCD EFGH IJKL MNOP')
    await user.type(screen.getByLabelText('Code from the app'), '123456')
    await press(user, 'Turn On')
    for (const code of codes) await screen.findByText(code)
    await press(user, 'I Have Saved Them')
    expect(screen.queryByText(codes[0] ?? '')).toBeNull()
    await screen.findByText('10 codes are left.')
    await screen.findByText(/On since November 20, 2026/)
  })

  test('shows a wrong code at its field', async () => {
    const refused = {
      code: 'second-step-wrong-code',
      field: 'code',
      message: 'This code is wrong.',
    }
    const { user } = open(off, { [START]: started, [CONFIRM]: () => refusal(400, refused) })
    await press(user, 'Set Up an App')
    const field = await screen.findByLabelText<HTMLInputElement>('Code from the app')
    await user.type(field, '123456')
    await press(user, 'Turn On')
    await screen.findByText('This code is wrong.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.value).toBe('123456')
  })

  test('removes an app with password and code', async () => {
    const { server, user } = open(on, { [REMOVE]: { done: true } })
    await press(user, 'Remove the App')
    await user.type(screen.getByLabelText('Password'), 'a good password')
    await user.type(screen.getByLabelText('Code, or backup code'), '123456')
    await press(user, 'Remove the App')
    await waitFor(() =>
      expect(server.seen.find(({ call }) => call === REMOVE)?.body).toEqual({
        code: '123456',
        password: 'a good password',
      }),
    )
  })

  test('asks for no password that there is none of', async () => {
    const { user } = open({ ...on, hasPassword: false })
    await press(user, 'Remove the App')
    expect(screen.queryByLabelText('Password')).toBeNull()
  })

  test('asks before it replaces the backup codes', async () => {
    const { server, user } = open(on, { [CODES]: { backupCodes: codes } })
    await press(user, 'Create New Codes')
    const question = await screen.findByRole('alertdialog')
    expect(server.count(CODES)).toBe(0)
    await user.click(within(question).getByRole('button', { name: 'Create New Codes' }))
    await screen.findByText(codes[3] ?? '')
  })

  test('warns of missing backup codes', async () => {
    open({ ...on, backupCodesLeft: 0 })
    await screen.findByText(/You have no backup codes/)
  })

  test('needs a confirmed email', async () => {
    open({ ...off, isEmailConfirmed: false })
    await screen.findByText(/Please confirm your email address first/)
    expect(screen.queryByRole('button', { name: 'Set Up an App' })).toBeNull()
  })

  test('lists passkeys, and renames and removes them', async () => {
    const passkey = { id: 'p1', name: null, createdAt: '2026-11-20T10:00:00Z', isSynced: true }
    const done = { done: true }
    const { server, user } = open(
      { ...off, passkeys: [passkey], backupCodesLeft: 3 },
      { 'PUT /api/identity/passkeys/p1': done, 'DELETE /api/identity/passkeys/p1': done },
    )
    await screen.findByText('Added November 20, 2026, copied to your other devices')
    await press(user, 'Rename: Passkey')
    await press(user, 'Save')
    await screen.findByText('Please enter a name.')
    await user.type(screen.getByLabelText('Name'), 'My phone')
    await press(user, 'Save')
    await waitFor(() => expect(server.count('PUT /api/identity/passkeys/p1')).toBe(1))
    await press(user, 'Remove: Passkey')
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Remove the Passkey' }))
    await waitFor(() => expect(server.count('DELETE /api/identity/passkeys/p1')).toBe(1))
  })

  test('says when it is too long since the last login', async () => {
    const message = 'Please log out and log back in before changing two-step verification.'
    const { user } = open(off, {
      [START]: () => refusal(403, { code: 'requires-recent-login', message }),
    })
    await press(user, 'Set Up an App')
    await waitFor(() => expect(currentToast()?.text).toBe(message))
  })

  test('says what it could not load, and tries again', async () => {
    const { server, user } = open(() => refusal(500, {}))
    await screen.findByText('Two-step verification could not be loaded.', undefined, {
      timeout: 8000,
    })
    server.answers[STATUS] = on
    await press(user, 'Try Again')
    await screen.findByText('9 codes are left.')
  })
})

describe('[2.23] whose account it is', () => {
  const PROOF = 'POST /api/identity/two-factor/confirmation'
  const texts = twoFactorMessages.confirmation
  const needed = { code: 'confirmation-required', message: texts.required }

  /** A server that starts the setup of an app only after the proof that it is sent. */
  function openUnconfirmed(status: object, isRight: (body: object) => boolean) {
    let isConfirmed = false
    const { server, user } = open(status, {
      [START]: () => (isConfirmed ? started : refusal(403, needed)),
      [CODES]: () => (isConfirmed ? { backupCodes: codes } : refusal(403, needed)),
      [PROOF]: ({ body }: { body: object }) => {
        isConfirmed = isRight(body)
        if (isConfirmed) return { done: true }
        return refusal(400, { message: 'This password is wrong.', field: 'password' })
      },
    })
    return { server, user }
  }

  test('is asked by the password, and the change goes on after that', async () => {
    const { server, user } = openUnconfirmed(
      off,
      (body) => 'password' in body && body.password === 'right',
    )
    await press(user, 'Set Up an App')
    const dialog = within(await screen.findByRole('alertdialog', { name: texts.heading }))
    const field = dialog.getByLabelText<HTMLInputElement>(texts.password)
    expect(document.activeElement).toBe(field)
    await user.type(field, 'wrong{Enter}')
    await dialog.findByText('This password is wrong.')
    await user.clear(field)
    await user.type(field, 'right{Enter}')
    await screen.findByRole('img', { name: /QR code/ })
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(server.count(START)).toBe(2)
  })

  test('is asked by a code where there is an app', async () => {
    const { server, user } = openUnconfirmed(
      { ...on, backupCodesLeft: 0 },
      (body) => 'code' in body,
    )
    await press(user, 'Create Backup Codes')
    const dialog = within(await screen.findByRole('alertdialog', { name: texts.heading }))
    await user.click(dialog.getByRole('button', { name: texts.submit }))
    await dialog.findByText(texts.missing.code)
    await user.type(dialog.getByLabelText('Code, or backup code'), '123456{Enter}')
    for (const code of codes) await screen.findByText(code)
    expect(server.seen.find(({ call }) => call === PROOF)?.body).toEqual({ code: '123456' })
  })

  test('is left open by Cancel, and nothing is changed', async () => {
    const { server, user } = openUnconfirmed(off, () => true)
    await press(user, 'Set Up an App')
    const dialog = within(await screen.findByRole('alertdialog', { name: texts.heading }))
    await user.click(dialog.getByRole('button', { name: texts.cancel }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Set Up an App' })
    await waitFor(() => expect(button.disabled).toBe(false))
    expect(server.count(START)).toBe(1)
    expect(currentToast()).toBeUndefined()
  })
})
