import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#durations.ts'
import { insertCount } from '#identity/limits/daily-counts-table.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const LIMIT = 60
const tampa = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}
const person = { date: tampa.birthDate, time: tampa.birthTime, location: tampa.birthLocation }

let app: TestApp
let now = new Date()
let people = 0
let ada: Record<string, string>
let adaId: string
beforeAll(async () => {
  app = await openTestApp({ today: () => now })
})
afterAll(() => app.close())
beforeEach(async () => {
  now = new Date()
  ada = await app.signUpSubscribed(`ada${people++}@example.com`)
  const answer = await app.request('/api/auth/user', { headers: ada })
  adaId = (await answer.json()).id
})

const post = (path: string, body: object, headers = ada) =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const natal = (different: object = {}, headers = ada) =>
  post('/api/readings/natal', { ...tampa, ...different }, headers)
const synastry = (partner: object = {}) =>
  post('/api/readings/synastry', { user: person, partner: { ...person, ...partner } })
const born = (day: number) => ({ birthDate: `1991-03-${String(day).padStart(2, '0')}` })

/** Counts readings for Ada in the past. */
async function askedBefore(times: number, agoMs = 0) {
  const at = new Date(now.getTime() - agoMs)
  await app.database.db.transaction(async (tx) => {
    for (let time = 0; time < times; time++)
      await insertCount(tx, { userId: adaId, kind: 'reading' }, at)
  })
}

async function counted(): Promise<number> {
  const { rows } = (await app.database.db.execute(
    sql`select id from daily_counts where user_id = ${adaId} and kind = 'reading'`,
  )) as unknown as { rows: object[] }
  return rows.length
}

async function generationsOfAda(): Promise<number> {
  const { rows } = (await app.database.db.execute(
    sql`select id from generations where user_id = ${adaId}`,
  )) as unknown as { rows: object[] }
  return rows.length
}

async function readings(): Promise<{ id: string }[]> {
  return (await app.request('/api/readings', { headers: ada })).json()
}

describe('[7.15][7.16] the daily limit of readings', () => {
  test('refuses the 61st within 24 hours, of both kinds together', async () => {
    await askedBefore(LIMIT - 2, 21 * HOUR + 30 * MINUTE)
    expect((await natal(born(1))).status).toBe(200)
    expect((await synastry(person)).status).toBe(200)
    for (const refused of [await natal(born(2)), await synastry({ date: '1988-01-02' })]) {
      expect(refused.status).toBe(429)
      expect(await refused.json()).toMatchObject({
        code: 'too-many-requests',
        message:
          'You have requested 60 readings within 24 hours, which is the limit. You can request the next one in about 3 hours.',
      })
      expect(refused.headers.get('retry-after')).toBe(String((2 * HOUR + 30 * MINUTE) / 1000))
    }
    expect(await generationsOfAda()).toBe(2)
    const grace = await app.signUpSubscribed(`grace${people++}@example.com`)
    expect((await natal(born(2), grace)).status).toBe(200)
  })

  test('accepts another once the oldest is a day old', async () => {
    await askedBefore(1)
    now = new Date(now.getTime() + HOUR)
    await askedBefore(LIMIT - 1)
    now = new Date(now.getTime() + DAY - HOUR - MINUTE)
    const early = await natal(born(1))
    expect(early.status).toBe(429)
    expect((await early.json()).message).toMatch(/in about 1 minute\.$/)
    now = new Date(now.getTime() + Number(early.headers.get('retry-after')) * 1000)
    expect((await natal(born(1))).status).toBe(200)
    expect(await counted()).toBe(LIMIT)
    expect((await natal(born(2))).status).toBe(429)
  })

  test('cannot be exceeded by concurrent requests', async () => {
    await askedBefore(LIMIT - 1)
    const answers = await Promise.all([natal(born(1)), natal(born(2))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429])
    expect(await generationsOfAda()).toBe(1)
    expect(await counted()).toBe(LIMIT)
  })

  test('is not reset by deleting readings', async () => {
    await askedBefore(LIMIT - 1)
    await natal(born(1))
    for (const { id } of await readings())
      await app.request(`/api/readings/${id}`, { method: 'DELETE', headers: ada })
    expect(await readings()).toEqual([])
    expect((await natal(born(2))).status).toBe(429)
    expect((await natal(born(1))).status).toBe(429)
  })
})

describe('[7.15] the daily limit does not count', () => {
  test('requests refused for other reasons', async () => {
    const refusals = [
      { birthLocation: 'Springfield' },
      { birthLocation: 'Xqwzzy' },
      { birthLocation: '' },
      { birthDate: '1990-02-30' },
      { birthDate: '1990-04-01', birthTime: '02:30' },
    ]
    for (const wrong of refusals) {
      expect((await natal(wrong)).status).toBe(400)
      const { birthDate: date, birthTime: time, birthLocation: location } = { ...tampa, ...wrong }
      expect((await synastry({ date, time, location })).status).toBe(400)
    }
    expect(await counted()).toBe(0)
  })

  test('a repeated request, during and after the generation', async () => {
    await askedBefore(LIMIT - 1)
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => natal()))
    expect(new Set(atOnce.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await natal()).status).toBe(200)
    expect(await counted()).toBe(LIMIT)
    expect(await readings()).toHaveLength(1)
  })

  test('horoscopes, which remain available at the limit', async () => {
    await askedBefore(LIMIT)
    await post('/api/birth-details', tampa)
    const daily = await app.request('/api/horoscopes/daily', { headers: ada })
    expect(daily.status).toBe(200)
    expect(await counted()).toBe(LIMIT)
  })
})

test('[7.5] the count is deleted with the account', async () => {
  await natal()
  expect(await counted()).toBe(1)
  const gone = await app.request('/api/auth/delete-account', { method: 'DELETE', headers: ada })
  expect(gone.status).toBe(200)
  expect(await counted()).toBe(0)
})
