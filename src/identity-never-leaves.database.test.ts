import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CosmicEvent } from '#contract/calendar.ts'
import { HoroscopeReply } from '#contract/horoscopes.ts'
import { NatalReading, SynastryReading } from '#contract/readings.ts'
import { horoscopes } from '#horoscopes/horoscopes-table.ts'
import { readings } from '#readings/readings-table.ts'
import { type ModelServer, startModelServer } from '#testing/model-server/model-server.ts'
import { answer } from '#testing/model-server/replies.ts'
import { hostileInputs } from '#testing/model-texts/hostile-inputs.ts'
import { createLyingModel } from '#testing/model-texts/lying-model.ts'
import { obey } from '#testing/model-texts/obeying-model.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor } from '#testing/visitor.ts'
import { sentencesOf } from '#writer/grounding.ts'
import { createOpenAIModel } from '#writer/model/openai-model.ts'
import { modelCalls } from '#writer/usage/model-calls-table.ts'
import { createLog } from './log.ts'

const honest = createLyingModel({ seed: 12 })
const now = new Date('2026-12-03T12:00:00Z')
const you = { date: '1990-06-10', time: '14:37', location: 'Tampa, Florida, United States' }
const partner = { date: '1988-02-29', time: '06:05', location: 'Lisbon, Portugal' }

let server: ModelServer
let app: TestApp
beforeAll(async () => {
  server = await startModelServer(({ input }) => answer(honest.answer(input)))
  const { baseUrl, apiKey } = server
  const connection = { baseUrl, apiKey, api: 'responses', models: {} } as const
  const model = createOpenAIModel(connection, createLog('silent'))
  app = await openTestApp({ model, today: () => now })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

type Headers = Record<string, string>

async function call(headers: Headers, path: string, body?: object) {
  const zone = { 'time-zone': 'America/New_York' }
  const json = { ...headers, ...zone, 'content-type': 'application/json' }
  const init = body ? { method: 'POST', headers: json, body: JSON.stringify(body) } : { headers }
  const response = await app.request(path, init)
  expect(response.status, path).toBe(200)
  return response.json()
}

/** Everything that a person does with texts. */
async function journey(headers: Headers, name: string) {
  const birth = { birthDate: you.date, birthTime: you.time, birthLocation: you.location }
  const natal = NatalReading.parse(await call(headers, '/api/readings/natal', birth))
  const people = { user: { name: 'Canary-You', ...you }, partner: { name, ...partner } }
  const synastry = SynastryReading.parse(await call(headers, '/api/readings/synastry', people))
  await call(headers, '/api/birth-details', birth)
  const found: HoroscopeReply[] = []
  for (const kind of ['daily', 'weekly', 'monthly'])
    found.push(HoroscopeReply.parse(await call(headers, `/api/horoscopes/${kind}`)))
  const { events } = await call(headers, '/api/cosmic-events?month=12&year=2026')
  const questions = ['When is a good day to ask for a raise?', 'And what about the two of us?']
  for (const message of questions) await call(headers, '/api/chat', { message })
  return { natal, synastry, horoscopes: found, events: CosmicEvent.array().parse(events) }
}

describe('a whole journey with a language model', () => {
  let headers: Headers
  let user: { id: string }
  let texts: Awaited<ReturnType<typeof journey>>
  beforeAll(async () => {
    const visitor = createVisitor(app)
    const email = 'canary-owner@example.com'
    const password = 'a good password'
    await visitor.call('POST', '/api/identity/sign-up/email', {
      email,
      password,
      name: 'Canary Smith',
    })
    headers = await visitor.bearer()
    await app.subscribe(headers)
    user = await call(headers, '/api/auth/user')
    texts = await journey(headers, 'Canary-Partner')
  })

  test('sends no name, email address, birth date, place, coordinate or id', async () => {
    // Two readings, three horoscopes, the key dates of two of them, two answers, and repairs.
    expect(server.requests.length).toBeGreaterThanOrEqual(9)
    const { place } = texts.natal.chartData
    const canaries = [
      /canary|smith|example\.com/i,
      /1990|1988|june 10|10 june|10\.0?6|0?6\/10|10\/0?6|06-10/i,
      /february 29|29 february|02-29|2\/29/i,
      /14:37|2:37|06:05|18:37/,
      /tampa|florida|lisbon|portugal|united states|new_york|europe\//i,
      ...[place.lat, place.lon].map((number) => new RegExp(String(Math.abs(number)).slice(0, 5))),
      new RegExp(user.id, 'i'),
      new RegExp(user.id.replaceAll('-', ''), 'i'),
    ]
    for (const { rawBody, headers: sent } of server.requests) {
      const { authorization, ...others } = sent
      // The same for everybody, with patterns of dates.
      const { tools: _, ...request } = JSON.parse(rawBody)
      const whole = JSON.stringify([request, others])
      expect(authorization).toBe(`Bearer ${server.apiKey}`)
      for (const canary of canaries) expect(whole).not.toMatch(canary)
    }
  })

  test('puts the partner’s name back into the text', () => {
    expect(texts.synastry.result).toContain('Canary-Partner')
    expect(JSON.stringify(texts.synastry)).not.toContain('{partner}')
  })

  test('stores with each text what wrote it', async () => {
    const { db } = app.database
    const stored = [...(await db.select().from(readings)), ...(await db.select().from(horoscopes))]
    expect(stored).toHaveLength(5)
    for (const { writtenBy } of stored) {
      expect(writtenBy.writer).toMatch(/^gpt-5-mini/)
      expect(writtenBy.outcome).toMatch(/^(accepted|repaired)$/)
      expect(writtenBy.configVersion).toBe(1)
      expect(writtenBy.prompt).toMatch(/^(?:synastry 1|(?:natal|daily|weekly|monthly) 2)$/)
      expect(writtenBy.seed).not.toBe('')
    }
  })

  test('writes the key dates of week and month again, each from its own event', () => {
    expect(texts.events.length).toBeGreaterThan(1)
    const printed = texts.horoscopes.flatMap(({ horoscope }) =>
      horoscope ? sentencesOf(horoscope.text).map(({ text }) => text) : [],
    )
    const own = texts.events.filter(
      ({ content }) => !printed.some((text) => content.includes(text)),
    )
    expect(own.length).toBeGreaterThan(texts.events.length / 2)
  })

  test('records tokens and cost of each text for its feature', async () => {
    const calls = await app.database.db.select().from(modelCalls)
    // The scripted model may leave the dates of a week or month out.
    const withKeyDates = texts.horoscopes.filter(
      ({ horoscope: { kind, moments } }) => kind !== 'daily' && moments.length > 0,
    )
    expect(withKeyDates.length).toBeGreaterThan(0)
    expect(calls.map(({ featureName }) => featureName).toSorted()).toEqual([
      'baba_bliss_chat',
      'baba_bliss_chat',
      ...withKeyDates.map(() => 'cosmic_events'),
      'daily_horoscope',
      'monthly_horoscope',
      'natal_reading',
      'synastry_reading',
      'weekly_horoscope',
    ])
    for (const recorded of calls) {
      // The model of this test writes nothing for the chat, but it was called.
      const writer = recorded.featureName === 'baba_bliss_chat' ? 'embedded' : 'model'
      expect(recorded).toMatchObject({ userId: user.id, writer })
      expect(recorded.inputTokens).toBeGreaterThan(500)
      expect(recorded.costMicros).toBeGreaterThan(0)
    }
  })
})

describe('hostile names and places', () => {
  // The tests beside the writer try the others, without a database.
  const names = hostileInputs.filter(({ field }) => field === 'partner name')
  const hostile = names.filter((_, index) => index % 3 === 0)

  let headers: Headers
  beforeAll(async () => {
    headers = await app.signUpSubscribed('reader@example.com')
  })

  test.each(hostile)('a partner called $text changes no request and no text', async (input) => {
    server.respond((request) => answer(obey(request, input)))
    const people = { user: you, partner: { name: input.text, ...partner } }
    const reading = SynastryReading.parse(await call(headers, '/api/readings/synastry', people))
    expect(server.requests.length).toBeGreaterThan(0)
    for (const { instructions, input: data } of server.requests) {
      expect(`${instructions}${data}`).not.toContain(input.text)
      expect(data).not.toContain(JSON.stringify(input.text).slice(1, -1))
    }
    const name = reading.partner.name ?? 'your partner'
    for (const { text } of sentencesOf(reading.text)) {
      const bare = text.replaceAll(name, '').replaceAll(/[Yy]our partner/g, '')
      expect(bare).not.toContain(input.says)
      expect(bare).not.toMatch(/[<>{}[\]`*_#|\\@=\p{C}]|https?:|www\./u)
    }
  })

  test('a place reaches the gazetteer and never the model', async () => {
    server.respond(({ input }) => answer(honest.answer(input)))
    for (const { field, text } of hostileInputs) {
      if (field !== 'place') continue
      const body = { birthDate: you.date, birthTime: you.time, birthLocation: text }
      const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }
      await app.request('/api/readings/natal', { ...init, body: JSON.stringify(body) })
    }
    expect(JSON.stringify(server.requests)).not.toMatch(/evil|thief|Set-Cookie|insult|Zodiac/)
  })
})
