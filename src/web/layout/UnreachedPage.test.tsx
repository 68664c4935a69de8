import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MINUTE } from '#durations.ts'
import { documentLocation } from '#web/document-location.ts'
import { asStranger, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { isMissingCode } from './missing-code.ts'
import { UnreachedPage } from './UnreachedPage.tsx'

const HEALTH = 'GET /healthz'
const NETWORK = 'Network error. Please check your connection and try again.'
const UNREACHABLE =
  'Network error. Cosmic Path cannot be reached right now. Please try again in a minute.'
const BROKEN = 'Something went wrong on our side. Please try again.'
const reload = vi.fn()

const away = () => {
  throw new TypeError('Failed to fetch')
}

beforeEach(() => {
  reload.mockReset()
  sessionStorage.clear()
  vi.spyOn(documentLocation, 'reload').mockImplementation(reload)
})

function open(health: object) {
  const server = fakeServer({ ...asStranger, [HEALTH]: health })
  const view = renderPage(UnreachedPage, '/horoscopes?kind=weekly')
  return { server, ...view }
}

describe('a page whose code could not be loaded', () => {
  test('says so where the network is there and the server is not', async () => {
    open(away)
    expect((await screen.findByRole('alert')).textContent).toBe(UNREACHABLE)
  })

  test('says that there is no network, and retries only where that can help', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { server } = open(away)
    expect((await screen.findByRole('alert')).textContent).toBe(NETWORK)
    const callsBefore = server.count(HEALTH)
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(server.count(HEALTH)).toBe(callsBefore + 1))
    expect(reload).not.toHaveBeenCalled()
    server.answers[HEALTH] = { ok: true }
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  test('loads by itself when the network is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { server } = open(away)
    await screen.findByText(NETWORK)
    server.answers[HEALTH] = { ok: true }
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  test('reloads once if the server can be reached, and never in a loop', async () => {
    const first = open({ ok: true })
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    first.unmount()
    const second = open({ ok: true })
    expect((await screen.findByRole('alert')).textContent).toBe(BROKEN)
    expect(reload).toHaveBeenCalledOnce()
    second.unmount()
    // A later release may need it again.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + MINUTE)
    open({ ok: true })
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
    vi.restoreAllMocks()
  })

  test('does not reload by itself if that cannot be remembered', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    open({ ok: true })
    expect((await screen.findByRole('alert')).textContent).toBe(BROKEN)
    expect(reload).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  test.each([
    [502, false],
    [404, true],
  ])('a server that answers %i is there: %s', async (status, isThere) => {
    open(() => refusal(status, {}))
    if (isThere) await waitFor(() => expect(reload).toHaveBeenCalled())
    else expect((await screen.findByRole('alert')).textContent).toBe(UNREACHABLE)
  })
})

test.each([
  [Object.assign(new SyntaxError('Unexpected token <'), { isMissingCode: true }), true],
  [new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), true],
  [new TypeError('error loading dynamically imported module: /assets/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new TypeError('undefined is not a function'), false],
  ['Failed to fetch dynamically imported module', false],
])('%s is missing code: %s', (error, isMissing) => {
  expect(isMissingCode(error)).toBe(isMissing)
})
