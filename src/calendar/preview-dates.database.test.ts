import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DatesPreview } from '#contract/calendar.ts'
import { rowCounts } from '#testing/row-counts.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const tampa = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}

let address = '192.0.2.1'
let now = '2026-12-02T03:30:00Z'
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({
    today: () => new Date(now),
    clientAddress: () => address,
  })
})
afterAll(() => app.close())

const preview = (details: object, headers = {}) =>
  app.request('/api/cosmic-events/preview', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(details),
  })

describe('[2.28] the preview of a subscription', () => {
  test('is the beginning of the day, and the dates of the month in order', async () => {
    const { today, span, keyDates } = DatesPreview.parse(await (await preview(tampa)).json())
    expect(today.date).toBe('2026-12-02')
    expect(today.beginning).toMatch(/^[A-Z].*[.?]$/)
    expect(keyDates.length).toBeGreaterThan(2)
    const dates = keyDates.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
    expect(span).toBe('month')
    expect(dates.every((date) => date.startsWith('2026-12-'))).toBe(true)
  })

  test('names no date that is over, and near the end of the month those of the next 30 days', async () => {
    now = '2026-12-30T03:30:00Z'
    const { today, span, keyDates } = DatesPreview.parse(await (await preview(tampa)).json())
    now = '2026-12-02T03:30:00Z'
    expect([today.date, span]).toEqual(['2026-12-30', 'next-30-days'])
    const dates = keyDates.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
    expect(dates.length).toBeGreaterThan(2)
    expect(dates.every((date) => date >= '2026-12-30' && date < '2027-01-29')).toBe(true)
  })

  test('has the dates of the reader', async () => {
    const answer = await preview(tampa, { 'time-zone': 'America/Los_Angeles' })
    expect((await answer.json()).today.date).toBe('2026-12-01')
  })

  test('names no hour-bound point for an unknown birth time', async () => {
    const answer = await preview({ ...tampa, birthTime: 'unknown' })
    const { keyDates } = DatesPreview.parse(await answer.json())
    expect(keyDates.length).toBeGreaterThan(0)
    expect(keyDates.map(({ label }) => label).join()).not.toMatch(/Ascendant|Midheaven|house/)
  })

  test('stores nothing', async () => {
    const before = await rowCounts(app.database.db)
    await preview({ ...tampa, birthDate: '1971-03-03' })
    expect(await rowCounts(app.database.db)).toEqual(before)
  })

  test('is limited for each address', async () => {
    address = '192.0.2.2'
    const unread = () => preview({ ...tampa, birthLocation: 'Springfield' })
    for (let call = 0; call < 30; call++) expect((await unread()).status).toBe(400)
    expect((await unread()).status).toBe(429)
  })
})
