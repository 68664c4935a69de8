import { yearLinks } from '#lore/corpus/year/links.ts'
import type { Reader } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import { laneOf, type YearContact } from './contacts.ts'
import { passRole } from './history.ts'
import { isMinor } from './weight.ts'

/** Whether the text says how a moment follows from the one before it: what an eclipse does is open. */
export function isLinked(previous: YearContact | undefined, contact: YearContact): boolean {
  return (
    previous?.fact.kind === 'transit' &&
    contact.fact.kind === 'transit' &&
    laneOf(previous) !== laneOf(contact)
  )
}

/** "It lets up on April 4, when Saturn makes a trine to your Venus", without its period. */
export function linkedWays(
  reader: Reader,
  [previous, contact]: readonly [YearContact, YearContact],
  day: string,
  event: string,
): string[] {
  const lines = yearLinks[linkOf(reader, previous, contact)]
  return lines.map((line) => line.replace('{day}', day).replace('{event}', event))
}

function linkOf(
  reader: Reader,
  previous: YearContact,
  contact: YearContact,
): keyof typeof yearLinks {
  if (isEndOfTrouble(reader, contact)) return 'ends'
  const tone = toneOf(contact)
  if (!isEndOfTrouble(reader, previous)) return `${toneOf(previous)} ${tone}`
  return tone === 'eases' ? 'ended eases' : 'eases presses'
}

/** Of a light contact the text says no more than its tone. */
const isEndOfTrouble = (reader: Reader, contact: YearContact) =>
  toneOf(contact) === 'presses' && !isMinor(reader, contact) && passRole(reader, contact) === 'ends'
