import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HoroscopeReply } from '#contract/horoscopes.ts'
import { SECOND } from '#durations.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { embeddedWriter } from '#writer/embedded-writer.ts'
import { generations } from '#writer/generations-table.ts'
import type { Writer } from '#writer/writer.ts'

const tampa = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}
const kinds = ['daily', 'weekly', 'monthly'] as const

let app: TestApp
let now: Date
/** Set in the moment when the time is read. */
let later: Date | undefined
let written: string[]
let ages: (number | undefined)[]
let isBroken: boolean
let tries: number
/** Pauses the writer after it has started. */
let gate: Promise<void> | undefined
let people = 0

/** The real writer with a call count, which tests can break. */
const writer: Writer = {
  async write(brief) {
    tries++
    if (isBroken) throw new Error('out of order')
    if (brief.kind !== 'events') {
      written.push(brief.kind)
      ages.push(brief.about?.age)
    }
    await gate
    return embeddedWriter.write(brief)
  },
}

beforeAll(async () => {
  app = await openTestApp({
    writer,
    today() {
      const read = now
      now = later ?? now
      return read
    },
    retryPolicy: { retries: 1, firstDelaySeconds: 1 },
  })
})
afterAll(() => app.close())
beforeEach(() => {
  now = new Date('2026-12-02T20:00:00Z')
  later = undefined
  written = []
  ages = []
  isBroken = false
  tries = 0
  gate = undefined
})

type Headers = Record<string, string>
const someone = () => app.signUpSubscribed(`person${people++}@example.com`)
const call = (method: string, path: string, headers: Headers, body?: object) =>
  app.request(path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
const save = (headers: Headers, details: object = tampa) =>
  call('POST', '/api/birth-details', headers, details)
const get = (headers: Headers, kind: string) => call('GET', `/api/horoscopes/${kind}`, headers)
const inZone = (headers: Headers, timeZone: string) => ({ ...headers, 'time-zone': timeZone })
const refresh = (headers: Headers, kind: string) =>
  call('DELETE', `/api/horoscopes/${kind}`, headers)
async function read(headers: Headers, kind: string) {
  const answer = await get(headers, kind)
  expect(answer.status).toBe(200)
  return HoroscopeReply.parse(await answer.json())
}
async function withDetails() {
  const headers = await someone()
  expect((await save(headers)).status).toBe(200)
  return headers
}

test('a horoscope is written for the age of its reader', async () => {
  const headers = await someone()
  await save(headers, { ...tampa, birthDate: '1947-12-03' })
  await read(headers, 'daily')
  now = new Date('2026-12-03T20:00:00Z')
  await read(headers, 'daily')
  expect(ages).toEqual([78, 79])
})

describe('[7.19][3.11] reading a horoscope', () => {
  test.each([
    ['daily', '2026-12-02', '2026-12-02', 90, 180],
    ['weekly', '2026-11-29', '2026-12-05', 220, 320],
    ['monthly', '2026-12-01', '2026-12-31', 450, 650],
  ])('%s is of its period in UTC, resting on facts', async (kind, start, end, least, most) => {
    const { sign, horoscope } = await read(await withDetails(), kind)
    expect(sign).toBe('Gemini')
    expect(horoscope).toMatchObject({ kind, startDate: start, endDate: end })
    const words = horoscope.content.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(least)
    expect(words).toBeLessThanOrEqual(most + 25)
    const known = new Set(horoscope.facts.map(({ id }) => id))
    const paragraphs = [
      ...horoscope.text.opening,
      ...horoscope.text.sections.flatMap((section) => section.paragraphs),
    ]
    for (const { facts } of paragraphs.flatMap(({ sentences }) => sentences))
      for (const id of facts) expect(known.has(id), id).toBe(true)
    for (const { at } of horoscope.moments) {
      expect(at >= start).toBe(true)
      expect(at.slice(0, 10) <= end).toBe(true)
    }
  })

  test('is of the date on which it is answered, when a new one begins during the call', async () => {
    const headers = await withDetails()
    const before = await read(headers, 'daily')
    now = new Date('2026-12-02T23:59:59.999Z')
    later = new Date('2026-12-03T00:00:00Z')
    const after = await read(headers, 'daily')
    expect([before, after].map(({ horoscope }) => horoscope.startDate)).toEqual([
      '2026-12-02',
      '2026-12-03',
    ])
  })

  test('returns the same text to concurrent and later requests', async () => {
    const headers = await withDetails()
    const answers = await Promise.all(Array.from({ length: 12 }, () => read(headers, 'daily')))
    expect(new Set(answers.map(({ horoscope }) => horoscope.id)).size).toBe(1)
    expect(await read(headers, 'daily')).toEqual(answers[0])
    expect(written).toEqual(['daily'])
  })

  test('[8.9] retries a failed text, then fails with a message, and can be requested again', async () => {
    const headers = await withDetails()
    isBroken = true
    for (const failed of await Promise.all(kinds.map((kind) => get(headers, kind)))) {
      expect(failed.status).toBe(502)
      expect((await failed.json()).message).toBe(
        'The horoscope could not be written. Please try again.',
      )
    }
    expect(tries).toBe(2 * kinds.length)
    isBroken = false
    for (const kind of kinds) await read(headers, kind)
    expect(written).toEqual([...kinds])
  })

  test('[9.8] never shows the text of an earlier period', async () => {
    const headers = await withDetails()
    const before = await Promise.all(kinds.map((kind) => read(headers, kind)))
    now = new Date('2027-01-03T00:00:00Z')
    const after = await Promise.all(kinds.map((kind) => read(headers, kind)))
    expect(after.map(({ horoscope }) => horoscope.startDate)).toEqual([
      '2027-01-03',
      '2027-01-03',
      '2027-01-01',
    ])
    for (const [index, { horoscope }] of after.entries())
      expect(horoscope.id).not.toBe(before[index]?.horoscope.id)
  })

  test('forbids caching', async () => {
    const answer = await get(await withDetails(), 'daily')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('is as the contract promises, without anything more', async () => {
    const reply = await (await get(await withDetails(), 'weekly')).json()
    expect(HoroscopeReply.parse(reply)).toEqual(reply)
  })

  test('refuses an unknown kind', async () => {
    expect((await get(await withDetails(), 'hourly')).status).toBe(400)
  })
})

describe("[3.11] the reader's clock", () => {
  const LOS_ANGELES = 'America/Los_Angeles'
  const AUCKLAND = 'Pacific/Auckland'

  test.each([
    [LOS_ANGELES, '2026-12-02', '2026-11-29', '2026-12-01'],
    [AUCKLAND, '2026-12-03', '2026-11-29', '2026-12-01'],
    ['Pacific/Kiritimati', '2026-12-03', '2026-11-29', '2026-12-01'],
  ])('in %s gives the periods of the dates there', async (timeZone, ...starts) => {
    const headers = inZone(await withDetails(), timeZone)
    for (const [index, kind] of kinds.entries()) {
      const { horoscope } = await read(headers, kind)
      expect(horoscope).toMatchObject({ startDate: starts[index], timeZone })
      for (const { at, date = '' } of horoscope.moments) {
        expect(date).toBe(
          Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDate().toString(),
        )
        expect(date >= horoscope.startDate && date <= horoscope.endDate).toBe(true)
      }
    }
  })

  test('gives the hours of the text, when people are awake', async () => {
    const headers = inZone(await withDetails(), LOS_ANGELES)
    for (let day = 1; day <= 6; day++) {
      now = new Date(`2026-12-0${day}T20:00:00Z`)
      const { content } = (await read(headers, 'daily')).horoscope
      expect(content).not.toMatch(/UTC|\d\d:\d\d(?! [ap]\.m\.)/)
      for (const [, hour, half] of content.matchAll(/(\d{1,2}):\d[05] ([ap])\.m\./g)) {
        const ofDay = (Number(hour) % 12) + (half === 'p' ? 12 : 0)
        expect(ofDay >= 7 && ofDay < 23, content).toBe(true)
      }
    }
  })

  test.each([
    ['no header', undefined],
    ['an unknown zone', 'Mars/Olympus_Mons'],
    ['an offset', '+01:00'],
    ['a script', "<script>alert('x')</script>"],
    ['something too long', `Europe/${'a'.repeat(300)}`],
  ])(
    'is unknown with %s: the period is that of UTC, and the text names no hour',
    async (_, sent) => {
      const own = await withDetails()
      const headers = sent ? inZone(own, sent) : own
      for (const kind of kinds) {
        const { horoscope } = await read(headers, kind)
        expect(horoscope.timeZone).toBeNull()
        expect(horoscope.content).not.toMatch(/\d:\d\d|[ap]\.m\.|UTC/)
      }
      expect((await read(headers, 'daily')).horoscope.startDate).toBe('2026-12-02')
    },
  )

  test('of the first request of a period stays with its text until a refresh', async () => {
    const own = await withDetails()
    const first = await read(inZone(own, LOS_ANGELES), 'weekly')
    expect(await read(inZone(own, AUCKLAND), 'weekly')).toEqual(first)
    expect(await read(own, 'weekly')).toEqual(first)
    expect(written).toEqual(['weekly'])
    const daily = await read(inZone(own, AUCKLAND), 'daily')
    expect(daily.horoscope).toMatchObject({ startDate: '2026-12-03', timeZone: AUCKLAND })
    await call('DELETE', '/api/horoscopes/weekly', inZone(own, AUCKLAND))
    const after = await read(inZone(own, AUCKLAND), 'weekly')
    expect(after.horoscope).toMatchObject({ startDate: '2026-11-29', timeZone: AUCKLAND })
  })

  test('begins another daily text at the midnight of the reader, and not at that of UTC', async () => {
    const headers = inZone(await withDetails(), LOS_ANGELES)
    const before = await read(headers, 'daily')
    now = new Date('2026-12-03T07:59:59Z')
    expect(await read(headers, 'daily')).toEqual({
      ...before,
      horoscope: { ...before.horoscope, refreshesLeft: 5 },
    })
    now = new Date('2026-12-03T08:00:00Z')
    expect((await read(headers, 'daily')).horoscope.startDate).toBe('2026-12-03')
  })
})

describe('[6.2][6.3] access to horoscopes', () => {
  test('asks visitors to sign in', async () => {
    expect((await get({}, 'daily')).status).toBe(401)
  })

  test('answers with the premium flag without a subscription, even for stored texts', async () => {
    const headers = await app.signUp(`poor${people++}@example.com`)
    expect((await save(headers)).status).toBe(200)
    for (const answer of [await get(headers, 'weekly'), await refresh(headers, 'weekly')]) {
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ subscriptionRequired: true })
    }
  })

  test('[5.7] asks for missing birth details', async () => {
    const headers = await someone()
    for (const answer of [await get(headers, 'monthly'), await refresh(headers, 'monthly')]) {
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ requiresBirthDetails: true })
    }
  })
})

describe('[7.20][4.11] refreshing', () => {
  test('replaces the old text once the new one is stored', async () => {
    const headers = await withDetails()
    const before = await read(headers, 'daily')
    expect(await (await refresh(headers, 'daily')).json()).toEqual({ success: true })
    const after = await read(headers, 'daily')
    expect(after.horoscope.content).not.toBe(before.horoscope.content)
    expect(after.horoscope.refreshesLeft).toBe(before.horoscope.refreshesLeft - 1)
    expect(await read(headers, 'daily')).toEqual(after)
  })

  test('writes one text for two requests', async () => {
    const headers = await withDetails()
    await read(headers, 'weekly')
    await Promise.all([refresh(headers, 'weekly'), refresh(headers, 'weekly')])
    await refresh(headers, 'weekly')
    const [{ horoscope }] = await Promise.all([read(headers, 'weekly'), read(headers, 'weekly')])
    expect(written).toEqual(['weekly', 'weekly'])
    // A repeated request uses up none of the day's other refreshes.
    expect(horoscope.refreshesLeft).toBe(4)
  })

  test('[8.9] reports a failure, and keeps the old text', async () => {
    const headers = await withDetails()
    const before = await read(headers, 'daily')
    await refresh(headers, 'daily')
    isBroken = true
    const failed = await get(headers, 'daily')
    expect(failed.status).toBe(502)
    expect((await failed.json()).message).toBe(
      'The horoscope could not be written. Please try again.',
    )
    const { refreshesLeft: _left, ...text } = before.horoscope
    expect((await read(headers, 'daily')).horoscope).toMatchObject(text)
  })

  test('[8.9] can be requested again after a failure', async () => {
    const headers = await withDetails()
    const before = await read(headers, 'daily')
    await refresh(headers, 'daily')
    isBroken = true
    expect((await get(headers, 'daily')).status).toBe(502)
    isBroken = false
    expect((await refresh(headers, 'daily')).status).toBe(200)
    expect((await read(headers, 'daily')).horoscope.id).not.toBe(before.horoscope.id)
  })

  test('has a daily limit, and returns how many are left', async () => {
    const headers = await withDetails()
    let left = (await read(headers, 'daily')).horoscope.refreshesLeft
    expect(left).toBe(5)
    for (; left > 0; left--) {
      expect((await refresh(headers, 'daily')).status).toBe(200)
      expect((await read(headers, 'daily')).horoscope.refreshesLeft).toBe(left - 1)
    }
    const refused = await refresh(headers, 'daily')
    expect(refused.status).toBe(429)
    const waited = Number(refused.headers.get('retry-after')) * SECOND
    expect(new Date(now.getTime() + waited).toISOString()).toBe('2026-12-03T00:00:00.000Z')
    expect((await refused.json()).message).toMatch(/again tomorrow/)
    now = new Date('2026-12-03T00:00:00Z')
    await read(headers, 'daily')
    expect((await refresh(headers, 'daily')).status).toBe(200)
  })
})

describe('[7.20] refreshes in other time zones', () => {
  const refreshAll = async (headers: Headers) => {
    for (let times = 0; times < 5; times++) {
      expect((await refresh(headers, 'weekly')).status).toBe(200)
      await read(headers, 'weekly')
    }
  }

  test.each([
    // 5 p.m. on a Tuesday in Los Angeles, 8 a.m. on Wednesday; UTC has the same date.
    ['America/Los_Angeles', '2026-12-02T01:00:00Z', '2026-12-02T08:00:00Z'],
    ['Pacific/Kiritimati', '2026-12-02T09:30:00Z', '2026-12-02T10:00:00Z'],
  ])('are counted by the date of the reader in %s', async (zone, evening, midnight) => {
    now = new Date(evening)
    const headers = inZone(await withDetails(), zone)
    await read(headers, 'weekly')
    await refreshAll(headers)
    const refused = await refresh(headers, 'weekly')
    expect(refused.status).toBe(429)
    const waitMs = Number(refused.headers.get('retry-after')) * SECOND
    expect(new Date(now.getTime() + waitMs)).toEqual(new Date(midnight))
    now = new Date(new Date(midnight).getTime() - 1)
    expect((await refresh(headers, 'weekly')).status).toBe(429)
    now = new Date(midnight)
    expect((await read(headers, 'weekly')).horoscope.refreshesLeft).toBe(5)
    expect((await refresh(headers, 'weekly')).status).toBe(200)
  })

  test('are not more for two devices that take turns', async () => {
    now = new Date('2026-12-02T01:00:00Z')
    const abroad = await withDetails()
    await read(abroad, 'weekly')
    await refreshAll(abroad)
    const home = inZone(abroad, 'America/Los_Angeles')
    expect((await read(home, 'weekly')).horoscope.refreshesLeft).toBe(0)
    expect((await refresh(home, 'weekly')).status).toBe(429)
  })

  test('leave the text of another date as it is', async () => {
    now = new Date('2026-12-02T01:00:00Z')
    const abroad = await withDetails()
    const home = inZone(abroad, 'America/Los_Angeles')
    const ofTuesday = await read(home, 'daily')
    const ofWednesday = await read(abroad, 'daily')
    expect(ofTuesday.horoscope.startDate).not.toBe(ofWednesday.horoscope.startDate)
    await refresh(home, 'daily')
    expect((await read(home, 'daily')).horoscope.id).not.toBe(ofTuesday.horoscope.id)
    expect(await read(abroad, 'daily')).toEqual(ofWednesday)
  })
})

describe('[7.21] birth details', () => {
  test('[3.1] are returned with the user, with the name of the place found', async () => {
    const headers = await someone()
    const saved = await (await save(headers, { ...tampa, birthLocation: 'tampa' })).json()
    expect(saved).toMatchObject(tampa)
    const { natalChartData } = await (await call('GET', '/api/auth/user', headers)).json()
    expect(natalChartData).toEqual(saved)
  })

  test('are accepted without questions when sent as returned', async () => {
    const headers = await someone()
    const doubled = {
      birthDate: '1990-10-28',
      birthTime: '01:30',
      birthLocation: 'Tampa, Florida, United States',
    }
    const refused = await save(headers, doubled)
    expect(refused.status).toBe(400)
    const [first] = (await refused.json()).candidates
    const saved = await (
      await save(headers, { ...doubled, offsetSeconds: first.offsetSeconds })
    ).json()
    expect(await (await save(headers, saved)).json()).toEqual(saved)
  })

  test('delete all horoscopes when they change', async () => {
    const headers = await withDetails()
    const before = await Promise.all(kinds.map((kind) => read(headers, kind)))
    await save(headers, { ...tampa, birthDate: '1985-01-02' })
    const left = await app.database.db.execute(
      sql`select id from horoscopes where user_id = (select id from users where email = ${`person${people - 1}@example.com`})`,
    )
    expect((left as { rows: unknown[] }).rows).toEqual([])
    for (const [index, kind] of kinds.entries()) {
      const { sign, horoscope } = await read(headers, kind)
      expect(sign).toBe('Capricorn')
      expect(horoscope.content).not.toBe(before[index]?.horoscope.content)
    }
  })

  test('lead to new horoscopes when changed back', async () => {
    const headers = await withDetails()
    const before = await Promise.all(kinds.map((kind) => read(headers, kind)))
    await save(headers, { ...tampa, birthDate: '1985-01-02' })
    await read(headers, 'daily')
    await save(headers)
    for (const [index, kind] of kinds.entries())
      expect((await read(headers, kind)).sign).toBe(before[index]?.sign)
  })

  test('apply to a horoscope that is being written when they change', async () => {
    const headers = await withDetails()
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    const pending = read(headers, 'weekly')
    await expect.poll(() => written).toEqual(['weekly'])
    await save(headers, { ...tampa, birthDate: '1985-01-02' })
    gate = undefined
    const askedOfNew = read(headers, 'weekly')
    resolve()
    const ofNew = await askedOfNew
    expect(ofNew.sign).toBe('Capricorn')
    const isWaiting = eq(generations.status, 'waiting')
    await expect.poll(() => app.database.db.$count(generations, isWaiting)).toBe(0)
    // The earlier request gets the new text too, and the old one is not stored.
    expect(await pending).toEqual(ofNew)
    expect(await read(headers, 'weekly')).toEqual(ofNew)
  })

  test('count as unchanged when entered in another format', async () => {
    const headers = await withDetails()
    const before = await read(headers, 'monthly')
    await save(headers, { ...tampa, birthLocation: 'Tampa' })
    expect(await read(headers, 'monthly')).toEqual(before)
    expect(written).toEqual(['monthly'])
  })

  test('without a time give horoscopes without houses and angles', async () => {
    const headers = await someone()
    await save(headers, { ...tampa, birthTime: 'unknown' })
    for (const kind of kinds) {
      const { horoscope } = await read(headers, kind)
      for (const { id } of horoscope.facts) expect(id).not.toMatch(/house|~asc|~mc/)
    }
  })

  test('without a time name both signs if the Sun changed signs that day', async () => {
    const headers = await someone()
    await save(headers, { ...tampa, birthDate: '1990-06-21', birthTime: 'unknown' })
    expect((await read(headers, 'daily')).sign).toBe('Gemini or Cancer')
  })

  test.each([
    [{ ...tampa, birthDate: ' ' }],
    [{ ...tampa, birthLocation: '   ' }],
    [{ ...tampa, birthTime: '24:00' }],
    [{ ...tampa, birthLocation: 'Springfield' }],
  ])('%o are refused in a sentence, and the old ones stay', async (details) => {
    const headers = await withDetails()
    const refused = await save(headers, details)
    expect(refused.status).toBe(400)
    expect((await refused.json()).message.length).toBeGreaterThan(10)
    const { natalChartData } = await (await call('GET', '/api/auth/user', headers)).json()
    expect(natalChartData).toMatchObject(tampa)
  })
})

test('[7.19] daily, weekly and monthly texts requested at once share no sentence', async () => {
  const headers = await withDetails()
  const texts = await Promise.all(kinds.map((kind) => read(headers, kind)))
  const sentences = texts.flatMap(({ horoscope: { text } }) =>
    [...text.opening, ...text.sections.flatMap((section) => section.paragraphs)].flatMap(
      (paragraph) => paragraph.sentences.map((sentence) => sentence.text),
    ),
  )
  expect(new Set(sentences).size).toBe(sentences.length)
})
