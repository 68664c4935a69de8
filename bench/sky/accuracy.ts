import { type Body, bodies, type Planet, planets } from '../../src/sky/bodies.ts'
import { zodiacPosition } from '../../src/sky/zodiac.ts'
import type { Answer, Engine, Sample } from './engine.ts'
import { arcsecondsBetween, type Spread, short, spread } from './statistics.ts'

export interface BodyAccuracy extends Spread {
  count: number
  /** Largest error outside one degree of the Sun. */
  maxFromSun: number
  /** Of the shown degree and minute. */
  differing: number
  wrongSigns: number
  wrongFlags: number
  /** Of the wrong flags, those within a minute of time of the reference's own turning. */
  flagsAtStation: number
}

const ONE_DEGREE = 3600
const MINUTE = 1 / 1440

/** How far an engine's bodies are from the reference's at the instants that the engine understood. */
export function bodyAccuracy(
  engine: Engine,
  reference: Engine,
  samples: readonly Sample[],
): Map<Body, BodyAccuracy> {
  const pairs = samples.map((sample) => {
    const found = engine.answer(sample)
    return { found, expected: reference.answer({ ...sample, jdUt: found.jdUt }) }
  })
  return new Map(
    bodies.flatMap((body) => {
      const of = pairs.filter(({ found }) => found.bodies[body])
      return of.length > 0 ? [[body, accuracyOf(body, of, reference)] as const] : []
    }),
  )
}

function accuracyOf(
  body: Body,
  pairs: { found: Answer; expected: Answer }[],
  reference: Engine,
): BodyAccuracy {
  const errors: number[] = []
  let [maxFromSun, differing, wrongSigns, wrongFlags, flagsAtStation] = [0, 0, 0, 0, 0]
  for (const { found, expected } of pairs) {
    const [a, b] = [place(found, body), place(expected, body)]
    const error = arcsecondsBetween(a.longitude, b.longitude)
    errors.push(error)
    const fromSun = arcsecondsBetween(b.longitude, place(expected, 'sun').longitude)
    if (body === 'sun' || fromSun > ONE_DEGREE) maxFromSun = Math.max(maxFromSun, error)
    const [shown, right] = [zodiacPosition(a.longitude), zodiacPosition(b.longitude)]
    if (shown.sign !== right.sign) wrongSigns++
    const isSame =
      shown.sign === right.sign &&
      shown.degrees === right.degrees &&
      shown.minutes === right.minutes
    if (!isSame) differing++
    if (a.retrograde !== b.retrograde) {
      wrongFlags++
      if (turnsAt(reference, body, expected.jdUt)) flagsAtStation++
    }
  }
  const counts = { maxFromSun, differing, wrongSigns, wrongFlags, flagsAtStation }
  return { count: pairs.length, ...spread(errors), ...counts }
}

function turnsAt({ position }: Engine, body: Body, jdUt: number): boolean {
  const isRetrograde = (at: number) => (position?.(body, at).speed ?? Number.NaN) < 0
  return isRetrograde(jdUt - MINUTE) !== isRetrograde(jdUt + MINUTE)
}

function place(answer: Answer, body: Body) {
  const placed = answer.bodies[body]
  if (!placed) throw new Error(`${body} is missing`)
  return placed
}

export interface PlanetTotals {
  shown: number
  differing: number
  wrongSigns: number
  wrongFlags: number
  maxFromSun: number
}

/** The Sun to Pluto together. */
export function planetTotals(accuracy: Map<Body, BodyAccuracy>): PlanetTotals {
  const rows = planets.flatMap((planet: Planet) => accuracy.get(planet) ?? [])
  const sum = (of: (row: BodyAccuracy) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    shown: sum((row) => row.count),
    differing: sum((row) => row.differing),
    wrongSigns: sum((row) => row.wrongSigns),
    wrongFlags: sum((row) => row.wrongFlags),
    maxFromSun: Math.max(...rows.map((row) => row.maxFromSun)),
  }
}

export function printAccuracy(engine: Engine, accuracy: Map<Body, BodyAccuracy>): void {
  const rows = [...accuracy].map(([body, row]) => [
    body,
    {
      'max "': short(row.max),
      'max " from 1° of the Sun': short(row.maxFromSun),
      'p99 "': short(row.p99),
      'median "': short(row.median),
      'minute differs %': short((100 * row.differing) / row.count),
      'wrong signs': row.wrongSigns,
      'wrong flags': row.wrongFlags,
      'of them, turning that minute': row.flagsAtStation,
    },
  ])
  const [first] = accuracy.values()
  console.log(`\n${engine.name}, ${first?.count} random instants from 1900 to 2100`)
  console.table(Object.fromEntries(rows))
}
