import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#log.ts'
import { saveRetentionRun } from '#retention/retention-runs-table.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor } from '#testing/visitor.ts'
import { createModelUsage } from '#writer/usage/model-usage.ts'
import { serveMetrics } from './metrics-server.ts'

const EMAIL = 'metrics-canary@example.com'
const log = createLog('silent')
const loopback = { host: '127.0.0.1', port: 0 }
const birth = { birthDate: '1990-06-15', birthTime: '12:00', birthLocation: 'Tampa, Florida, USA' }

let app: TestApp
let served: Awaited<ReturnType<typeof serveMetrics>>
beforeAll(async () => {
  app = await openTestApp()
  served = await serveMetrics({ address: loopback, database: app.database, log })
})
afterAll(async () => {
  served.close()
  await app.close()
})

const get = (path: string) => fetch(`http://127.0.0.1:${served.port}${path}`)
const scrape = async () => (await get('/metrics')).text()
/** The value of a series, as in `name{label="value"}`; undefined without one. */
async function seriesValue(series: string): Promise<number | undefined> {
  const line = (await scrape()).split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

describe('metrics', () => {
  test('count requests by method, route pattern and class of the answer, never by path', async () => {
    await app.request('/api/readings/some-secret-id')
    await app.request('/api/readings/another-secret-id')
    const route = 'method="GET",route="/api/readings/:id"'
    expect(await seriesValue(`cosmic_http_requests_total{${route},status="4xx"}`)).toBe(2)
    expect(await seriesValue(`cosmic_http_request_duration_seconds_count{${route}}`)).toBe(2)
    expect(await scrape()).not.toContain('secret')
  })

  test('count paths without a route as one, and methods that nobody uses as one', async () => {
    for (const path of ['/api/one', '/api/two', '/api/three']) await app.request(path)
    expect(
      await seriesValue('cosmic_http_requests_total{method="GET",route="/api/*",status="4xx"}'),
    ).toBe(3)
    for (const method of ['PROPFIND', 'MKCOL']) await app.request('/api/one', { method })
    expect(
      await seriesValue('cosmic_http_requests_total{method="other",route="/api/*",status="4xx"}'),
    ).toBe(2)
  })

  test('count what a limit refuses', async () => {
    const calls = Array.from({ length: 61 }, () =>
      app.request('/api/readings/preview', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(birth),
      }),
    )
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    expect(
      await seriesValue('cosmic_rate_limit_refusals_total{route="/api/readings/preview"}'),
    ).toBe(statuses.filter((status) => status === 429).length)
  })

  test('count texts from their request to their end, and who wrote them', async () => {
    const headers = await app.signUpSubscribed(EMAIL)
    const made = await createVisitor(app).post('/api/readings/natal', birth, headers)
    expect(made.status).toBe(200)
    expect(await seriesValue('cosmic_generations_total{kind="natal",outcome="done"}')).toBe(1)
    expect(await seriesValue('cosmic_generation_duration_seconds_count{kind="natal"}')).toBe(1)
    const seconds = await seriesValue('cosmic_generation_duration_seconds_sum{kind="natal"}')
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThan(60)
  })

  test('count tokens, cost, failures and sentences of models', async () => {
    await createModelUsage(app.database).recordModelCall({
      feature: 'natal_reading',
      purpose: 'text',
      writer: 'model',
      model: 'gpt-5',
      usage: { input: 1000, cached: 400, output: 500, reasoning: 200 },
      durationMs: 12_000,
      costMicros: 31_250,
      outcome: 'partly replaced',
      failure: 'timeout',
      sentences: { checked: 30, rejected: 4, repaired: 1 },
      rejected: [],
    })
    const feature = 'feature="natal_reading"'
    const text = await scrape()
    for (const series of [
      `cosmic_texts_written_total{${feature},writer="model",outcome="partly replaced",purpose="text"} 1`,
      `cosmic_model_duration_seconds_sum{${feature}} 12`,
      `cosmic_model_tokens_total{${feature},kind="cached"} 400`,
      `cosmic_model_tokens_total{${feature},kind="output"} 500`,
      `cosmic_model_cost_dollars_total{${feature}} 0.03125`,
      `cosmic_model_failures_total{${feature},reason="timeout"} 1`,
      `cosmic_model_sentences_total{${feature},verdict="checked"} 30`,
      `cosmic_model_sentences_total{${feature},verdict="rejected"} 4`,
    ])
      expect(text).toContain(series)
  })

  test('show emails, jobs, the event loop and the heap', async () => {
    await createVisitor(app).signUp('mail@example.com', 'a good password')
    await app.outbox.settle()
    await expect.poll(() => seriesValue('cosmic_emails_total{outcome="sent"}')).toBeGreaterThan(0)
    expect(await seriesValue('cosmic_outbox_emails')).toBeTypeOf('number')
    expect(await seriesValue('nodejs_eventloop_lag_p99_seconds')).toBeTypeOf('number')
    expect(await seriesValue('nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6)
  })

  test('name no person', async () => {
    expect(await scrape()).not.toMatch(/canary|@|Tampa|1990/)
  })

  test('are the only thing on their port', async () => {
    expect((await get('/')).status).toBe(404)
    expect((await get('/api/site')).status).toBe(404)
    expect(
      (await fetch(`http://127.0.0.1:${served.port}/metrics`, { method: 'POST' })).status,
    ).toBe(404)
  })

  test('say which port is taken', async () => {
    const address = { ...loopback, port: served.port }
    await expect(serveMetrics({ address, database: app.database, log })).rejects.toThrow(
      `METRICS_PORT ${served.port} on 127.0.0.1 is taken by another program; choose another METRICS_PORT.`,
    )
  })

  test('are no longer counted once closed', async () => {
    const another = await serveMetrics({ address: loopback, database: app.database, log })
    another.close()
    await expect(fetch(`http://127.0.0.1:${another.port}/metrics`)).rejects.toThrow()
  })
})

describe('what is asked of the database at a scrape', () => {
  test('is how many jobs and emails wait, and since when, and the last nightly deletion', async () => {
    const { db } = app.database
    const fresh = await serveMetrics({ address: loopback, database: app.database, log })
    await db.execute(sql`select pgboss.create_queue('no-worker', '{"policy": "standard"}')`)
    await db.execute(sql`
      insert into pgboss.job (name, state, start_after) values
        ('no-worker', 'created', now() - interval '90 seconds'),
        ('no-worker', 'retry', now() + interval '1 hour'),
        ('no-worker', 'completed', now() - interval '1 day')`)
    await db.execute(sql`delete from outbox_emails`)
    await db.execute(sql`
      insert into outbox_emails (recipient, subject, html, text, created_at)
      values ('a@example.com', '', '', '', now() - interval '10 minutes')`)
    const completedAt = new Date('2026-11-29T03:07:00Z')
    await saveRetentionRun(db, { rule: 'sessions', completedAt, deletedRows: 7 })
    const text = await (await fetch(`http://127.0.0.1:${fresh.port}/metrics`)).text()
    fresh.close()
    expect(text).toContain('cosmic_retention_last_run_rows{rule="sessions"} 7')
    expect(text).toContain(
      `cosmic_retention_last_run_timestamp_seconds{rule="sessions"} ${completedAt.getTime() / 1000}`,
    )
    expect(text).toContain('cosmic_jobs_waiting{queue="no-worker"} 2')
    expect(text).toMatch(/cosmic_jobs_oldest_due_seconds\{queue="no-worker"\} 9\d(\.\d+)?\n/)
    expect(text).toMatch(/cosmic_outbox_emails 1\n/)
    expect(text).toMatch(/cosmic_outbox_oldest_seconds 60\d(\.\d+)?\n/)
    await db.execute(sql`delete from outbox_emails`)
  })

  test('has no value while the database does not answer, and the rest of the metrics has', async () => {
    const { db } = app.database
    const fresh = await serveMetrics({ address: loopback, database: app.database, log })
    await db.execute(sql`alter table outbox_emails rename to lost`)
    const address = `http://127.0.0.1:${fresh.port}/metrics`
    const text = await (await fetch(address)).text()
    // Counted while the others are collected.
    const next = await (await fetch(address)).text()
    await db.execute(sql`alter table lost rename to outbox_emails`)
    fresh.close()
    expect(text).not.toMatch(/^cosmic_outbox_emails \d/m)
    expect(next).toMatch(/cosmic_scrape_failures_total\{metric="cosmic_outbox_emails"\} [12]\n/)
    expect(next).toContain('cosmic_scrape_failures_total{metric="cosmic_jobs_waiting"} 0')
    expect(text).toContain('nodejs_heap_size_used_bytes')
  })
})
