import { angles, type Planet, planets } from '../bodies.ts'
import type { Chart } from '../chart.ts'
import { clampWeight, pointWeights } from '../fact-weights.ts'
import { rulers, traditionalRulers } from '../rulers.ts'
import type {
  DispositorFact,
  FinalDispositorFact,
  ReceptionFact,
  TraditionalRulerFact,
} from './facts.ts'
import { signAllDay } from './settled.ts'

/** The rulers of Scorpio, Aquarius and Pisces before the modern ones, where they rule an angle. */
export function traditionalRulerFacts({ angles: placed, bodies }: Chart): TraditionalRulerFact[] {
  if (!placed) return []
  return angles.flatMap((angle) => {
    const rising = placed[angle].sign
    const body = traditionalRulers[rising]
    const { sign, house } = bodies[body]
    if (body === rulers[rising] || house === undefined) return []
    const id = `traditional-ruler:${angle}`
    const weight = angle === 'asc' ? 0.8 : 0.6
    return [{ id, kind: 'traditional-ruler', angle, body, sign, house, weight, certain: true }]
  })
}

/** Which planet rules the sign of which other one. */
export function dispositorFacts(chart: Chart): DispositorFact[] {
  return planets.flatMap((of) => {
    const body = dispositorOf(chart, of)
    if (!body || body === of) return []
    const weight = clampWeight(0.5 * pointWeights[of])
    return [{ id: `dispositor:${of}`, kind: 'dispositor', of, body, weight, certain: true }]
  })
}

/** A planet in its own sign to which all the chains of rulers lead; most charts have none. */
export function finalDispositorFacts(chart: Chart): FinalDispositorFact[] {
  const [last, ...others] = new Set(planets.map((planet) => endOfChain(chart, planet)))
  if (!last || others.length > 0) return []
  const id = `final-dispositor:${last}`
  return [{ id, kind: 'final-dispositor', body: last, weight: 0.6, certain: true }]
}

/** Pairs of planets that are in each other's signs. */
export function receptionFacts(chart: Chart): ReceptionFact[] {
  return planets.flatMap((a, index) =>
    planets.slice(index + 1).flatMap((b) => {
      if (dispositorOf(chart, a) !== b || dispositorOf(chart, b) !== a) return []
      const weight = clampWeight(0.2 + 0.5 * (pointWeights[a] + pointWeights[b]))
      return [{ id: `reception:${a}~${b}`, kind: 'reception', a, b, weight, certain: true }]
    }),
  )
}

/** The traditional ruler of a planet's sign; itself in its own sign. */
function dispositorOf(chart: Chart, planet: Planet): Planet | undefined {
  const sign = signAllDay(chart, planet)
  return sign && traditionalRulers[sign]
}

/** The planet in its own sign at the end of a chain; none where the chain goes in a circle. */
function endOfChain(chart: Chart, from: Planet): Planet | undefined {
  const passed = new Set<Planet>()
  let planet = from
  while (!passed.has(planet)) {
    passed.add(planet)
    const next = dispositorOf(chart, planet)
    if (!next) return undefined
    if (next === planet) return planet
    planet = next
  }
  return undefined
}
