import type { ForecastFact } from '#sky/forecast-facts.ts'

/** Something with an instant of its own; where the Moon spends a day is none. */
export function isSkyEvent({ kind }: ForecastFact): boolean {
  return kind !== 'moon-in-house' && kind !== 'moon-in-sign' && kind !== 'void-moon'
}

/** Whether it is known to the minute when it happens: not where the birth time is unknown. */
export function hasExactTime(fact: ForecastFact): boolean {
  return fact.kind !== 'transit' || fact.earliest === fact.latest
}
