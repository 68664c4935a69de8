import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { messages } from '#contract/messages.ts'
import { storageKeys } from '#web/browser-storage.ts'
import ReadingsPage from '#web/pages/ReadingsPage.tsx'
import { keepPendingSynastry, pendingSynastry } from '#web/pending/pending-synastry.ts'
import { queryKeys } from '#web/query-keys.ts'
import { expectAfter } from '#web/testing/clock.ts'
import {
  asAda,
  asStranger,
  currentUser,
  fakeServer,
  noSubscription,
  refusal,
  session,
  sessionEnded,
} from '#web/testing/fake-server.ts'
import { natalReading, savedReading } from '#web/testing/natal-reading.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { savedSynastry, synastryReading } from '#web/testing/synastry-reading.ts'

const SAVED = `GET /api/readings/${savedSynastry.id}`
const SYNASTRY = 'POST /api/readings/synastry'
const STATUS = 'GET /api/subscription-status'
const subscribed = {
  ...asAda,
  'GET /api/auth/user': { ...currentUser, subscriptionStatus: 'active' },
  [STATUS]: {
    subscriptionId: 'sub_1',
    status: 'active',
    plan: 'monthly',
    periodEnd: '2027-01-01T00:00:00Z',
    nextPlan: null,
    cancelAtPeriodEnd: false,
    nextCharge: null,
    trialAvailable: false,
    hasAccess: true,
    card: null,
  },
}
const details = {
  user: { date: '1984-05-02', time: '20:04', location: 'St. Petersburg' },
  partner: { name: 'Grace', date: '1990-06-10', time: 'unknown', location: 'Tampa' },
}
const never = new Promise<never>(() => {})
const user = userEvent.setup()

async function openForm() {
  const page = renderPage(ReadingsPage, '/readings?type=synastry')
  await screen.findByRole('heading', { name: 'Two people, two charts' })
  return page
}

const about = (legend: string) => within(screen.getByRole('group', { name: legend }))
function type(legend: string, label: string, value: string) {
  fireEvent.change(about(legend).getByLabelText(label), { target: { value } })
}
function fillIn() {
  for (const [legend, given] of [
    ['You', details.user],
    ['Your partner', details.partner],
  ] as const) {
    type(legend, 'Birth date', given.date)
    type(legend, 'Birth time', '20:04')
    type(legend, 'Birth location', given.location)
  }
  type('Your partner', 'Name (optional)', 'Grace')
}
const generate = () => user.click(screen.getByRole('button', { name: 'Generate Reading' }))
const result = () => screen.findByRole('heading', { name: 'Relationship Compatibility Reading' })

describe('[2.17] what is known of the person, coming after the form', () => {
  const natalChartData = { birthDate: '1984-05-02', birthTime: '20:04', birthLocation: 'Porto' }
  const dateOf = (legend: string) => about(legend).getByLabelText('Birth date')

  test.each([
    ['fills what nobody has touched', '', '1984-05-02'],
    ['leaves what was typed', '1971-03-04', '1971-03-04'],
  ])('%s, and the partner as they are', async (_what, typed, shown) => {
    const person = Promise.withResolvers<object>()
    fakeServer({ ...subscribed, 'GET /api/auth/user': () => person.promise })
    await openForm()
    if (typed) type('You', 'Birth date', typed)
    type('Your partner', 'Name (optional)', 'Grace')
    type('Your partner', 'Birth date', '1990-06-10')
    await act(async () =>
      person.resolve({ ...currentUser, subscriptionStatus: 'active', natalChartData }),
    )
    await waitFor(() => expect(dateOf('You')).toHaveProperty('value', shown))
    expect(dateOf('Your partner')).toHaveProperty('value', '1990-06-10')
    expect(about('Your partner').getByLabelText('Name (optional)')).toHaveProperty('value', 'Grace')
  })
})

describe('[2.17] the birth of the first portrait', () => {
  const LIST = 'GET /api/readings'
  const NATAL = 'POST /api/readings/natal'
  const ONE = `GET /api/readings/${savedReading.id}`
  const yours = () => about('You').getByLabelText('Birth date')
  const openTab = (name: string) => user.click(screen.getByRole('tab', { name }))

  test('fills the form once that portrait is made', async () => {
    const server = fakeServer({ ...subscribed, [LIST]: [], [NATAL]: natalReading })
    await openForm()
    await waitFor(() => expect(server.count(LIST)).toBe(1))
    await openTab('Individual')
    for (const [label, value] of [
      ['Birth date', '1990-06-10'],
      ['Birth time', '14:30'],
      ['Birth location', 'Tampa'],
    ] as const)
      fireEvent.change(await screen.findByLabelText(label), { target: { value } })
    server.answers[LIST] = [savedReading]
    await generate()
    await screen.findByRole('heading', { name: 'Your Personality Portrait' })
    await openTab('Relationships')
    await waitFor(() => expect(yours()).toHaveProperty('value', '1984-05-02'))
  })

  test('stops filling it once that portrait is deleted', async () => {
    const server = fakeServer({
      ...subscribed,
      [LIST]: [savedReading],
      [ONE]: savedReading,
      [`DELETE /api/readings/${savedReading.id}`]: { success: true },
    })
    const { router } = await openForm()
    await waitFor(() => expect(yours()).toHaveProperty('value', '1984-05-02'))
    await act(() => router.navigate(`/readings?type=saved&reading=${savedReading.id}`))
    await user.click(await screen.findByRole('button', { name: 'Delete Reading' }))
    server.answers[LIST] = []
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Reading Deleted')
    await openTab('Relationships')
    await waitFor(() => expect(yours()).toHaveProperty('value', ''))
  })
})

describe('[2.17][7.16] a reading for two', () => {
  test('is requested with both births and the given names, and shown as text', async () => {
    const server = fakeServer({ ...subscribed, [SYNASTRY]: synastryReading })
    await openForm()
    fillIn()
    await generate()
    await result()
    expect(screen.getByText('Grace hears you come in before the key turns.')).toBeDefined()
    const sent = server.seen.find(({ call }) => call === SYNASTRY)?.body
    expect(sent).toEqual({
      user: { date: '1984-05-02', time: '20:04', location: 'St. Petersburg' },
      partner: { name: 'Grace', date: '1990-06-10', time: '20:04', location: 'Tampa' },
    })
  })

  test('comes with the wheel of both charts and the aspects between them', async () => {
    fakeServer({ ...subscribed, [SYNASTRY]: synastryReading })
    await openForm()
    fillIn()
    await generate()
    await result()
    const wheel = within(screen.getByRole('group', { name: 'Two charts on one wheel' }))
    expect(wheel.getByRole('button', { name: /^your Moon, / })).toBeDefined()
    expect(wheel.getByRole('button', { name: /^Grace's Venus, / })).toBeDefined()
    const row = screen.getByRole('button', { name: "your Mars square Grace's Moon" })
    await user.click(row)
    const sentence = screen.getByText('You begin to move the chairs while Grace sits.')
    expect(sentence.dataset.lit).toBe('true')
    await user.click(screen.getAllByRole('button', { name: /^Why\?/ })[0] as HTMLElement)
    expect(screen.getByText("Your Moon trine Grace's Venus, orb 1°02′")).toBeDefined()
  })

  test('lists both charts, each row for the one to whom it belongs', async () => {
    fakeServer({ ...subscribed, [SYNASTRY]: synastryReading })
    await openForm()
    fillIn()
    await generate()
    await result()
    const moonOf = (name: string) =>
      within(screen.getByRole('table', { name })).getByRole('button', { name: /Moon$/ })
    await user.click(moonOf('Grace'))
    expect(moonOf('Grace').getAttribute('aria-pressed')).toBe('true')
    expect(moonOf('You').getAttribute('aria-pressed')).toBe('false')
    expect(screen.getByText("One sentence rests on Grace's Moon")).toBeDefined()
  })

  test('shows the closest aspects first, and all of them on request', async () => {
    const names = ['Sun', 'Moon', 'Mercury', 'Venus']
    const aspects = names.flatMap((yourPlanet) =>
      names.map((partnerPlanet, minutes) => ({
        ...{ yourPlanet, partnerPlanet, minutes },
        ...{ aspectName: 'Trine', degrees: 1 },
      })),
    )
    const synastryData = { ...synastryReading.synastryData, aspects }
    fakeServer({ ...subscribed, [SYNASTRY]: { ...synastryReading, synastryData } })
    await openForm()
    fillIn()
    await generate()
    await result()
    const rows = () =>
      within(screen.getByRole('table', { name: 'Aspects between you' })).getAllByRole('row')
    expect(rows()).toHaveLength(1 + 14)
    await user.click(screen.getByRole('button', { name: 'Show All 16 Aspects' }))
    expect(rows()).toHaveLength(1 + 16)
  })

  test('[2.18] is found again in My Readings, with both names', async () => {
    fakeServer({ ...subscribed, 'GET /api/readings': [savedSynastry], [SAVED]: savedSynastry })
    renderPage(ReadingsPage, '/readings?type=saved')
    await screen.findByText('Relationship Reading')
    await user.click(screen.getByRole('link', { name: /You & Grace/ }))
    await result()
    expect(screen.getByRole('group', { name: 'Two charts on one wheel' })).toBeDefined()
  })

  test('another one begins with an empty form', async () => {
    fakeServer({ ...subscribed, [SYNASTRY]: synastryReading })
    await openForm()
    fillIn()
    await generate()
    await result()
    await user.click(screen.getByRole('button', { name: 'Generate Another Reading' }))
    expect(about('Your partner').getByLabelText('Birth date')).toHaveProperty('value', '')
    expect(localStorage.getItem(storageKeys.pendingSynastry)).toBeNull()
  })
})

describe('[5.7] what both births need', () => {
  test('is missed with a toast and beside the fields; names are not', async () => {
    const server = fakeServer({ ...subscribed, [SYNASTRY]: synastryReading })
    await openForm()
    fillIn()
    type('Your partner', 'Birth location', '  ')
    await generate()
    expect(await screen.findByText('Missing Information')).toBeDefined()
    const field = about('Your partner').getByLabelText('Birth location')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(server.count(SYNASTRY)).toBe(0)
    type('Your partner', 'Birth location', 'Tampa')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).not.toBe('true'))
  })

  test('draws the focus to the first field that lacks it', async () => {
    fakeServer({ ...subscribed, [SYNASTRY]: synastryReading })
    await openForm()
    await generate()
    expect(await screen.findByText('Missing Information')).toBeDefined()
    expect(document.activeElement).toBe(about('You').getByLabelText('Birth date'))
  })

  test('asks about the person concerned', async () => {
    const server = fakeServer({
      ...subscribed,
      [SYNASTRY]: () =>
        refusal(400, {
          error: 'Which Tampa is it?',
          field: 'partner.birthLocation',
          candidates: [
            {
              label: 'Tampa, Florida',
              place: {
                display_name: 'Tampa, Florida, United States',
                place_id: '4174757',
                lat: 27.9,
                lon: -82.5,
              },
            },
          ],
        }),
    })
    await openForm()
    fillIn()
    await generate()
    const choice = await about('Your partner').findByRole('button', { name: 'Tampa, Florida' })
    server.answers[SYNASTRY] = synastryReading
    await user.click(choice)
    await result()
    expect(server.seen.findLast(({ call }) => call === SYNASTRY)?.body).toMatchObject({
      partner: { location: 'Tampa, Florida, United States', place: { place_id: '4174757' } },
      user: details.user,
    })
  })

  test('and above the rate limit says until when, and nothing typed is lost', async () => {
    const message = messages.readings.tooMany(60, 3 * 60 * 60_000)
    const server = fakeServer({
      ...subscribed,
      [SYNASTRY]: () => refusal(429, { error: message, message, code: 'too-many-requests' }),
    })
    await openForm()
    fillIn()
    await generate()
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
    expect(message).toContain('You can request the next one in about 3 hours.')
    for (const [legend, { date, location }] of [
      ['You', details.user],
      ['Your partner', details.partner],
    ] as const) {
      expect(about(legend).getByLabelText('Birth date')).toHaveProperty('value', date)
      expect(about(legend).getByLabelText('Birth location')).toHaveProperty('value', location)
    }
    expect(about('Your partner').getByLabelText('Name (optional)')).toHaveProperty('value', 'Grace')
    server.answers[SYNASTRY] = synastryReading
    await generate()
    await result()
  })

  test('and a refusal without a choice stands at its field', async () => {
    fakeServer({
      ...subscribed,
      [SYNASTRY]: () => refusal(400, { error: 'That time never was.', field: 'partner.birthTime' }),
    })
    await openForm()
    fillIn()
    await generate()
    await screen.findByText('That time never was.')
    const time = about('Your partner').getByLabelText('Birth time')
    expect(time.getAttribute('aria-invalid')).toBe('true')
  })

  test('fills in what is known of the user’s own birth', async () => {
    fakeServer({
      ...subscribed,
      'GET /api/auth/user': {
        ...currentUser,
        subscriptionStatus: 'active',
        natalChartData: {
          birthDate: '1984-05-02',
          birthTime: '20:04',
          birthLocation: 'St. Petersburg, Florida, United States',
        },
      },
    })
    await openForm()
    await waitFor(() =>
      expect(about('You').getByLabelText('Birth date')).toHaveProperty('value', '1984-05-02'),
    )
    expect(about('Your partner').getByLabelText('Birth date')).toHaveProperty('value', '')
  })
})

describe('[4.6] a person without access', () => {
  test.each([
    ['a stranger', asStranger, 401, {}, 'Create Account'],
    ['without a subscription', subscribed, 403, {}, 'Subscription Required'],
    [
      'of whom the server wants a subscription',
      subscribed,
      402,
      { subscriptionRequired: true },
      'Subscription Required',
    ],
  ])(
    '%s goes to sign up with the plan; the details wait',
    async (_who, answers, status, flags, toast) => {
      const server = fakeServer({
        ...answers,
        [SYNASTRY]: refusal(status, { error: 'No.', ...flags }),
      })
      const page = await openForm()
      fillIn()
      await generate()
      await screen.findByText(toast)
      expect(page.at()).toBe('/signup?plan=monthly&redirect=/readings?type=synastry')
      const sent = server.seen.find(({ call }) => call === SYNASTRY)?.body
      expect(pendingSynastry()?.details).toEqual(sent)
    },
  )

  test('of whose session ended elsewhere the details are there after all that follows', async () => {
    const server = fakeServer({ ...subscribed })
    const { at, router } = await openForm()
    fillIn()
    Object.assign(server.answers, sessionEnded, { [SYNASTRY]: refusal(401, { error: 'Who?' }) })
    await generate()
    await waitFor(() => expect(at()).toBe('/signup?plan=monthly&redirect=/readings?type=synastry'))
    expect(await screen.findByText('Create Account')).toBeDefined()
    await waitFor(() => expect(localStorage.getItem(storageKeys.signedIn)).toBeNull())
    await act(() => router.navigate('/readings?type=synastry'))
    const name = await about('Your partner').findByLabelText('Name (optional)')
    expect(name).toHaveProperty('value', 'Grace')
    expect(about('You').getByLabelText('Birth date')).toHaveProperty('value', details.user.date)
  })

  test('of whose session ended elsewhere the next person neither sees nor sends the details', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const server = fakeServer({ ...subscribed })
    const { router, services } = await openForm()
    fillIn()
    Object.assign(server.answers, sessionEnded, { [SYNASTRY]: refusal(401, { error: 'Who?' }) })
    fireEvent.click(screen.getByRole('button', { name: 'Generate Reading' }))
    await screen.findByText('Create Account')
    await waitFor(() => expect(localStorage.getItem(storageKeys.signedIn)).toBeNull())
    await act(() => router.navigate('/readings?type=synastry'))
    const name = () => about('Your partner').findByLabelText('Name (optional)')
    expect(await name()).toHaveProperty('value', 'Grace')

    const grace = { ...session, user: { ...session.user, id: 'user-grace' } }
    Object.assign(server.answers, subscribed, { 'GET /api/identity/get-session': grace })
    await act(() => services.identity.refresh())
    await waitFor(() => expect(localStorage.getItem(storageKeys.signedIn)).toBe('user-grace'))
    await waitFor(async () => expect(await name()).toHaveProperty('value', ''))
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(server.count(SYNASTRY)).toBe(1)
    expect(JSON.stringify({ ...localStorage })).not.toContain(details.partner.date)
  })

  test('comes back subscribed, and it is sent by itself after half a second, once', async () => {
    const server = fakeServer({ ...subscribed, [SYNASTRY]: () => refusal(403, { error: 'No.' }) })
    keepPendingSynastry(details)
    const { services, router } = renderPage(ReadingsPage, '/readings')
    const person = () => services.queryClient.getQueryData(queryKeys.currentUser)
    await waitFor(() => expect(person()).toBeDefined())
    vi.useFakeTimers()
    await act(() => router.navigate('/readings?type=synastry'))
    await expectAfter(500, () => server.count(SYNASTRY) > 0)
    expect(server.seen.find(({ call }) => call === SYNASTRY)?.body).toEqual(details)
    // Refused and sent here again, the same details wait for a press.
    renderPage(ReadingsPage, '/readings?type=synastry')
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(server.count(SYNASTRY)).toBe(1)
  })

  test.each([
    ['without a subscription', noSubscription],
    ['while it is not known whether there is one', refusal(429, { error: 'Later.' })],
  ])('is not sent by itself %s, which is asked once', async (_, status) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const server = fakeServer({ ...asAda, [STATUS]: status, [SYNASTRY]: synastryReading })
    keepPendingSynastry(details)
    await openForm()
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(server.count(SYNASTRY)).toBe(0)
    expect(server.count(STATUS)).toBe(1)
  })

  test('is not sent by itself with five of the six fields', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const server = fakeServer({ ...subscribed, [SYNASTRY]: synastryReading })
    localStorage.setItem(
      storageKeys.pendingSynastry,
      JSON.stringify({
        details: { ...details, partner: { ...details.partner, location: ' ' } },
      }),
    )
    renderPage(ReadingsPage, '/readings?type=synastry')
    await screen.findByRole('heading', { name: 'Two people, two charts' })
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(server.count(SYNASTRY)).toBe(0)
  })
})

test('[4.4] after a time-out the reading is looked for, and shown when it is there', async () => {
  vi.useFakeTimers({ now: Date.parse(savedSynastry.createdAt) - 5_000, shouldAdvanceTime: true })
  const server = fakeServer({ ...subscribed, [SYNASTRY]: () => never, 'GET /api/readings': [] })
  await openForm()
  fillIn()
  fireEvent.click(screen.getByRole('button', { name: 'Generate Reading' }))
  await screen.findByText('Reading the clocks of both birthplaces…')
  await act(() => vi.advanceTimersByTimeAsync(90_500))
  expect(screen.getByText('Request Timed Out')).toBeDefined()
  server.answers['GET /api/readings'] = [savedSynastry]
  server.answers[SAVED] = savedSynastry
  await act(() => vi.advanceTimersByTimeAsync(5_500))
  await result()
})
