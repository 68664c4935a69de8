import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { messages } from '#contract/messages.ts'
import { storageKeys, tabKeys } from '#web/browser-storage.ts'
import ReadingsPage from '#web/pages/ReadingsPage.tsx'
import { keepPendingNatal } from '#web/pending/pending-natal.ts'
import { expectAfter, withoutTime } from '#web/testing/clock.ts'
import { asAda, asStranger, fakeServer, refusal, sessionEnded } from '#web/testing/fake-server.ts'
import { chartOfTheDay, natalReading, savedReading } from '#web/testing/natal-reading.ts'
import { renderPage } from '#web/testing/render-page.tsx'

const NATAL = 'POST /api/readings/natal'
const tampa = {
  display_name: 'Tampa, Florida, United States',
  place_id: '4174757',
  lat: 27.9,
  lon: -82.5,
}
const never = new Promise<never>(() => {})
const user = userEvent.setup()

async function openForm(address = '/readings') {
  const page = renderPage(ReadingsPage, address)
  await screen.findByRole('heading', { name: 'When and where were you born?' })
  await untilReaderIsKnown()
  return page
}

/** Until then, the form is a visitor's. */
const untilReaderIsKnown = () =>
  waitFor(() => {
    expect(document.querySelector('.unless-was-signed-in')).toBeNull()
    expect(screen.getByRole('heading', { name: 'When and where were you born?' })).toBeDefined()
  })

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

async function fillIn() {
  type('Birth date', '1990-06-10')
  type('Birth time', '14:30')
  type('Birth location', 'Tampa')
}

/** The row of a table that is pressed by that name. */
function rowOf(name: string): HTMLElement {
  const row = screen.getByRole('button', { name }).closest('tr')
  if (!row) throw new Error(`${name} is no row`)
  return row
}

const generate = () => user.click(screen.getByRole('button', { name: 'Generate Reading' }))
const portrait = () => screen.findByRole('heading', { name: 'Your Personality Portrait' })

describe('[5.7] details that are missing', () => {
  test('are named in a toast and beside the fields, and nothing is sent', async () => {
    const server = fakeServer(asAda)
    await openForm()
    type('Birth date', '1990-06-10')
    await generate()
    expect(await screen.findByText('Missing Information')).toBeDefined()
    expect(
      screen.getByText('Please fill in all fields: birth date, time, and location.'),
    ).toBeDefined()
    expect(screen.getByLabelText('Birth location').getAttribute('aria-invalid')).toBe('true')
    expect(server.count(NATAL)).toBe(0)
  })

  test('include a place of spaces only', async () => {
    const server = fakeServer(asAda)
    await openForm()
    await fillIn()
    type('Birth location', '   ')
    await generate()
    expect(await screen.findByText('Missing Information')).toBeDefined()
    expect(server.count(NATAL)).toBe(0)
  })

  test('do not include a time that is said to be unknown', async () => {
    const server = fakeServer({ ...asAda, [NATAL]: { ...natalReading, chartData: chartOfTheDay } })
    await openForm()
    await fillIn()
    await user.click(screen.getByLabelText("I don't know my birth time"))
    await generate()
    await portrait()
    expect(server.seen.find(({ call }) => call === NATAL)?.body).toMatchObject({
      birthTime: 'unknown',
    })
    expect(screen.queryByText('Key points')).toBeNull()
    expect(rowOf('Moon').textContent).toContain('Taurus, later Gemini')
    expect(rowOf('Moon').textContent).toMatch(/–$/)
  })

  test('midnight is a time', async () => {
    const server = fakeServer({ ...asAda, [NATAL]: natalReading })
    await openForm()
    await fillIn()
    type('Birth time', '00:00')
    await generate()
    await portrait()
    expect(server.seen.find(({ call }) => call === NATAL)?.body).toMatchObject({
      birthTime: '00:00',
    })
  })
})

describe('[2.16] a reading', () => {
  test('is the portrait first, then the tables', async () => {
    fakeServer({ ...asAda, [NATAL]: natalReading })
    await openForm()
    await fillIn()
    await generate()
    const heading = await portrait()
    expect(screen.queryByText(/The tabs open again/)).toBeNull()
    const blueprint = screen.getByRole('heading', { name: 'Your Astrological Blueprint' })
    const sentence = screen.getByText('In company of one you come alive.')
    const follows = Node.DOCUMENT_POSITION_FOLLOWING
    expect(heading.compareDocumentPosition(sentence) & follows).toBeTruthy()
    expect(sentence.compareDocumentPosition(blueprint) & follows).toBeTruthy()
    expect(document.activeElement).toBe(heading)
    const cells = (name: string) =>
      within(rowOf(name))
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    expect(screen.getByRole('rowheader', { name: 'Mercury (R)' })).toBeDefined()
    expect(cells('Mercury (R)')).toEqual(['Aries', '26°33′', '6'])
    expect(cells('Midheaven')).toEqual(['Leo', '16°56′'])
    expect(cells('Saturn conjunction Ascendant')).toEqual(['Conjunction', 'Ascendant', '0°09′'])
  })

  test('prints the clock that it was computed with', async () => {
    fakeServer({ ...asAda, [NATAL]: natalReading })
    await openForm()
    await fillIn()
    await generate()
    await portrait()
    expect(
      screen.getByText(/UTC−04:00 \(EDT\) in America\/New_York \(time zone table 2026f\)/)
        .textContent,
    ).toContain('Placidus houses')
  })

  test('says why: the facts of a paragraph, its rows and its glyphs', async () => {
    fakeServer({ ...asAda, [NATAL]: natalReading })
    await openForm()
    await fillIn()
    await generate()
    await portrait()
    const [, why] = screen.getAllByRole('button', { name: /^Why\?/ })
    if (!why) throw new Error('no second paragraph')
    await user.click(why)
    expect(why.getAttribute('aria-expanded')).toBe('true')
    const chips = within(screen.getByText('Rests on').parentElement as HTMLElement)
    expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      'Moon 4°16′ Gemini',
      'Moon in the 7th house',
      'Moon opposition Uranus, orb 8°26′',
    ])
    expect(rowOf('Moon').dataset.lit).toBe('true')
    expect(rowOf('Moon opposition Uranus').dataset.lit).toBe('true')
    expect(screen.getByRole('button', { name: /^Uranus, / }).getAttribute('aria-pressed')).toBe(
      'true',
    )
    expect(screen.getByRole('button', { name: /^Sun, / }).getAttribute('aria-pressed')).toBe(
      'false',
    )
  })

  test('shows from a row which sentences rest on it', async () => {
    fakeServer({ ...asAda, [NATAL]: natalReading })
    await openForm()
    await fillIn()
    await generate()
    await portrait()
    await user.click(screen.getByRole('button', { name: 'Sun' }))
    expect(screen.getByText('You were born as the Sun went down.').dataset.lit).toBe('true')
    expect(screen.getByText('In company of one you come alive.').dataset.lit).toBeUndefined()
    expect(screen.getByText('One sentence rests on the Sun')).toBeDefined()
  })

  test('[2.16] makes room for another: form, result, details and marker are gone', async () => {
    fakeServer({ ...asAda, [NATAL]: natalReading })
    await openForm()
    await fillIn()
    await generate()
    await portrait()
    await user.click(screen.getByRole('button', { name: 'Generate Another Reading' }))
    expect(screen.queryByRole('heading', { name: 'Your Personality Portrait' })).toBeNull()
    expect(screen.getByLabelText('Birth date')).toHaveProperty('value', '')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(localStorage.getItem(storageKeys.pendingNatal)).toBeNull()
    expect(localStorage.getItem(storageKeys.generating)).toBeNull()
  })

  test('[7.17] refetches the list', async () => {
    const list = vi.fn(() => [savedReading])
    fakeServer({
      ...asAda,
      [NATAL]: natalReading,
      'GET /api/readings': (_seen, url) => (url.searchParams.has('order') ? [] : list()),
    })
    renderPage(ReadingsPage, '/readings?type=saved')
    await screen.findByText('Personality Portrait')
    await user.click(screen.getByRole('tab', { name: 'Individual' }))
    await screen.findByLabelText('Birth date')
    await fillIn()
    await generate()
    await portrait()
    await user.click(screen.getByRole('tab', { name: 'My Readings' }))
    await screen.findByText('Personality Portrait')
    expect(list).toHaveBeenCalledTimes(2)
  })
})

describe('[4.4] while a reading is being made', () => {
  test('the form is away, the tabs are closed and say why, and the marker is set', async () => {
    const server = fakeServer({ ...asAda, [NATAL]: () => never })
    await openForm()
    await fillIn()
    await generate()
    expect(await screen.findByText('Reading the clock of your birthplace…')).toBeDefined()
    for (const tab of screen.getAllByRole('tab')) {
      expect(tab).toHaveProperty('disabled', true)
      expect(tab.getAttribute('aria-describedby')).toBe('why-closed')
    }
    expect(JSON.parse(localStorage.getItem(storageKeys.generating) ?? '{}')).toMatchObject({
      type: 'natal',
      userId: 'user-ada',
    })
    expect(server.count(NATAL)).toBe(1)
  })

  test('[4.4] a page that was reloaded finds the reading when it is done', async () => {
    const startedAt = Date.parse(savedReading.createdAt) - 5_000
    vi.useFakeTimers({ now: startedAt + 1_000, shouldAdvanceTime: true })
    localStorage.setItem(
      storageKeys.generating,
      JSON.stringify({ type: 'natal', startedAt, userId: 'user-ada' }),
    )
    const server = fakeServer({ ...asAda, 'GET /api/readings': [] })
    renderPage(ReadingsPage, '/readings')
    expect(await screen.findByText(/It was requested a moment ago/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Generate Reading' })).toBeNull()
    server.answers['GET /api/readings'] = [savedReading]
    server.answers['GET /api/readings/reading-1'] = savedReading
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    await portrait()
    expect(server.count(NATAL)).toBe(0)
    expect(localStorage.getItem(storageKeys.generating)).toBeNull()
  })

  describe('[4.4] a page that was reloaded before the server had the request', () => {
    async function reloadWhileSending() {
      const server = fakeServer({ ...asAda, [NATAL]: () => never })
      const { unmount } = await openForm()
      await fillIn()
      await generate()
      await waitFor(() => expect(server.count(NATAL)).toBe(1))
      unmount()
      return server
    }

    test('sends it again, and shows the reading', async () => {
      const server = await reloadWhileSending()
      const reply = Promise.withResolvers<object>()
      server.answers[NATAL] = () => reply.promise
      renderPage(ReadingsPage, '/readings')
      await screen.findByText(/It was requested a moment ago/)
      await waitFor(() => expect(server.count(NATAL)).toBe(2))
      const [first, second] = server.seen.filter(({ call }) => call === NATAL)
      expect(second?.body).toEqual(first?.body)
      reply.resolve(natalReading)
      await portrait()
      expect(localStorage.getItem(storageKeys.generating)).toBeNull()
      expect(sessionStorage.getItem(tabKeys.sentReading)).toBeNull()
    })

    test('says why it is refused, with what was typed in the form', async () => {
      const server = await reloadWhileSending()
      server.answers[NATAL] = refusal(400, { error: 'That time never was.' })
      renderPage(ReadingsPage, '/readings')
      await screen.findByDisplayValue('1990-06-10')
      expect(screen.getAllByText('That time never was.').length).toBeGreaterThan(0)
      expect(sessionStorage.getItem(tabKeys.sentReading)).toBeNull()
    })

    test('does not send what another tab has sent', async () => {
      const server = await reloadWhileSending()
      sessionStorage.clear()
      renderPage(ReadingsPage, '/readings')
      await screen.findByText(/It was requested a moment ago/)
      await waitFor(() => expect(server.count('GET /api/readings')).toBeGreaterThan(0))
      expect(server.count(NATAL)).toBe(1)
    })
  })

  test('[4.4] a failed request for the newest reading does not make an older one the awaited one', async () => {
    const startedAt = Date.parse(savedReading.createdAt) + 60_000
    vi.useFakeTimers({ now: startedAt + 1_000, shouldAdvanceTime: true })
    keepPendingNatal({ birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Tampa' })
    localStorage.setItem(
      storageKeys.generating,
      JSON.stringify({ type: 'natal', startedAt, userId: 'user-ada' }),
    )
    const LIST = 'GET /api/readings'
    const server = fakeServer({ ...asAda, [LIST]: refusal(429, { error: 'Too many.' }) })
    renderPage(ReadingsPage, '/readings')
    expect(await screen.findByText(/It was requested a moment ago/)).toBeDefined()
    await waitFor(() => expect(server.count(LIST)).toBeGreaterThan(0))
    server.answers[LIST] = [savedReading]
    server.answers['GET /api/readings/reading-1'] = savedReading
    const callsBefore = server.count(LIST)
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(server.count(LIST)).toBeGreaterThan(callsBefore + 1)
    expect(screen.getByText(/It was requested a moment ago/)).toBeDefined()
    expect(server.count('GET /api/readings/reading-1')).toBe(0)
    expect(localStorage.getItem(storageKeys.generating)).not.toBeNull()
    expect(localStorage.getItem(storageKeys.pendingNatal)).not.toBeNull()

    const awaited = { ...savedReading, id: 'reading-2', createdAt: new Date().toISOString() }
    server.answers[LIST] = [awaited, savedReading]
    server.answers['GET /api/readings/reading-2'] = awaited
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    await portrait()
    expect(localStorage.getItem(storageKeys.pendingNatal)).toBeNull()
  })

  test('[4.4] after 90 seconds a toast says so, My Readings opens and the form stays closed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fakeServer({ ...asAda, [NATAL]: () => never, 'GET /api/readings': [] })
    await openForm()
    await fillIn()
    fireEvent.click(screen.getByRole('button', { name: 'Generate Reading' }))
    await screen.findByText('Reading the clock of your birthplace…')
    await act(() => vi.advanceTimersByTimeAsync(90_500))
    expect(screen.getByText('Request Timed Out')).toBeDefined()
    expect(
      screen.getAllByText(
        'Your reading is still being generated. Check My Readings in a few moments.',
      ).length,
    ).toBeGreaterThan(0)
    expect(screen.getByRole('tab', { name: 'My Readings' })).toHaveProperty('disabled', false)
    expect(screen.getByRole('tab', { name: 'Individual' })).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: 'Generate Reading' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(screen.getByRole('button', { name: 'Generate Reading' })).toBeDefined()
  })
})

describe('[4.4] My Readings after the time-out', () => {
  test('asks every five seconds until the reading is there', async () => {
    const startedAt = Date.parse(savedReading.createdAt) - 95_000
    vi.useFakeTimers({ now: startedAt + 91_000, shouldAdvanceTime: true })
    localStorage.setItem(
      storageKeys.generating,
      JSON.stringify({ type: 'natal', startedAt, userId: 'user-ada' }),
    )
    const server = fakeServer({ ...asAda, 'GET /api/readings': [] })
    renderPage(ReadingsPage, '/readings?type=saved')
    expect(await screen.findByText(/One more is being written/)).toBeDefined()
    expect(screen.queryByText("You haven't generated any readings yet.")).toBeNull()
    server.answers['GET /api/readings'] = [savedReading]
    server.answers['GET /api/readings/reading-1'] = savedReading
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(await screen.findByText('Personality Portrait')).toBeDefined()
    await waitFor(() => expect(screen.queryByText(/One more is being written/)).toBeNull())
    expect(localStorage.getItem(storageKeys.generating)).toBeNull()
  })
})

describe('[4.5] a refusal', () => {
  test.each([
    [
      'a stranger to sign up',
      asStranger,
      refusal(401, { error: 'Please log in.' }),
      'Create Account',
      '/signup?redirect=/readings',
    ],
    [
      'a person without a subscription to the trial',
      asAda,
      refusal(403, { error: 'No.' }),
      'Subscription Required',
      '/signup?plan=monthly&redirect=/readings',
    ],
    [
      'a person without a subscription to the trial, by the flag',
      asAda,
      refusal(400, { error: 'No.', subscriptionRequired: true }),
      'Subscription Required',
      '/signup?plan=monthly&redirect=/readings',
    ],
  ])('leads %s and keeps the details', async (_whom, who, answer, title, target) => {
    fakeServer({ ...who, [NATAL]: answer })
    const { at } = await openForm()
    await fillIn()
    await generate()
    await waitFor(() => expect(at()).toBe(target))
    expect(await screen.findByText(title)).toBeDefined()
    expect(JSON.parse(localStorage.getItem(storageKeys.pendingNatal) ?? '{}')).toMatchObject({
      birthDate: '1990-06-10',
      birthTime: '14:30',
      birthLocation: 'Tampa',
    })
    expect(localStorage.getItem(storageKeys.generating)).toBeNull()
  })

  test('after the session ended elsewhere: the details are there after all that follows', async () => {
    const server = fakeServer({ ...asAda })
    const { at, router } = await openForm()
    await fillIn()
    Object.assign(server.answers, sessionEnded, { [NATAL]: refusal(401, { error: 'Who?' }) })
    await generate()
    await waitFor(() => expect(at()).toBe('/signup?redirect=/readings'))
    expect(await screen.findByText('Create Account')).toBeDefined()
    await waitFor(() => expect(localStorage.getItem(storageKeys.signedIn)).toBeNull())
    Object.assign(server.answers, asAda)
    await act(() => router.navigate('/readings'))
    expect(await screen.findByLabelText('Birth date')).toHaveProperty('value', '1990-06-10')
    expect(screen.getByLabelText('Birth location')).toHaveProperty('value', 'Tampa')
  })

  test('of another kind is said in the form, which keeps what was typed and can be sent again', async () => {
    const server = fakeServer({ ...asAda, [NATAL]: refusal(500, {}) })
    await openForm()
    await fillIn()
    await generate()
    expect(
      (await screen.findAllByText('Failed to generate reading. Please try again.')).length,
    ).toBeGreaterThan(0)
    expect(screen.getByLabelText('Birth date')).toHaveProperty('value', '1990-06-10')
    server.answers[NATAL] = natalReading
    await generate()
    await portrait()
    expect(localStorage.getItem(storageKeys.pendingNatal)).toBeNull()
  })

  test('above the rate limit says until when, and nothing typed is lost', async () => {
    const message = messages.readings.tooMany(60, 3 * 60 * 60_000)
    const server = fakeServer({
      ...asAda,
      [NATAL]: () => refusal(429, { error: message, message, code: 'too-many-requests' }),
    })
    await openForm()
    await fillIn()
    await generate()
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
    expect(message).toContain('You can request the next one in about 3 hours.')
    expect(screen.getByLabelText('Birth date')).toHaveProperty('value', '1990-06-10')
    expect(screen.getByLabelText('Birth time')).toHaveProperty('value', '14:30')
    expect(screen.getByLabelText('Birth location')).toHaveProperty('value', 'Tampa')
    server.answers[NATAL] = natalReading
    await generate()
    await portrait()
  })

  test('[3.5] that asks for the place offers the places, and sends the chosen one', async () => {
    const question = refusal(400, {
      error: 'Which Tampa is meant?',
      field: 'birthLocation',
      candidates: [{ label: tampa.display_name, place: tampa }],
    })
    const server = fakeServer({
      ...asAda,
      [NATAL]: ({ body }: { body: unknown }) =>
        (body as { place?: object }).place ? natalReading : question,
    })
    await openForm()
    await fillIn()
    await generate()
    const choice = await screen.findByRole('group', { name: 'Which Tampa is meant?' })
    await user.click(within(choice).getByRole('button', { name: tampa.display_name }))
    await portrait()
    expect(server.seen.findLast(({ call }) => call === NATAL)?.body).toEqual({
      birthDate: '1990-06-10',
      birthTime: '14:30',
      birthLocation: tampa.display_name,
      place: { place_id: '4174757', lat: 27.9, lon: -82.5 },
    })
  })

  test.each([
    [
      'clock',
      {
        label: '01:30 EST, after the clocks went back',
        birthTime: '01:30',
        offsetSeconds: -18_000,
      },
    ],
    ['time', { label: '03:00 on April 29, 1990', birthDate: '1990-04-29', birthTime: '03:00' }],
  ])('[3.6] that asks for the %s sends the chosen one', async (_what, { label, ...chosen }) => {
    const question = refusal(400, {
      error: 'Which of the two was it?',
      field: 'birthTime',
      candidates: [{ label, ...chosen }],
    })
    let isFirst = true
    const server = fakeServer({
      ...asAda,
      [NATAL]: () => {
        if (!isFirst) return natalReading
        isFirst = false
        return question
      },
    })
    await openForm()
    await fillIn()
    await generate()
    await user.click(await screen.findByRole('button', { name: label }))
    await portrait()
    expect(server.seen.findLast(({ call }) => call === NATAL)?.body).toMatchObject(chosen)
  })
})

describe('[4.5] back from signing up', () => {
  const details = { birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Tampa' }

  test('the details are in the form, and nothing starts by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    keepPendingNatal(details)
    const server = fakeServer({ ...asAda, [NATAL]: natalReading })
    await openForm()
    expect(screen.getByLabelText('Birth date')).toHaveProperty('value', '1990-06-10')
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(server.count(NATAL)).toBe(0)
  })

  test('[9.5] after subscribing the reading starts by itself half a second later, once', async () => {
    vi.useFakeTimers()
    keepPendingNatal(details)
    localStorage.setItem(storageKeys.justSubscribed, 'true')
    const server = fakeServer({ ...asAda, [NATAL]: natalReading })
    const { services } = renderPage(ReadingsPage, '/readings')
    await withoutTime(() => services.identity.state().status === 'signed-in')
    await expectAfter(500, () => server.count(NATAL) > 0)
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(screen.getByRole('heading', { name: 'Your Personality Portrait' })).toBeDefined()
    expect(server.count(NATAL)).toBe(1)
    expect(server.seen.find(({ call }) => call === NATAL)?.body).toEqual(details)
    expect(localStorage.getItem(storageKeys.justSubscribed)).toBeNull()
  })

  test.each([
    ['a person', asAda],
    ['a stranger', asStranger],
  ])('without details the flag of %s only goes away', async (_whom, answers) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    localStorage.setItem(storageKeys.justSubscribed, 'true')
    const server = fakeServer({ ...answers, [NATAL]: natalReading })
    await openForm()
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(localStorage.getItem(storageKeys.justSubscribed)).toBeNull()
    expect(server.count(NATAL)).toBe(0)
  })

  test('[4.9] with details the flag waits until somebody is signed in', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    keepPendingNatal(details)
    localStorage.setItem(storageKeys.justSubscribed, 'true')
    const server = fakeServer({ ...asStranger, [NATAL]: natalReading })
    await openForm()
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(localStorage.getItem(storageKeys.justSubscribed)).toBe('true')
    expect(server.count(NATAL)).toBe(0)
  })
})
