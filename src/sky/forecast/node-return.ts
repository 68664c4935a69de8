import { signedDifference } from '../aspects.ts'
import type { Chart } from '../chart.ts'
import type { Ephemeris } from '../ephemeris.ts'
import type { NodeReturnFact } from '../forecast-facts.ts'
import { isoDate, isoSecond } from '../julian-day.ts'
import { slopedRoot } from '../roots.ts'
import { isInWindow, type TimeWindow, widened } from '../time-window.ts'

/** Once in 9.3 years. */
const NODE_RETURN_WEIGHT = 0.7

/**
 * When the mean node is back at its natal place, or opposite it: the true node crosses a degree several
 * times. None without a birth time, which would leave the date open.
 */
export function nodeReturnFacts(
  ephemeris: Ephemeris,
  { timeKnown, bodies }: Chart,
  window: TimeWindow,
): NodeReturnFact[] {
  if (!timeKnown) return []
  const natal = bodies.mean_node.longitude
  const around = widened(window, 1)
  return [natal, natal + 180].flatMap((longitude, side) => {
    const past = (jdUt: number) => {
      const position = ephemeris.position('mean_node', jdUt)
      return { value: signedDifference(position.longitude, longitude), slope: position.speed }
    }
    const [before, after] = [past(around.fromJdUt).value, past(around.toJdUt).value]
    // It moves backward, 1.7° a month; half a circle away the difference jumps.
    if (!(before > 0 && after <= 0) || before - after > 90) return []
    const middle = (around.fromJdUt + around.toJdUt) / 2
    const jdUt = slopedRoot(past, around.fromJdUt, around.toJdUt, false, middle)
    if (!isInWindow(window, jdUt)) return []
    return [
      {
        id: `node-return:${isoDate(jdUt)}`,
        kind: 'node-return' as const,
        isOpposite: side === 1,
        at: isoSecond(jdUt),
        weight: NODE_RETURN_WEIGHT,
        certain: true,
      },
    ]
  })
}
