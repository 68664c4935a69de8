import { describe, expect, it } from 'vitest'
import type { ForecastFact } from '#sky/forecast-facts.ts'
import type { Hit } from './hits.ts'
import { rankAvoid, rankGood } from './rank.ts'

const fact = {
  id: 'lunation:new:2026-12-09',
  kind: 'lunation',
  phase: 'new',
  sign: 'Sagittarius',
  degrees: 17,
  minutes: 0,
  at: '2026-12-09T00:52:00Z',
  weight: 0.7,
  certain: true,
} satisfies ForecastFact

/** A transit that is exact on a day. */
function exact(day: number, points: number, { reach = 0 } = {}): Hit {
  const criterion = {
    of: 'transit',
    name: 'sun-easy-moon',
    body: 'sun',
    ease: points > 0 ? 'easy' : 'hard',
    to: 'moon',
    points,
    why: 'A test.',
  } as const
  return { criterion, points, fact, first: day - reach, last: day + reach, peak: day }
}

function state(first: number, last: number, points: number): Hit {
  const criterion = {
    of: 'retrograde',
    name: 'mercury-retrograde',
    points,
    why: 'A test.',
  } as const
  return { criterion: { ...criterion, body: 'mercury' }, points, fact, first, last }
}

const options = { dayCount: 60, longestDays: 1, leastDaysApart: 7, most: 5 }
const shown = (runs: ReturnType<typeof rankGood>) =>
  runs.map(({ first, last, score }) => [first, last, Math.round(score * 100) / 100])

describe('good days', () => {
  it('are ranked by their points, equal ones by date', () => {
    const hits = [exact(30, 2), exact(10, 2), exact(20, 3), exact(20, 1), exact(40, 2)]
    expect(shown(rankGood(hits, options))).toEqual([
      [20, 20, 4],
      [10, 10, 2],
      [30, 30, 2],
      [40, 40, 2],
    ])
  })

  it('are at least a week apart', () => {
    const hits = [exact(10, 3), exact(16, 2.5), exact(17, 2), exact(3, 1.9), exact(4, 2.9)]
    expect(shown(rankGood(hits, options)).map(([day]) => day)).toEqual([10, 17, 3])
  })

  it('are at most as many as asked for', () => {
    const hits = [1, 9, 17, 25, 33, 41, 49].map((day) => exact(day, 2))
    expect(rankGood(hits, options)).toHaveLength(5)
    expect(rankGood(hits, { ...options, most: 2 })).toHaveLength(2)
  })

  it('lose the points of a caution, and are left out if nothing stands out', () => {
    const hits = [exact(10, 3), exact(10, -1), exact(20, 1.4), state(25, 50, -3), exact(30, 4)]
    expect(shown(rankGood(hits, options))).toEqual([[10, 10, 2]])
  })

  it('need a transit: a lasting state alone makes no day good', () => {
    expect(rankGood([state(5, 50, 4)], options)).toEqual([])
  })

  it('run together when each of the days adds something', () => {
    const hits = [exact(10, 2), exact(13, 3), exact(12, 1), exact(20, 2), exact(26, 2)]
    expect(shown(rankGood(hits, { ...options, longestDays: 5 }))).toEqual([
      [10, 13, 5.4],
      [20, 20, 2],
    ])
  })

  it('count a slow transit once, and less away from the exact day', () => {
    const [run, ...others] = rankGood([exact(10, 4, { reach: 1 })], { ...options, longestDays: 3 })
    expect(run).toMatchObject({ first: 10, last: 10, best: 10, score: 4 })
    expect(others).toEqual([])
    const [near] = rankGood([exact(11, 4, { reach: 1 }), exact(10, 3)], options)
    expect(near).toMatchObject({ first: 10, score: 5 })
  })

  it('have their best day among those that the question allows', () => {
    const isAllowed = (day: number) => day !== 11
    const hits = [exact(10, 2), exact(11, 4), exact(12, 3)]
    const [run] = rankGood(hits, { ...options, longestDays: 3, isAllowed })
    expect(run).toMatchObject({ first: 10, last: 12, best: 12 })
  })

  it('count contacts that are exact just outside the span', () => {
    expect(shown(rankGood([exact(-1, 4, { reach: 1 })], options))).toEqual([[0, 0, 2]])
  })
})

describe('days to avoid', () => {
  it('are ranked by what speaks against them, in runs of up to three days', () => {
    const hits = [exact(10, -2), exact(11, -3), exact(12, -1), exact(13, -2), exact(30, -3)]
    expect(shown(rankAvoid(hits, options))).toEqual([
      [10, 12, -5.6],
      [30, 30, -3],
    ])
  })

  it('are not improved by what speaks for them, and need more than a touch', () => {
    expect(shown(rankAvoid([exact(10, -3), exact(10, 4)], options))).toEqual([[10, 10, -3]])
    expect(rankAvoid([exact(10, -2)], options)).toEqual([])
    expect(rankAvoid([exact(10, -1), state(0, 20, -3)], options)).toEqual([])
  })
})
