import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DataExport as Current } from '#contract/data-export.ts'
import { exportMessages as texts } from '#contract/export-messages.ts'
import { asAda, asStranger, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { DataExport } from './DataExport.tsx'
import SettingsPage from './SettingsPage.tsx'

const SHOW = 'GET /api/data-export'
const REQUEST = 'POST /api/data-export'
const DOWNLOAD = 'POST /api/data-export/download'

const of = (changes: Partial<Current>) => ({
  dataExport: {
    status: 'preparing',
    requestedAt: '2026-11-22T10:00:00Z',
    percent: 40,
    sizeBytes: null,
    expiresAt: null,
    ...changes,
  },
})
const ready = of({
  status: 'ready',
  percent: 100,
  sizeBytes: 1_234_567,
  expiresAt: '2026-11-23T10:00:00Z',
})

function open(answers: object, address = '/settings') {
  const server = fakeServer({ ...asAda, ...answers })
  return { server, user: userEvent.setup(), ...renderPage(DataExport, address) }
}

beforeEach(() => {
  // jsdom does not lay out pages.
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('[N8] the export in the settings', () => {
  test('is requested, and shows its progress', async () => {
    const { user } = open({ [SHOW]: { dataExport: null }, [REQUEST]: of({}) })
    await user.click(await screen.findByRole('button', { name: texts.request }))
    await screen.findByText(texts.preparing)
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('40')
    expect(screen.queryByRole('button', { name: texts.request })).toBeNull()
  })

  test('is downloaded with its size and its last hour shown', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    URL.createObjectURL = () => 'blob:one'
    URL.revokeObjectURL = () => {}
    const { user, server } = open({
      [SHOW]: ready,
      [DOWNLOAD]: () =>
        new Response('zip', { headers: { 'content-disposition': 'attachment; filename="a.zip"' } }),
    })
    await screen.findByText(/Your export is ready \(1\.2 MB\)\. You can download it once/)
    server.answers[SHOW] = of({ status: 'downloaded' })
    await user.click(screen.getByRole('button', { name: texts.download }))
    await screen.findByText(texts.downloaded)
    expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('a.zip')
  })

  test('shows that a file is being downloaded until the server knows how that ended', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { server } = open({ [SHOW]: of({ status: 'sending' }) })
    await screen.findByText(texts.sending)
    expect(screen.queryByRole('button')).toBeNull()
    server.answers[SHOW] = ready
    await vi.advanceTimersByTimeAsync(1000)
    await screen.findByRole('button', { name: texts.download })
    vi.useRealTimers()
  })

  test('sends the token of the link once, and shows why it is refused', async () => {
    const { user, server } = open(
      { [SHOW]: ready, [DOWNLOAD]: refusal(410, { message: texts.linkUsed }) },
      '/settings?export=a-token',
    )
    const button = await screen.findByRole('button', { name: texts.download })
    await user.click(button)
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(texts.linkUsed))
    await user.click(button)
    await waitFor(() => expect(server.count(DOWNLOAD)).toBe(2))
    const bodies = server.seen.filter(({ call }) => call === DOWNLOAD).map(({ body }) => body)
    expect(bodies).toEqual([{ token: 'a-token' }, {}])
  })

  test('says that a link was used without being asked', async () => {
    open({ [SHOW]: of({ status: 'downloaded' }) }, '/settings?export=a-token')
    expect((await screen.findByRole('alert')).textContent).toBe(texts.linkUsed)
    expect(screen.queryByRole('button', { name: texts.download })).toBeNull()
  })

  test('says that it failed, and that there are too many', async () => {
    const tooMany = texts.tooMany(3, 3_600_000)
    const { user } = open({
      [SHOW]: of({ status: 'failed' }),
      [REQUEST]: refusal(429, { message: tooMany }),
    })
    await screen.findByText(texts.failed)
    await user.click(screen.getByRole('button', { name: texts.request }))
    expect((await screen.findByRole('alert')).textContent).toBe(tooMany)
  })
})

test('[N8] a signed-out visitor with a link logs in first', async () => {
  fakeServer(asStranger)
  const { router } = renderPage(SettingsPage, '/settings?export=a-token')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(new URLSearchParams(router.state.location.search).get('redirect')).toBe(
    '/settings?export=a-token',
  )
})
