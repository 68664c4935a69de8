import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ListedReading, NatalReading } from '#contract/readings.ts'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const tampa = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}

let app: TestApp
let ada: Record<string, string>
let grace: Record<string, string>
beforeAll(async () => {
  app = await openTestApp()
  ada = await app.signUpSubscribed('ada@example.com')
  grace = await app.signUpSubscribed('grace@example.com')
})
afterAll(() => app.close())

async function generate(body: unknown, headers = ada, init: RequestInit = {}) {
  return app.request('/api/readings/natal', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  })
}

async function readingsOf(headers: Record<string, string>): Promise<ListedReading[]> {
  return ListedReading.array().parse(await (await app.request('/api/readings', { headers })).json())
}

describe('[7.15] a natal reading', () => {
  test('has a text supported by facts, and the correct chart', async () => {
    const response = await generate(tampa)
    expect(response.status).toBe(200)
    const reading = NatalReading.parse(await response.json())
    expect(reading.result).toBe(reading.reading)
    const { chartData, text, facts } = reading
    expect(chartData.moment).toMatchObject({
      utc: '1990-06-10T18:30:00Z',
      offsetSeconds: -14400,
      zone: 'America/New_York',
    })
    expect(chartData.planets[0]).toMatchObject({
      planetName: 'Sun',
      signName: 'Gemini',
      degrees: 19,
      minutes: 36,
      housePosition: 9,
    })
    expect(chartData.planets.map(({ planetName }) => planetName).slice(-2)).toEqual([
      'Chiron',
      'North Node',
    ])
    const known = new Set(facts.map(({ id }) => id))
    const paragraphs = [...text.opening, ...text.sections.flatMap((s) => s.paragraphs)]
    const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences)
    expect(sentences.length).toBeGreaterThan(30)
    for (const { facts: rests } of sentences)
      for (const id of rests) expect(known.has(id), id).toBe(true)
    const words = sentences
      .map((s) => s.text)
      .join(' ')
      .split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(900)
    expect(words).toBeLessThanOrEqual(1400)
  })

  test('[3.7][3.8][3.9][3.10] has the fields of the contract', async () => {
    const { chartData } = await (await generate(tampa)).json()
    const [sun] = chartData.planets
    expect(Object.keys(sun)).toEqual(
      expect.arrayContaining([
        'planetName',
        'signName',
        'degrees',
        'minutes',
        'retrograde',
        'housePosition',
      ]),
    )
    expect(chartData.ascendant).toMatchObject({ signName: 'Libra', degrees: 3, minutes: 26 })
    expect(chartData.midheaven).toMatchObject({ signName: 'Cancer', degrees: 3, minutes: 34 })
    expect(chartData.aspects).toContainEqual({
      planet1Name: 'Moon',
      aspectName: 'Opposition',
      planet2Name: 'Jupiter',
      degrees: 0,
      minutes: 26,
      applying: false,
    })
    const [saved] = await (await app.request('/api/readings', { headers: ada })).json()
    expect(Object.keys(saved)).toEqual(
      expect.arrayContaining(['id', 'type', 'result', 'createdAt', 'inputData']),
    )
    expect(saved.inputData.natalChartData).toMatchObject({
      birthDate: '1990-06-10',
      birthTime: '14:30',
      birthLocation: tampa.birthLocation,
    })
  })

  test('[7.17] is stored with the same chart and text', async () => {
    const fresh = NatalReading.parse(await (await generate(tampa)).json())
    const saved = (await readingsOf(ada)).find(({ id }) => id === fresh.id)
    expect(saved?.result).toBe(fresh.result.split('\n\n')[0])
    const whole = await app.request(`/api/readings/${fresh.id}`, { headers: ada })
    expect((await whole.json()).result).toBe(fresh.result)
    expect(saved?.inputData.natalChartData?.result).toEqual(fresh.chartData)
  })

  test('[4.7] is generated once for concurrent requests', async () => {
    const before = (await readingsOf(grace)).length
    const birth = { ...tampa, birthDate: '1985-01-02' }
    const answers = await Promise.all([generate(birth, grace), generate(birth, grace)])
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
    expect(ids[0]).toBe(ids[1])
    expect(await readingsOf(grace)).toHaveLength(before + 1)
  })

  test('[8.1d] a client that gives up at once finds it in the list', async () => {
    const birth = { ...tampa, birthDate: '1971-03-04' }
    const before = (await readingsOf(ada)).length
    const gone = new AbortController()
    const answer = generate(birth, ada, { signal: gone.signal })
    gone.abort()
    await answer.catch(() => {})
    await expect.poll(async () => (await readingsOf(ada)).length).toBe(before + 1)
  })

  test('has no houses and angles when the time is unknown', async () => {
    const answer = await generate({ ...tampa, birthTime: 'unknown' })
    const { chartData, text } = NatalReading.parse(await answer.json())
    expect(chartData).toMatchObject({ ascendant: null, midheaven: null, houses: null })
    expect(chartData.planets.every(({ housePosition }) => housePosition === null)).toBe(true)
    expect(JSON.stringify(text)).not.toMatch(/ascendant|rising|midheaven|house of/i)
  })

  test('is a different one at another place, and with an unknown time', async () => {
    const births = [
      { ...tampa, birthTime: '12:00' },
      { ...tampa, birthTime: '12:00', birthLocation: 'Atlanta, Georgia, United States' },
      { ...tampa, birthTime: 'unknown' },
    ]
    const answers = await Promise.all(births.map((birth) => generate(birth)))
    const made: NatalReading[] = await Promise.all(answers.map((answer) => answer.json()))
    expect(new Set(made.map(({ chartData }) => chartData.moment.utc)).size).toBe(1)
    expect(new Set(made.map(({ id }) => id)).size).toBe(3)
  })

  test('is generated again after it was deleted', async () => {
    const birth = { ...tampa, birthDate: '1999-09-09' }
    const first = await (await generate(birth)).json()
    const path = `/api/readings/${first.id}`
    expect((await app.request(path, { method: 'DELETE', headers: ada })).status).toBe(200)
    const second = await (await generate(birth)).json()
    expect(second.id).not.toBe(first.id)
    expect(second.chartData).toEqual(first.chartData)
  })
})

test.each(['1900-01-01', '2100-12-31'])('[9.3] one may be born on %s', async (birthDate) => {
  const answer = await generate({ ...tampa, birthDate })
  expect(answer.status).toBe(200)
  const { chartData } = NatalReading.parse(await answer.json())
  expect(chartData.moment.utc.slice(0, 10)).toBe(birthDate)
})

describe('[3.6][5.7][9.3] invalid birth details are refused in the user’s words', () => {
  test.each([
    [{ ...tampa, birthDate: '1900-02-29' }, 'That date does not exist'],
    [{ ...tampa, birthDate: '1899-12-31' }, 'between January 1, 1900 and December 31, 2100'],
    [{ ...tampa, birthDate: '2101-01-01' }, 'between January 1, 1900 and December 31, 2100'],
    [{ ...tampa, birthTime: '24:00' }, 'from 00:00 to 23:59'],
    [{ ...tampa, birthTime: '7:5' }, 'from 00:00 to 23:59'],
    [{ ...tampa, birthDate: '' }, 'Please fill in all fields'],
    [{ ...tampa, birthTime: '' }, 'Please fill in all fields'],
    [{ ...tampa, birthLocation: '   ' }, 'Please fill in all fields'],
    [{ ...tampa, birthLocation: 'x'.repeat(201) }, 'at most 200 characters'],
    [{ birthDate: '1990-06-10' }, 'Please fill in all fields'],
    [{ ...tampa, birthLocation: 'Xyzzyville, Nowhere' }, 'Xyzzyville'],
  ])('%o', async (birth, sentence) => {
    const response = await generate(birth)
    expect(response.status).toBe(400)
    const body = await response.json()
    expect(body.message).toContain(sentence)
    expect(body.error).toBe(body.message)
  })

  test('offers both instants of an ambiguous time', async () => {
    const birth = { ...tampa, birthDate: '1990-10-28', birthTime: '01:30' }
    const response = await generate(birth)
    expect(response.status).toBe(400)
    const { candidates } = await response.json()
    expect(candidates).toHaveLength(2)
    const [{ offsetSeconds }] = candidates
    const chosen = await (await generate({ ...birth, offsetSeconds })).json()
    expect(chosen.chartData.moment.offsetSeconds).toBe(offsetSeconds)
  })

  test('offers the two nearest times for a skipped one', async () => {
    const birth = { ...tampa, birthDate: '1990-04-01', birthTime: '02:30' }
    const response = await generate(birth)
    expect(response.status).toBe(400)
    const { candidates } = await response.json()
    expect(candidates).toHaveLength(2)
    const { birthTime } = candidates[0]
    expect((await generate({ ...birth, birthTime })).status).toBe(200)
  })

  test('offers the places that match an ambiguous name', async () => {
    const response = await generate({ ...tampa, birthLocation: 'Springfield' })
    expect(response.status).toBe(400)
    const { candidates } = await response.json()
    expect(candidates.length).toBeGreaterThan(2)
    const { place, label } = candidates[0]
    const chosen = await generate({ ...tampa, birthLocation: label, place })
    expect((await chosen.json()).chartData.place.name).toBe(label)
  })

  test('accepts midnight as a time', async () => {
    expect((await generate({ ...tampa, birthTime: '00:00' })).status).toBe(200)
  })
})

describe('[6.5] only the owner has access to readings', () => {
  test('asks visitors to sign in', async () => {
    for (const [method, path] of [
      ['GET', '/api/readings'],
      ['DELETE', '/api/readings/00000000-0000-4000-8000-000000000000'],
    ])
      expect((await app.request(path as string, { method })).status).toBe(401)
    expect((await generate(tampa, {})).status).toBe(401)
    expect((await generate(tampa, { authorization: 'Bearer x.y.z' })).status).toBe(401)
  })

  test('[7.18] deletes the user’s own reading and no other', async () => {
    const births = [
      { ...tampa, birthDate: '1966-06-06' },
      { ...tampa, birthDate: '1977-07-07' },
    ]
    const made = await Promise.all(births.map(async (birth) => (await generate(birth)).json()))
    const [{ id }, kept] = made
    const path = `/api/readings/${id}`
    const before = (await readingsOf(ada)).map((reading) => reading.id)
    expect(before).toEqual(expect.arrayContaining([id, kept.id]))
    const answer = await app.request(path, { method: 'DELETE', headers: ada })
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    const left = (await readingsOf(ada)).map((reading) => reading.id)
    expect(left).not.toContain(id)
    expect(left).toEqual(expect.arrayContaining(before.filter((each) => each !== id)))
    const again = await app.request(path, { method: 'DELETE', headers: ada })
    expect([again.status, (await again.json()).error]).toEqual([
      404,
      'This reading does not exist.',
    ])
  })

  test('[7.18] refuses to show or delete another user’s reading', async () => {
    const { id } = await (await generate(tampa, ada)).json()
    const answer = await app.request(`/api/readings/${id}`, { method: 'DELETE', headers: grace })
    expect(answer.status).toBe(404)
    expect((await readingsOf(grace)).some((reading) => reading.id === id)).toBe(false)
    expect((await readingsOf(ada)).some((reading) => reading.id === id)).toBe(true)
  })

  test('[7.18] treats a malformed id as a reading that does not exist', async () => {
    const answer = await app.request('/api/readings/1%3B', { method: 'DELETE', headers: ada })
    expect(answer.status).toBe(404)
  })
})

describe('bad input', () => {
  test('refuses malformed JSON and a body of a megabyte with a message', async () => {
    const broken = await generate('{"birthDate": ')
    expect(broken.status).toBe(400)
    expect((await broken.json()).message).toMatch(/could not be read/)
    const large = await generate(JSON.stringify({ ...tampa, birthLocation: 'x'.repeat(1_000_000) }))
    expect(large.status).toBe(413)
    expect((await large.json()).message).toMatch(/more text/)
  })

  test.each([
    null,
    [],
    'text',
    { ...tampa, place: null },
    { ...tampa, place: { place_id: '', lat: 0, lon: 0 } },
    { ...tampa, offsetSeconds: 1e9 },
    { ...tampa, offsetSeconds: '3600' },
  ])('%j is refused in a sentence, not in the words of the schema', async (body) => {
    const answer = await generate(JSON.stringify(body))
    expect(answer.status).toBe(400)
    expect((await answer.json()).message).toMatch(/^The request was not in the expected form\. /)
  })

  test.each(['Tampa\0', 'Tampa\ud800'])(
    'a location that no database can store is refused: %j',
    async (text) => {
      const answer = await generate({ ...tampa, birthLocation: text })
      expect(answer.status).toBe(400)
      expect((await answer.json()).message).toBe(refusalMessages.unstorableCharacter)
    },
  )

  test('[2.1] answers an unknown API path with a JSON 404', async () => {
    const answer = await app.request('/api/nothing')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: 'There is nothing at this address.' })
  })
})

interface OracleRow {
  id: string
  birthDate: string
  birthTime: string
  place: { name: string }
  status: string
}

test('resolves the births of the reference charts to their instants', async () => {
  const file = new URL('../sky/testdata/natal-oracle.json', import.meta.url)
  const { rows } = JSON.parse(readFileSync(file, 'utf8')) as {
    rows: (OracleRow & { utc: string })[]
  }
  const some = rows.filter(({ status }) => status === 'ok').slice(0, 5)
  for (const { birthDate, birthTime, place, utc } of some) {
    const answer = await generate({ birthDate, birthTime, birthLocation: place.name })
    expect((await answer.json()).chartData.moment.utc).toBe(utc)
  }
})
