import { makeAspect } from '../aspects.ts'
import { type Planet, planets } from '../bodies.ts'
import type { Aspect, Chart } from '../chart.ts'
import { clampWeight, pointWeights } from '../fact-weights.ts'
import type { AngularAxisFact, OutOfSignFact } from './facts.ts'
import { signAllDay, structuralOrb } from './settled.ts'

/** An aspect of two planets, not of an angle. */
export interface PlanetAspect extends Aspect {
  a: Planet
  b: Planet
}

export function planetAspects({ aspects }: Chart): PlanetAspect[] {
  const isPlanet = (point: string): point is Planet => planets.some((planet) => planet === point)
  return aspects.filter((aspect): aspect is PlanetAspect => {
    return isPlanet(aspect.a) && isPlanet(aspect.b)
  })
}

/** Oppositions between the houses of the angles. */
export function angularAxisFacts(chart: Chart): AngularAxisFact[] {
  return planetAspects(chart).flatMap(({ a, b, aspect, orbDegrees }) => {
    const [one, other] = [chart.bodies[a].house, chart.bodies[b].house]
    if (aspect !== 'opposition' || orbDegrees > structuralOrb(a, b)) return []
    if (one === undefined || other === undefined) return []
    if (one % 3 !== 1 || Math.abs(one - other) !== 6) return []
    const closeness = 1 - orbDegrees / 10
    const weight = clampWeight(0.2 + (0.3 + 0.3 * closeness) * (pointWeights[a] + pointWeights[b]))
    const id = `angular-axis:${a}~${b}`
    return [
      { id, kind: 'angular-axis', a, b, houses: [one, other], orbDegrees, weight, certain: true },
    ]
  })
}

/** Aspects by degree whose signs do not make that aspect, such as 29° Gemini trine 1° Scorpio. */
export function outOfSignFacts(chart: Chart): OutOfSignFact[] {
  return planetAspects(chart).flatMap(({ a, b, aspect }) => {
    const [one, other] = [signAllDay(chart, a), signAllDay(chart, b)]
    if (!one || !other || makeAspect(one, other, aspect)) return []
    const weight = clampWeight(0.25 * (pointWeights[a] + pointWeights[b]))
    return [
      { id: `out-of-sign:${a}~${b}`, kind: 'out-of-sign', a, b, aspect, weight, certain: true },
    ]
  })
}
