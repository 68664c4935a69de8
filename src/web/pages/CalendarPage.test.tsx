import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useSearchParams } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CosmicEvent, SkyDate } from '#contract/calendar.ts'
import { asAda, asStranger, fakeServer, refusal, type SeenCall } from '#web/testing/fake-server.ts'
import { asSubscriber, cosmicEvent, horoscope } from '#web/testing/horoscopes.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import CalendarPage from './CalendarPage.tsx'
import HoroscopesPage from './HoroscopesPage.tsx'

const EVENTS = 'GET /api/cosmic-events'
const FEED = 'GET /api/calendar-feed'
const EMPTY =
  'No cosmic events this month. Generate your weekly or monthly horoscope to see key dates here.'
const ADDRESS = 'http://localhost/calendar-feed/secret.ics'

const user = userEvent.setup()
const never = () => new Promise(() => {})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2026-12-15T12:00:00Z'))
})
afterEach(() => vi.unstubAllEnvs())

const events = [
  cosmicEvent('2026-12-03', { eventType: 'love', content: 'Say it first.' }),
  cosmicEvent('2026-12-15', { content: 'Ask for the larger table.' }),
  cosmicEvent('2026-12-24', { eventType: 'spiritual', content: 'Light one candle.' }),
  cosmicEvent('2026-12-31', { eventType: 'other', content: 'Count nothing.' }),
]

/** Answers as the server does: those of the month that is asked for. */
function serve(all: CosmicEvent[] = events, more = {}, sky: SkyDate[] = []) {
  const queries: string[] = []
  const server = fakeServer({
    ...asSubscriber,
    [FEED]: { url: null },
    [EVENTS]: (_seen: SeenCall, url: URL) => {
      queries.push(url.search)
      const month = `${url.searchParams.get('year')}-${url.searchParams.get('month')?.padStart(2, '0')}`
      const ofMonth = ({ date }: { date: string }) => date.startsWith(month)
      return { events: all.filter(ofMonth), sky: sky.filter(ofMonth) }
    },
    ...more,
  })
  return { ...server, queries }
}
const open = () => renderPage(CalendarPage, '/cosmic-calendar')
const day = (name: RegExp | string) => screen.findByRole('gridcell', { name })
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const monthShown = (name: string) => screen.findByRole('heading', { name, level: 2 })

describe('[2.21] the states of the page', () => {
  test('[6.1] for a stranger: the way to log in and back, and no call', async () => {
    const server = fakeServer(asStranger)
    open()
    const link = await screen.findByRole('link', { name: 'Log In' })
    expect(link.getAttribute('href')).toBe('/login?redirect=/cosmic-calendar')
    expect(server.count(EVENTS)).toBe(0)
  })

  test('while it loads: its shape, and none of the other states', async () => {
    const server = fakeServer({ ...asSubscriber, [EVENTS]: never })
    open()
    await waitFor(() => expect(server.count(EVENTS)).toBe(1))
    expect(screen.getByRole('status').textContent).toMatch(/Loading…$/)
    for (const text of [EMPTY, 'Premium Feature', 'Failed to fetch cosmic events'])
      expect(screen.queryByText(text)).toBeNull()
  })

  test('[6.2] where the server says that it is not paid for: the gate', async () => {
    const closed = refusal(403, { error: 'Closed.', subscriptionRequired: true })
    fakeServer({ ...asAda, [EVENTS]: closed })
    open()
    expect(await screen.findByRole('heading', { name: 'Premium Feature' })).toBeDefined()
    expect(screen.queryByText(EMPTY)).toBeNull()
    expect(screen.queryByRole('grid')).toBeNull()
  })

  test('[8.16] where the call failed: its sentence and another try, and never that there are none', async () => {
    const server = serve()
    const answer = server.answers[EVENTS]
    server.answers[EVENTS] = refusal(500, { error: 'The archive is locked.' })
    open()
    expect(await screen.findByText('Failed to fetch cosmic events')).toBeDefined()
    expect(screen.getByText('The archive is locked.')).toBeDefined()
    expect(screen.queryByText(EMPTY)).toBeNull()
    if (answer) server.answers[EVENTS] = answer
    await press('Try Again')
    expect(await screen.findByText('Ask for the larger table.')).toBeDefined()
  })

  test('[8.16] where no token can be fetched: that, no request to log in, and another try', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const server = serve()
    const answer = server.answers[EVENTS] as (seen: SeenCall, url: URL) => object
    server.answers['GET /api/identity/token'] = () => refusal(500, {})
    server.answers[EVENTS] = (seen: SeenCall, url: URL) =>
      seen.headers.has('authorization') ? answer(seen, url) : refusal(401, { error: 'Log in.' })
    open()
    expect(await screen.findByText(/^We cannot reach your account right now/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull()
    server.answers['GET /api/identity/token'] = asAda['GET /api/identity/token']
    await press('Try Again')
    expect(await screen.findByText('Ask for the larger table.')).toBeDefined()
  })

  test('where a month has none: its sentence, and the way to a horoscope', async () => {
    serve([])
    open()
    expect(await screen.findByText(EMPTY)).toBeDefined()
    const way = screen.getByRole('link', { name: 'Your Monthly Horoscope' })
    expect(way.getAttribute('href')).toBe('/horoscopes?kind=monthly')
    await press('Next month')
    await monthShown('January 2027')
    await screen.findByText('Key dates come with the horoscopes of their own month.')
    expect(screen.getByText(EMPTY)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Your Monthly Horoscope' })).toBeNull()
  })
})

describe('[1.6][3.12] key dates', () => {
  test('are marked on their days, with the word for each type', async () => {
    serve()
    open()
    expect(await day('Thursday, December 3, 2026, 1 key date: love')).toBeDefined()
    expect(await day('Thursday, December 24, 2026, 1 key date: spiritual')).toBeDefined()
    expect(await day('Friday, December 4, 2026')).toBeDefined()
  })

  test('[2.21] of the selected day are listed', async () => {
    serve()
    open()
    expect(await screen.findByRole('heading', { name: 'Tuesday, December 15, 2026' })).toBeDefined()
    await user.click(await day(/December 3,/))
    const list = screen.getByRole('region', { name: 'Thursday, December 3, 2026' })
    expect(list.textContent).toContain('Say it first.')
    expect(list.textContent).toContain('Love')
    expect(list.textContent).toContain('Sun trine your Jupiter')
    expect(list.textContent).toContain('3:40 p.m.')
    await user.click(await day(/December 4,/))
    expect(screen.getByText('Nothing falls on this day.')).toBeDefined()
  })

  test('of the whole month stand in a list that leads to their day', async () => {
    serve()
    open()
    const list = await screen.findByRole('region', { name: 'Key dates of December 2026' })
    expect(within(list).getAllByRole('button')).toHaveLength(4)
    await user.click(within(list).getByRole('button', { name: /December 31.*Other/ }))
    expect(screen.getByText('Count nothing.')).toBeDefined()
    expect(document.activeElement?.textContent).toBe('Thursday, December 31, 2026')
  })

  test.each(['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'])(
    '[9.9] stay on their dates on a clock of %s',
    async (zone) => {
      vi.stubEnv('TZ', zone)
      vi.setSystemTime(new Date('2026-03-02T05:00:00Z'))
      serve([cosmicEvent('2026-03-01')])
      open()
      expect(await day('Sunday, March 1, 2026, 1 key date: career')).toBeDefined()
      const isBehind = zone === 'America/Los_Angeles'
      const today = await day(isBehind ? /^Sunday, March 1, 2026/ : 'Monday, March 2, 2026')
      expect(today.getAttribute('aria-current')).toBe('date')
    },
  )

  test('[4.11] are read anew after a weekly horoscope was loaded, and not after a daily one', async () => {
    const server = serve([], {
      'GET /api/horoscopes/daily': horoscope('daily', '2026-12-15'),
      'GET /api/horoscopes/weekly': horoscope('weekly', '2026-12-15'),
    })
    const Both = () => (useSearchParams()[0].has('kind') ? <HoroscopesPage /> : <CalendarPage />)
    const { router } = renderPage(Both, '/cosmic-calendar')
    await screen.findByText(EMPTY)
    await act(() => router.navigate('/cosmic-calendar?kind=daily'))
    await screen.findByText(/for daily eyes/)
    await act(() => router.navigate('/cosmic-calendar'))
    await screen.findByText(EMPTY)
    expect(server.queries).toHaveLength(1)
    await act(() => router.navigate('/cosmic-calendar?kind=weekly'))
    await screen.findByText(/for weekly eyes/)
    await act(() => router.navigate('/cosmic-calendar'))
    await waitFor(() => expect(server.queries).toHaveLength(2))
  })
})

describe('[1.6] the sky of any month', () => {
  const sky = (date: string, label: string, isPersonal: boolean): SkyDate => ({
    id: label,
    date,
    at: `${date}T15:40:12Z`,
    isExact: true,
    eventType: 'career',
    label,
    isPersonal,
  })
  const computed = [
    sky('2026-12-03', 'Mars square your Sun', true),
    sky('2027-01-07', 'New Moon 17°02′ Capricorn', false),
    sky('2027-01-20', 'Jupiter trine your Moon', true),
  ]

  test('is there before its horoscope is, and carries no star', async () => {
    serve([], {}, computed)
    open()
    await screen.findByRole('grid')
    await press('Next month')
    const list = await screen.findByRole('region', {
      name: 'The sky and your chart in January 2027',
    })
    const empty = screen.getByText(EMPTY)
    const heading = empty.parentElement?.querySelector('h2')
    expect(heading?.textContent).toBe('Key dates of January 2027')
    expect(empty.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const selectedDay = screen.getByRole('region', { name: 'Friday, January 15, 2027' })
    expect(empty.compareDocumentPosition(selectedDay)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    expect(within(list).getAllByRole('button')).toHaveLength(2)
    const newMoon = await day('Thursday, January 7, 2027, New Moon 17°02′ Capricorn')
    await user.click(newMoon)
    const shown = screen.getByRole('region', { name: 'Thursday, January 7, 2027' })
    expect(shown.textContent).toContain('New Moon 17°02′ Capricorn, 3:40 p.m.')
    await user.click(within(list).getByRole('button', { name: /Jupiter trine your Moon/ }))
    expect(document.activeElement?.textContent).toBe('Wednesday, January 20, 2027')
  })

  test('stands below the key dates that a text has named', async () => {
    serve(events, {}, computed)
    open()
    await user.click(
      await day('Thursday, December 3, 2026, 1 key date: love, Mars square your Sun'),
    )
    const shown = screen.getByRole('region', { name: 'Thursday, December 3, 2026' })
    expect(shown.textContent).toMatch(/Say it first\..*Mars square your Sun/)
    const regions = screen.getAllByRole('region').map((one) => one.getAttribute('aria-labelledby'))
    expect(regions.slice(0, 3)).toEqual(['day', 'all', 'sky'])
  })

  test('is that of everybody without birth details', async () => {
    serve([], {}, [sky('2026-12-24', 'Full Moon 2°14′ Cancer', false)])
    open()
    await screen.findByRole('region', { name: 'The sky in December 2026' })
  })
})

describe('[2.21] the grid', () => {
  test('has 42 days under seven names, Sunday first, and one stop of the Tab key', async () => {
    serve()
    open()
    const grid = await screen.findByRole('grid', { name: 'December 2026' })
    const names = within(grid)
      .getAllByRole('columnheader')
      .map((header) => header.getAttribute('aria-label'))
    expect(names[0]).toBe('Sunday')
    expect(names[6]).toBe('Saturday')
    const cells = within(grid).getAllByRole('gridcell')
    expect(cells).toHaveLength(42)
    expect(cells.filter((cell) => cell.tabIndex === 0)).toHaveLength(1)
    expect(cells.filter((cell) => cell.getAttribute('aria-selected') === 'true')).toHaveLength(1)
  })

  test('[4.14][7.22] goes over the end of the year and back, and asks for months 1 to 12', async () => {
    const server = serve()
    open()
    await screen.findByRole('grid')
    await press('Next month')
    expect(await monthShown('January 2027')).toBeDefined()
    expect(await screen.findByText(EMPTY)).toBeDefined()
    await press('Previous month')
    expect(await monthShown('December 2026')).toBeDefined()
    await press('Today')
    expect((await day(/December 15,/)).getAttribute('aria-selected')).toBe('true')
    expect(server.queries).toEqual(['?month=12&year=2026', '?month=1&year=2027'])
  })

  test('is walked through with the keyboard', async () => {
    serve()
    open()
    const start = await day(/December 15,/)
    act(() => start.focus())
    const at = () => document.activeElement?.getAttribute('data-date')
    for (const [keys, reached] of [
      ['{ArrowRight}', '2026-12-16'],
      ['{ArrowDown}', '2026-12-23'],
      ['{Home}', '2026-12-20'],
      ['{End}', '2026-12-26'],
      ['{ArrowUp}', '2026-12-19'],
      ['{ArrowLeft}', '2026-12-18'],
      ['{PageDown}', '2027-01-18'],
      ['{Shift>}{PageUp}{/Shift}', '2026-01-18'],
    ] as const) {
      await user.keyboard(keys)
      await waitFor(() => expect(at()).toBe(reached))
    }
    expect(await monthShown('January 2026')).toBeDefined()
  })

  test.each([' ', 'Enter'])('%j selects the day, and does not scroll the page', async (key) => {
    serve()
    open()
    const today = await day('Tuesday, December 15, 2026, 1 key date: career')
    expect(fireEvent.keyDown(today, { key })).toBe(false)
    expect(today.getAttribute('aria-selected')).toBe('true')
    expect(fireEvent.keyDown(today, { key: 'a' })).toBe(true)
  })

  test('a day of a neighbouring month has no marks, and leads into that month', async () => {
    serve([...events, cosmicEvent('2027-01-02')])
    open()
    const neighbor = await day('Saturday, January 2, 2027')
    await user.click(neighbor)
    expect(await monthShown('January 2027')).toBeDefined()
    expect(await day('Saturday, January 2, 2027, 1 key date: career')).toBeDefined()
  })
})

describe('In your own calendar', () => {
  test('an address is made, copied, replaced and revoked, the last two after a question', async () => {
    const server = serve(events, {
      'POST /api/calendar-feed': { url: ADDRESS },
      'DELETE /api/calendar-feed': { url: null },
    })
    open()
    await user.click(await screen.findByRole('button', { name: 'Create Address' }))
    const field = await screen.findByLabelText<HTMLInputElement>('Your private address')
    expect(field.value).toBe(ADDRESS)
    await press('Copy')
    expect(await screen.findByText('Copied.')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe(ADDRESS)
    const link = screen.getByRole('link', { name: 'Open in my calendar' })
    expect(link.getAttribute('href')).toBe('webcal://localhost/calendar-feed/secret.ics')
    await press('New Address')
    await user.click(await screen.findByRole('button', { name: 'Make a New One' }))
    await waitFor(() => expect(server.count('POST /api/calendar-feed')).toBe(2))
    await user.click(await screen.findByRole('button', { name: 'Revoke Address' }))
    expect(server.count('DELETE /api/calendar-feed')).toBe(0)
    await user.click(await screen.findByRole('button', { name: 'Revoke' }))
    expect(await screen.findByRole('button', { name: 'Create Address' })).toBeDefined()
  })

  test('says what failed', async () => {
    serve(events, { 'POST /api/calendar-feed': refusal(503, { error: 'No ink.' }) })
    open()
    await user.click(await screen.findByRole('button', { name: 'Create Address' }))
    expect(await screen.findByText('No ink.')).toBeDefined()
  })
})
