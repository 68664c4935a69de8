import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { nothingSaid } from '#web/about-you/use-about-you.ts'
import { firebaseRemote } from '#web/identity/adapters/testing/firebase-remote.ts'
import { ada as adasAccount } from '#web/identity/adapters/testing/remote-accounts.ts'
import { expectAfter, withoutTime } from '#web/testing/clock.ts'
import { asAda, asStranger, currentUser, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { ReceiptOutlet } from './ReceiptOutlet.tsx'
import { showReceipt } from './receipt.ts'
import SettingsPage from './SettingsPage.tsx'

const EMAIL = 'POST /api/identity/update-email'
const PASSWORD = 'POST /api/identity/update-password'
const DELETE = 'DELETE /api/auth/delete-account'

const here = { id: 's1', isCurrent: true, userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0' }
const there = { id: 's2', isCurrent: false, userAgent: 'Mozilla/5.0 (iPhone) Safari/605.1' }
const times = { createdAt: '2026-11-20T10:00:00Z', seenAt: '2026-11-20T10:00:00Z' }
const receipt = {
  deletedAt: '2026-11-21T08:00:00Z',
  deleted: [{ what: 'Readings', count: 3 }],
  kept: [{ what: 'Invoices', why: 'Tax law asks for them.' }],
}

const ada = {
  ...asAda,
  'GET /api/identity/list-accounts': [{ providerId: 'credential', accountId: 'user-ada' }],
  'GET /api/data-export': { dataExport: null },
  'GET /api/auth/profile': { firstName: null, mobileNumber: null },
  'GET /api/about-you': nothingSaid,
  'GET /api/paragraph-verdicts': { verdicts: [] },
  'GET /api/identity/sessions': { sessions: [here, there].map((one) => ({ ...one, ...times })) },
}

function Page() {
  return (
    <>
      <SettingsPage />
      <ReceiptOutlet />
    </>
  )
}

function open(answers: object = {}, address = '/settings') {
  const server = fakeServer({ ...ada, ...answers })
  return { server, ...renderPage(Page, address), user: userEvent.setup() }
}

type User = ReturnType<typeof userEvent.setup>

afterEach(() => {
  act(() => showReceipt(undefined))
  vi.restoreAllMocks()
})

describe('[2.23] the settings', () => {
  test('have a section for everything that can be changed', async () => {
    open({
      'GET /api/auth/user': {
        ...currentUser,
        natalChartData: {
          birthDate: '1990-06-10',
          birthTime: '14:30',
          birthLocation: 'Tampa, Florida, United States',
        },
      },
    })
    await screen.findByText('June 10, 1990, 2:30 p.m.')
    const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
    for (const title of [
      'Name and number',
      'Birth details',
      'Subscription',
      'Appearance',
      'Emails',
      'Daily notification',
    ])
      expect(titles).toContain(title)
    expect(screen.getByRole('link', { name: 'Your Subscription' }).getAttribute('href')).toBe(
      '/subscription',
    )
  })

  test('[4.1] change the theme at once, and keep the choice', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.classList.contains('dark')).toBe(true)
    expect(localStorage.getItem('theme')).toBe('dark')
    await user.click(screen.getByRole('radio', { name: 'As the device' }))
    expect(document.documentElement.classList.contains('dark')).toBe(false)
    expect(localStorage.getItem('theme')).toBe('device')
  })

  test('show the email, and whether it is confirmed', async () => {
    open()
    await screen.findByText('Not confirmed yet.')
    expect(screen.getByText('Account email').parentElement?.textContent).toContain(
      'ada@example.com',
    )
  })

  test('come at once, so that no section that loads late moves a button away from a tap', async () => {
    const late = Promise.withResolvers<object>()
    open({ 'GET /api/paragraph-verdicts': () => late.promise })
    await screen.findByRole('status')
    expect(screen.queryByLabelText('New email')).toBeNull()
    late.resolve({ verdicts: [] })
    expect(await screen.findByLabelText('New email')).toBeDefined()
    expect(screen.getByText('You have not answered any paragraph yet.')).toBeDefined()
  })

  test('[6.1] ask a visitor to log in', async () => {
    fakeServer(asStranger)
    renderPage(Page, '/settings')
    const link = await screen.findByRole('link', { name: 'Log In' })
    expect(link.getAttribute('href')).toBe('/login?redirect=/settings')
  })

  test('send the confirmation email again', async () => {
    const send = 'POST /api/identity/send-verification-email'
    const { user, server } = open({ [send]: { status: true } })
    await user.click(await screen.findByRole('button', { name: 'Send Me the Link Again' }))
    await screen.findAllByText('Confirmation email sent')
    expect(server.seen.find(({ call }) => call === send)?.body).toEqual({
      email: 'ada@example.com',
    })
  })

  test('show that an email was confirmed, once', async () => {
    const { at } = open({}, '/settings?email=confirmed')
    await screen.findAllByText('Email confirmed')
    expect(at()).toBe('/settings')
  })

  test('[3.23] save a first name and a mobile number, a blank one as null', async () => {
    const save = 'PUT /api/auth/profile'
    const { user, server } = open({ [save]: { firstName: 'Ada', mobileNumber: null } })
    await screen.findByText('Not confirmed yet.')
    const name = screen.getByLabelText('First name')
    expect(name).toHaveProperty('autocomplete', 'given-name')
    expect(screen.getByLabelText('Mobile number')).toHaveProperty('autocomplete', 'tel')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false),
    )
    await user.type(name, ' Ada ')
    await user.type(screen.getByLabelText('Mobile number'), '  ')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findAllByText('Saved')
    expect(server.seen.find(({ call }) => call === save)?.body).toEqual({
      firstName: 'Ada',
      mobileNumber: null,
    })
  })

  test('show that the profile could not be loaded, and try again', async () => {
    const profile = vi.fn(() => refusal(500, { error: 'down' }) as unknown)
    const { user } = open({ 'GET /api/auth/profile': profile })
    await screen.findByText('Your profile could not be loaded. Please try again.')
    expect(screen.queryByLabelText('First name')).toBeNull()
    profile.mockReturnValue({ firstName: 'Ada', mobileNumber: null })
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByDisplayValue('Ada')).toBeDefined()
  })

  test('offer no log-out of other browsers where there are none', async () => {
    open({ 'GET /api/identity/sessions': { sessions: [{ ...here, ...times }] } })
    await screen.findByText('Firefox on Linux')
    expect(screen.queryByRole('button', { name: /^Log Out/ })).toBeNull()
  })

  test('show that the sessions could not be loaded', async () => {
    open({ 'GET /api/identity/sessions': () => refusal(500, {}) })
    await screen.findByText('Your sessions could not be loaded.')
  })

  test('log out another browser, and all others', async () => {
    const { user, server } = open({
      'DELETE /api/identity/sessions/s2': { done: true },
      'DELETE /api/identity/sessions': { done: true },
    })
    await screen.findByText('Firefox on Linux')
    await user.click(screen.getByRole('button', { name: 'Log Out Safari on iPhone' }))
    await waitFor(() => expect(server.count('DELETE /api/identity/sessions/s2')).toBe(1))
    await user.click(await screen.findByRole('button', { name: 'Log Out Everywhere Else' }))
    await waitFor(() => expect(server.count('DELETE /api/identity/sessions')).toBe(1))
    expect(screen.queryByRole('button', { name: /Firefox/ })).toBeNull()
  })
})

describe('[5.5] changing the email', () => {
  async function change(user: User, email: string) {
    await user.type(await screen.findByLabelText('New email'), email)
    await user.click(screen.getByRole('button', { name: 'Change Email' }))
  }

  test('requires a value that is not blank', async () => {
    const { user } = open()
    const button = await screen.findByRole('button', { name: 'Change Email' })
    expect(button).toHaveProperty('disabled', true)
    await user.type(screen.getByLabelText('New email'), '  ')
    expect(button).toHaveProperty('disabled', true)
    await user.type(screen.getByLabelText('New email'), 'x')
    expect(button).toHaveProperty('disabled', false)
  })

  test('[4.2] syncs with the server, and shows the new email', async () => {
    let email = 'ada@example.com'
    const session = asAda['GET /api/identity/get-session']
    const { user, server } = open({
      [EMAIL]: () => {
        email = 'lovelace@example.com'
        return { email }
      },
      'GET /api/identity/get-session': () => ({ ...session, user: { ...session.user, email } }),
    })
    await change(user, 'lovelace@example.com')
    await screen.findAllByText('Email updated')
    expect(server.count('POST /api/auth/sync')).toBe(1)
    await waitFor(() =>
      expect(screen.getByText('Account email').parentElement?.textContent).toContain('lovelace'),
    )
  })

  test.each([
    ['requires-recent-login', 403, 'Please log out and log back in before changing your email.'],
    ['email-already-in-use', 409, 'This email is already in use by another account.'],
    ['invalid-email', 400, 'Invalid email format.'],
    ['something-else', 500, 'Failed to update email. Please try again.'],
  ])('[8.12] shows why it failed: %s', async (code, status, sentence) => {
    const { user } = open({ [EMAIL]: refusal(status, { code, error: 'library words' }) })
    await change(user, 'lovelace@example.com')
    await screen.findAllByText('Update failed')
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(1)
    expect(screen.getByLabelText('New email')).toHaveProperty('value', 'lovelace@example.com')
  })
})

describe('[5.5] with Firebase', () => {
  test('[7.30] a new email waits for its link, and sessions are not listed', async () => {
    const projectId = 'settings-page'
    const authDomain = `${projectId}.firebaseapp.com`
    const provider = { kind: 'firebase', apiKey: 'key', authDomain, projectId }
    const { user, services } = open({
      ...firebaseRemote.start().answers,
      'GET /api/auth/settings': { ...asAda['GET /api/auth/settings'], provider },
      'POST /v1/accounts:update': refusal(400, { error: { message: 'OPERATION_NOT_ALLOWED' } }),
      'POST /v1/accounts:sendOobCode': {},
    })
    await screen.findByRole('link', { name: 'Log In' })
    await act(() => services.identity.signIn(adasAccount.email, adasAccount.password))
    await user.type(await screen.findByLabelText('New email'), 'lovelace@example.com')
    await user.click(screen.getByRole('button', { name: 'Change Email' }))
    await screen.findAllByText('Confirm the new email')
    expect(screen.queryByText('Email updated')).toBeNull()
    expect(screen.queryByText('Where you are logged in')).toBeNull()
    await act(() => services.identity.signOut())
  })
})

describe('[5.5] changing the password', () => {
  async function change(user: User, one: string, two = one) {
    if (one) await user.type(await screen.findByLabelText('New password'), one)
    if (two) await user.type(await screen.findByLabelText('Confirm new password'), two)
    await user.click(await screen.findByRole('button', { name: 'Change Password' }))
  }

  // Each input fails the checks after it as well.
  test.each([
    ['', 'abc', 'Missing information', 'Please fill in both password fields.'],
    ['abc', '', 'Missing information', 'Please fill in both password fields.'],
    ['abc', 'abd', "Passwords don't match", 'Please make sure both passwords are the same.'],
    ['abc', 'abc', 'Password too short', 'Password must be at least 6 characters long.'],
  ])('refuses "%s" and "%s": %s', async (one, two, title, text) => {
    const { user, server } = open()
    await change(user, one, two)
    await screen.findAllByText(title)
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(1)
    expect(server.count(PASSWORD)).toBe(0)
  })

  test('sends the password as typed', async () => {
    const { user, server } = open({ [PASSWORD]: { done: true } })
    await change(user, ' six66 ')
    await screen.findAllByText('Password updated')
    expect(server.seen.find(({ call }) => call === PASSWORD)?.body).toEqual({ password: ' six66 ' })
    expect(screen.getByLabelText('New password')).toHaveProperty('value', '')
  })

  test.each([
    ['requires-recent-login', 403, 'Please log out and log back in before changing your password.'],
    ['weak-password', 400, 'Password is too weak. Please choose a stronger password.'],
    ['something-else', 500, 'Failed to update password. Please try again.'],
  ])('[8.13] shows why it failed: %s', async (code, status, sentence) => {
    const { user } = open({ [PASSWORD]: refusal(status, { code, error: 'library words' }) })
    await change(user, 'poetical science')
    await screen.findAllByText('Update failed')
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(1)
  })

  test('refuses more than 256 characters', async () => {
    const { user, server } = open()
    for (const label of ['New password', 'Confirm new password']) {
      await user.click(await screen.findByLabelText(label))
      await user.paste('x'.repeat(257))
    }
    await user.click(screen.getByRole('button', { name: 'Change Password' }))
    await screen.findAllByText('Password can be at most 256 characters long.')
    expect(server.count(PASSWORD)).toBe(0)
  })

  test('sets the first password of a person who signed up with Google', async () => {
    const accounts = [{ providerId: 'google', accountId: '1' }]
    const { user, server } = open({
      'GET /api/identity/list-accounts': () => accounts,
      [PASSWORD]: () => {
        accounts.push({ providerId: 'credential', accountId: 'user-ada' })
        return { done: true }
      },
    })
    await user.type(await screen.findByLabelText('New password'), 'poetical science')
    await user.type(screen.getByLabelText('Confirm new password'), 'poetical science')
    await user.click(screen.getByRole('button', { name: 'Set Password' }))
    await screen.findByRole('heading', { name: 'Change password' })
    expect(server.count(PASSWORD)).toBe(1)
  })
})

describe('[4.13] deleting the account', () => {
  async function confirm(user: User, word = 'delete') {
    await user.click(await screen.findByRole('button', { name: 'Delete Account' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.type(within(dialog).getByRole('textbox'), word)
    return within(dialog).getByRole('button', { name: 'Delete for Good' })
  }

  test('requires the typed word', async () => {
    const { user, server } = open()
    const button = await confirm(user, 'delet')
    expect(button).toHaveProperty('disabled', true)
    fireEvent.submit(button)
    expect(server.count(DELETE)).toBe(0)
  })

  test('[7.5][9.5] calls, signs out, clears the storage, shows the receipt, and opens the home page a second later', async () => {
    const order: string[] = []
    let isGone = false
    const { user, at } = open({
      [DELETE]: () => {
        isGone = true
        order.push('deleted')
        return { receipt }
      },
      'GET /api/identity/get-session': () =>
        isGone ? null : asAda['GET /api/identity/get-session'],
      'POST /api/identity/sign-out': () => {
        order.push(`signed out, ${localStorage.length} keys stored`)
        return {}
      },
    })
    document.documentElement.classList.add('dark')
    localStorage.setItem('theme', 'dark')
    sessionStorage.setItem('anything', 'of theirs')
    const button = await confirm(user)
    vi.useFakeTimers()
    fireEvent.click(button)
    await withoutTime(() => screen.queryByText('Your account is deleted') !== null)
    expect(order).toEqual(['deleted', expect.stringMatching(/^signed out, [1-9]/)])
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    expect(document.documentElement.classList.contains('dark')).toBe(true)
    expect(at()).toBe('/settings')
    await expectAfter(1000, () => at() === '/')
  })

  test('is sent once, and is complete although the last session could not be ended', async () => {
    const { user, server, at } = open({
      [DELETE]: { receipt },
      'POST /api/identity/sign-out': () => refusal(500, {}),
    })
    const button = await confirm(user)
    fireEvent.submit(button)
    fireEvent.submit(button)
    await screen.findByText('Your account is deleted')
    await waitFor(() => expect(at()).toBe('/'))
    expect(localStorage.length).toBe(0)
    expect(server.count(DELETE)).toBe(1)
  })

  test('[8.14] shows why it failed, and can be tried again', async () => {
    const { user } = open({ [DELETE]: refusal(502, { error: 'The payment provider is away.' }) })
    const button = await confirm(user)
    await user.click(button)
    await screen.findAllByText('Deletion failed')
    expect((await screen.findAllByText('The payment provider is away.')).length).toBeGreaterThan(1)
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
  })

  test.each([
    [refusal(500, {}), 'Failed to delete account. Please try again.'],
    [
      refusal(403, { code: 'requires-recent-login', error: 'x' }),
      'Please log out and log back in before deleting your account.',
    ],
  ])('[8.14] shows a default message where the server sends none', async (answer, sentence) => {
    const { user } = open({ [DELETE]: answer, 'GET /api/auth/user': currentUser })
    await user.click(await confirm(user))
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(1)
  })
})

test('the receipt lists what was deleted and what is kept', async () => {
  open()
  act(() => showReceipt(receipt))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Readings3')
  expect(dialog.textContent).toContain('InvoicesTax law asks for them.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('[N24] connected assistants', () => {
  const CONNECTIONS = 'GET /api/identity/connections'
  const assistant = {
    id: 'c1',
    name: 'Claude',
    host: 'claude.ai',
    scopes: ['sky:read', 'chart:read'],
    createdAt: '2026-11-20T10:00:00Z',
    lastUsedAt: null,
  }

  test('are listed with their rights, and disconnected', async () => {
    let connections = [assistant]
    const { user, server } = open({
      [CONNECTIONS]: () => ({ connections }),
      'DELETE /api/identity/connections/c1': () => {
        connections = []
        return { done: true }
      },
    })
    const section = within(await screen.findByRole('region', { name: 'Connected assistants' }))
    section.getByText('Claude, at claude.ai')
    section.getByText('Since Nov 20, 2026, not used yet')
    section.getByText('Your birth details and your chart')
    await user.click(section.getByRole('button', { name: 'Disconnect Claude' }))
    await section.findByText('No assistant is connected.')
    expect(server.count('DELETE /api/identity/connections/c1')).toBe(1)
  })

  test('have no section on a server that lets none in', async () => {
    open()
    await screen.findByRole('region', { name: 'Where you are logged in' })
    expect(screen.queryByRole('region', { name: 'Connected assistants' })).toBeNull()
  })
})
