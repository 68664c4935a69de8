import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const suggest = (text: string) =>
  app.request(`/api/location/autocomplete?q=${encodeURIComponent(text)}`)

test('[3.5][7.14] suggests places by name, with four fields and no more', async () => {
  const suggestions = await (await suggest('Tampa')).json()
  expect(suggestions[0]).toEqual({
    display_name: 'Tampa, Florida, United States',
    place_id: expect.any(String),
    lat: expect.closeTo(27.95, 1),
    lon: expect.closeTo(-82.46, 1),
  })
  expect(suggestions.length).toBeLessThanOrEqual(8)
})

test('[7.14] suggestions may be kept for an hour by anybody, and are sent once', async () => {
  const first = await suggest('Tampa')
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600')
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  const again = await app.request('/api/location/autocomplete?q=Tampa', { headers })
  expect(again.status).toBe(304)
  expect(again.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await suggest('x'.repeat(500))).headers.has('cache-control')).toBe(false)
})

test('[7.14] treats input as text, including other scripts and characters of queries and URLs', async () => {
  expect((await (await suggest('東京')).json())[0].display_name).toMatch(/Tokyo/)
  for (const text of ["'; drop table users", '%', '../..', '<b>', ' ', ''])
    expect((await suggest(text)).status, text).toBe(200)
  expect((await suggest('x'.repeat(500))).status).toBe(400)
  expect((await app.request('/api/location/autocomplete')).status).toBe(400)
})

test('[5.6] searches only from two characters on, also when a character has several code points', async () => {
  for (const text of ['T', ' T ', '東', '津', 'e\u0301', '😀'])
    expect(await (await suggest(text)).json(), text).toEqual([])
  for (const text of ['Ta', ' Ta ', '東京'])
    expect(await (await suggest(text)).json(), text).not.toEqual([])
})

test('[7.14] limits callers that ask far more often than a person can type', async () => {
  const answers: Response[] = []
  for (let batch = 0; batch < 6; batch++)
    answers.push(...(await Promise.all(Array.from({ length: 50 }, () => suggest('Ta')))))
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(200)
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/)
  expect(await refused?.json()).toMatchObject({
    // Seconds may have passed since the first of the calls.
    message: expect.stringMatching(
      /^Too many requests at once\. Please try again in about (1 minute|\d\d? seconds?)\.$/,
    ),
  })
})
