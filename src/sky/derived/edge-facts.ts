import { birthTimeDrift, cuspDrifts } from '../birth-time.ts'
import { angles, type Planet, planets } from '../bodies.ts'
import type { Chart } from '../chart.ts'
import { clampWeight, pointWeights } from '../fact-weights.ts'
import { normalizeDegrees, type Sign, signs } from '../zodiac.ts'
import type { NearCuspFact, SectFact, SignEdgeFact } from './facts.ts'

/** A planet this close to a cusp may belong to both houses. */
const NEAR_CUSP_DEGREES = 2
const SIGN_EDGE_DEGREES = 1

/**
 * Planets within two degrees before a cusp, and those past one by so little that another birth time within
 * its usual error would put them before it. None in whole-sign houses, which begin with the signs.
 */
export function nearCuspFacts(chart: Chart): NearCuspFact[] {
  const drifts = cuspDrifts(chart)
  const { houses } = chart
  if (!houses || !drifts || houses.system === 'whole-sign') return []
  return planets.flatMap((body) => {
    const { longitude, house } = chart.bodies[body]
    if (house === undefined) return []
    const toNext = normalizeDegrees((houses.cusps[house % 12] as number) - longitude)
    const fromOwn = normalizeDegrees(longitude - (houses.cusps[house - 1] as number))
    if (toNext <= NEAR_CUSP_DEGREES) return [nearCusp(body, house, (house % 12) + 1, toNext)]
    // In high latitudes some cusps move by four degrees in four minutes.
    const isPastByDrift = fromOwn <= Math.min(drifts[house - 1] as number, NEAR_CUSP_DEGREES)
    return isPastByDrift ? [nearCusp(body, house, ((house + 10) % 12) + 1, fromOwn)] : []
  })
}

function nearCusp(body: Planet, house: number, neighbor: number, distance: number): NearCuspFact {
  const id = `near-cusp:${body}:${neighbor}`
  const weight = clampWeight(0.5 * pointWeights[body])
  const distanceDegrees = distance
  return { id, kind: 'near-cusp', body, house, neighbor, distanceDegrees, weight, certain: true }
}

/** Angles in the first or last degree of a sign. */
export function signEdgeFacts({ angles: placed }: Chart): SignEdgeFact[] {
  if (!placed) return []
  return angles.flatMap((angle) => {
    const { longitude, sign } = placed[angle]
    const past = longitude % 30
    const distanceDegrees = Math.min(past, 30 - past)
    if (distanceDegrees > SIGN_EDGE_DEGREES) return []
    const step = past < 15 ? 11 : 1
    const neighbor = signs[(signs.indexOf(sign) + step) % 12] as Sign
    const id = `sign-edge:${angle}`
    const weight = angle === 'asc' ? 0.5 : 0.35
    return [
      { id, kind: 'sign-edge', angle, sign, neighbor, distanceDegrees, weight, certain: true },
    ]
  })
}

/** A birth by day or by night; none while the Sun was on the horizon. */
export function sectFacts({ angles: placed, bodies: { sun } }: Chart): SectFact[] {
  if (!placed) return []
  const below = normalizeDegrees(sun.longitude - placed.asc.longitude)
  const fromHorizon = Math.min(below % 180, 180 - (below % 180))
  if (fromHorizon <= Math.max(1, birthTimeDrift(placed.asc))) return []
  // The half of the ecliptic before the Ascendant holds the Midheaven and is the upper one, except within the
  // polar circles while the ecliptic rises in reverse: both the altitude of the Midheaven and the speed of the
  // Ascendant have the sign of cos ε + tan φ sin ε sin θ.
  const isBeforeAscendant = below > 180
  const sect = isBeforeAscendant === placed.asc.speed > 0 ? 'day' : 'night'
  return [{ id: `sect:${sect}`, kind: 'sect', sect, weight: 0.3, certain: true }]
}
