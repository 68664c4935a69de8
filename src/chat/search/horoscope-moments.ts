import { windowOf } from '#horoscopes/period.ts'
import type { ForecastFact } from '#sky/forecast-facts.ts'
import type { ChatSky } from '../chat-sky.ts'
import type { CurrentHoroscope } from '../current-horoscopes.ts'
import { factsIn } from './facts-in.ts'

/** The same instant found in different windows may differ by a rounded second. */
const TOLERANCE_MS = 2000

/** Whether a horoscope names this moment of this chart; it may be about other birth details. */
export function isNamedIn({ moments }: CurrentHoroscope, fact: ForecastFact): boolean {
  return moments.some(
    ({ factId, at }) =>
      factId === fact.id && Math.abs(Date.parse(at) - Date.parse(fact.at)) < TOLERANCE_MS,
  )
}

/** What a horoscope names that this chart has, in order of time. */
export function momentsOfHoroscope(horoscope: CurrentHoroscope, sky: ChatSky): ForecastFact[] {
  const facts = factsIn(sky, windowOf(horoscope, horoscope.timeZone), { withMoon: true })
  return facts.filter((fact) => isNamedIn(horoscope, fact))
}
