import { afterEach, expect, test } from 'vitest'
import { createLog } from '#log.ts'
import { startModelServer } from '#testing/model-server/model-server.ts'
import { openTestApp } from '#testing/test-app.ts'
import {
  type CollectedSpan,
  startTraceCollector,
  type TraceCollector,
} from '#testing/trace-collector.ts'
import { createVisitor } from '#testing/visitor.ts'
import { createOpenAIModel } from '#writer/model/openai-model.ts'
import { startTraces } from './traces.ts'

const birth = { birthDate: '1987-03-14', birthTime: '03:47', birthLocation: 'Ushuaia, Argentina' }
const EMAIL = 'canary-trace@example.com'
const silent = createLog('silent')

const attribute = ({ attributes }: CollectedSpan, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? Number(value?.intValue)
}

let collector: TraceCollector
let closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing) await close()
  closing = []
})

async function openTraced(share = 1) {
  collector = await startTraceCollector()
  const modelServer = await startModelServer(() => ({
    fault: 'error',
    status: 500,
    code: null,
    message: 'down',
  }))
  const model = createOpenAIModel({ ...modelServer, api: 'responses', models: {} }, silent)
  const app = await openTestApp({ model })
  const headers = await app.signUpSubscribed(EMAIL)
  const traces = startTraces({ url: `${collector.url}/v1/traces`, share, log: silent })
  closing.push(
    () => app.close(),
    () => modelServer.close(),
    () => collector.close(),
  )
  return { app, headers, traces }
}

test('a request is one span with its route pattern, and its queries are inside it', async () => {
  const { app, headers, traces } = await openTraced()
  const answer = await app.request('/api/readings?canary=canary-query', { headers })
  await traces.close()
  const request = collector.spans.find(({ name }) => name === 'GET /api/readings')
  expect(request?.parentSpanId).toBeUndefined()
  expect(attribute(request as CollectedSpan, 'http.response.status_code')).toBe(200)
  expect(attribute(request as CollectedSpan, 'request.id')).toBe(answer.headers.get('x-request-id'))
  const queries = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(queries.length).toBeGreaterThan(0)
  for (const query of queries) {
    expect(query.traceId).toBe(request?.traceId)
    expect(query.name).toBe('select')
    expect(attribute(query, 'db.query.text')).toMatch(/^select .*\$1/s)
  }
})

test('a text has the requests to the model inside it, and the statements of its transaction', async () => {
  const { app, headers, traces } = await openTraced()
  await createVisitor(app).post('/api/readings/natal', birth, headers)
  await traces.close()
  const text = collector.spans.find(({ name }) => name === 'text natal')
  const inside = collector.spans.filter(({ parentSpanId }) => parentSpanId === text?.spanId)
  const asked = inside.filter(({ name }) => name === 'model natal_reading')
  expect(asked.length).toBeGreaterThan(0)
  expect(asked[0]?.status.code).toBe(2)
  expect(inside.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['begin', 'insert', 'commit']),
  )
})

test('no value of a statement, name, address or birth is in a trace', async () => {
  const { app, headers, traces } = await openTraced()
  const visitor = createVisitor(app)
  await visitor.post('/api/readings/natal', birth, headers)
  await visitor.post('/api/identity/sign-in/email', { email: EMAIL, password: 'canary-password' })
  await app.request('/api/readings/canary-path?token=canary-token', { headers })
  await traces.close()
  expect(collector.spans.length).toBeGreaterThan(20)
  const all = collector.received.join()
  expect(all).not.toMatch(/canary|1987-03-14|Ushuaia|03:47/)
  expect(all).not.toContain(headers.authorization?.split('.').at(-1))
})

test('a refusal is no failure of ours, and a fault is', async () => {
  const { app, headers, traces } = await openTraced()
  await app.request('/api/auth/user')
  await app.database.db.execute('alter table readings rename to lost')
  await app.request('/api/readings', { headers })
  await app.database.db.execute('alter table lost rename to readings')
  await traces.close()
  const find = (name: string) => collector.spans.find((span) => span.name === name)
  expect(find('GET /api/auth/user')?.status.code ?? 0).toBe(0)
  expect(find('GET /api/readings')?.status).toEqual({ code: 2 })
})

test('only the configured share is sent, and nothing after the end', async () => {
  const { app, headers, traces } = await openTraced(0)
  await app.request('/api/readings', { headers })
  await traces.close()
  await app.request('/api/readings', { headers })
  expect(collector.spans).toEqual([])
})

test('a collector that is down costs a warning, and no request', async () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const down = await startTraceCollector({ status: 400 })
  const app = await openTestApp()
  closing.push(
    () => app.close(),
    () => down.close(),
  )
  const traces = startTraces({ url: `${down.url}/v1/traces`, share: 1, log })
  expect((await app.request('/api/auth/user')).status).toBe(401)
  await traces.close()
  expect(lines.join()).toContain('Traces could not be sent to the collector')
})
