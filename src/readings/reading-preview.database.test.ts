import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NatalReading, ReadingPreview } from '#contract/readings.ts'
import { rowCounts } from '#testing/row-counts.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { sentencesOf } from '#writer/grounding.ts'

const tampa = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}

const logged: string[] = []
let address = '192.0.2.1'
let app: TestApp
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  app = await openTestApp({ log, clientAddress: () => address })
})
afterAll(() => app.close())

const post = (path: string, body: object, headers = {}) =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function preview(details: object): Promise<ReadingPreview> {
  const answer = await post('/api/readings/preview', details)
  expect(answer.status).toBe(200)
  return ReadingPreview.parse(await answer.json())
}

describe('[1.4][6.1] the preview of a portrait', () => {
  test('has the chart, a line for Sun, Moon and Ascendant, and one paragraph with its facts', async () => {
    const { chartData, lines, text, facts } = await preview(tampa)
    expect(chartData.ascendant).toMatchObject({ signName: 'Libra', degrees: 3, minutes: 26 })
    expect(lines.map(({ point, signName }) => `${point} in ${signName}`)).toEqual([
      'Sun in Gemini',
      'Moon in Capricorn',
      'Ascendant in Libra',
    ])
    expect(text.opening.length + text.sections.length).toBe(1)
    const known = new Set(facts.map(({ id }) => id))
    for (const sentence of [...sentencesOf(text), ...lines])
      for (const id of sentence.facts) expect(known, sentence.text).toContain(id)
  })

  test('is the beginning of the portrait that the person gets later', async () => {
    for (const details of [tampa, { ...tampa, birthTime: 'unknown' }]) {
      const email = `${details.birthTime.replace(':', '')}@reading-preview.example`
      const subscribed = await app.signUpSubscribed(email)
      const { text } = await preview(details)
      const answer = await post('/api/readings/natal', details, subscribed)
      const portrait = NatalReading.parse(await answer.json())
      expect(text.opening[0]).toEqual(portrait.text.opening[0])
    }
  })

  test('[N3] names both signs of a Moon that changed signs on the day of an unknown time, and no Ascendant', async () => {
    const { chartData, lines } = await preview({
      ...tampa,
      birthDate: '1990-06-11',
      birthTime: 'unknown',
    })
    expect(chartData.ascendant).toBeNull()
    expect(lines.map(({ point, signName }) => `${point} in ${signName}`)).toEqual([
      'Sun in Gemini',
      'Moon in Capricorn',
      'Moon in Aquarius',
    ])
  })

  test('asks which place is meant, and refuses a time that the clocks skipped', async () => {
    const places = await post('/api/readings/preview', { ...tampa, birthLocation: 'Springfield' })
    expect(places.status).toBe(400)
    expect((await places.json()).candidates.length).toBeGreaterThan(1)
    const skipped = await post('/api/readings/preview', {
      ...tampa,
      birthDate: '1990-04-01',
      birthTime: '02:30',
    })
    expect(skipped.status).toBe(400)
  })

  test('stores nothing, and logs nothing of the birth', async () => {
    const before = await rowCounts(app.database.db)
    logged.length = 0
    await preview({ ...tampa, birthDate: '1971-03-03' })
    await post('/api/readings/preview', { ...tampa, birthLocation: 'Nowhere at all' })
    const known = [
      'level',
      'time',
      'pid',
      'hostname',
      'method',
      'route',
      'status',
      'durationMs',
      'msg',
    ]
    for (const line of logged)
      expect(known).toEqual(expect.arrayContaining(Object.keys(JSON.parse(line))))
    expect(before.length).toBeGreaterThan(20)
    expect(await rowCounts(app.database.db)).toEqual(before)
  })

  test('limits each address by itself', async () => {
    address = '192.0.2.2'
    const unread = () => post('/api/readings/preview', { ...tampa, birthLocation: 'Springfield' })
    for (let call = 0; call < 60; call++) expect((await unread()).status).toBe(400)
    const refused = await unread()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    address = '192.0.2.3'
    expect((await unread()).status).toBe(400)
  })
})
