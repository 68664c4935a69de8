import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type OpenDatabase, openPostgres } from '#database.ts'
import { SECOND } from '#durations.ts'
import { createLog } from '#log.ts'
import { createTestDatabase } from '#testing/databases.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { aiConfigs } from '#writer/configs/ai-configs-table.ts'
import { createConfigCache } from '#writer/configs/config-cache.ts'
import { aiAuditLogs } from './ai-audit-logs-table.ts'
import { seedConfigs } from './seed-configs.ts'

let databases: OpenDatabase[]
let app: TestApp
let time = Date.parse('2026-03-01T12:00:00Z')
beforeAll(async () => {
  const url = await createTestDatabase(inject('postgresUrl') ?? '')
  const log = createLog('silent')
  databases = await Promise.all([openPostgres(url, log), openPostgres(url, log)])
})
afterAll(async () => {
  await databases[1]?.close()
  await app.close()
})

test('[7.26] two processes that start at once create each configuration once', async () => {
  await Promise.all(databases.map(({ db }) => seedConfigs(db)))
  for (const { db } of databases) {
    expect(await db.$count(aiConfigs)).toBe(7)
    expect(await db.$count(aiAuditLogs)).toBe(7)
  }
})

test('[9.10] a configuration saved in one process is used by another within a minute', async () => {
  const [mine, other] = databases as [OpenDatabase, OpenDatabase]
  app = await openTestApp({ database: mine })
  const headers = await app.signUpAdmin('ada@example.com')
  const cache = createConfigCache({ db: other.db, now: () => time })
  const { updatedAt: _, ...before } = await cache.find('daily_horoscope')
  expect(before.enabled).toBe(true)

  const saved = await app.request('/api/admin/ai-configs/daily_horoscope', {
    method: 'PUT',
    headers,
    body: JSON.stringify({ ...before, model: 'gpt-5', enabled: false }),
  })
  expect(saved.status).toBe(200)
  expect((await cache.find('daily_horoscope')).enabled).toBe(true)
  time += 59 * SECOND
  expect(await cache.find('daily_horoscope')).toEqual(await saved.json())
})
