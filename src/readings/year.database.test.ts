import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ListedReading, Reading, YearReading } from '#contract/readings.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { embeddedWriter } from '#writer/embedded-writer.ts'
import { sentencesOf } from '#writer/grounding.ts'
import type { Brief, Writer } from '#writer/writer.ts'
import { readings } from './readings-table.ts'

const tampa = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}

let app: TestApp
let ada: Record<string, string>
let briefs: Brief[] = []
let now = new Date('2026-11-22T17:00:00Z')

const writer: Writer = {
  async write(brief) {
    briefs.push(brief)
    return embeddedWriter.write(brief)
  },
}

beforeAll(async () => {
  app = await openTestApp({ writer, today: () => now })
  ada = await app.signUpSubscribed('ada@example.com')
  await save(ada, tampa)
})
afterAll(() => app.close())
beforeEach(() => {
  briefs = []
  now = new Date('2026-11-22T17:00:00Z')
})

const call = (method: string, path: string, headers: Record<string, string>, body?: object) =>
  app.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
const save = (headers: Record<string, string>, details: object) =>
  call('POST', '/api/birth-details', headers, details)
const write = (headers = ada) => call('POST', '/api/readings/year', headers)

async function read(headers = ada): Promise<YearReading> {
  const answer = await write(headers)
  expect(answer.status).toBe(200)
  return YearReading.parse(await answer.json())
}

describe('[N22] the year ahead', () => {
  test('has a text of twelve months, with its facts and its picture', async () => {
    const { yearData, text, facts, result } = await read()
    expect(yearData).toMatchObject({
      from: '2026-11-22',
      to: '2027-11-21',
      birthday: '2027-06-10',
      chart: { planets: expect.arrayContaining([expect.objectContaining({ signName: 'Gemini' })]) },
    })
    const known = new Set(facts.map(({ id }) => id))
    for (const sentence of sentencesOf(text))
      for (const id of sentence.facts) expect(known).toContain(id)
    expect(result.match(/^## \w+(?: (?:and|to) \w+)?: .+$/gm)).toHaveLength(3)
  })

  test('draws a lane for each transit that the text dates, in the order of the passes', async () => {
    const { yearData, text } = await read()
    const moments = sentencesOf(text).flatMap(({ moment = '' }) =>
      isTransit(moment) ? moment : [],
    )
    const passes = yearData.lanes.flatMap((lane) => lane.passes.map(({ fact }) => fact))
    expect(passes).toEqual(expect.arrayContaining(moments))
    for (const { passes: own } of yearData.lanes)
      expect(own.map(({ at }) => at)).toEqual(own.map(({ at }) => at).toSorted())
    expect(new Set(passes).size).toBe(passes.length)
    const label = yearData.lanes.find(({ id }) => id === 'saturn~moon:square')?.label
    expect(label).toBe('Saturn square your Moon')
  })

  test('is stored with the readings, once for each beginning day', async () => {
    const first = await read()
    expect((await read()).id).toBe(first.id)
    expect(briefs).toHaveLength(0)
    const listed = await (await call('GET', '/api/readings?type=year', ada)).json()
    expect(ListedReading.array().parse(listed)).toMatchObject([{ id: first.id, type: 'year' }])
    const saved = await (await call('GET', `/api/readings/${first.id}`, ada)).json()
    expect(Reading.parse(saved).inputData.yearData).toEqual(first.yearData)
  })

  test('of an earlier version, whose birth chart is not stored, is shown with that of its own birth', async () => {
    now = new Date('2026-11-27T17:00:00Z')
    const { id, yearData } = await read()
    const { chart, ...earlier } = yearData
    const update = { inputData: { yearData: earlier } }
    await app.database.db.update(readings).set(update).where(eq(readings.id, id))
    await save(ada, { ...tampa, birthDate: '1984-05-02' })
    const shown = Reading.parse(await (await call('GET', `/api/readings/${id}`, ada)).json())
    await save(ada, tampa)
    expect(chart?.planets[0]?.signName).toBe('Gemini')
    expect(shown.inputData.yearData?.chart).toEqual(chart)
  })

  test('begins on the date of the reader', async () => {
    now = new Date('2026-12-01T03:00:00Z')
    const tokyo = await read({ ...ada, 'time-zone': 'Asia/Tokyo' })
    const losAngeles = await read({ ...ada, 'time-zone': 'America/Los_Angeles' })
    expect(tokyo.yearData.from).toBe('2026-12-01')
    expect(losAngeles.yearData.from).toBe('2026-11-30')
  })

  test('sends a writer neither the birth date nor a name of a place', async () => {
    now = new Date('2026-12-05T12:00:00Z')
    await read()
    expect(briefs).toHaveLength(1)
    expect(JSON.stringify(briefs)).not.toMatch(/1990|Tampa|Florida|ada@/)
  })

  test('can be deleted, and is then written again', async () => {
    now = new Date('2026-12-09T12:00:00Z')
    const { id } = await read()
    expect((await call('DELETE', `/api/readings/${id}`, ada)).status).toBe(200)
    expect((await call('GET', `/api/readings/${id}`, ada)).status).toBe(404)
    expect((await read()).id).not.toBe(id)
  })

  test('can be judged paragraph by paragraph', async () => {
    const { id } = await read()
    const judged = { textId: id, paragraph: '-1.0', verdict: 'not_me' }
    expect((await call('PUT', '/api/paragraph-verdicts', ada, judged)).status).toBe(200)
    const { verdicts } = await (await call('GET', '/api/paragraph-verdicts', ada)).json()
    expect(verdicts).toMatchObject([{ textId: id, featureName: 'year_reading' }])
  })

  test('has no houses without a birth time', async () => {
    const headers = await app.signUpSubscribed('grace@example.com')
    await save(headers, { ...tampa, birthTime: 'unknown' })
    const { result, yearData } = await read(headers)
    expect(result).not.toMatch(/\bhouse\b|Ascendant/)
    expect(yearData.lanes.length).toBeGreaterThan(2)
  })

  test('needs saved birth details and a subscription', async () => {
    const subscribed = await app.signUpSubscribed('new@example.com')
    const missing = await write(subscribed)
    expect(missing.status).toBe(400)
    expect(await missing.json()).toMatchObject({ requiresBirthDetails: true })
    const refused = await write(await app.signUp('free@example.com'))
    expect(refused.status).toBe(403)
  })
})

const isTransit = (id: string) => id.startsWith('transit:')
