import { leftBehind, leftWhere, whatFollows } from '#lore/corpus/year/bridges.ts'
import type { House } from '#lore/house.ts'
import { monthText } from '../horoscope/dates.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import { laneOf, type YearContact } from './contacts.ts'
import { passRole } from './history.ts'
import { personOf } from './person.ts'
import { isMinor } from './weight.ts'

/** "February leaves you less sure of yourself at home, so …": how one moment of a year leads to the next. */
export function narrateBridge(
  { reader, narrator }: Narration,
  previous: YearContact | undefined,
  contact: YearContact,
): Draft | undefined {
  if (!previous?.point || !contact.point || laneOf(previous) === laneOf(contact)) return undefined
  // What an eclipse does is open.
  if (previous.fact.kind !== 'transit' || contact.fact.kind !== 'transit') return undefined
  const [before, now] = [outcomeOf(reader, previous), outcomeOf(reader, contact)]
  const { house, facts } = personOf(reader, previous)
  const isAngle = previous.point === 'asc' || previous.point === 'mc'
  const where = house && !isAngle ? ` ${leftWhere[house as House]}` : ''
  const [month, own] = [previous, contact].map(({ at }) => monthText(dateOf(at)))
  const starts =
    month === own
      ? ['That leaves you']
      : [`${month} leaves you`, `You come out of ${month}`, `You go into ${own}`]
  const lefts = narrator.random
    .shuffle(`left ${previous.fact.id}`, leftBehind[previous.point][before])
    .filter((left) => !narrator.hasSaidOf(left))
  const causes = narrator.random
    .shuffle(`bridge ${contact.fact.id}`, starts)
    .flatMap((start) => lefts.map((left) => `${start} ${left}${where}`))
    .filter((cause) => !narrator.hasSaidOf(cause.split(' ').slice(0, 3).join(' ')))
  const pool = {
    name: `bridge/${contact.point}/${now}/${before}`,
    lines: whatFollows[contact.point][now][before],
  }
  return narrator.lineInOneWay(
    [pool],
    causes.map((cause) => (says: string) => `${cause}, ${says}.`.replace(',,', ',')),
    [previous.fact.id, contact.fact.id, ...facts],
  )
}

/** What was hard is behind a person once it is over; of a light contact the text says no more than its tone. */
const outcomeOf = (reader: Reader, contact: YearContact) =>
  !isMinor(reader, contact) && passRole(reader, contact) === 'ends' ? 'eases' : toneOf(contact)
