import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY, HOUR, SECOND } from '#durations.ts'
import { type CountedKind, insertCount } from '#identity/limits/daily-counts-table.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const HOROSCOPES = 100
const BIRTH_CHANGES = 20
const tampa = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}

let app: TestApp
let now: Date
let people = 0
let ada: Record<string, string>
let adaId: string
beforeAll(async () => {
  app = await openTestApp({ today: () => now })
})
afterAll(() => app.close())
beforeEach(async () => {
  now = new Date('2026-12-02T12:00:00Z')
  ada = await app.signUpSubscribed(`ada${people++}@example.com`)
  adaId = (await (await app.request('/api/auth/user', { headers: ada })).json()).id
})

const save = (details: object = {}) =>
  app.request('/api/birth-details', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ada },
    body: JSON.stringify({ ...tampa, ...details }),
  })
const read = (kind = 'daily') => app.request(`/api/horoscopes/${kind}`, { headers: ada })
const refresh = (kind = 'daily') =>
  app.request(`/api/horoscopes/${kind}`, { method: 'DELETE', headers: ada })
const savedBirth = async () =>
  (await (await app.request('/api/auth/user', { headers: ada })).json()).natalChartData
const bornOn = (day: number) => ({ birthDate: `1991-03-${String(day).padStart(2, '0')}` })

/** Counts actions of Ada in the past. */
async function countedBefore(kind: CountedKind, times: number, agoMs: number) {
  const at = new Date(now.getTime() - agoMs)
  await app.database.db.transaction(async (tx) => {
    for (let time = 0; time < times; time++) await insertCount(tx, { userId: adaId, kind }, at)
  })
}

/** The refusal, after checking that its message and header name the same time. */
async function refusalOf(response: Response, wait: string, waitMs: number): Promise<string> {
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe(String(waitMs / SECOND))
  const { message, code } = await response.json()
  expect(code).toBe('too-many-requests')
  expect(message).toContain(`in about ${wait}.`)
  return message
}

describe('[7.21] the daily limit of birth detail changes', () => {
  test('refuses the 21st within 24 hours, and keeps the previous details and horoscope', async () => {
    await save()
    await countedBefore('birth_change', BIRTH_CHANGES - 1, 21 * HOUR)
    expect((await save(bornOn(1))).status).toBe(200)
    const horoscope = await (await read()).json()
    const message = await refusalOf(await save(bornOn(2)), '3 hours', 3 * HOUR)
    expect(message).toMatch(/^You have changed your birth details 20 times within 24 hours/)
    expect(await savedBirth()).toMatchObject(bornOn(1))
    expect(await (await read()).json()).toEqual(horoscope)
    now = new Date(now.getTime() + 3 * HOUR)
    expect((await save(bornOn(2))).status).toBe(200)
  })

  test('does not count saving the same or the first details', async () => {
    await countedBefore('birth_change', BIRTH_CHANGES, HOUR)
    expect((await save()).status).toBe(200)
    expect((await save({ birthLocation: 'Tampa' })).status).toBe(200)
    expect((await save(bornOn(1))).status).toBe(429)
  })

  test('cannot be exceeded by concurrent requests', async () => {
    await save()
    await countedBefore('birth_change', BIRTH_CHANGES - 1, HOUR)
    const answers = await Promise.all([1, 2, 3, 4].map((day) => save(bornOn(day))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429])
  })

  test('is not affected by other limits', async () => {
    await save()
    await countedBefore('reading', 60, HOUR)
    await countedBefore('horoscope', HOROSCOPES, HOUR)
    expect((await save(bornOn(1))).status).toBe(200)
  })
})

describe('[7.19] the daily limit of horoscopes', () => {
  test('refuses the 101st within 24 hours, of all kinds together, and still returns stored ones', async () => {
    await save()
    await countedBefore('horoscope', HOROSCOPES - 1, 23 * HOUR)
    const daily = await (await read('daily')).json()
    for (const kind of ['weekly', 'monthly']) {
      const message = await refusalOf(await read(kind), '1 hour', HOUR)
      expect(message).toMatch(/^You have requested 100 horoscopes within 24 hours/)
    }
    expect(await (await read('daily')).json()).toEqual(daily)
    now = new Date(now.getTime() + HOUR)
    expect((await read('weekly')).status).toBe(200)
  })

  test('keeps the stored horoscope when it refuses a refresh', async () => {
    await save()
    const { horoscope } = await (await read()).json()
    await refresh()
    await countedBefore('horoscope', HOROSCOPES - 1, HOUR)
    expect((await read()).status).toBe(429)
    const stored = await read()
    expect(stored.status).toBe(200)
    expect((await stored.json()).horoscope.id).toBe(horoscope.id)
  })

  test('leaves every kind after each allowed change, with all refreshes on both dates', async () => {
    const kinds = ['daily', 'weekly', 'monthly']
    await save()
    const texts = async () => {
      for (const kind of kinds) expect((await read(kind)).status, kind).toBe(200)
    }
    const refreshes = 2 * kinds.length * 5
    await countedBefore('horoscope', kinds.length + refreshes + kinds.length, DAY - HOUR)
    await countedBefore('horoscope', (BIRTH_CHANGES - 1) * kinds.length, HOUR)
    await countedBefore('birth_change', BIRTH_CHANGES - 1, HOUR)
    expect((await save(bornOn(1))).status).toBe(200)
    await texts()
    expect((await save(bornOn(2))).status).toBe(429)
    await texts()
  })
})
