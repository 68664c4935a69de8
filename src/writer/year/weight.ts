import { isGenerational } from '#sky/bodies.ts'
import { isKey } from '../horoscope/contacts.ts'
import type { Reader } from '../horoscope/reader.ts'
import type { YearContact } from './contacts.ts'

const isSoft = ({ aspect }: YearContact) => aspect === 'trine' || aspect === 'sextile'
const isAngle = ({ point }: YearContact) => point === 'asc' || point === 'mc'

/** Whether a contact is worth a sentence and no more. */
export function isMinor(reader: Reader, contact: YearContact): boolean {
  const { fact, body, point, aspect } = contact
  if (fact.kind === 'house-entry') return body === 'jupiter'
  if (fact.kind === 'eclipse' || !point) return false
  const isMeeting = aspect === 'conjunction'
  if (body === 'jupiter') return !isMeeting || (point !== body && !isKey(reader, point))
  if (isSoft(contact)) return !isKey(reader, point) || (isAngle(contact) && aspect === 'sextile')
  return isGenerational(point) && body !== point
}
