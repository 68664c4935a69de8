import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFacts, onReadersClock } from '#horoscopes/horoscope-brief.ts'
import { horoscopes } from '#horoscopes/horoscopes-table.ts'
import type { HoroscopeInput } from '#horoscopes/write-horoscope.ts'
import { withPartnerName } from '#readings/partner-name.ts'
import { readings } from '#readings/readings-table.ts'
import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import { natalChart } from '#sky/natal-chart.ts'
import { openEphemeris } from '#sky/packed-ephemeris.ts'
import { relationshipFacts } from '#sky/relationship-facts.ts'
import { createSkyCache } from '#sky/sky-cache.ts'
import { synastry } from '#sky/synastry.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { composeText, EMBEDDED_WRITER } from '#writer/embedded-writer.ts'
import { generations } from '#writer/generations-table.ts'
import { recentUsageOf, textUsage } from '#writer/text-usage-table.ts'
import type { Rejected } from '#writer/writer.ts'
import { DAY } from './durations.ts'

type Born = Pick<HoroscopeInput, 'moment' | 'place'>

const ephemeris = openEphemeris(readFileSync('data/ephemeris.bin'))
const sky = { ephemeris, ...createSkyCache(ephemeris) }
const you = { date: '1990-06-10', time: '14:30', location: 'Tampa, Florida, United States' }
const partner = { name: 'Grace', date: '1988-02-29', time: 'unknown', location: 'Lisbon, Portugal' }
const birth = { birthDate: you.date, birthTime: you.time, birthLocation: you.location }

let app: TestApp
let headers: Record<string, string>
let now = new Date('2026-09-01T08:00:00Z')

// Two months of a user who opens everything every other day, rejects paragraphs, refreshes horoscopes and requests readings.
beforeAll(async () => {
  app = await openTestApp({ today: () => now })
  headers = await app.signUpSubscribed('reader@example.com')
  await call('POST', '/api/birth-details', birth)
  for (let day = 0; day < 60; day += 2) {
    for (const kind of ['monthly', 'weekly', 'daily']) {
      const { horoscope } = await call('GET', `/api/horoscopes/${kind}`)
      if (day % 10 === 4)
        await call('PUT', '/api/paragraph-verdicts', {
          textId: horoscope.id,
          paragraph: '-1.0',
          verdict: 'not_me',
        })
    }
    if (day === 20)
      await call('PUT', '/api/about-you', {
        lifeStage: 'retired',
        relationship: 'single',
        children: null,
        theme: null,
        mind: 'My garden.',
      })
    if (day % 15 === 5) {
      await call('DELETE', '/api/horoscopes/weekly')
      await call('GET', '/api/horoscopes/weekly')
    }
    if (day % 30 === 10) {
      const user = { ...you, date: `199${day % 7}-06-10` }
      await call('POST', '/api/readings/synastry', { user, partner })
      await call('POST', '/api/readings/natal', { ...birth, birthDate: user.date })
    }
    now = new Date(now.getTime() + 2 * DAY)
  }
})
afterAll(() => app.close())

async function call(method: string, path: string, body?: object) {
  const answer = await app.request(path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.status, `${method} ${path}`).toBe(200)
  return answer.json()
}

const chartOf = ({ moment, place }: Born) => natalChart(ephemeris, moment, place)

/** The request of a text. */
async function inputOf<Input>(textId: string): Promise<Input> {
  const [generation] = await app.database.db
    .select()
    .from(generations)
    .where(eq(generations.resultId, textId))
  return generation?.input as Input
}

/** The usage history that the writer had at the time. */
async function recentlyUsedBefore(
  { after, rejected }: { after: string[]; rejected?: Rejected },
  recalledAt: Date,
) {
  const rows = await app.database.db
    .select()
    .from(textUsage)
    .where(inArray(textUsage.textId, after))
  expect(rows).toHaveLength(after.length)
  const inOrder = rows.toSorted((a, b) => after.indexOf(a.textId) - after.indexOf(b.textId))
  return recentUsageOf(inOrder, recalledAt, rejected).recentlyUsed
}

test('reproduces every horoscope exactly from its stored inputs', async () => {
  const stored = await app.database.db.select().from(horoscopes)
  expect(stored.length).toBeGreaterThan(40)
  let longestMemory = 0
  for (const { id, text, writtenBy, writtenAt } of stored) {
    expect(writtenBy).toMatchObject({ writer: EMBEDDED_WRITER, engine: ephemeris.version })
    const input = await inputOf<HoroscopeInput>(id)
    const { kind, startDate, endDate, timeZone } = input
    const period = { startDate, endDate }
    const facts = onReadersClock(findFacts(sky, input), timeZone)
    const before = await recentlyUsedBefore(writtenBy, writtenAt)
    const { seed, about } = writtenBy
    const brief = { kind, period, timeZone, facts, seed, recentlyUsed: before, about }
    expect(composeText(brief)).toEqual(text)
    longestMemory = Math.max(longestMemory, writtenBy.after.length)
  }
  expect(longestMemory).toBeGreaterThan(40)
  expect(stored.filter(({ writtenBy }) => writtenBy.rejected).length).toBeGreaterThan(25)
  expect(stored.filter(({ writtenBy }) => writtenBy.about).length).toBeGreaterThan(25)
})

test('reproduces every reading exactly from its stored inputs', async () => {
  const stored = await app.database.db.select().from(readings)
  expect(stored.map(({ type }) => type).toSorted()).toEqual([
    ...Array(2).fill('natal'),
    ...Array(2).fill('synastry'),
  ])
  for (const { id, type, text, writtenBy } of stored) {
    expect(writtenBy).toMatchObject({ writer: EMBEDDED_WRITER, engine: ephemeris.version })
    const { seed, recalledAt, about } = writtenBy
    const recentlyUsed = await recentlyUsedBefore(writtenBy, new Date(recalledAt))
    const base = { seed, recentlyUsed, about }
    if (type === 'natal') {
      const facts = wholeChartFacts(chartOf(await inputOf<Born>(id)))
      expect(composeText({ kind: type, facts, ...base })).toEqual(text)
    } else if (type === 'synastry') {
      const input = await inputOf<{ user: Born; partner: Born & { name?: string } }>(id)
      const facts = relationshipFacts(synastry(chartOf(input.user), chartOf(input.partner)))
      const again = composeText({ kind: type, facts, ...base })
      expect(withPartnerName(again, input.partner.name)).toEqual(text)
    }
  }
})

test('produces other texts without the stored usage history', async () => {
  const weekly = await app.database.db
    .select()
    .from(horoscopes)
    .where(eq(horoscopes.kind, 'weekly'))
  // The first week has nothing to avoid, and a later one may have chosen as it would have anyway.
  let others = 0
  for (const { id, text, writtenBy } of weekly) {
    const input = await inputOf<HoroscopeInput>(id)
    const { kind, startDate, endDate, timeZone } = input
    const facts = onReadersClock(findFacts(sky, input), timeZone)
    const period = { startDate, endDate }
    const again = composeText({ kind, period, timeZone, facts, seed: writtenBy.seed })
    if (!isDeepStrictEqual(again, text)) others++
  }
  expect(others).toBeGreaterThan(weekly.length / 3)
})
