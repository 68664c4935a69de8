import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { seedConfigs } from '#admin/seed-configs.ts'
import type { Database, OpenDatabase } from '#database.ts'
import { SECOND } from '#durations.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { aiConfigs, updateConfig } from './ai-configs-table.ts'
import { createConfigCache } from './config-cache.ts'
import { defaultConfigs } from './default-configs.ts'

let database: OpenDatabase
let time = 0
const now = () => time
beforeAll(async () => {
  database = await openTestDatabase()
  await seedConfigs(database.db)
})
afterAll(() => database.close())
beforeEach(() => {
  time = Date.parse('2026-03-01T12:00:00Z')
})

const save = (maxTokens: number) =>
  database.db.transaction((tx) =>
    updateConfig(tx, 'daily_horoscope', { ...defaultConfigs.daily_horoscope, maxTokens }),
  )

/** The database, with the number of its queries. */
function countingDatabase() {
  const select = vi.fn(() => database.db.select())
  return { select, db: { select } as unknown as Database }
}

test('a saved configuration is used after half a minute, with one query for all features', async () => {
  await save(1000)
  const { db, select } = countingDatabase()
  const cache = createConfigCache({ db, now })
  const found = await Promise.all([
    cache.find('daily_horoscope'),
    cache.find('natal_reading'),
    cache.find('daily_horoscope'),
  ])
  expect(found.map(({ maxTokens }) => maxTokens)).toEqual([1000, 6000, 1000])
  await save(1100)
  time += 30 * SECOND - 1
  expect((await cache.find('daily_horoscope')).maxTokens).toBe(1000)
  expect(select).toHaveBeenCalledTimes(1)
  time += 1
  expect((await cache.find('daily_horoscope')).maxTokens).toBe(1100)
  expect(select).toHaveBeenCalledTimes(2)
})

test('a clock that steps back keeps no old configuration', async () => {
  const cache = createConfigCache({ db: database.db, now })
  await cache.find('daily_horoscope')
  await save(1200)
  time -= 3600 * SECOND
  expect((await cache.find('daily_horoscope')).maxTokens).toBe(1200)
})

test('the last known one is used while the database is down', async () => {
  await save(1300)
  const outage = Object.assign(new Error('down'), { code: '57P01' })
  const { db, select } = countingDatabase()
  const cache = createConfigCache({ db, now })
  await cache.find('daily_horoscope')
  select.mockImplementation(() => {
    throw outage
  })
  time += 90 * SECOND
  expect((await cache.find('daily_horoscope')).maxTokens).toBe(1300)
  select.mockImplementation(() => database.db.select())
  await save(1400)
  expect((await cache.find('daily_horoscope')).maxTokens).toBe(1400)
  await expect(
    createConfigCache({
      db: {
        select() {
          throw outage
        },
      } as unknown as Database,
    }).find('daily_horoscope'),
  ).rejects.toBe(outage)
})

test('a stored value that is no longer valid means its default', async () => {
  await save(1500)
  await database.db
    .update(aiConfigs)
    .set({ model: 'gpt-4' as never, temperature: 3 })
    .where(eq(aiConfigs.featureName, 'daily_horoscope'))
  const cache = createConfigCache({ db: database.db, now })
  const { model, temperature } = defaultConfigs.daily_horoscope
  const found = await cache.find('daily_horoscope')
  expect(found).toMatchObject({ model, temperature, maxTokens: 1500 })
})

test('a missing row means the default', async () => {
  await database.db.delete(aiConfigs)
  const cache = createConfigCache({ db: database.db, now })
  expect(await cache.find('natal_reading')).toEqual({
    featureName: 'natal_reading',
    ...defaultConfigs.natal_reading,
    version: 0,
    updatedAt: '1970-01-01T00:00:00.000Z',
  })
  await seedConfigs(database.db)
})
