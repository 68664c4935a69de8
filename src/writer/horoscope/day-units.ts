import { assumesJob } from '#lore/assumed-life.ts'
import type { DayThought, HouseThoughts } from '#lore/authored.ts'
import { entryThoughts } from '#lore/corpus/days/entries.ts'
import { generationalThoughts } from '#lore/corpus/days/generational.ts'
import { lunationThoughts } from '#lore/corpus/days/lunations.ts'
import { midheavenThoughts } from '#lore/corpus/days/midheaven.ts'
import { moreOfMidheaven } from '#lore/corpus/days/more-of-midheaven.ts'
import { stationThoughts, stationThoughtsOf } from '#lore/corpus/days/stations.ts'
import type { House } from '#lore/house.ts'
import { signThoughts } from '#lore/sign-thoughts.ts'
import type { SpinePlanet } from '#lore/synthesis/spine.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import { type Contact, isSlow } from './contacts.ts'
import { isDayOff } from './dates.ts'
import { clockHourOf, eventFacts } from './event-sentences.ts'
import { fitsHour } from './hours-named.ts'
import { houseWithGloss, withGloss } from './house-glosses.ts'
import type { Narration } from './narration.ts'
import type { UnitLine } from './narrator.ts'
import { pointContext } from './points.ts'
import { isCalm, pressureOn } from './pressure.ts'
import type { Reader } from './reader.ts'
import { type DayUnit, dayUnitOf, factsNamedIn } from './thoughts.ts'
import { toneOf } from './tone.ts'

/** An authored day, and what its event has to add. */
export interface TextUnit extends DayUnit {
  /** Whether the first sentence comes before the event; otherwise the contact opens the text. */
  hasClaim: boolean
  /** Whether it is about the touched point in any sign and house. */
  isOfPoint: boolean
  /** Whether a sentence names the sign of the point. */
  namesSign: boolean
  /** Whether a sentence names the house of the point. */
  namesHouse: boolean
}

/** The most specific authored units for the day of a contact that are new to the reader. */
export function textUnitOf(narration: Narration, contact: Contact): TextUnit | undefined {
  const hour = clockHourOf(narration.reader, contact)
  const isPressed = pressureOn(narration.reader, contact) !== undefined
  const fits = ({ lines, task }: TextUnit) =>
    [...lines, task].every(({ says }) => fitsHour(says, hour) && !(isPressed && isCalm(says)))
  const units = textUnits(narration, contact).filter(
    (unit) => fits(unit) && narration.narrator.canNarrate(unit),
  )
  return leisureFirst(narration.reader, units)[0]
}

/** On a day off, what is of people's jobs comes last. */
export function leisureFirst<One extends DayUnit>(
  { period: { startDate } }: Reader,
  units: readonly One[],
): readonly One[] {
  if (!isDayOff(startDate)) return units
  const isOfJob = ({ lines, task }: One) => [...lines, task].some(({ says }) => assumesJob(says))
  return units.toSorted((one, other) => Number(isOfJob(one)) - Number(isOfJob(other)))
}

function textUnits({ reader, narrator }: Narration, contact: Contact): TextUnit[] {
  const ofHouse = dayUnitOf(reader, contact)
  const own = ofHouse ? [ofItsHouse(ofHouse)] : []
  const general = [...pointUnits(reader, contact), ...eventUnits(contact)]
  return [...own, ...narrator.random.shuffle(`unit ${contact.fact.id}`, general)]
}

function ofItsHouse(unit: DayUnit): TextUnit {
  const lines = unit.lines.map((line) => ({ ...line, says: withGloss(line.says) }))
  const namesHouse = lines.some(({ says }) => says.search(houseWithGloss) >= 0)
  return { ...unit, lines, hasClaim: true, isOfPoint: false, namesSign: false, namesHouse }
}

/** Units about the touched point in its sign; about the planet in general if it keeps a sign for years. */
function pointUnits(reader: Reader, contact: Contact): TextUnit[] {
  const { point } = contact
  // On a birthday it is the year that begins.
  if (!point || (contact.body === 'sun' && point === 'sun' && contact.quality === 'joined'))
    return []
  const tone = toneOf(contact)
  const natal = pointContext(reader, point).facts
  const unit = (name: string, thought: DayThought, namesSign: boolean): TextUnit => {
    const named = {
      body: contact.body,
      point,
      contact: contact.fact.id,
      position: undefined,
      natal,
    }
    const line = (says: string): UnitLine => {
      const facts = factsNamedIn(says, named)
      return {
        says,
        facts: facts.includes(contact.fact.id) ? [...facts, ...eventFacts(contact)] : facts,
      }
    }
    return {
      name,
      ...linesOf(thought, line),
      hasClaim: true,
      isOfPoint: true,
      namesSign,
      namesHouse: false,
    }
  }
  if (point === 'mc') {
    const house = midheavenRulerHouse(reader)
    // Opposite the Midheaven it is about home.
    if (!house || contact.aspect === 'opposition') return []
    return [midheavenThoughts, moreOfMidheaven].map((thoughts, index) =>
      unit(`day-midheaven/${house}/${tone}/${index + 1}`, thoughts[house][tone], false),
    )
  }
  if (point === 'uranus' || point === 'neptune' || point === 'pluto') {
    // A once-in-a-lifetime transit is not about one message or one appointment.
    if (isSlow(contact)) return []
    return generationalThoughts[point][tone].map((thought, index) =>
      unit(`day-generational/${point}/${tone}/${index + 1}`, thought, false),
    )
  }
  const { sign } = pointContext(reader, point)
  if (!sign) return []
  return signThoughts[point].map((thoughts, index) =>
    unit(`day-sign/${point}/${sign}/${tone}/${index + 1}`, thoughts[sign][tone], true),
  )
}

function midheavenRulerHouse({ ofKind }: Reader): House | undefined {
  return ofKind('ruler').find(({ angle }) => angle === 'mc')?.house as House | undefined
}

/** Units about a lunation, a station or an ingress, unless it touches a point. */
function eventUnits({ fact, touch, body }: Contact): TextUnit[] {
  if (touch) return []
  const house = 'house' in fact ? (fact.house as House | undefined) : undefined
  const unit = (name: string, thought: DayThought): TextUnit => ({
    name,
    ...linesOf(thought, (says) => ({ says, facts: [fact.id] })),
    hasClaim: false,
    isOfPoint: false,
    namesSign: false,
    namesHouse: false,
  })
  const inHouse = (name: string, thoughts: HouseThoughts): TextUnit[] =>
    house ? [unit(`${name}/${house}`, thoughts[house])] : []
  switch (fact.kind) {
    case 'lunation':
      return fact.phase === 'new' || fact.phase === 'full'
        ? inHouse(`day-lunation/${fact.phase}`, lunationThoughts[fact.phase])
        : []
    case 'station': {
      const { direction } = fact
      const ofPlanet = stationThoughtsOf[fact.body as keyof typeof stationThoughtsOf]?.[direction]
      return [
        ...inHouse(`day-station/${direction}`, stationThoughts[direction]),
        ...(ofPlanet ? [unit(`day-station/${fact.body}/${direction}`, ofPlanet)] : []),
      ]
    }
    case 'house-entry': {
      const tone = /^(?:sun|mercury|venus|jupiter)$/.test(body) ? 'eases' : 'presses'
      return inHouse(`day-entry/${tone}`, entryThoughts[tone])
    }
    default:
      return []
  }
}

/** Authored units on a planet in its sign, for a day with an easy contact of the Moon to it. */
export function restingUnitsOf(
  { planet, sign, facts }: SpinePlanet,
  stay: { id: string },
): TextUnit[] {
  if (!sign || !(planet in signThoughts)) return []
  const line = (says: string): UnitLine => ({
    says,
    facts: says.includes(pointName(planet)) ? facts : [stay.id],
  })
  return signThoughts[planet as keyof typeof signThoughts].map((thoughts, index) => ({
    name: `day-sign/${planet}/${sign}/eases/${index + 1}`,
    ...linesOf(thoughts[sign].eases, line),
    hasClaim: true,
    isOfPoint: true,
    namesSign: true,
    namesHouse: false,
  }))
}

const pointName = (point: NatalPoint) => point.charAt(0).toUpperCase() + point.slice(1)

function linesOf({ says, task }: DayThought, line: (says: string) => UnitLine) {
  return { lines: says.map(line), task: line(task) }
}
