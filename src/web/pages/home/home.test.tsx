import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { asAda, asStranger, fakeServer, noSubscription, refusal } from '#web/testing/fake-server.ts'
import {
  asSubscriber,
  cosmicEvent,
  horoscope,
  skyDate,
  subscriber,
} from '#web/testing/horoscopes.ts'
import { savedReading } from '#web/testing/natal-reading.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import LandingPage from '../LandingPage.tsx'

const TODAY = '2026-11-22'
const DAILY = 'GET /api/horoscopes/daily'
const EVENTS = 'GET /api/cosmic-events'
const READINGS = 'GET /api/readings'
const SAVE = 'POST /api/birth-details'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(`${TODAY}T12:00:00Z`))
})

const open = () => renderPage(LandingPage, '/')
const asReader = {
  ...asSubscriber,
  [DAILY]: horoscope('daily', TODAY),
  [EVENTS]: {
    events: [cosmicEvent('2026-11-24', { label: 'Full Moon in your 9th house' })],
    sky: [skyDate('2026-11-23', 'Mars sextile your Venus')],
  },
  [READINGS]: [savedReading],
}
const today = () => screen.findByRole('region', { name: 'Today' })

describe('the start page of a signed-in person', () => {
  test('opens with the date, the Moon and the first thought of today, above what a visitor sees', async () => {
    fakeServer(asReader)
    open()
    const home = within(await today())
    expect(home.getByRole('heading', { level: 1 }).textContent).toBe('Sunday, November 22')
    expect(home.getByText('Waxing gibbous, Moon in Taurus')).toBeDefined()
    expect(await home.findByText('Write the short letter, the one for daily eyes.')).toBeDefined()
    const readOn = home.getByRole('link', { name: "Read on in today's horoscope" })
    expect(readOn.getAttribute('href')).toBe('/horoscopes')
    const hero = screen.getByRole('heading', { level: 2, name: 'Walk the Cosmic Path' })
    expect(readOn.compareDocumentPosition(hero)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('leads to the next key date, the portrait and Baba Bliss', async () => {
    fakeServer(asReader)
    open()
    const home = within(await today())
    const date = await home.findByRole('link', { name: /Full Moon in your 9th house/ })
    expect(date.getAttribute('href')).toBe('/cosmic-calendar')
    const portrait = await home.findByRole('link', { name: /Sun in Taurus/ })
    expect(portrait.textContent).toBe('Your portrait: Sun in TaurusMoon in GeminiScorpio rising')
    expect(portrait.getAttribute('href')).toBe('/readings?type=saved&reading=reading-1')
    const chat = await home.findByRole('link', { name: /Ask Baba Bliss/ })
    expect(chat.getAttribute('href')).toBe('/baba-bliss')
  })

  test.each([
    ['career', '24TueFull Moon in your 9th house3:40 p.m. · Career'],
    ['other', '24TueFull Moon in your 9th house3:40 p.m.'],
  ] as const)('names the subject of a key date if it has a name: %s', async (eventType, words) => {
    const event = cosmicEvent('2026-11-24', { label: 'Full Moon in your 9th house', eventType })
    fakeServer({ ...asReader, [EVENTS]: { events: [event], sky: [] } })
    open()
    const date = await screen.findByRole('link', { name: /Full Moon in your 9th house/ })
    expect(date.textContent).toBe(words)
  })

  test('keeps the place of the next key date until it is known', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    fakeServer({ ...asReader, [EVENTS]: () => promise })
    open()
    const home = within(await today())
    const firstRow = () => home.getAllByRole('listitem', { hidden: true })[0]
    await home.findByRole('link', { name: /Sun in Taurus/ })
    expect(firstRow()?.getAttribute('aria-hidden')).toBe('true')
    resolve(asReader[EVENTS])
    await waitFor(() => expect(firstRow()?.textContent).toContain('Full Moon in your 9th house'))
  })

  test('looks for the next key date in the next month when this one has no more', async () => {
    fakeServer({
      ...asReader,
      [EVENTS]: (_seen: unknown, url: URL) => ({
        events: [
          url.searchParams.get('month') === '12'
            ? cosmicEvent('2026-12-03', { label: 'Saturn opposite your Sun' })
            : cosmicEvent('2026-11-20'),
        ],
        sky: [skyDate('2026-11-23', 'Mars sextile your Venus')],
      }),
    })
    open()
    expect(await screen.findByRole('link', { name: /3ThuSaturn opposite your Sun/ })).toBeDefined()
  })

  test.each([
    ['of this month', '11', '2026-11-25', /25WedMars sextile your Venus/],
    ['of the next month', '12', '2026-12-05', /5SatMars sextile your Venus/],
  ])(
    'without a key date ahead: the next contact with the chart, %s',
    async (_, month, date, link) => {
      fakeServer({
        ...asReader,
        [EVENTS]: (_seen: unknown, url: URL) => ({
          events: [cosmicEvent('2026-11-20')],
          sky:
            url.searchParams.get('month') === month
              ? [
                  skyDate(TODAY, 'Sun square your Moon'),
                  skyDate('2026-11-23', 'Venus enters Libra', { isPersonal: false }),
                  skyDate(date, 'Mars sextile your Venus'),
                  skyDate('2026-12-20', 'Saturn opposite your Sun'),
                ]
              : [],
        }),
      })
      open()
      expect(await screen.findByRole('link', { name: link })).toBeDefined()
      expect(screen.queryByRole('link', { name: /Sun square|Venus enters|Saturn opp/ })).toBeNull()
    },
  )

  test('without a subscription: one sentence, one button, and no call for the text', async () => {
    const server = fakeServer({
      ...asAda,
      'GET /api/subscription-status': noSubscription,
      [READINGS]: [],
    })
    open()
    const home = within(await today())
    expect(await home.findByText(/It is part of the subscription/)).toBeDefined()
    const start = home.getByRole('link', { name: 'Start Free Trial' })
    expect(start.getAttribute('href')).toBe('/checkout?plan=monthly&redirect=/')
    expect(server.count(DAILY)).toBe(0)
  })

  test('without birth details and readings: the way to give them', async () => {
    const server = fakeServer({
      ...asReader,
      'GET /api/auth/user': { ...subscriber, natalChartData: null },
      [READINGS]: [],
    })
    open()
    const home = within(await today())
    const give = await home.findByRole('link', { name: 'Enter Birth Details' })
    expect(give.getAttribute('href')).toBe('/horoscopes')
    expect(home.getByRole('link', { name: 'Get Your Reading' })).toBeDefined()
    expect(server.count(DAILY)).toBe(0)
  })

  test('takes the birth details from the first portrait, once', async () => {
    const server = fakeServer({
      ...asReader,
      'GET /api/auth/user': { ...subscriber, natalChartData: null },
      [SAVE]: ({ body }: { body: unknown }) => {
        server.answers['GET /api/auth/user'] = subscriber
        return body
      },
    })
    open()
    await waitFor(() => expect(server.count(SAVE)).toBe(1))
    expect(server.seen.find(({ call }) => call === SAVE)?.body).toEqual({
      birthDate: '1984-05-02',
      birthTime: '20:04',
      birthLocation: 'St. Petersburg, Florida, United States',
    })
    await waitFor(() => expect(server.count(DAILY)).toBe(1))
    expect(server.count(SAVE)).toBe(1)
  })

  test('says once that the text could not be written, with a way to try again', async () => {
    const server = fakeServer({ ...asReader, [DAILY]: () => refusal(500, { error: 'No ink.' }) })
    open()
    const home = within(await today())
    expect(await home.findByText('No ink.')).toBeDefined()
    server.answers[DAILY] = horoscope('daily', TODAY)
    home.getByRole('button', { name: 'Try Again' }).click()
    expect(await home.findByText(/Write the short letter/)).toBeDefined()
  })

  test('a visitor sees the landing page only', async () => {
    const server = fakeServer(asStranger)
    open()
    await screen.findByRole('heading', { level: 1, name: 'Walk the Cosmic Path' })
    await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull())
    expect(screen.queryByRole('region', { name: 'Today' })).toBeNull()
    expect(server.count(READINGS)).toBe(0)
  })
})
