import { dayThoughts } from '#lore/day-thoughts.ts'
import type { House } from '#lore/house.ts'
import type { SpinePlanet } from '#lore/synthesis/spine.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { Planet } from '#sky/bodies.ts'
import type { TransitBody } from '#sky/events.ts'
import type { MoonInHouseFact } from '#sky/forecast-facts.ts'
import type { Contact } from './contacts.ts'
import { clockHourOf } from './event-sentences.ts'
import { fitsHour } from './hours-named.ts'
import type { Unit, UnitLine } from './narrator.ts'
import { pointContext } from './points.ts'
import type { Reader } from './reader.ts'
import { toneOf } from './tone.ts'

/** The subject of a point without houses: the house that tradition links it to. */
export const ownHouses: Record<NatalPoint, House> = {
  sun: 5,
  moon: 4,
  mercury: 3,
  venus: 7,
  mars: 6,
  jupiter: 9,
  saturn: 10,
  uranus: 11,
  neptune: 12,
  pluto: 8,
  asc: 1,
  mc: 10,
}

/** Words that a sentence for a reader without houses must not use. */
const ofAHouse = /\bhouses?\b|\bin your chart\b|\bthe chart\b/i

export interface DayUnit extends Unit {
  task: UnitLine
}

/** Authored lines on a planet that touches a point in its sign or house. */
export function dayUnitOf(reader: Reader, contact: Contact): DayUnit | undefined {
  const { body, point, fact } = contact
  if (!point || point === 'asc' || point === 'mc' || fact.kind !== 'transit') return undefined
  // On a birthday it is the year that begins.
  if (body === 'sun' && point === 'sun' && contact.quality === 'joined') return undefined
  const { house, facts } = pointContext(reader, point)
  const tone = toneOf(contact)
  const area = house ?? ownHouses[point]
  const thought = dayThoughts[body as Planet]?.[point]?.[tone][area]
  if (!thought || (!house && thought.says.some((says) => ofAHouse.test(says)))) return undefined
  const hour = clockHourOf(reader, contact)
  if (![...thought.says, thought.task].every((says) => fitsHour(says, hour))) return undefined
  const position = reader.ofKind('sky-position').find((one) => one.body === body)
  const line = (says: string): UnitLine => {
    const named = { body, point, contact: fact.id, position: position?.id, natal: facts }
    return { says, facts: factsNamedIn(says, named) }
  }
  return {
    name: `day/${body}/${point}/${tone}/${area}`,
    lines: thought.says.map(line),
    task: line(thought.task),
  }
}

/** Authored lines on the Moon and a planet, for a day on which the Moon is in its house. */
export function residentUnitOf(
  { planet, house, facts }: SpinePlanet,
  stay: MoonInHouseFact,
): DayUnit | undefined {
  const thought = dayThoughts.moon?.[planet]?.eases[house as House]
  if (!thought) return undefined
  const named = { body: 'moon', point: planet, contact: stay.id, position: stay.id, natal: facts }
  const line = (says: string): UnitLine => ({ says, facts: factsNamedIn(says, named as Named) })
  return {
    name: `day/moon/${planet}/eases/${house}`,
    lines: thought.says.map(line),
    task: line(thought.task),
  }
}

interface Named {
  body: TransitBody
  point: NatalPoint
  /** Ids of facts. */
  contact: string
  position: string | undefined
  natal: readonly string[]
}

/** A sentence about one of the two planets rests on what is true of that one: so the checker sees if it names the other. */
export function factsNamedIn(
  says: string,
  { body, point, contact, position, natal }: Named,
): readonly string[] {
  const [isMoving, isNatal] = [body, point].map((one) => names(says, one))
  if (isNatal && (!isMoving || body === point)) return natal
  if (isMoving && !isNatal && position) return [position]
  return [contact, ...natal]
}

const names = (says: string, point: TransitBody | NatalPoint) =>
  says.includes(angleNames[point] ?? point.charAt(0).toUpperCase() + point.slice(1))

const angleNames: Partial<Record<TransitBody | NatalPoint, string>> = {
  asc: 'Ascendant',
  mc: 'Midheaven',
}
