import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cursorOf } from '#contract/cursor.ts'
import { ListedReading, Reading, WrittenText } from '#contract/readings.ts'
import { MINUTE } from '#durations.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { type NewReading, readings } from './readings-table.ts'

type Headers = Record<string, string>

const tampa = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}
const NOON = Date.parse('2026-12-02T12:00:00Z')

let app: TestApp
let template: NewReading
let people = 0
let ada: Headers
let adaId: string
beforeAll(async () => {
  app = await openTestApp()
  const grace = await app.signUpSubscribed('grace@example.com')
  await app.request('/api/readings/natal', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...grace },
    body: JSON.stringify(tampa),
  })
  const [written] = await app.database.db.select().from(readings)
  const { id: _id, createdAt: _createdAt, ...reading } = written as typeof readings.$inferSelect
  template = reading
})
afterAll(() => app.close())
beforeEach(async () => {
  ada = await app.signUp(`ada${people++}@example.com`)
  adaId = (await (await app.request('/api/auth/user', { headers: ada })).json()).id
})

/** Ada's readings, each a minute older than the one before, unless given otherwise. */
async function keep(count: number, at = (index: number) => NOON - index * MINUTE, type = 'natal') {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...template,
    userId: adaId,
    type: type as 'natal',
    createdAt: new Date(at(index)),
  }))
  const stored = await app.database.db.insert(readings).values(rows).returning()
  return stored.map(({ id }) => id)
}

const get = (query = '', headers = ada) => app.request(`/api/readings${query}`, { headers })
async function page(query = '') {
  const answer = await get(query)
  expect(answer.status).toBe(200)
  return ListedReading.array().parse(await answer.json())
}
const behind = (list: ListedReading[]) => {
  const last = list.at(-1)
  return last ? `after=${encodeURIComponent(cursorOf(last))}` : ''
}
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)

/** Reads all pages. */
async function turnPages(limit: number, between = async (_pages: number) => {}) {
  const pages: ListedReading[][] = [await page(`?limit=${limit}`)]
  while (pages.at(-1)?.length === limit) {
    await between(pages.length)
    pages.push(await page(`?limit=${limit}&${behind(pages.flat())}`))
  }
  return pages.flat()
}

describe('[7.17] the list of readings', () => {
  test('has pages of twenty, newest first, until one is not full', async () => {
    const ids = await keep(45)
    const pages = [await page()]
    pages.push(await page(`?${behind(pages.flat())}`))
    pages.push(await page(`?${behind(pages.flat())}`))
    expect(pages.map((list) => list.length)).toEqual([20, 20, 5])
    expect(idsOf(pages.flat())).toEqual(ids)
  })

  test('[3.7] has entries with the fields of the contract, without the evidence', async () => {
    await keep(1)
    const entries = await (await get()).json()
    expect(ListedReading.array().parse(entries)).toEqual(entries)
    const [entry] = entries
    expect(Object.keys(entry).sort()).toEqual(['createdAt', 'id', 'inputData', 'result', 'type'])
    expect(entry.inputData.natalChartData.result).toMatchObject({
      planets: expect.any(Array),
      ascendant: expect.any(Object),
      midheaven: expect.any(Object),
      aspects: expect.any(Array),
    })
    const whole = await (await get(`/${entry.id}`)).json()
    expect(Reading.parse(whole)).toMatchObject({ ...entry, result: template.result })
    expect(entry.result).toBe(template.result.split('\n\n')[0])
    expect(whole).toMatchObject({ text: WrittenText.parse(template.text), facts: template.facts })
  })

  test('neither skips nor repeats readings stored at the same instant', async () => {
    const ids = await keep(11, () => NOON)
    const turned = idsOf(await turnPages(2))
    expect(turned).toHaveLength(11)
    expect(new Set(turned)).toEqual(new Set(ids))
  })

  test('continues after a reading that was deleted in the meantime', async () => {
    const ids = await keep(6)
    const turned = await turnPages(2, async (pages) => {
      if (pages === 1)
        await app.request(`/api/readings/${ids[1]}`, { method: 'DELETE', headers: ada })
    })
    expect(idsOf(turned)).toEqual(ids)
  })

  test('repeats nothing when a new reading is stored between two pages', async () => {
    const ids = await keep(6)
    const turned = await turnPages(2, async () => {
      await keep(1, () => NOON + MINUTE)
    })
    expect(idsOf(turned)).toEqual(ids)
  })

  test('continues after a reading whose time was set by the database', async () => {
    await app.database.db.insert(readings).values({ ...template, userId: adaId })
    await app.database.db.insert(readings).values({ ...template, userId: adaId })
    expect(new Set(idsOf(await turnPages(1))).size).toBe(2)
    expect(await turnPages(1)).toHaveLength(2)
  })

  test('can return the first portrait only', async () => {
    const ids = await keep(3)
    await keep(2, (index) => NOON - (10 + index) * MINUTE, 'synastry')
    expect(idsOf(await page('?order=oldest&type=natal&limit=1'))).toEqual([ids[2]])
    const oldest = await page('?order=oldest&limit=2')
    expect(oldest.map(({ type }) => type)).toEqual(['synastry', 'synastry'])
    expect(idsOf(await page(`?order=oldest&limit=2&${behind(oldest)}`))).toEqual([ids[2], ids[1]])
  })

  test.each([
    'after=yesterday',
    'after=2026-12-02T12:00:00Z_1',
    'after=2026-13-02T12:00:00Z_f3b1ff9c-7d16-4e5a-9f2a-0b6c3e1d2a77',
    'after=0000-01-01T00:00:00Z_f3b1ff9c-7d16-4e5a-9f2a-0b6c3e1d2a77',
    'after=0000-12-31T23:59:59.999Z_f3b1ff9c-7d16-4e5a-9f2a-0b6c3e1d2a77',
    'limit=0',
    'limit=51',
    'limit=many',
    'type=horoscope',
    'order=random',
  ])('refuses %s in a sentence', async (query) => {
    const refused = await get(`?${query}`)
    expect(refused.status).toBe(400)
    expect((await refused.json()).message.length).toBeGreaterThan(10)
  })
})

test.each(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'])(
  '[7.17] the list can go on behind %s',
  async (instant) => {
    const ids = await keep(1)
    const rest = await page(`?after=${instant}_f3b1ff9c-7d16-4e5a-9f2a-0b6c3e1d2a77`)
    expect(idsOf(rest)).toEqual(instant < '2026' ? [] : ids)
  },
)

test('[7.17] a reading is returned to its owner only', async () => {
  const [id] = await keep(1)
  const grace = await app.signUp(`grace${people++}@example.com`)
  for (const path of [`/${id}`, '/f3b1ff9c-7d16-4e5a-9f2a-0b6c3e1d2a77', '/not-an-id'])
    expect((await get(path, grace)).status).toBe(404)
  expect((await get(`/${id}`, {})).status).toBe(401)
  expect((await get(`/${id}`)).status).toBe(200)
})
