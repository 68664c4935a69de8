import { isGenerational } from '#sky/bodies.ts'
import { isKey } from '../horoscope/contacts.ts'
import type { ClosestAspect } from '../horoscope/points.ts'
import type { Reader } from '../horoscope/reader.ts'
import type { YearContact } from './contacts.ts'
import { tieToSpine } from './spine-points.ts'

const isSoft = ({ aspect }: YearContact) => aspect === 'trine' || aspect === 'sextile'
const isAngle = ({ point }: YearContact) => point === 'asc' || point === 'mc'

/** Whether a contact is worth a sentence and no more. */
export function isMinor(reader: Reader, contact: YearContact): boolean {
  const { fact, body, point, aspect } = contact
  if (fact.kind === 'house-entry') return body === 'jupiter'
  if (fact.kind === 'eclipse' || fact.kind === 'station' || !point) return false
  const isMeeting = aspect === 'conjunction'
  if (body === 'jupiter') return !isMeeting || (point !== body && !isKey(reader, point))
  if (isSoft(contact)) return !isKey(reader, point) || (isAngle(contact) && aspect === 'sextile')
  return isGenerational(point) && body !== point && !isPersonalMeeting(reader, contact)
}

/** Whether a slow planet crosses one that a generation shares, tied in this chart to a light, an angle or its ruler. */
export function isPersonalMeeting(reader: Reader, contact: YearContact): boolean {
  return personalTie(reader, contact) !== undefined
}

/** The natal aspect that makes it so. */
export function personalTie(reader: Reader, contact: YearContact): ClosestAspect | undefined {
  const { fact, body, point, aspect } = contact
  if (fact.kind !== 'transit' && fact.kind !== 'transit-window') return undefined
  if (!point || aspect !== 'conjunction' || body === 'jupiter' || !isGenerational(point))
    return undefined
  return tieToSpine(reader, point)
}
