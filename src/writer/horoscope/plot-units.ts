import type {
  MonthPlot,
  PlotAgain,
  PlotCourse,
  PlotEffects,
  PlotManners,
  PlotOutcomes,
  PlotStake,
  PlotStakes,
  PlotThesis,
  TurnKind,
} from '#lore/authored.ts'
import type { House } from '#lore/house.ts'
import { monthEffects } from '#lore/month-effects.ts'
import { monthManners } from '#lore/month-manners.ts'
import { monthOutcomes } from '#lore/month-outcomes.ts'
import { monthPlots } from '#lore/month-plots.ts'
import { monthPlotsAgain } from '#lore/month-plots-again.ts'
import { monthStakes } from '#lore/month-stakes.ts'
import { monthTheses } from '#lore/month-theses.ts'
import { isGenerational } from '#sky/bodies.ts'
import { signs } from '#sky/zodiac.ts'
import type { SeededRandom } from '../prose/seeded-random.ts'
import { type Contact, isSlow } from './contacts.ts'
import type { Unit } from './narrator.ts'
import { pointContext } from './points.ts'
import { houseOf, pointOf } from './points-of-contacts.ts'
import type { Reader } from './reader.ts'
import { ownHouses } from './thoughts.ts'
import { toneOf } from './tone.ts'

/** The plot of a month that turns on this contact. */
export interface PlotUnit extends Unit {
  plot: MonthPlot
  house: House
  /** Which of the two plots of its house it is. */
  index: number
  /** As `step/2/0`. */
  stepsName: string
  course: PlotCourse
  manners: PlotManners
  outcomes: PlotOutcomes
  again: PlotAgain | undefined
  /** What it is about for the point that the month turns on: follows "about". */
  about: string
  aims: PlotThesis['aims']
  effects: PlotEffects
  /** For the point that the month turns on, in an order of the chart's own. */
  stakes: readonly NamedStake[]
}

interface NamedStake extends PlotStake {
  /** As `stake/2/0/1`. */
  name: string
  isFirst: boolean
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
    ...thesisOf(reader, contact, { house, index }),
    effects: monthEffects[house][index] as PlotEffects,
  }
  const name = `month/${house}/${index}/${kind}`
  const turns = [plot.turns[kind], ...(again?.turns[kind] ?? [])]
  const units = turns.flatMap((turn, turning) =>
    plot.opens[course].map((opens, way): PlotUnit => {
      const lines = [opens, turn, plot.settles[course][way] ?? '']
      return {
        ...parts,
        stakes: random.shuffle(`stakes ${name}`, stakes),
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

type PlotPlace = Pick<PlotOfHouse, 'house' | 'index'>

function thesisOf(reader: Reader, contact: Contact, { house, index }: PlotPlace) {
  const { about, aims } = monthTheses[house][index] as PlotThesis
  return { about: about[ownPoint(reader, contact, about)] ?? about.sun, aims }
}

/** The touched point; what a whole generation has, or an angle that has no entry, is read on the Sun. */
function ownPoint(
  reader: Reader,
  contact: Contact,
  entries: Partial<Record<keyof PlotStakes, unknown>>,
): keyof PlotStakes {
  const point = pointOf(reader, contact) as keyof PlotStakes
  return isGenerational(point) || !entries[point] ? 'sun' : point
}

function stakesOf(reader: Reader, contact: Contact, { house, index }: PlotPlace): NamedStake[] {
  const stakes = monthStakes[house][index] as PlotStakes
  const own = ownPoint(reader, contact, stakes)
  const more = monthPlotsAgain[house][index]?.stakes?.[own] ?? []
  return [stakes[own] ?? stakes.sun, ...more].map((stake, number) => ({
    ...stake,
    name: `stake/${house}/${index}/${number}`,
    isFirst: number === 0,
  }))
}

/** Two people with a turn in the same house begin with different plots if their points or signs differ. */
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
