import { planets } from '../bodies.ts'
import type { Chart } from '../chart.ts'
import { dignities, hasDignity } from '../dignities.ts'
import { clampWeight, pointWeights } from '../fact-weights.ts'
import { signsRuledBy } from '../rulers.ts'
import type { DignityFact } from './facts.ts'
import { signAllDay } from './settled.ts'

/** The planets that are strong or weak in their signs. */
export function dignityFacts(chart: Chart): DignityFact[] {
  return planets.flatMap((body) => {
    const sign = signAllDay(chart, body)
    if (!sign) return []
    // Everyone of the same age shares those of Uranus, Neptune and Pluto.
    const ownership = signsRuledBy(body).length > 0 ? 0.8 : 0.4
    const weight = clampWeight(ownership * pointWeights[body])
    return dignities
      .filter((dignity) => hasDignity(body, sign, dignity))
      .map((dignity) => {
        const id = `dignity:${body}:${dignity}`
        return { id, kind: 'dignity', body, sign, dignity, weight, certain: true }
      })
  })
}
