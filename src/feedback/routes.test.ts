import { eq } from 'drizzle-orm'
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

async function rate(body: object, headers = ada) {
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
})

test.each([{}, { textId: 7, thumb: 'up' }, { textId: 'x', thumb: 'sideways' }, { thumb: 'up' }])(
  '%o is refused',
  async (body) => {
    expect((await rate(body)).status).toBe(400)
  },
)
