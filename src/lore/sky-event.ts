import type { MovingFact } from '#sky/forecast-facts.ts'

/** Something with an instant of its own; where the Moon spends a day is none. */
export function isHappening({ kind }: MovingFact): boolean {
  return kind !== 'moon-in-house' && kind !== 'moon-in-sign' && kind !== 'void-moon'
}

/** Whether it is known to the minute when it happens: not where the birth time is unknown. */
export function isExact(fact: MovingFact): boolean {
  return fact.kind !== 'transit' || fact.earliest === fact.latest
}
