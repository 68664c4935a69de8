import type {
  MonthPlot,
  PlotAgain,
  PlotCourse,
  PlotManners,
  PlotOutcomes,
  PlotStake,
  PlotStakes,
  TurnKind,
} from '#lore/authored.ts'
import { dayThoughts } from '#lore/day-thoughts.ts'
import type { House } from '#lore/house.ts'
import { monthManners } from '#lore/month-manners.ts'
import { monthOutcomes } from '#lore/month-outcomes.ts'
import { monthPlots } from '#lore/month-plots.ts'
import { monthPlotsAgain } from '#lore/month-plots-again.ts'
import { monthStakes } from '#lore/month-stakes.ts'
import type { SpinePlanet } from '#lore/synthesis/spine.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import { isGenerational, type Planet } from '#sky/bodies.ts'
import type { TransitBody } from '#sky/events.ts'
import type { MoonInHouseFact } from '#sky/forecast-facts.ts'
import { signs } from '#sky/zodiac.ts'
import type { SeededRandom } from '../prose/seeded-random.ts'
import { type Contact, isSlow } from './contacts.ts'
import { clockHourOf } from './event-sentences.ts'
import { fitsHour } from './hours-named.ts'
import type { Unit, UnitLine } from './narrator.ts'
import { pointContext } from './points.ts'
import { houseOf, pointOf } from './points-of-contacts.ts'
import type { Reader } from './reader.ts'
import { toneOf } from './tone.ts'

/** The subject of a point, where no house is known: the house that is like it by tradition. */
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

/** What a sentence for a reader without houses must not speak of. */
const ofAHouse = /\bhouses?\b|\bin your chart\b|\bthe chart\b/i

export interface DayUnit extends Unit {
  task: UnitLine
}

/** What an author has written of a planet that touches a point of the chart where it stands. */
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

/** What an author has written of the Moon and a planet, for a day on which the Moon is in its house. */
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

/** The plot of a month that turns on this contact. */
export interface PlotUnit extends Unit {
  plot: MonthPlot
  house: House
  /** Of the two plots of its house. */
  index: number
  /** As `step/2/0`. */
  stepsName: string
  course: PlotCourse
  manners: PlotManners
  outcomes: PlotOutcomes
  again: PlotAgain | undefined
  /** For the point that the month turns on, in an order of the chart's own. */
  stakes: readonly NamedStake[]
}

interface NamedStake extends PlotStake {
  /** As `stake/2/0/1`. */
  name: string
}

/** Which of the two comes first depends on the touched point and its sign; each with every way to open, turn and close it, in an order of the chart's own: friends with one turn differ. */
export function plotUnitsOf(reader: Reader, contact: Contact, random: SeededRandom): PlotUnit[] {
  const house = turnHouse(reader, contact)
  const units = [0, 1].flatMap((index) => unitsOfPlot(reader, contact, { house, index, random }))
  return isOfSecondPlot(reader, contact)
    ? [...units.slice(units.length / 2), ...units.slice(0, units.length / 2)]
    : units
}

interface PlotOfHouse {
  house: House
  index: number
  random: SeededRandom
}

function unitsOfPlot(
  reader: Reader,
  contact: Contact,
  { house, index, random }: PlotOfHouse,
): PlotUnit[] {
  const plot = monthPlots[house][index] as MonthPlot
  const again = monthPlotsAgain[house][index]
  const kind = turnKindOf(contact)
  const course: PlotCourse = kind === 'new-moon' || kind === 'slow-eases' ? 'begins' : 'ripens'
  const stakes = stakesOf(reader, contact, { house, index })
  const parts = {
    stepsName: `step/${house}/${index}`,
    house,
    index,
    plot,
    again,
    course,
    manners: monthManners[house][index] as PlotManners,
    outcomes: monthOutcomes[house][index] as PlotOutcomes,
  }
  const name = `month/${house}/${index}/${kind}`
  const turns = [plot.turns[kind], ...(again?.turns[kind] ?? [])]
  const units = turns.flatMap((turn, turning) =>
    plot.opens[course].map((opens, way): PlotUnit => {
      const lines = [opens, turn, plot.settles[course][way] ?? '']
      return {
        ...parts,
        stakes: rotated(stakes, way + turning),
        name: `${name}/${way}${turning > 0 ? `/${turning}` : ''}`,
        lines: lines.map((says) => ({ says, facts: [contact.fact.id] })),
      }
    }),
  )
  const place = placeOfTurn(reader, contact)
  if (place === undefined) return random.shuffle(name, units)
  return rotated(units, place)
}

export function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const first = by % items.length
  return [...items.slice(first), ...items.slice(0, first)]
}

/** Of the touched point; what a whole generation has, or an angle that has none here, is read on the Sun. */
function stakesOf(
  reader: Reader,
  contact: Contact,
  { house, index }: Pick<PlotOfHouse, 'house' | 'index'>,
): NamedStake[] {
  const stakes = monthStakes[house][index] as PlotStakes
  const point = pointOf(reader, contact) as keyof PlotStakes
  const own = isGenerational(point) || !stakes[point] ? 'sun' : point
  const more = monthPlotsAgain[house][index]?.stakes?.[own] ?? []
  return [stakes[own] ?? stakes.sun, ...more].map((stake, number) => ({
    ...stake,
    name: `stake/${house}/${index}/${number}`,
  }))
}

/** Of two people with a turn in one house, other points or other signs begin with other plots. */
function isOfSecondPlot(reader: Reader, contact: Contact): boolean {
  const point = pointOf(reader, contact)
  const { sign } = pointContext(reader, point)
  const place = Object.keys(ownHouses).indexOf(point) + (sign ? signs.indexOf(sign) : 0)
  return place % 2 === 1
}

/** By the signs of the touched point and of the Sun; undefined where neither is known. */
function placeOfTurn(reader: Reader, contact: Contact): number | undefined {
  const [own, sun] = [pointOf(reader, contact), 'sun' as const].map((point) => {
    const { sign } = pointContext(reader, point)
    return sign && signs.indexOf(sign)
  })
  return own === undefined && sun === undefined ? undefined : (own ?? 0) + 2 * (sun ?? 0)
}

/** A Moon begins or ends something where it falls, unless it falls on an angle. */
function turnHouse(reader: Reader, contact: Contact): House {
  const { fact, point } = contact
  const isMoon = fact.kind === 'lunation' || fact.kind === 'eclipse'
  const isOnAngle = (point === 'asc' || point === 'mc') && contact.aspect !== 'square'
  // Without houses the signs stand for them, Aries for the first.
  if (isMoon && !isOnAngle) return (fact.house ?? signs.indexOf(fact.sign) + 1) as House
  return houseOf(reader, contact) ?? ownHouses[pointOf(reader, contact)]
}

/** Whether a month can turn on a contact: on a Moon, a station on a point, or a slow planet. */
export function isTurning(contact: Contact): boolean {
  const { fact, touch } = contact
  if (fact.kind === 'station') return touch !== undefined
  return fact.kind === 'lunation' || fact.kind === 'eclipse' || isSlow(contact)
}

function turnKindOf(contact: Contact): TurnKind {
  const { fact } = contact
  if (fact.kind === 'eclipse' || fact.kind === 'station') return fact.kind
  if (fact.kind === 'lunation') return fact.phase === 'new' ? 'new-moon' : 'full-moon'
  if (toneOf(contact) === 'eases') return 'slow-eases'
  const { body } = contact
  return body === 'uranus' || body === 'pluto' ? `${body}-presses` : 'slow-presses'
}
