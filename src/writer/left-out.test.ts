import { describe, expect, test } from 'vitest'
import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import { relationshipFacts } from '#sky/relationship-facts.ts'
import { synastry } from '#sky/synastry.ts'
import { horoscopeReaders } from '#testing/horoscope-readers.ts'
import { randomCharts } from '#testing/random-births.ts'
import { yearBriefOf } from '#testing/year-readers.ts'
import { embeddedWriter } from './embedded-writer.ts'
import type { Brief, HoroscopeBrief } from './writer.ts'

const charts = [...randomCharts(5, { timeKnown: true }), ...randomCharts(2, { timeKnown: false })]
const readers = horoscopeReaders({ timeKnown: 4, timeUnknown: 2 })

const portraits = charts.map(
  (chart, index): Brief => ({
    kind: 'natal',
    facts: wholeChartFacts(chart),
    seed: `left out ${index}`,
  }),
)

const relationships = charts.map((you, index): Brief => {
  const partner = charts[(index + 1) % charts.length] as typeof you
  const facts = relationshipFacts(synastry(you, partner))
  return { kind: 'synastry', facts, seed: `left out ${index}` }
})

function horoscopes(
  kind: HoroscopeBrief['kind'],
  periods: readonly (readonly [string, string])[],
): HoroscopeBrief[] {
  return periods.flatMap(([startDate, endDate]) =>
    readers.map(({ name, timeZone, factsOf }) => {
      const period = { startDate, endDate }
      return { kind, period, timeZone, facts: factsOf(period), seed: `left out ${name}` }
    }),
  )
}

const days = ['2026-12-03', '2026-12-08', '2027-01-22', '2027-02-11', '2027-03-15'] as const
const briefs: Record<string, Brief[]> = {
  portraits,
  relationships,
  days: horoscopes(
    'daily',
    days.map((day) => [day, day]),
  ),
  weeks: horoscopes('weekly', [
    ['2026-11-29', '2026-12-05'],
    ['2027-01-17', '2027-01-23'],
    ['2027-02-07', '2027-02-13'],
  ]),
  months: horoscopes('monthly', [
    ['2026-12-01', '2026-12-31'],
    ['2027-02-01', '2027-02-28'],
  ]),
  years: ['d001', 'd007', 'd023', 'd041'].map((id) => yearBriefOf(id)),
}

const leftOutOf = async (brief: Brief) => (await embeddedWriter.write(brief)).leftOut ?? []

describe('the checker refuses no sentence of our own', () => {
  test.each(Object.keys(briefs))('in %s', async (kind) => {
    const some = briefs[kind] ?? []
    const leftOut = await Promise.all(some.map(leftOutOf))
    expect(some.length).toBeGreaterThan(3)
    expect(leftOut.flat()).toEqual([])
  })
})

test('a horoscope says which sentences are missing when no other could be found', async () => {
  const [brief] = horoscopes('weekly', [['2026-11-29', '2026-12-05']]) as [HoroscopeBrief]
  // The checker reads the last fact of an id: what the text says of a transit is not what it finds.
  const twisted = brief.facts
    .filter((fact) => fact.kind === 'transit')
    .map((fact) => ({ ...fact, body: 'chiron' as const, at: '2030-01-01T00:00:00Z' }))
  const leftOut = await leftOutOf({ ...brief, facts: [...brief.facts, ...twisted] })
  expect(leftOut.length).toBeGreaterThan(0)
})
