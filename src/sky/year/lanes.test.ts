import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { makeAlmanac } from '../almanac.ts'
import { transitFact } from '../forecast.ts'
import { julianDay } from '../julian-day.ts'
import { openEphemeris } from '../packed-ephemeris.ts'
import { natalTargets, transits } from '../transits.ts'
import { CURVE_STEP_DAYS, LANE_DEGREES, lanesOf } from './lanes.ts'

const ephemeris = openEphemeris(readFileSync('data/ephemeris.bin'))
const window = { fromJdUt: 2461366.5, toJdUt: 2461366.5 + 365 }
const almanac = makeAlmanac(ephemeris, window)
/** Days since the beginning of the window. */
const dayOf = (at: string) => julianDay(Date.parse(at)) - window.fromJdUt
const slow = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']

const cases = Object.entries(handwrittenCharts).map(([name, chart]) => {
  const facts = transits(almanac, natalTargets(chart))
    .filter(({ body }) => slow.includes(body))
    .map(transitFact)
  return { name, facts, lanes: lanesOf(ephemeris, chart, { transits: facts, window }) }
})

describe.each(cases)('the lanes of $name', ({ facts, lanes }) => {
  it('[N22] has every pass of every slow transit once', () => {
    const shown = lanes.flatMap(({ passes }) => passes.map(({ id }) => id))
    expect(shown.toSorted()).toEqual(facts.map(({ id }) => id).toSorted())
    expect(shown.length).toBeGreaterThan(5)
  })

  it('[N22] crosses zero where a pass is exact, and nowhere else', () => {
    for (const { id, passes, curves } of lanes) {
      const crossed = curves.flatMap(({ day, degrees }) =>
        degrees.slice(1).flatMap((after, index) => {
          const before = degrees[index] as number
          return before < 0 === after < 0 ? [] : [day + index * CURVE_STEP_DAYS]
        }),
      )
      expect(crossed.length, id).toBe(passes.length)
      for (const [index, at] of passes.map(({ at }) => dayOf(at)).entries())
        expect(Math.abs((crossed[index] ?? 0) + 1 - at), id).toBeLessThanOrEqual(2.5)
      expect(
        Math.max(...curves.flatMap(({ degrees }) => degrees.map(Math.abs))),
      ).toBeLessThanOrEqual(LANE_DEGREES)
    }
  })
})
