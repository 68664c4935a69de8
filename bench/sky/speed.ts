import { performance } from 'node:perf_hooks'
import type { Almanac } from '../../src/sky/almanac.ts'
import { planets } from '../../src/sky/bodies.ts'
import { courseOf } from '../../src/sky/course.ts'
import type { Ephemeris } from '../../src/sky/ephemeris.ts'
import { type TimeWindow, widened } from '../../src/sky/time-window.ts'
import { natalTargets, transits } from '../../src/sky/transits.ts'
import type { Engine, Sample } from './engine.ts'
import { ephemeris, ourChart } from './our-engine.ts'
import { median } from './statistics.ts'

const ROUNDS = 7
/** Charts between two looks at the time. */
const BATCH = 32

/**
 * Charts a second of processor time, all threads counted, so that other work on the machine does not
 * matter: the median of several rounds of `milliseconds` each.
 */
export function chartsPerSecond(
  chart: (sample: Sample) => unknown,
  samples: readonly Sample[],
  milliseconds: number,
): number {
  let next = 0
  const processorMilliseconds = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  const round = () => {
    const start = processorMilliseconds()
    let charts = 0
    while (processorMilliseconds() - start < milliseconds) {
      for (let i = 0; i < BATCH; i++) {
        chart(samples[next % samples.length] as Sample)
        next++
      }
      charts += BATCH
    }
    return (1000 * charts) / (processorMilliseconds() - start)
  }
  round()
  return median(Array.from({ length: ROUNDS }, round))
}

/** November 2026, and a birth in London in 1990. */
const month: TimeWindow = { fromJdUt: 2_461_345.5, toJdUt: 2_461_375.5 }
const birth: Sample = { jdUt: 2_448_058, lat: 51.5, lon: -0.13 }

export interface MonthOfTransits {
  /** Finding how the sky moves, which is done once for everybody. */
  shared: number
  /** All exact transits to one person's Sun to Pluto, ascendant and midheaven. */
  person: number
  found: number
}

/** Milliseconds of the same search with the engine's positions, the median of several rounds. */
export function monthOfTransits({ position }: Engine, rounds: number): MonthOfTransits | undefined {
  if (!position) return undefined
  const source: Ephemeris = Object.assign(Object.create(ephemeris) as Ephemeris, { position })
  const targets = natalTargets(ourChart(birth))
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    const courses = planets.map((planet) => courseOf(source, planet, widened(month, 1)))
    const almanac: Almanac = { ephemeris: source, window: month, events: [], courses }
    const shared = performance.now() - start
    const { length: found } = transits(almanac, targets)
    return { shared, person: performance.now() - start - shared, found }
  })
  return {
    shared: median(times.map((time) => time.shared)),
    person: median(times.map((time) => time.person)),
    found: times[0]?.found ?? 0,
  }
}
