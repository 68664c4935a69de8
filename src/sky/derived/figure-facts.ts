import { type Planet, planets } from '../bodies.ts'
import type { Aspect, AspectName, Chart } from '../chart.ts'
import { clampWeight, pointWeights } from '../fact-weights.ts'
import { houseOf } from '../houses.ts'
import { normalizeDegrees, oppositeSign } from '../zodiac.ts'
import type { FigureFact, FigureShape } from './facts.ts'
import { orbRange, signAllDay, structuralOrb } from './settled.ts'

const QUINCUNX_DEGREES = 150
const QUINCUNX_ORB = 3

type Orbs = (a: Planet, b: Planet, aspect: AspectName) => number | undefined

/** Figures that several aspects of the ten planets close, tightest first. */
export function figureFacts(chart: Chart): FigureFact[] {
  const orbs = orbsIn(chart)
  const squares = tSquares(chart, orbs)
  const crosses = uniqueById(grandCrosses(squares, orbs))
  const isInCross = (square: FigureFact) =>
    crosses.some((cross) => square.planets.every((planet) => cross.planets.includes(planet)))
  const figures = [
    ...crosses,
    ...squares.filter((square) => !isInCross(square)),
    ...grandTrines(orbs).flatMap((trine) => [trine, ...kitesOn(trine, orbs)]),
    ...yods(chart, orbs),
  ]
  return figures.sort((one, other) => one.orbDegrees - other.orbDegrees)
}

function orbsIn({ aspects }: Chart): Orbs {
  const known = new Map(aspects.map((one) => [keyOf(one), one.orbDegrees]))
  return (a, b, aspect) => {
    const orb = known.get(keyOf({ a, b, aspect })) ?? known.get(keyOf({ a: b, b: a, aspect }))
    return orb === undefined || orb > structuralOrb(a, b) ? undefined : orb
  }
}

const keyOf = ({ a, b, aspect }: Pick<Aspect, 'a' | 'b' | 'aspect'>) => `${a}~${b}:${aspect}`

function tSquares(chart: Chart, orbs: Orbs): FigureFact[] {
  const opposed = pairsOf(planets).filter(([a, b]) => orbs(a, b, 'opposition') !== undefined)
  return opposed.flatMap(([a, b]) =>
    others(a, b).flatMap((apex) => {
      const widest = widestOf([
        orbs(a, b, 'opposition'),
        orbs(a, apex, 'square'),
        orbs(b, apex, 'square'),
      ])
      if (widest === undefined) return []
      return [{ ...figure('t-square', [a, b, apex], widest, apex), ...emptyLeg(chart, apex) }]
    }),
  )
}

/** The place across from the apex, which the three planets leave open. */
function emptyLeg(chart: Chart, apex: Planet): Pick<FigureFact, 'emptySign' | 'emptyHouse'> {
  const sign = signAllDay(chart, apex)
  const across = normalizeDegrees(chart.bodies[apex].longitude + 180)
  return {
    ...(sign && { emptySign: oppositeSign(sign) }),
    ...(chart.houses && { emptyHouse: houseOf(across, chart.houses.cusps) }),
  }
}

/** Two oppositions whose four ends are all square to each other; its T-squares do not count separately. */
function grandCrosses(squares: readonly FigureFact[], orbs: Orbs): FigureFact[] {
  return pairsOf(squares).flatMap(([one, other]) => {
    const [apex, across] = [one.apex as Planet, other.apex as Planet]
    const ends = one.planets.filter((planet) => planet !== apex)
    const hasSameBase = ends.every((end) => end !== across && other.planets.includes(end))
    const axis = orbs(apex, across, 'opposition')
    if (!hasSameBase || axis === undefined) return []
    const widest = Math.max(axis, one.orbDegrees, other.orbDegrees)
    return [figure('grand-cross', [...ends, apex, across], widest)]
  })
}

function grandTrines(orbs: Orbs): FigureFact[] {
  return pairsOf(planets).flatMap(([a, b]) =>
    others(a, b)
      .filter((c) => planets.indexOf(c) > planets.indexOf(b))
      .flatMap((c) => {
        const widest = widestOf([orbs(a, b, 'trine'), orbs(a, c, 'trine'), orbs(b, c, 'trine')])
        return widest === undefined ? [] : [figure('grand-trine', [a, b, c], widest)]
      }),
  )
}

/** A grand trine with a planet opposite one corner and sextile to the two others. */
function kitesOn({ planets: corners, orbDegrees }: FigureFact, orbs: Orbs): FigureFact[] {
  return planets
    .filter((planet) => !corners.includes(planet))
    .flatMap((apex) =>
      corners.flatMap((tail) => {
        const sides = corners.filter((corner) => corner !== tail)
        const widest = widestOf([
          orbDegrees,
          orbs(apex, tail, 'opposition'),
          ...sides.map((side) => orbs(apex, side, 'sextile')),
        ])
        return widest === undefined ? [] : [figure('kite', [...corners, apex], widest, apex)]
      }),
    )
}

function yods(chart: Chart, orbs: Orbs): FigureFact[] {
  return pairsOf(planets).flatMap(([a, b]) => {
    const base = orbs(a, b, 'sextile')
    if (base === undefined) return []
    return others(a, b).flatMap((apex) => {
      const widest = widestOf([base, quincunx(chart, a, apex), quincunx(chart, b, apex)])
      return widest === undefined ? [] : [figure('yod', [a, b, apex], widest, apex)]
    })
  })
}

/** Its orb, with an unknown time the widest possible; undefined where there is none all day. */
function quincunx(chart: Chart, a: Planet, b: Planet): number | undefined {
  const { most } = orbRange(chart, a, b, QUINCUNX_DEGREES)
  return most > QUINCUNX_ORB ? undefined : most
}

function figure(
  shape: FigureShape,
  members: Planet[],
  orbDegrees: number,
  apex?: Planet,
): FigureFact {
  const inOrder = planets.filter((planet) => members.includes(planet))
  const average = inOrder.reduce((sum, planet) => sum + pointWeights[planet], 0) / inOrder.length
  const weight = clampWeight(average * (1.3 - (0.6 * orbDegrees) / 8))
  const id = `figure:${shape}:${inOrder.join('~')}`
  const fact: FigureFact = {
    id,
    kind: 'figure',
    shape,
    planets: inOrder,
    orbDegrees,
    weight,
    certain: true,
  }
  return apex ? { ...fact, apex } : fact
}

/** The same cross is found from each of its two axes. */
function uniqueById(figures: readonly FigureFact[]): FigureFact[] {
  return [...new Map(figures.map((one) => [one.id, one])).values()]
}

function widestOf(orbs: (number | undefined)[]): number | undefined {
  const known = orbs.filter((orb) => orb !== undefined)
  return known.length === orbs.length ? Math.max(...known) : undefined
}

function others(a: Planet, b: Planet): Planet[] {
  return planets.filter((planet) => planet !== a && planet !== b)
}

function pairsOf<T>(of: readonly T[]): [T, T][] {
  return of.flatMap((one, index) => of.slice(index + 1).map((other): [T, T] => [one, other]))
}
