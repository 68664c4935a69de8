import { afterAll, beforeAll, expect, test } from 'vitest'
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

test.each([{}, { textId: 7, thumb: 'up' }, { textId: 'x', thumb: 'sideways' }, { thumb: 'up' }])(
  '%o is refused',
  async (body) => {
    expect((await rate(body)).status).toBe(400)
  },
)
