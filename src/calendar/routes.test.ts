import { eq, sql } from 'drizzle-orm'
import { sync } from 'node-ical'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { saveSubscription } from '#billing/subscriptions-table.ts'
import { findBirthDetails, storeBirthDetails } from '#birth/birth-details-table.ts'
import { CosmicEvent, SkyDate } from '#contract/calendar.ts'
import { users } from '#identity/users-table.ts'
import { describeError } from '#log.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const tampa = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}

let app: TestApp
let ada: Record<string, string>
const logged: string[] = []
const log = pino(
  { level: 'error', serializers: { error: describeError } },
  { write: (line: string) => logged.push(line) },
)
let now = new Date('2026-12-02T20:00:00Z')
beforeAll(async () => {
  app = await openTestApp({ today: () => now, log })
  ada = await app.signUpSubscribed('ada@example.com')
  await call('POST', '/api/birth-details', ada, tampa)
})
afterAll(() => app.close())

const call = (method: string, path: string, headers = ada, body?: object) =>
  app.request(path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
async function eventsOf(month: number, year: number, headers = ada): Promise<CosmicEvent[]> {
  const answer = await call('GET', `/api/cosmic-events?month=${month}&year=${year}`, headers)
  expect(answer.status).toBe(200)
  return CosmicEvent.array().parse((await answer.json()).events)
}
async function skyOf(month: number, year: number, headers = ada): Promise<SkyDate[]> {
  const answer = await call('GET', `/api/cosmic-events?month=${month}&year=${year}`, headers)
  return SkyDate.array().parse((await answer.json()).sky)
}
const isLockAwaited = async () => {
  const waiting = sql`datname = current_database() and wait_event_type = 'Lock'`
  return (await app.database.db.$count(sql`pg_stat_activity`, waiting)) > 0
}
/** iCalendar has no fractions of a second. */
const inSeconds = (at: string) => `${at.slice(0, 19)}.000Z`
const feedCall = async (method: string, headers = ada): Promise<string | null> =>
  (await (await call(method, '/api/calendar-feed', headers)).json()).url
const pathOf = (url: string | null) => new URL(url ?? '').pathname
const read = async (url: string | null) => {
  const answer = await app.request(pathOf(url))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  return Object.values(sync.parseICS(await answer.text())).filter(
    (component) => component?.type === 'VEVENT',
  )
}

describe('[7.22][3.12] key dates', () => {
  test('exist only after a weekly or monthly horoscope; a daily one has none', async () => {
    await call('GET', '/api/horoscopes/daily')
    expect(await eventsOf(12, 2026)).toEqual([])
  })

  test('[1.6] are stored with their horoscope, each with its instant and date', async () => {
    const { horoscope } = await (await call('GET', '/api/horoscopes/monthly')).json()
    const events = await eventsOf(12, 2026)
    expect(events.length).toBeGreaterThanOrEqual(4)
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted())
    for (const { date, at, content } of events) {
      expect(at.slice(0, 10)).toBe(date)
      expect(date >= horoscope.startDate && date <= horoscope.endDate).toBe(true)
      expect(horoscope.content).toContain(content)
    }
  })

  test.each(['weekly', 'monthly'])('[1.6] come from a %s horoscope alone', async (kind) => {
    const eve = await app.signUpSubscribed(`eve-${kind}@example.com`)
    await call('POST', '/api/birth-details', eve, tampa)
    const { horoscope } = await (await call('GET', `/api/horoscopes/${kind}`, eve)).json()
    const events = [...(await eventsOf(11, 2026, eve)), ...(await eventsOf(12, 2026, eve))]
    expect(events).not.toEqual([])
    for (const { date, content } of events) {
      expect(date >= horoscope.startDate && date <= horoscope.endDate).toBe(true)
      expect(horoscope.content).toContain(content)
    }
  })

  test('appear once when named by both the weekly and the monthly horoscope', async () => {
    await call('GET', '/api/horoscopes/weekly')
    const events = await eventsOf(12, 2026)
    expect(new Set(events.map(({ label, at }) => `${label} ${at}`)).size).toBe(events.length)
    const november = await eventsOf(11, 2026)
    for (const { date } of november) expect(date >= '2026-11-29').toBe(true)
  })

  test('are replaced when their horoscope is refreshed', async () => {
    const before = new Set((await eventsOf(12, 2026)).map(({ id }) => id))
    for (const kind of ['weekly', 'monthly']) {
      await call('DELETE', `/api/horoscopes/${kind}`)
      await call('GET', `/api/horoscopes/${kind}`)
    }
    for (const { id } of await eventsOf(12, 2026)) expect(before.has(id)).toBe(false)
  })

  test('of past months stay in the calendar', async () => {
    const december = await eventsOf(12, 2026)
    now = new Date('2027-01-10T00:00:00Z')
    await call('GET', '/api/horoscopes/monthly')
    expect(await eventsOf(12, 2026)).toEqual(december)
    expect((await eventsOf(1, 2027)).length).toBeGreaterThan(0)
  })

  test.each(['month=0&year=2026', 'month=13&year=2026', 'month=x&year=2026', 'month=1', ''])(
    'a month that is none (%s) is refused',
    async (query) => {
      expect((await call('GET', `/api/cosmic-events?${query}`)).status).toBe(400)
    },
  )

  test('are deleted when another tab changes the birth details', async () => {
    const bea = await app.signUpSubscribed('bea@example.com')
    await call('POST', '/api/birth-details', bea, tampa)
    await call('GET', '/api/horoscopes/monthly', bea)
    expect(await eventsOf(now.getUTCMonth() + 1, now.getUTCFullYear(), bea)).not.toEqual([])
    const { id } = await (await call('GET', '/api/auth/user', bea)).json()
    const { db } = app.database
    const saved = await findBirthDetails(db, id)
    if (!saved) throw new Error('Nothing was saved')
    let answer: Promise<Response> | undefined
    await db.transaction(async (tx) => {
      const place = { ...saved.place, lat: 60 }
      await storeBirthDetails(tx, { ...saved, place })
      answer = call('POST', '/api/birth-details', bea, tampa)
      await expect.poll(isLockAwaited).toBe(true)
    })
    expect((await answer)?.status).toBe(200)
    expect(await eventsOf(now.getUTCMonth() + 1, now.getUTCFullYear(), bea)).toEqual([])
  })

  test('[6.2] require sign-in and a subscription', async () => {
    const poor = await app.signUp('poor@example.com')
    const refused = await call('GET', '/api/cosmic-events?month=12&year=2026', poor)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ subscriptionRequired: true })
    expect((await call('GET', '/api/cosmic-events?month=12&year=2026', {})).status).toBe(401)
  })

  test('are private to the user', async () => {
    const grace = await app.signUpSubscribed('grace@example.com')
    expect(await eventsOf(12, 2026, grace)).toEqual([])
  })
})

describe('[1.6] events of the sky', () => {
  test('are known for months without a horoscope, with the contacts of the chart', async () => {
    const dates = await skyOf(3, 2028)
    // Astronomical Almanac: full Moon on March 11, new Moon on March 26, 2028.
    expect(dates.find(({ label }) => label.startsWith('Full Moon'))?.at).toMatch(/^2028-03-11T01:0/)
    expect(dates.find(({ label }) => label.startsWith('New Moon'))?.date).toBe('2028-03-26')
    expect(dates.some(({ isPersonal, label }) => isPersonal && label.includes('your '))).toBe(true)
    expect(dates.map(({ at }) => at)).toEqual(dates.map(({ at }) => at).toSorted())
    expect(dates.length).toBeLessThan(30)
  })

  test('are on the date of the reader, and never in another month', async () => {
    const auckland = { ...ada, 'time-zone': 'Pacific/Auckland' }
    const dates = await skyOf(3, 2028, auckland)
    expect(dates.find(({ label }) => label.startsWith('Full Moon'))?.date).toBe('2028-03-11')
    expect(dates.find(({ label }) => label.startsWith('Sun enters Aries'))?.date).toBe('2028-03-20')
    for (const { date } of dates) expect(date).toMatch(/^2028-03-/)
  })

  test('leave out events that the horoscope of the month names', async () => {
    const labels = new Set((await eventsOf(1, 2027)).map(({ label }) => label))
    expect(labels.size).toBeGreaterThan(0)
    for (const { label } of await skyOf(1, 2027)) expect(labels).not.toContain(label)
  })

  test('do not list an eclipse as a new or full Moon, too', async () => {
    const labels = (await skyOf(8, 2027)).map(({ label }) => label)
    expect(labels.filter((label) => label.includes('solar eclipse'))).toHaveLength(1)
    expect(labels.filter((label) => label.startsWith('New Moon'))).toHaveLength(1)
  })

  test('are those for everybody without saved birth details', async () => {
    const dates = await skyOf(3, 2028, await app.signUpSubscribed('nobody@example.com'))
    expect(dates.length).toBeGreaterThan(4)
    expect(dates.every(({ isPersonal }) => !isPersonal)).toBe(true)
  })

  test.each([
    [1, 1900],
    [12, 2100],
  ])('is known at the ends of the calendar: month %i of %i', async (month, year) => {
    expect((await skyOf(month, year)).length).toBeGreaterThan(4)
  })
})

describe('the private feed', () => {
  test('does not exist before it is created', async () => {
    expect(await feedCall('GET')).toBeNull()
  })

  test('returns all key dates at its secret URL', async () => {
    const url = await feedCall('POST')
    expect(url).toMatch(/^http:\/\/localhost:3000\/calendar-feed\/[\w-]{43}\.ics$/)
    expect(await feedCall('GET')).toBe(url)
    const labels = (await read(url)).map((event) => (event as { summary: string }).summary)
    const events = [...(await eventsOf(12, 2026)), ...(await eventsOf(1, 2027))]
    expect(labels).toEqual(expect.arrayContaining(events.map(({ label }) => label)))
  })

  test('include further contacts to the chart, each once, in the months around today', async () => {
    now = new Date('2027-01-10T00:00:00Z')
    const url = await feedCall('GET')
    const events = (await read(url)) as { uid: string; summary: string; start: Date }[]
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    const shown = new Set(events.map(({ summary, start }) => `${summary} ${start.toISOString()}`))
    for (const month of [1, 4, 7]) {
      const sky = await skyOf(month, 2027)
      const own = sky.filter(({ isPersonal, isExact }) => isPersonal && isExact)
      // The horoscope of January tells the others.
      expect(own.length).toBeGreaterThan(month === 1 ? 0 : 2)
      for (const { label, at } of own) expect(shown).toContain(`${label} ${inSeconds(at)}`)
      for (const { label, at } of sky.filter(({ isPersonal }) => !isPersonal))
        expect(shown).not.toContain(`${label} ${inSeconds(at)}`)
    }
    const after = (await skyOf(8, 2027)).filter(({ isPersonal }) => isPersonal)
    for (const { label, at } of after) expect(shown).not.toContain(`${label} ${inSeconds(at)}`)
  })

  describe('asked for again', () => {
    const fetchAgain = async (tag: string) =>
      app.request(pathOf(await feedCall('GET')), { headers: { 'if-none-match': tag } })
    const tagOf = (answer: Response) => answer.headers.get('etag') ?? ''

    test('answers 304 without computing, also a day later and to a compressing proxy', async () => {
      now = new Date('2027-01-10T00:00:00Z')
      const first = await app.request(pathOf(await feedCall('GET')))
      const tag = tagOf(first)
      expect(tag).toMatch(/^"[0-9a-f]{16}"$/)
      expect(first.headers.get('cache-control')).toBe('private, no-cache')
      now = new Date('2027-01-11T00:00:00Z')
      const compute = vi.spyOn(app.skyCache, 'almanacOf')
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
        const again = await fetchAgain(known)
        expect(again.status).toBe(304)
        expect(tagOf(again)).toBe(tag)
        expect(await again.text()).toBe('')
      }
      expect(compute).not.toHaveBeenCalled()
      expect((await fetchAgain('"other"')).status).toBe(200)
      expect(compute).toHaveBeenCalledOnce()
      compute.mockRestore()
    })

    test('has another tag in another month, and after a change of birth details or text', async () => {
      now = new Date('2027-01-10T00:00:00Z')
      const tags = [tagOf(await fetchAgain('""'))]
      await call('DELETE', '/api/horoscopes/monthly')
      await call('GET', '/api/horoscopes/monthly')
      tags.push(tagOf(await fetchAgain(tags.join())))
      now = new Date('2027-02-10T00:00:00Z')
      tags.push(tagOf(await fetchAgain(tags.join())))
      const { id } = await (await call('GET', '/api/auth/user')).json()
      const { db } = app.database
      const birth = await findBirthDetails(db, id)
      if (birth) await db.transaction((tx) => storeBirthDetails(tx, birth))
      tags.push(tagOf(await fetchAgain(tags.join())))
      expect(new Set(tags).size).toBe(4)
      now = new Date('2027-01-10T00:00:00Z')
    })
  })

  test('keeps the UIDs a day later and in another time zone', async () => {
    now = new Date('2027-01-10T00:00:00Z')
    const url = await feedCall('GET')
    const uids = async () =>
      (await read(url)).map((event) => (event as { uid: string }).uid).toSorted()
    const before = await uids()
    now = new Date('2027-01-11T00:00:00Z')
    expect(await uids()).toEqual(before)
    const { id } = await (await call('GET', '/api/auth/user')).json()
    const { db } = app.database
    await db.update(users).set({ timeZone: 'Pacific/Auckland' }).where(eq(users.id, id))
    const later = new Set(await uids())
    await db.update(users).set({ timeZone: null }).where(eq(users.id, id))
    // A month begins at another hour there.
    expect(before.filter((uid) => !later.has(uid)).length).toBeLessThan(4)
  })

  test('without a birth time, dates are those of the time zone of the last login', async () => {
    const ida = await app.signUpSubscribed('ida@example.com')
    await call('POST', '/api/birth-details', ida, { ...tampa, birthTime: 'unknown' })
    const { id } = await (await call('GET', '/api/auth/user', ida)).json()
    const timeZone = 'Pacific/Kiritimati'
    const { db } = app.database
    await db.update(users).set({ timeZone }).where(eq(users.id, id))
    const there = { ...ida, 'time-zone': timeZone }
    const sky = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((month) => skyOf(month, 2027, there)))
    const allDay = sky.flat().filter(({ isPersonal, isExact }) => isPersonal && !isExact)
    expect(allDay.some(({ date, at }) => date !== at.slice(0, 10))).toBe(true)
    expect(allDay.length).toBeGreaterThan(0)
    const text = await (await app.request(pathOf(await feedCall('POST', ida)))).text()
    for (const { date } of allDay)
      expect(text).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`)
  })

  test('a new URL, or none, revokes the old one', async () => {
    const first = await feedCall('GET')
    const second = await feedCall('POST')
    expect((await app.request(pathOf(first))).status).toBe(404)
    expect((await app.request(pathOf(second))).status).toBe(200)
    expect(await feedCall('DELETE')).toBeNull()
    expect((await app.request(pathOf(second))).status).toBe(404)
  })

  test('an incomplete URL returns nothing', async () => {
    for (const path of ['x', 'x.ics', `${'a'.repeat(43)}.ics`, `${'%27'.repeat(43)}.ics`])
      expect((await app.request(`/calendar-feed/${path}`)).status).toBe(404)
  })

  test('can be created by subscribers only', async () => {
    const poor = await app.signUp('poorer@example.com')
    expect((await call('POST', '/api/calendar-feed', poor)).status).toBe(403)
  })

  test('is empty after the subscription has ended', async () => {
    const eve = await app.signUpSubscribed('eve@example.com')
    await call('POST', '/api/birth-details', eve, tampa)
    await call('GET', '/api/horoscopes/monthly', eve)
    const url = await feedCall('POST', eve)
    expect(await read(url)).not.toEqual([])
    const { id } = await (await call('GET', '/api/auth/user', eve)).json()
    await saveSubscription(app.database.db, id, { status: 'canceled' })
    expect(await read(url)).toEqual([])
  })

  test('never logs the secret URL of a feed', async () => {
    const url = await feedCall('POST')
    const { db } = app.database
    await db.execute(sql`alter table calendar_feeds rename to away`)
    expect((await app.request(pathOf(url))).status).toBe(500)
    await db.execute(sql`alter table away rename to calendar_feeds`)
    expect(logged.join()).toContain('/calendar-feed/:file')
    const secret = pathOf(url).split('/').at(-1)?.replace('.ics', '')
    expect(logged.join()).not.toContain(secret)
  })
})
