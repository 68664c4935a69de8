import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '#durations.ts'
import { readings } from '#readings/readings-table.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { sentencesOf } from '#writer/grounding.ts'
import { paragraphVerdicts } from '#writer/reader/paragraph-verdicts-table.ts'
import { findRecentUsage } from '#writer/text-usage-table.ts'
import type { Sentence, WrittenText } from '#writer/writer.ts'

const birth = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let app: TestApp
let now = new Date('2026-11-23T12:00:00Z')
beforeAll(async () => {
  app = await openTestApp({ today: () => now })
})
afterAll(() => app.close())

type Headers = Record<string, string>

async function call(headers: Headers, method: string, path: string, body?: object) {
  const answer = await app.request(path, {
    method,
    headers: { ...headers, 'time-zone': 'America/New_York', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

const judge = (headers: Headers, textId: string, paragraph: string, verdict: string | null) =>
  call(headers, 'PUT', '/api/paragraph-verdicts', { textId, paragraph, verdict })
const verdictsOf = async (headers: Headers, textId?: string) =>
  (await call(headers, 'GET', `/api/paragraph-verdicts${textId ? `?textId=${textId}` : ''}`)).body
    .verdicts

async function reader(email: string) {
  const headers = await app.signUpSubscribed(email)
  const { id, text } = (await call(headers, 'POST', '/api/readings/natal', birth)).body
  await call(headers, 'POST', '/api/birth-details', birth)
  const daily = (await call(headers, 'GET', '/api/horoscopes/daily')).body.horoscope
  return { headers, natal: { id, text }, daily }
}

describe('[N21] a verdict on a paragraph', () => {
  test('is stored once, can be changed and taken back, and is listed with its first sentence', async () => {
    const { headers, natal, daily } = await reader('ada@example.com')
    for (const verdict of ['true', 'not_me', 'not_me'])
      expect(await judge(headers, natal.id, '0.0', verdict)).toEqual({
        status: 200,
        body: { success: true },
      })
    const judgedAt = now.toISOString()
    now = new Date(now.getTime() + 1000)
    await judge(headers, daily.id, '-1.0', 'true')
    const excerpt = natal.text.sections[0].paragraphs[0].sentences[0].text
    const ofNatal = {
      textId: natal.id,
      paragraph: '0.0',
      featureName: 'natal_reading',
      verdict: 'not_me',
      excerpt,
      at: judgedAt,
    }
    expect(await verdictsOf(headers, natal.id)).toEqual([ofNatal])
    expect(await verdictsOf(headers)).toMatchObject([
      { featureName: 'daily_horoscope', verdict: 'true' },
      ofNatal,
    ])
    for (const _ of [1, 2]) expect((await judge(headers, natal.id, '0.0', null)).status).toBe(200)
    expect(await verdictsOf(headers, natal.id)).toEqual([])
    expect(await call(headers, 'DELETE', '/api/paragraph-verdicts')).toMatchObject({ status: 200 })
    expect(await verdictsOf(headers)).toEqual([])
  })

  test("is refused for another person's text, an unknown one, and a paragraph that is not there", async () => {
    const grace = await reader('grace@example.com')
    const eve = await app.signUp('eve@example.com')
    const forged = [
      ...[grace.natal.id, grace.daily.id, UNKNOWN, 'x', "';--"].map((id) => [eve, id, '0.0']),
      ...['99.0', '0.99', '-2.0', '', '0', '0.0.0', '__proto__'].map((key) => [
        grace.headers,
        grace.natal.id,
        key,
      ]),
    ] as [Headers, string, string][]
    for (const [headers, id, paragraph] of forged)
      for (const verdict of ['not_me', null])
        expect(await judge(headers, id, paragraph, verdict), `${id} ${paragraph}`).toMatchObject({
          status: 404,
          body: { error: 'This text does not exist.' },
        })
    expect(await verdictsOf(eve, grace.natal.id)).toEqual([])
    await judge(grace.headers, grace.natal.id, '0.0', 'true')
    await call(eve, 'DELETE', '/api/paragraph-verdicts')
    expect(await judge(eve, grace.natal.id, '0.0', null)).toMatchObject({ status: 404 })
    expect(await verdictsOf(grace.headers)).toHaveLength(1)
  })

  test.each([
    {},
    { textId: 7, paragraph: '0.0', verdict: 'true' },
    { textId: UNKNOWN, paragraph: '0.0', verdict: 'maybe' },
  ])('as %o is refused', async (body) => {
    const headers = await app.signUp(`shape-${JSON.stringify(body).length}@example.com`)
    expect((await call(headers, 'PUT', '/api/paragraph-verdicts', body)).status).toBe(400)
  })

  test('outlives its text, and can be taken back without it', async () => {
    const { headers, natal } = await reader('hedy@example.com')
    await judge(headers, natal.id, '0.0', 'not_me')
    await call(headers, 'DELETE', `/api/readings/${natal.id}`)
    expect(await verdictsOf(headers)).toHaveLength(1)
    expect((await judge(headers, natal.id, '0.0', null)).status).toBe(200)
    expect(await verdictsOf(headers)).toEqual([])
  })
})

describe('[N21] the name of a partner', () => {
  test('is kept by no verdict, and by no later text', async () => {
    const { headers } = await reader('judith@example.com')
    const person = { date: '1990-06-10', time: '14:30', location: birth.birthLocation }
    const partner = { ...person, date: '1988-02-29', name: 'Wilhelmina' }
    const { id, text } = (
      await call(headers, 'POST', '/api/readings/synastry', { user: person, partner })
    ).body
    const { sections } = text as WrittenText
    let named = 0
    for (const [index, { paragraphs }] of sections.entries())
      for (const [at, { sentences }] of paragraphs.entries())
        if (sentences.some((one) => one.text.includes(partner.name))) {
          named += 1
          await judge(headers, id, `${index}.${at}`, 'not_me')
        }
    expect(named).toBeGreaterThan(2)
    // The list shows the sentence that was read, without the name.
    const excerpts = (await verdictsOf(headers)).map((one: { excerpt: string }) => one.excerpt)
    for (const excerpt of excerpts) expect(excerpt).not.toMatch(/Wilhelmina|\{partner\}/)

    await call(headers, 'DELETE', `/api/readings/${id}`)
    const portrait = await call(headers, 'POST', '/api/readings/natal', birth)
    expect(portrait.status).toBe(200)
    const { db } = app.database
    const kept = [await db.select().from(paragraphVerdicts), await db.select().from(readings)]
    expect(JSON.stringify(kept)).toContain('{partner}')
    expect(JSON.stringify(kept)).not.toContain(partner.name)
  })
})

test('a verdict more than a minute allows is refused with the time to wait', async () => {
  const { headers, natal } = await reader('fast@example.com')
  for (let times = 0; times < 60; times++) await judge(headers, natal.id, '0.0', 'true')
  expect(await judge(headers, natal.id, '0.0', 'not_me')).toMatchObject({ status: 429 })
  expect(await verdictsOf(headers)).toMatchObject([{ verdict: 'true' }])
})

describe('[N21] a rejected claim', () => {
  const storedText = async (id: string) => {
    const [row] = await app.database.db.select().from(readings).where(eq(readings.id, id))
    if (!row) throw new Error('There is no such reading')
    return row
  }
  const wordingsIn = (sentences: Sentence[]) =>
    new Set(sentences.flatMap(({ wording }) => wording ?? []))

  test('does not return in a portrait of the same chart for 60 days', async () => {
    const { headers, natal } = await reader('mary@example.com')
    const { text } = await storedText(natal.id)
    for (const [index, { paragraphs }] of text.sections.entries())
      for (const paragraph of paragraphs.keys())
        await judge(headers, natal.id, `${index}.${paragraph}`, 'not_me')
    const rejected: Sentence[] = text.sections.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ sentences }) => sentences),
    )
    const verdicts = await app.database.db.select().from(paragraphVerdicts)
    expect(verdicts.flatMap(({ sentences }) => sentences)).toEqual(expect.arrayContaining(rejected))

    now = new Date(now.getTime() + 59 * DAY)
    const { body } = await call(headers, 'POST', '/api/readings/natal', birth)
    expect(body.id).not.toBe(natal.id)
    const again = await storedText(body.id)
    const sentences = sentencesOf(again.text)
    const both = wordingsIn(sentences).intersection(wordingsIn(rejected))
    expect([...both]).toEqual([])
    expect(again.writtenBy.rejected?.wordings.toSorted()).toEqual(
      [...wordingsIn(rejected)].toSorted(),
    )

    const { userId } = again
    const later = new Date(now.getTime() + 2 * DAY)
    const { recentlyUsed } = await findRecentUsage(app.database.db, userId, later)
    expect(recentlyUsed.rejected).toBeUndefined()
  })

  test('is the same reading again while no answer has changed', async () => {
    const { headers, natal } = await reader('rosa@example.com')
    const again = async () => (await call(headers, 'POST', '/api/readings/natal', birth)).body.id
    expect(await again()).toBe(natal.id)
    await judge(headers, natal.id, '0.0', 'true')
    expect(await again()).toBe(natal.id)
    await judge(headers, natal.id, '0.0', 'not_me')
    expect(await again()).not.toBe(natal.id)
    await judge(headers, natal.id, '0.0', null)
    expect(await again()).toBe(natal.id)
  })
})

describe('[N21] what a person says of their life', () => {
  const all = {
    lifeStage: 'retired',
    relationship: 'single',
    children: 'grown',
    theme: 'friends',
    mind: 'Whether to move to the coast.',
  }
  const none = { lifeStage: null, relationship: null, children: null, theme: null, mind: null }
  const save = (headers: Headers, body: object) => call(headers, 'PUT', '/api/about-you', body)
  const show = async (headers: Headers) => (await call(headers, 'GET', '/api/about-you')).body

  test('is stored as a whole, each part optional, and deleted', async () => {
    const headers = await app.signUp('alan@example.com')
    expect(await show(headers)).toEqual(none)
    expect((await save(headers, all)).body).toEqual({ about: all, care: null })
    expect(await show(headers)).toEqual(all)
    const some = { ...none, theme: 'work', mind: ' \u200b ' }
    expect((await save(headers, some)).body.about).toEqual({ ...none, theme: 'work' })
    expect(await show(headers)).toEqual({ ...none, theme: 'work' })
    for (const _ of [1, 2])
      expect((await call(headers, 'DELETE', '/api/about-you')).status).toBe(200)
    expect(await show(headers)).toEqual(none)
    const other = await app.signUp('kurt@example.com')
    await save(headers, all)
    expect(await show(other)).toEqual(none)
  })

  test('[N21] in one tab leaves what was said in another', async () => {
    const headers = await app.signUp('emmy@example.com')
    await save(headers, all)
    const { body } = await save(headers, { lifeStage: 'working' })
    expect(body.about).toEqual({ ...all, lifeStage: 'working' })
    expect(await show(headers)).toEqual({ ...all, lifeStage: 'working' })
    await save(headers, { ...none, lifeStage: undefined })
    expect(await show(headers)).toEqual({ ...none, lifeStage: 'working' })
    await save(headers, { lifeStage: null })
    expect(await show(headers)).toEqual(none)
  })

  test('has at most 280 characters of their own, and only what can be stored', async () => {
    const headers = await app.signUp('joan@example.com')
    expect((await save(headers, { ...all, mind: '🌙'.repeat(280) })).status).toBe(200)
    expect(await save(headers, { ...all, mind: '🌙'.repeat(281) })).toMatchObject({
      status: 400,
      body: { error: 'That is more than 280 characters. Please shorten it.' },
    })
    for (const mind of ['a\0b', 'a\ud800b'])
      expect((await save(headers, { ...all, mind })).status).toBe(400)
    for (const wrong of [
      { ...all, theme: 'health' },
      { ...all, lifeStage: 'rich' },
    ])
      expect((await save(headers, wrong)).status).toBe(400)
    expect((await show(headers)).mind).toBe('🌙'.repeat(280))
  })

  test('is answered with help where it speaks of a crisis', async () => {
    const headers = await app.signUp('sylvia@example.com')
    const { body } = await save(headers, { ...none, mind: 'I want to kill myself.' })
    expect(body.care).toContain('988')
    expect(body.about.mind).toBe('I want to kill myself.')
  })
})
