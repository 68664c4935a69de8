import { careAnswer } from './care-answer.ts'
import { countryOfTimeZone } from './country-of-time-zone.ts'
import { recognizeCrisis } from './recognize-crisis.ts'

/** What to answer to words about a crisis that were written outside of the chat; undefined for other words. */
export function careFor(words: string, timeZone: string): string | undefined {
  const kind = recognizeCrisis(words)
  return kind && careAnswer(kind, { country: countryOfTimeZone(timeZone), turn: 0 })
}
