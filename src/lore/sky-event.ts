import type { ForecastFact, TimedFact } from '#sky/forecast-facts.ts'

const lasting: readonly TimedFact['kind'][] = [
  'moon-in-house',
  'moon-in-sign',
  'void-moon',
  'sky-position',
  // A fact that belongs to an event, or to a date, is not an event of its own.
  'transit-window',
  'touch',
  'node-return',
  'birthday',
]

/** Whether a fact is an event with an instant. A stay of the Moon, void of course or not, is not an event. */
export function isSkyEvent({ kind }: TimedFact): boolean {
  return !lasting.includes(kind)
}

/** Whether the minute of the event is known. With an unknown birth time a transit has only bounds. */
export function hasExactTime(fact: ForecastFact): boolean {
  return fact.kind !== 'transit' || fact.earliest === fact.latest
}
