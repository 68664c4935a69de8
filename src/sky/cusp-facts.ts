import type { Planet } from './bodies.ts'
import type { Chart } from './chart.ts'
import type { FactBase } from './fact-base.ts'
import { rulers } from './rulers.ts'
import { type Sign, zodiacPosition } from './zodiac.ts'

/** `cusp:7`: where a house begins, and the planet that rules that sign (modern rulers). */
export interface CuspFact extends FactBase {
  kind: 'cusp'
  house: number
  sign: Sign
  degrees: number
  minutes: number
  ruler: Planet
}

/** Houses matter through what stands in them, so their cusps weigh little. */
const CUSP_WEIGHT = 0.2

/** The twelve houses of a chart; none without a birth time. Readings do not use them, answers do. */
export function cuspFacts({ houses }: Chart): CuspFact[] {
  return (houses?.cusps ?? []).map((longitude, index) => {
    const { sign, degrees, minutes } = zodiacPosition(longitude)
    const house = index + 1
    return {
      id: `cusp:${house}`,
      kind: 'cusp',
      house,
      sign,
      degrees,
      minutes,
      ruler: rulers[sign],
      weight: CUSP_WEIGHT,
      certain: true,
    }
  })
}
