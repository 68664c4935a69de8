import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { textFeedback } from '#writer/usage/text-feedback-table.ts'

const birth = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}

let app: TestApp
let ada: Record<string, string>
let natal: string
let daily: string
beforeAll(async () => {
  app = await openTestApp()
  ada = await app.signUpSubscribed('ada@example.com')
  const post = (path: string) =>
    app.request(path, { method: 'POST', headers: ada, body: JSON.stringify(birth) })
  natal = (await (await post('/api/readings/natal')).json()).id
  await post('/api/birth-details')
  const answer = await app.request('/api/horoscopes/daily', { headers: ada })
  daily = (await answer.json()).horoscope.id
})
afterAll(() => app.close())

async function rate(body: object, headers: Record<string, string> = ada) {
  const answer = await app.request('/api/feedback', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

const stored = () =>
  app.database.db
    .select({ featureName: textFeedback.featureName, isUp: textFeedback.isUp })
    .from(textFeedback)
    .orderBy(textFeedback.featureName)

test('a thumb is stored once for each text, and can be changed and taken back', async () => {
  for (const thumb of ['up', 'up', 'down'])
    expect(await rate({ textId: natal, thumb })).toEqual({ status: 200, body: { success: true } })
  await rate({ textId: daily, thumb: 'up' })
  expect(await stored()).toEqual([
    { featureName: 'daily_horoscope', isUp: true },
    { featureName: 'natal_reading', isUp: false },
  ])
  for (const _ of [1, 2]) expect((await rate({ textId: natal, thumb: null })).status).toBe(200)
  expect(await stored()).toEqual([{ featureName: 'daily_horoscope', isUp: true }])
})

test("another person's text and an unknown one are refused alike", async () => {
  const grace = await app.signUp('grace@example.com')
  const before = await stored()
  for (const textId of [natal, daily, '00000000-0000-4000-8000-000000000000', 'x', "';--"])
    for (const thumb of ['up', null])
      expect(await rate({ textId, thumb }, grace), textId).toMatchObject({
        status: 404,
        body: { error: 'This text does not exist.' },
      })
  expect(await stored()).toEqual(before)
})

describe('words with a thumb down', () => {
  const storedWords = async () => {
    const [row] = await app.database.db
      .select({ reason: textFeedback.reason, words: textFeedback.words })
      .from(textFeedback)
      .where(eq(textFeedback.textId, natal))
    return row
  }

  test('are stored beside the reason, trimmed, and replaced by later ones', async () => {
    await rate({
      textId: natal,
      thumb: 'down',
      reason: 'wrong',
      words: '  My Moon\nis in Leo 🌙. ',
    })
    expect(await storedWords()).toEqual({ reason: 'wrong', words: 'My Moon\nis in Leo 🌙.' })
    await rate({ textId: natal, thumb: 'down', words: 'Too long.' })
    expect(await storedWords()).toEqual({ reason: null, words: 'Too long.' })
  })

  test.each(['', ' \n', '\u200b'])('that are blank, as %j, are not stored', async (words) => {
    expect((await rate({ textId: natal, thumb: 'down', reason: 'other', words })).status).toBe(200)
    expect(await storedWords()).toEqual({ reason: 'other', words: null })
  })

  test('can have 500 characters, and are refused with a sentence from there on', async () => {
    const most = '🌙'.repeat(500)
    expect((await rate({ textId: natal, thumb: 'down', words: `${most} ` })).status).toBe(200)
    expect(await storedWords()).toEqual({ reason: null, words: most })
    const error = 'That is more than 500 characters. Please shorten it.'
    expect(await rate({ textId: natal, thumb: 'down', words: `${most}.` })).toMatchObject({
      status: 400,
      body: { error },
    })
    expect(await storedWords()).toEqual({ reason: null, words: most })
  })

  test.each(['a\0b', 'a\ud800b'])('that cannot be stored, as %j, are refused', async (words) => {
    const error =
      'Your text contains a character that we cannot store. Please remove it and try again.'
    expect(await rate({ textId: natal, thumb: 'down', words })).toMatchObject({
      status: 400,
      body: { error },
    })
  })

  test('go with the thumb when it is taken back or becomes a thumb up', async () => {
    await rate({ textId: natal, thumb: 'down', words: 'Dull.' })
    await rate({ textId: natal, thumb: 'up', words: 'Dull.' })
    expect(await storedWords()).toEqual({ reason: null, words: null })
    await rate({ textId: natal, thumb: null })
    expect(await storedWords()).toBeUndefined()
  })

  test('about a crisis are answered with the lines of the country', async () => {
    const inBritain = { ...ada, 'time-zone': 'Europe/London' }
    const words = "It didn't help. I want to die."
    const { status, body } = await rate({ textId: natal, thumb: 'down', words }, inBritain)
    expect(status).toBe(200)
    expect(body.care).toContain('116 123')
    expect(body.care).not.toMatch(/\{\w+\}/)
    const about = { textId: natal, thumb: 'down', words: 'It says nothing about my job.' }
    expect((await rate(about, inBritain)).body).toEqual({ success: true })
  })

  test('are deleted with the chat or the reading, and the thumbs still count', async () => {
    const post = (path: string, body: object) =>
      app.request(path, { method: 'POST', headers: ada, body: JSON.stringify(body) })
    const { message } = await (await post('/api/chat', { message: 'Where is my Moon?' })).json()
    await rate({ textId: message.id, thumb: 'down', reason: 'wrong', words: 'Not my Moon.' })
    await rate({ textId: natal, thumb: 'down', words: 'Not me.' })
    const listed = () =>
      app.database.db
        .select({ isUp: textFeedback.isUp, reason: textFeedback.reason, words: textFeedback.words })
        .from(textFeedback)
        .where(inArray(textFeedback.textId, [message.id, natal]))
        .orderBy(textFeedback.featureName)
    const readingWords = { isUp: false, reason: null, words: 'Not me.' }
    await app.request('/api/chat', { method: 'DELETE', headers: ada })
    const answerWithout = { isUp: false, reason: 'wrong', words: null }
    expect(await listed()).toEqual([answerWithout, readingWords])
    await app.request(`/api/readings/${natal}`, { method: 'DELETE', headers: ada })
    expect(await listed()).toEqual([answerWithout, { ...readingWords, words: null }])
  })
})

test.each([{}, { textId: 7, thumb: 'up' }, { textId: 'x', thumb: 'sideways' }, { thumb: 'up' }])(
  '%o is refused',
  async (body) => {
    expect((await rate(body)).status).toBe(400)
  },
)
