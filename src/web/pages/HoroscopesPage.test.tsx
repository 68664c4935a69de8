import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { messages } from '#contract/messages.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#durations.ts'
import { asStranger, fakeServer, refusal } from '#web/testing/fake-server.ts'
import {
  asSubscriber,
  horoscope,
  savedBirth,
  subscriber,
  subscription,
} from '#web/testing/horoscopes.ts'
import { savedReading } from '#web/testing/natal-reading.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import HoroscopesPage from './HoroscopesPage.tsx'

const TODAY = '2026-11-21'
const DAILY = 'GET /api/horoscopes/daily'
const WEEKLY = 'GET /api/horoscopes/weekly'
const SAVE = 'POST /api/birth-details'
const LOADING = 'The stars are aligning... This may take up to 30 seconds.'

const user = userEvent.setup()
const never = () => new Promise(() => {})
const setNow = (now: string) => vi.setSystemTime(new Date(now))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  setNow(`${TODAY}T12:00:00Z`)
})

const all = (date = TODAY, words?: string) =>
  Object.fromEntries(
    (['daily', 'weekly', 'monthly'] as const).map((kind) => [
      `GET /api/horoscopes/${kind}`,
      horoscope(kind, date, words ? { words } : {}),
    ]),
  )

const open = (address = '/horoscopes') => renderPage(HoroscopesPage, address)
const asUser = (more: object) => ({
  ...asSubscriber,
  ...all(),
  'GET /api/auth/user': { ...subscriber, ...more },
})
const withStatus = (status: string | null) => ({
  ...asUser({ subscriptionStatus: status, natalChartData: null }),
  'GET /api/subscription-status': { ...subscription, status, hasAccess: false },
})
const saveButton = () => screen.findByRole('button', { name: 'Save Birth Details' })

describe('[2.19] the states of the page', () => {
  test('while the user is unknown: none of the other states', () => {
    fakeServer({ ...asStranger, 'GET /api/identity/get-session': never })
    open()
    expect(screen.getByRole('status').textContent).toContain('Loading')
    expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull()
  })

  test('while the subscription is unknown: no gate, no form', async () => {
    const server = fakeServer({ ...asSubscriber, 'GET /api/subscription-status': never })
    open()
    await waitFor(() => expect(server.count('GET /api/subscription-status')).toBe(1))
    expect(screen.queryByText('Premium Feature')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('[6.1] for a stranger: the way to log in and back, and no call', async () => {
    const server = fakeServer({ ...asStranger, ...all() })
    open('/horoscopes?kind=weekly')
    const link = await screen.findByRole('link', { name: 'Log In' })
    expect(link.getAttribute('href')).toBe('/login?redirect=/horoscopes?kind=weekly')
    expect(screen.getByRole('heading', { name: 'Your Personalized Horoscopes' })).toBeDefined()
    expect(server.count(WEEKLY)).toBe(0)
  })

  test.each([null, 'canceled', 'incomplete', 'unknown'])(
    '[6.2] with the subscription %s: the gate, and no call',
    async (status) => {
      const server = fakeServer(withStatus(status))
      open()
      expect(await screen.findByRole('heading', { name: 'Premium Feature' })).toBeDefined()
      expect(server.count(DAILY)).toBe(0)
    },
  )

  test('[4.3] after a failed payment: the card to update', async () => {
    fakeServer(withStatus('past_due'))
    open()
    expect(await screen.findByText(/Your card was declined/)).toBeDefined()
    expect(screen.queryByText('Premium Feature')).toBeNull()
  })

  test('if that could not be loaded: the reason, and another try', async () => {
    const server = fakeServer({ ...asSubscriber, ...all() })
    server.answers['GET /api/subscription-status'] = refusal(500, { error: 'Fog.' })
    open()
    expect(await screen.findByText('Fog.')).toBeDefined()
    expect(screen.queryByText('Premium Feature')).toBeNull()
    server.answers['GET /api/subscription-status'] = subscription
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText(/for daily eyes/)).toBeDefined()
  })

  test('[6.2] the gate also where only the server knows', async () => {
    const closed = refusal(403, { error: 'Closed.', subscriptionRequired: true })
    fakeServer({ ...asSubscriber, [DAILY]: closed })
    open()
    expect(await screen.findByRole('heading', { name: 'Premium Feature' })).toBeDefined()
  })

  test.each([
    ['none', null],
    ['a blank place', { ...savedBirth, birthLocation: '   ' }],
    ['a blank time', { ...savedBirth, birthTime: ' ' }],
  ])(
    '[5.7][6.3] with birth details that are %s: the form, and no call',
    async (_what, natalChartData) => {
      const server = fakeServer(asUser({ natalChartData }))
      open()
      await saveButton()
      expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
      expect(server.count(DAILY)).toBe(0)
    },
  )

  test('[6.3] the form also where only the server misses them', async () => {
    const missing = refusal(400, { error: 'Missing.', requiresBirthDetails: true })
    const server = fakeServer({ ...asSubscriber, [DAILY]: missing, [SAVE]: savedBirth })
    open()
    await saveButton()
    server.answers[DAILY] = horoscope('daily', TODAY)
    await user.click(await saveButton())
    expect(await screen.findByText(/the one for daily eyes/)).toBeDefined()
  })

  test('[9.7] while it is written: the sentence with its three full stops', async () => {
    fakeServer({ ...asSubscriber, [DAILY]: never })
    open()
    expect(await screen.findByText(LOADING)).toBeDefined()
  })

  const blank = horoscope('daily', TODAY)
  blank.horoscope.content = ' '
  test.each([
    ['no horoscope', { sign: 'Gemini', horoscope: null }],
    ['nothing at all', {}],
    ['no body', () => new Response('')],
    ['null', () => new Response('null')],
    ['a horoscope without a text', { sign: 'Gemini', horoscope: { startDate: TODAY } }],
    ['a blank text', blank],
  ])('where the reply has %s: its sentence, and another try', async (_what, reply) => {
    const server = fakeServer({ ...asSubscriber, [DAILY]: reply })
    open()
    expect(await screen.findByText('No horoscope available at this time.')).toBeDefined()
    server.answers[DAILY] = horoscope('daily', TODAY)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText(/the one for daily eyes/)).toBeDefined()
  })

  test('[3.11] the sign, two dates and the text are enough', async () => {
    const { startDate, endDate } = horoscope('daily', TODAY).horoscope
    const content = 'A day for letters.\n\nAnswer the oldest.'
    fakeServer({
      ...asSubscriber,
      [DAILY]: { sign: 'Gemini', horoscope: { startDate, endDate, content } },
    })
    open()
    expect(
      await screen.findByRole('heading', { name: 'Saturday, November 21, 2026' }),
    ).toBeDefined()
    expect(await screen.findByText('Answer the oldest.')).toBeDefined()
    expect(screen.getByText('Gemini')).toBeDefined()
  })

  test('after a failure: the reason, and another try', async () => {
    const server = fakeServer({ ...asSubscriber, [DAILY]: refusal(502, { error: 'No ink.' }) })
    open()
    expect(await screen.findByText('No ink.')).toBeDefined()
    expect(screen.queryByText('No horoscope available at this time.')).toBeNull()
    server.answers[DAILY] = horoscope('daily', TODAY)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText(/the one for daily eyes/)).toBeDefined()
  })
})

describe('[1.3] the three horoscopes', () => {
  test.each([
    ['', 'Daily', 'Saturday, November 21, 2026'],
    ['?kind=weekly', 'Weekly', 'November 15 – 21, 2026'],
    ['?kind=monthly', 'Monthly', 'November 1 – 30, 2026'],
    ['?kind=hourly', 'Daily', 'Saturday, November 21, 2026'],
  ])(
    '[3.11][9.9] /horoscopes%s shows %s with its dates and the sign',
    async (query, tab, dates) => {
      fakeServer({ ...asSubscriber, ...all() })
      open(`/horoscopes${query}`)
      expect(await screen.findByRole('heading', { name: dates })).toBeDefined()
      expect(screen.getByRole('tab', { name: tab, selected: true })).toBeDefined()
      expect(screen.getByText('Gemini')).toBeDefined()
    },
  )

  test('are loaded when they are opened, and the address follows', async () => {
    const server = fakeServer({ ...asSubscriber, ...all() })
    const { at, router } = open()
    await screen.findByText(/for daily eyes/)
    expect(server.count(WEEKLY)).toBe(0)
    await user.click(screen.getByRole('tab', { name: 'Weekly' }))
    expect(await screen.findByText(/for weekly eyes/)).toBeDefined()
    expect(at()).toBe('/horoscopes?kind=weekly')
    await act(() => router.navigate(-1))
    expect(await screen.findByText(/for daily eyes/)).toBeDefined()
    expect(server.count(DAILY)).toBe(1)
  })

  test('say why each paragraph says what it says, and a moment lights up its sentences', async () => {
    fakeServer({ ...asSubscriber, ...all() })
    open()
    const scroll = vi.fn()
    Element.prototype.scrollIntoView = scroll
    const [why] = await screen.findAllByRole('button', { name: /^Why\?/ })
    await user.click(why as HTMLElement)
    expect(screen.getByText('Rests on')).toBeDefined()
    await user.click(
      screen.getByRole('button', { name: /Mercury sextile your Saturn.*3:40 p\.m\./ }),
    )
    expect(screen.queryByText('Rests on')).toBeNull()
    expect(screen.getByText(/the one for daily eyes/).dataset.lit).toBe('true')
    expect(screen.getByText('Then sweep the floor.').dataset.lit).toBeUndefined()
    expect(scroll.mock.contexts).toEqual([screen.getByText(/the one for daily eyes/)])
  })

  test('say for which clock they were written after a journey, and not before it', async () => {
    vi.stubEnv('TZ', 'America/Los_Angeles')
    const daily = horoscope('daily', TODAY)
    const ofClock = (timeZone: string | null) => ({
      'GET /api/horoscopes/daily': { ...daily, horoscope: { ...daily.horoscope, timeZone } },
    })
    fakeServer({ ...asSubscriber, ...all(), ...ofClock('Pacific/Auckland') })
    const { unmount } = open()
    expect(await screen.findByText(/^Written for your clock in Auckland\./)).toBeDefined()
    expect(screen.getByText('7:40 a.m. where you are')).toBeDefined()
    unmount()
    for (const timeZone of ['America/Los_Angeles', null]) {
      fakeServer({ ...asSubscriber, ...all(), ...ofClock(timeZone) })
      const shown = open()
      await screen.findByText(/for daily eyes/)
      expect(screen.queryByText(/^Written for your clock/)).toBeNull()
      shown.unmount()
    }
    vi.unstubAllEnvs()
  })

  test('[9.8] are not shown any more when their period is over', async () => {
    setNow('2027-04-30T23:50:00Z')
    const april = horoscope('monthly', '2027-04-30', { words: 'April talk' })
    const server = fakeServer({ ...asSubscriber, 'GET /api/horoscopes/monthly': april })
    open('/horoscopes?kind=monthly')
    await screen.findByText(/April talk/)
    server.answers['GET /api/horoscopes/monthly'] = never
    setNow('2027-05-01T00:00:01Z')
    act(() => {
      window.dispatchEvent(new Event('focus'))
    })
    expect(await screen.findByText(LOADING)).toBeDefined()
    expect(screen.queryByText(/April talk/)).toBeNull()
  })

  test('[9.8] make room for the next at midnight, without any action', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    setNow(`${TODAY}T23:58:50Z`)
    const server = fakeServer({ ...asSubscriber, ...all() })
    open()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(screen.getByRole('heading', { name: 'Saturday, November 21, 2026' })).toBeDefined()
    server.answers[DAILY] = horoscope('daily', '2026-11-22')
    await act(() => vi.advanceTimersByTimeAsync(64_999))
    expect(screen.getByRole('heading', { name: 'Saturday, November 21, 2026' })).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(1))
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.getByRole('heading', { name: 'Sunday, November 22, 2026' })).toBeDefined()
  })

  test.each([
    ['daily', '2026-11-21', HOUR],
    ['weekly', '2026-11-15', DAY],
    ['monthly', '2026-11-01', 7 * DAY],
  ] as const)(
    '[7.19][9.8] the %s one of %s is not refetched for %i ms, and is refetched after them',
    async (kind, date, keptFor) => {
      const start = Date.parse(`${date}T12:00:00Z`)
      vi.setSystemTime(start)
      const CALL = `GET /api/horoscopes/${kind}`
      const server = fakeServer({ ...asSubscriber, ...all(date) })
      const { router } = open(`/horoscopes?kind=${kind}`)
      const words = new RegExp(`for ${kind} eyes`)
      await screen.findByText(words)
      const comeBackAt = async (now: number) => {
        await act(() => router.navigate('/elsewhere'))
        vi.setSystemTime(now)
        await act(() => router.navigate(`/horoscopes?kind=${kind}`))
        await screen.findByText(words)
      }
      const loadedAt = Date.now()
      await comeBackAt(loadedAt + keptFor - SECOND)
      expect(server.count(CALL)).toBe(1)
      await comeBackAt(loadedAt + keptFor + SECOND)
      await waitFor(() => expect(server.count(CALL)).toBe(2))
    },
  )

  test('shows the server’s horoscope if the clocks differ, and refetches it each minute', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    setNow('2026-11-22T00:00:20Z')
    const server = fakeServer({ ...asSubscriber, ...all(TODAY) })
    open()
    expect(
      await screen.findByRole('heading', { name: 'Saturday, November 21, 2026' }),
    ).toBeDefined()
    server.answers[DAILY] = horoscope('daily', '2026-11-22')
    await act(() => vi.advanceTimersByTimeAsync(MINUTE))
    expect(await screen.findByRole('heading', { name: 'Sunday, November 22, 2026' })).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(5 * MINUTE))
    expect(server.count(DAILY)).toBe(2)
  })
})

describe('[4.11][7.20] Refresh', () => {
  const DELETE = 'DELETE /api/horoscopes/daily'
  const pressRefresh = async () =>
    user.click(await screen.findByRole('button', { name: 'Refresh' }))

  test('of a day begins at once, keeps the old text until the new one is here, and is not sent twice', async () => {
    const server = fakeServer({ ...asSubscriber, ...all(), [DELETE]: { success: true } })
    open()
    await screen.findByText(/Write the short letter/)
    expect(screen.getByText('5 left today')).toBeDefined()
    let bring = (_reply: unknown) => {}
    server.answers[DAILY] = () => new Promise((resolve) => (bring = resolve))
    await pressRefresh()
    const busy = await screen.findByRole('button', { name: 'Being written…' })
    await user.dblClick(busy)
    expect(screen.getByText(/Write the short letter/)).toBeDefined()
    await waitFor(() => expect(server.count(DAILY)).toBe(2))
    bring(horoscope('daily', TODAY, { words: 'Quite another thing', refreshesLeft: 4 }))
    expect(await screen.findByText(/Quite another thing/)).toBeDefined()
    expect(screen.queryByText(/Write the short letter/)).toBeNull()
    expect(screen.getByText('4 left today')).toBeDefined()
    expect(server.count(DELETE)).toBe(1)
    expect(document.activeElement?.textContent).toBe('Refresh')
  })

  test.each([
    ['weekly', 'Rewrite this week?'],
    ['monthly', 'Rewrite this month?'],
  ])('of the %s text asks "%s" before', async (kind, question) => {
    const server = fakeServer({
      ...asSubscriber,
      ...all(),
      [`DELETE /api/horoscopes/${kind}`]: { success: true },
    })
    open(`/horoscopes?kind=${kind}`)
    await pressRefresh()
    const dialog = await screen.findByRole('alertdialog', { name: question })
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(server.count(`DELETE /api/horoscopes/${kind}`)).toBe(0)
    await pressRefresh()
    await user.click(await screen.findByRole('button', { name: 'Rewrite It' }))
    await waitFor(() => expect(server.count(`GET /api/horoscopes/${kind}`)).toBe(2))
    expect(server.count(`DELETE /api/horoscopes/${kind}`)).toBe(1)
  })

  test('is closed with its reason when none is left today', async () => {
    fakeServer({ ...asSubscriber, [DAILY]: horoscope('daily', TODAY, { refreshesLeft: 0 }) })
    open()
    const button = await screen.findByRole('button', { name: 'Refresh' })
    expect((button as HTMLButtonElement).disabled).toBe(true)
    expect(
      screen.getByText(
        'This horoscope cannot be refreshed again today. You can refresh it again tomorrow.',
      ),
    ).toBeDefined()
  })

  test('[8.9] that failed says so, and the old text is still there', async () => {
    const server = fakeServer({ ...asSubscriber, ...all(), [DELETE]: { success: true } })
    open()
    await screen.findByText(/Write the short letter/)
    server.answers[DAILY] = refusal(502, { error: 'No ink.' })
    await pressRefresh()
    expect(await screen.findByText('Failed to refresh horoscope. Please try again.')).toBeDefined()
    expect(screen.getByText(/Write the short letter/)).toBeDefined()
  })

  test('[8.9] that took too long says that it is still being written', async () => {
    const server = fakeServer({ ...asSubscriber, ...all(), [DELETE]: { success: true } })
    open()
    await screen.findByText(/Write the short letter/)
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    server.answers[DAILY] = never
    const eager = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await eager.click(await screen.findByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(server.count(DAILY)).toBe(2))
    await act(() => vi.advanceTimersByTimeAsync(91_000))
    expect(await screen.findByText('Request Timed Out')).toBeDefined()
    expect(
      screen.getByText(
        'Your horoscope is still being generated. Please refresh the page in a few moments.',
      ),
    ).toBeDefined()
    expect(screen.getByText(/Write the short letter/)).toBeDefined()
  })
})

describe('[2.19] birth details that were never saved', () => {
  test('are those of the first portrait, and not of a later one', async () => {
    const birthOf = { ...savedReading.inputData.natalChartData, birthDate: '2019-03-04' }
    const ofAChild = {
      ...savedReading,
      id: 'reading-2',
      createdAt: '2026-11-22T08:00:00Z',
      inputData: { natalChartData: birthOf },
    }
    const server = fakeServer({
      ...asUser({ natalChartData: null }),
      'GET /api/readings': (_seen: unknown, { searchParams }: URL) =>
        searchParams.get('order') === 'oldest' ? [savedReading] : [ofAChild, savedReading],
      [SAVE]: ({ body }: { body: unknown }) => {
        server.answers['GET /api/auth/user'] = { ...subscriber, natalChartData: body }
        return body
      },
    })
    open()
    expect(await screen.findByText(/Write the short letter/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Save Birth Details' })).toBeNull()
    const saved = server.seen.filter(({ call }) => call === SAVE)
    expect(saved.map(({ body }) => body)).toEqual([
      {
        birthDate: '1984-05-02',
        birthTime: '20:04',
        birthLocation: 'St. Petersburg, Florida, United States',
      },
    ])
  })

  test('are asked for, with those of the first portrait filled in, if the server refuses these', async () => {
    fakeServer({
      ...asUser({ natalChartData: null }),
      'GET /api/readings': [savedReading],
      [SAVE]: () => refusal(400, { error: 'That place has two clocks.' }),
    })
    open()
    await saveButton()
    const date = screen.getByLabelText<HTMLInputElement>('Birth date')
    await waitFor(() => expect(date.value).toBe('1984-05-02'))
  })
})

describe('[2.19][7.21] Edit Birth Details', () => {
  const edit = async () =>
    user.click(await screen.findByRole('button', { name: 'Edit Birth Details' }))
  const date = () => screen.getByLabelText<HTMLInputElement>('Birth date')

  test('opens what is saved, and can be left again', async () => {
    fakeServer({ ...asSubscriber, ...all() })
    open()
    await edit()
    expect(date().value).toBe('1990-06-10')
    expect(screen.getByLabelText<HTMLInputElement>('Birth time').value).toBe('14:30')
    expect(screen.getByLabelText<HTMLInputElement>('Birth location').value).toBe(
      savedBirth.birthLocation,
    )
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText(/for daily eyes/)).toBeDefined()
  })

  test("is left by the browser's way back, and leads back to the text that it was opened from", async () => {
    const server = fakeServer({ ...asSubscriber, ...all(), [SAVE]: savedBirth })
    const { at, router } = open('/horoscopes?kind=weekly')
    await edit()
    await saveButton()
    await act(() => router.navigate(-1))
    expect(await screen.findByText(/for weekly eyes/)).toBeDefined()
    expect(at()).toBe('/horoscopes?kind=weekly')
    await edit()
    await user.click(await saveButton())
    expect(await screen.findByText(/for weekly eyes/)).toBeDefined()
    expect(at()).toBe('/horoscopes?kind=weekly')
    expect(server.count(SAVE)).toBe(1)
  })

  test('[4.11] saves, asks for the person again, closes, and shows no text of the old details', async () => {
    const changed = { ...savedBirth, birthDate: '1985-01-02' }
    const server = fakeServer({ ...asSubscriber, ...all(), [SAVE]: changed })
    open('/horoscopes?kind=weekly')
    await screen.findByText(/for weekly eyes/)
    await user.click(screen.getByRole('tab', { name: 'Daily' }))
    await screen.findByText(/for daily eyes/)
    await edit()
    await user.clear(date())
    await user.type(date(), '1985-01-02')
    Object.assign(server.answers, {
      ...all(TODAY, 'Words for another'),
      'GET /api/auth/user': { ...subscriber, natalChartData: changed },
    })
    await user.click(await saveButton())
    expect(await screen.findByText(/Words for another, the one for daily/)).toBeDefined()
    expect(server.seen.find(({ call }) => call === SAVE)?.body).toMatchObject({
      birthDate: '1985-01-02',
      birthTime: '14:30',
      place: savedBirth.place,
    })
    expect(server.count('GET /api/auth/user')).toBe(2)
    await user.click(screen.getByRole('tab', { name: 'Weekly' }))
    expect(await screen.findByText(/Words for another, the one for weekly/)).toBeDefined()
    expect(screen.queryByText(/Write the short letter/)).toBeNull()
  })

  test('a refresh that began before comes too late to be seen', async () => {
    const changed = { ...savedBirth, birthDate: '1985-01-02' }
    const server = fakeServer({
      ...asSubscriber,
      ...all(),
      [SAVE]: changed,
      'DELETE /api/horoscopes/daily': { success: true },
    })
    open()
    await screen.findByText(/for daily eyes/)
    let bring = (_reply: unknown) => {}
    server.answers[DAILY] = () => new Promise((resolve) => (bring = resolve))
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(server.count(DAILY)).toBe(2))
    await edit()
    const late = bring
    server.answers[DAILY] = horoscope('daily', TODAY, { words: 'Words for another' })
    server.answers['GET /api/auth/user'] = { ...subscriber, natalChartData: changed }
    await user.click(await saveButton())
    await screen.findByText(/Words for another/)
    await act(async () => late(horoscope('daily', TODAY, { words: 'Old ghost' })))
    expect(screen.queryByText(/Old ghost/)).toBeNull()
    expect(screen.getByText(/Words for another/)).toBeDefined()
  })

  test('[8.10] refused, says the server’s sentence, else its own', async () => {
    const server = fakeServer({ ...asSubscriber, ...all() })
    open()
    await edit()
    server.answers[SAVE] = refusal(400, { error: 'No such hour.', field: 'birthTime' })
    await user.click(await saveButton())
    expect(await screen.findByText('No such hour.')).toBeDefined()
    expect(screen.getByLabelText('Birth time').getAttribute('aria-invalid')).toBe('true')
    server.answers[SAVE] = new Response('', { status: 500 })
    await user.click(await saveButton())
    expect(await screen.findByText('Failed to save birth details. Please try again.')).toBeDefined()
  })

  test('too often today, says when they can be changed again, and keeps what was typed', async () => {
    const message = messages.birth.tooManyChanges(20, 3 * HOUR)
    const refused = refusal(429, { error: message, message, code: 'too-many-requests' })
    fakeServer({ ...asSubscriber, ...all(), [SAVE]: refused })
    open()
    await edit()
    await user.clear(date())
    await user.type(date(), '1985-01-02')
    await user.click(await saveButton())
    expect(await screen.findByText(/You can change them again in about 3 hours\.$/)).toBeDefined()
    expect(date().value).toBe('1985-01-02')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findAllByText(/Write the short letter/)).not.toEqual([])
  })

  test('[5.7] left out, says what is missing', async () => {
    const server = fakeServer(asUser({ natalChartData: null }))
    open()
    await user.click(await saveButton())
    expect(await screen.findByText('Missing Information')).toBeDefined()
    expect(
      screen.getByText('Please fill in all fields: birth date, time, and location.'),
    ).toBeDefined()
    expect(server.count(SAVE)).toBe(0)
  })

  test('an ambiguous hour shows a choice, and sends the answer', async () => {
    const server = fakeServer({ ...asSubscriber, ...all() })
    open()
    await edit()
    server.answers[SAVE] = refusal(400, {
      error: 'It happened twice.',
      field: 'birthTime',
      candidates: [
        { label: '01:30 EDT', birthTime: '01:30', offsetSeconds: -14_400 },
        { label: '01:30 EST', birthTime: '01:30', offsetSeconds: -18_000 },
      ],
    })
    await user.click(await saveButton())
    const choice = await screen.findByRole('group', { name: 'It happened twice.' })
    server.answers[SAVE] = savedBirth
    await user.click(within(choice).getByRole('button', { name: '01:30 EST' }))
    expect(await screen.findByText(/for daily eyes/)).toBeDefined()
    expect(server.seen.findLast(({ call }) => call === SAVE)?.body).toMatchObject({
      birthTime: '01:30',
      offsetSeconds: -18_000,
    })
  })
})
