import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { asAda, asStranger, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import LoginPage from './LoginPage.tsx'

const APP = 'POST /api/identity/two-factor/verify-totp'
const BACKUP = 'POST /api/identity/two-factor/verify-backup-code'
const needs = (code: string) => () => refusal(403, { code, message: 'library words' })

const answers = {
  ...asStranger,
  'POST /api/identity/sign-in/email': needs('second-step-code'),
}

afterEach(() => vi.unstubAllGlobals())

async function open(more: object = {}, address = '/login') {
  const server = fakeServer({ ...answers, ...more })
  const page = renderPage(LoginPage, address)
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com')
  await user.type(screen.getByLabelText('Password'), 'a good password')
  await user.click(screen.getByRole('button', { name: 'Log In' }))
  await screen.findByRole('heading', { name: 'One more step' })
  return { server, user, ...page }
}

const bodiesOf = ({ seen }: ReturnType<typeof fakeServer>, call: string) =>
  seen.filter((one) => one.call === call).map(({ body }) => body)

describe('the second step of a login', () => {
  test('sends a code without spaces, and goes on to the page that was asked for', async () => {
    const { server, user, at } = await open({}, '/login?redirect=/readings')
    Object.assign(server.answers, asAda, { [APP]: { token: 't', user: {} } })
    const field = screen.getByLabelText<HTMLInputElement>('Code')
    expect(document.activeElement).toBe(field)
    expect(field.autocomplete).toBe('one-time-code')
    await user.type(field, '123 456')
    await user.click(screen.getByRole('checkbox', { name: /30 days/ }))
    await user.click(screen.getByRole('button', { name: 'Log In' }))
    await waitFor(() => expect(at()).toBe('/readings'))
    expect(bodiesOf(server, APP)).toEqual([{ code: '123456', trustDevice: true }])
  })

  test('sends a backup code as it is stored', async () => {
    const { server, user } = await open({
      [BACKUP]: () => refusal(401, { code: 'INVALID_BACKUP_CODE' }),
    })
    await user.click(screen.getByRole('button', { name: 'Use a Backup Code Instead' }))
    await user.type(screen.getByLabelText('Backup code'), ' AB1CD-ef2gh')
    await user.click(screen.getByRole('button', { name: 'Log In' }))
    await screen.findByText('That backup code is wrong or already used. Enter another one.')
    expect(bodiesOf(server, BACKUP)).toEqual([{ code: 'ab1cd-ef2gh', trustDevice: false }])
    await user.click(screen.getByRole('button', { name: 'Use the authenticator app instead' }))
    expect(screen.queryByText(/wrong or already used/)).toBeNull()
  })

  test('says below the field that a code is wrong, until it is changed', async () => {
    const { user } = await open({ [APP]: () => refusal(401, { code: 'INVALID_CODE' }) })
    const field = screen.getByLabelText('Code')
    await user.type(field, '123456')
    await user.click(screen.getByRole('button', { name: 'Log In' }))
    const reason = await screen.findByText(
      'That code is wrong or already used. Enter the one your app shows now.',
    )
    expect(field.getAttribute('aria-describedby')).toBe(reason.id)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
    await user.type(field, '7')
    expect(field.getAttribute('aria-invalid')).toBeNull()
  })

  test.each([
    [401, { code: 'INVALID_TWO_FACTOR_COOKIE' }, /Please log in again/],
    [400, { code: 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE' }, /Please log in again/],
    [429, { code: 'too-many-requests', message: 'Wait for about 30 seconds.' }, /about 30 seconds/],
    [500, {}, /could not be checked/],
  ])('says what is wrong: %i %o', async (status, body, sentence) => {
    const { user } = await open({ [APP]: () => refusal(status, body) })
    await user.type(screen.getByLabelText('Code'), '123456')
    await user.click(screen.getByRole('button', { name: 'Log In' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
  })

  test('sends no empty code', async () => {
    const { server, user } = await open()
    await user.click(screen.getByRole('button', { name: 'Log In' }))
    await screen.findByText('Please enter the code.')
    expect(server.count(APP)).toBe(0)
  })

  test('keeps the email of the first step', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Log In Another Way' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('ada@example.com')
  })

  test('asks for a passkey or a backup code where there is no app', async () => {
    await open({ 'POST /api/identity/sign-in/email': needs('second-step-passkey') })
    await screen.findByText('Confirm with the passkey of this account.')
    expect(screen.queryByLabelText('Code')).toBeNull()
    screen.getByRole('button', { name: 'Use a Backup Code Instead' })
  })
})

describe('a passkey on the log-in page', () => {
  function deviceWith(get: () => Promise<unknown>) {
    const PublicKeyCredential = {
      parseRequestOptionsFromJSON: (options: object) => options,
      parseCreationOptionsFromJSON: (options: object) => options,
    }
    vi.stubGlobal('PublicKeyCredential', PublicKeyCredential)
    const asked = vi.fn(get)
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: asked } })
    return asked
  }
  const OPTIONS = 'GET /api/identity/passkey/generate-authenticate-options'
  const VERIFY = 'POST /api/identity/passkey/verify-authentication'
  let server: ReturnType<typeof fakeServer>
  const logIn = async (more: object) => {
    // Before the click: an answer may come while it is still being waited for.
    server = fakeServer({ ...answers, [OPTIONS]: { challenge: 'c' }, ...more })
    const page = renderPage(LoginPage, '/login')
    const button = await screen.findByRole('button', { name: 'Log In With a Passkey' })
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    await userEvent.click(button)
    return page
  }

  test('logs in, and the device must check the person', async () => {
    const asked = deviceWith(async () => ({ toJSON: () => ({ id: 'p' }) }))
    const answer: Record<string, unknown> = {}
    const { at } = await logIn({
      [VERIFY]: () => {
        Object.assign(server.answers, asAda)
        return answer
      },
    })
    await waitFor(() => expect(at()).toBe('/'))
    expect(asked).toHaveBeenCalledWith({
      publicKey: { challenge: 'c', userVerification: 'required' },
    })
    expect(bodiesOf(server, VERIFY)).toEqual([{ response: { id: 'p' } }])
  })

  test('says when the device did not log in', async () => {
    deviceWith(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    await logIn({})
    await screen.findByText(/Your device did not log you in/)
  })

  test('is not offered where the browser has none', async () => {
    fakeServer(answers)
    renderPage(LoginPage, '/login')
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Email me a sign-in code' })).toBeNull(),
    )
    expect(screen.queryByRole('button', { name: 'Log In With a Passkey' })).toBeNull()
  })
})
