import { type PointContext, pointContext } from '../horoscope/points.ts'
import { contextFor } from '../horoscope/points-of-contacts.ts'
import type { Reader } from '../horoscope/reader.ts'
import type { YearContact } from './contacts.ts'

/** What the touched point does in this person. */
export function personOf(reader: Reader, contact: YearContact): PointContext {
  const { fact, point } = contact
  if (point) return pointContext(reader, point)
  if (fact.kind === 'transit-window') return pointContext(reader, fact.natal)
  return contextFor({ reader }, { ...contact, fact })
}
