import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { asAda, asStranger, fakeServer } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import DebugAuthPage, { meta } from './DebugAuthPage.tsx'

const visitor = { ...asStranger, 'GET /api/identity/ok': { ok: true } }

function open(answers: object = visitor) {
  const server = fakeServer(answers as typeof visitor)
  return { server, ...renderPage(DebugAuthPage, '/debug-auth'), user: userEvent.setup() }
}

const stateOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

describe('[2.34] the login check', () => {
  test('has three buttons, five instructions, and the state of the session', async () => {
    open()
    const buttons = screen.getAllByRole('button').map((button) => button.textContent)
    expect(buttons.slice(0, 3)).toEqual(['Test Google Login', 'Clear Session Flags', 'Clear Logs'])
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(5)
    await waitFor(() => expect(stateOf('Loading')).toBe('no'))
    expect(stateOf('User')).toBe('none')
    expect(stateOf('Google login is in progress')).toBe('false')
    expect(stateOf('Google login is complete')).toBe('false')
  })

  test('shows the email of the signed-in person, and no token', async () => {
    const { container } = open(asAda)
    await waitFor(() => expect(stateOf('User')).toBe('ada@example.com'))
    expect(container.textContent).not.toContain('signature')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('signature')
  })

  test('[7.30] shows a flag while the Google popup is open, and logs the result', async () => {
    const popup = vi.spyOn(window, 'open').mockReturnValue({ closed: false, close() {} } as Window)
    const { user, server } = open({ ...asAda, ...visitor })
    await user.click(screen.getByRole('button', { name: 'Test Google Login' }))
    expect(await screen.findByRole('button', { name: 'Processing...' })).toHaveProperty(
      'disabled',
      true,
    )
    expect(stateOf('Google login is in progress')).toBe('true')
    const url = new URL(String(popup.mock.calls[0]?.[0]), window.location.origin)
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: window.location.origin,
        data: {
          type: 'better-auth:oauth-popup',
          nonce: url.searchParams.get('popupNonce'),
          token: 'x',
        },
      }),
    )
    await waitFor(() => expect(stateOf('Google login is complete')).toBe('true'))
    expect(stateOf('Google login is in progress')).toBe('false')
    expect(screen.getByRole('log').textContent).toMatch(
      /\d\d:\d\d:\d\d\.\d{3}Google login started.*\d\d:\d\d:\d\d\.\d{3}Google login complete/,
    )
    // Signing in and syncing; the page makes no other call.
    const isOfSignIn = /^(GET|POST) \/api\/(identity\/|auth\/(settings|sync|user)$)/
    expect(server.seen.map(({ call }) => call).filter((call) => !isOfSignIn.test(call))).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Clear Session Flags' }))
    expect(stateOf('Google login is complete')).toBe('false')
    await user.click(screen.getByRole('button', { name: 'Clear Logs' }))
    expect(screen.getByRole('log').textContent).toBe('')
  })

  test('[8.18] logs the message of an error', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Test Google Login' }))
    await waitFor(() =>
      expect(screen.getByRole('log').textContent).toContain(
        'ERROR: Pop-up was blocked. Please allow pop-ups for this site.',
      ),
    )
  })

  test('is not indexed by search engines', () => {
    expect(meta()).toContainEqual({ name: 'robots', content: 'noindex' })
  })
})
