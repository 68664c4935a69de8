import type { AspectQuality } from '#lore/aspect-quality.ts'
import { aspectQuality } from '#lore/aspect-quality.ts'
import { arenas, manners, pairs } from '#lore/character-tables.ts'
import { ascendantManners } from '#lore/corpus/character/manners/ascendant.ts'
import { midheavenRulerIn } from '#lore/corpus/character/rulers.ts'
import type { House } from '#lore/house.ts'
import { aspectWords, bodyName, ordinalWords, pointNames } from '#lore/names.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import { isGenerational, type Planet } from '#sky/bodies.ts'
import type { AspectFact } from '#sky/facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import { houseGlosses } from './house-glosses.ts'
import type { Pool } from './narrator.ts'
import type { Reader } from './reader.ts'

/** What a point of the birth chart does in this person. */
export interface PointContext {
  point: NatalPoint
  name: string
  sign?: Sign
  house?: House
  /** "in Leo in the tenth house, work and reputation"; undefined if the sign is not known. */
  place?: string
  /** "in Leo, in the tenth house" */
  shortPlace?: string
  facts: readonly string[]
  isChartRuler: boolean
  /** "wants to …" */
  wants: readonly string[]
  pools(quality: AspectQuality): Pool[]
  /** Its close natal aspects, the closest first. */
  company: readonly ClosestAspect[]
}

export interface ClosestAspect {
  /** As `pair/sun~moon/`: of both points. */
  name: string
  other: NatalPoint
  quality: AspectQuality
  orbDegrees: number
  /** "square your Neptune" */
  phrase: string
  facts: readonly string[]
  pools: Pool[]
}

/** The sign and house of a touched point, to follow its name: "in Capricorn in the fourth house, home and family". */
export interface Place {
  text: string
  facts: readonly string[]
}

export function placeOf({ point, place, facts }: PointContext): Place | undefined {
  if (!place || point === 'asc' || point === 'mc') return undefined
  return { text: place, facts }
}

/** "in Taurus in the second house": its place, for a reference within a sentence. */
export function referenceOf(context: PointContext): Place | undefined {
  const place = placeOf(context)
  return place && { ...place, text: place.text.replace(/( house), .*$/, '$1') }
}

/** Without the sign, for a text that names it elsewhere; undefined without a house. */
export function housePlaceOf({ house, place, facts }: PointContext): Place | undefined {
  const text = house && place && /\bin the \w+ house.*$/.exec(place)?.[0]
  return text ? { text, facts } : undefined
}

/** Without the house, for a text that names it elsewhere. */
export function signPlaceOf({ point, sign, facts }: PointContext): Place | undefined {
  if (!sign || point === 'asc' || point === 'mc' || isGenerational(point)) return undefined
  return { text: `in ${sign}`, facts }
}

/** An aspect this close belongs to what the point does. */
const CLOSE_DEGREES = 3

// A text asks for the same few points hundreds of times.
const contexts = new WeakMap<Reader, Map<NatalPoint, PointContext>>()

export function pointContext(reader: Reader, point: NatalPoint): PointContext {
  const known = contexts.get(reader) ?? new Map<NatalPoint, PointContext>()
  contexts.set(reader, known)
  const context = known.get(point) ?? readPoint(reader, point)
  known.set(point, context)
  return context
}

function readPoint(reader: Reader, point: NatalPoint): PointContext {
  const base = { point, name: pointNames[point], company: closeAspects(reader, point) }
  if (point === 'asc') return { ...base, ...ascendant(reader) }
  if (point === 'mc') return { ...base, ...midheaven(reader) }
  return { ...base, ...planetContext(reader, point) }
}

type Described = Omit<PointContext, 'point' | 'name' | 'company'>

const unknown: Described = { facts: [], isChartRuler: false, wants: [], pools: () => [] }

function planetContext({ spine }: Reader, planet: Planet): Described {
  const placed = spine.planets.get(planet)
  if (!placed?.sign) return unknown
  const { sign, facts } = placed
  const house = placed.house as House | undefined
  const manner = manners[planet]?.[sign]
  const arena = house && arenas[planet][house]
  const named = (part: string, lines: Pool['lines'] | undefined): Pool[] =>
    lines ? [{ name: part, lines }] : []
  return {
    sign,
    ...(house && { house }),
    ...placeTexts(planet, sign, house),
    facts,
    isChartRuler: spine.ruler === planet,
    wants: manner?.wants ?? [],
    pools: (quality) => [
      ...named(`manner/${planet}/${sign}/does`, manner?.does),
      ...named(`arena/${planet}/${house}/does`, arena?.does),
      ...(quality === 'harmonious'
        ? named(`manner/${planet}/${sign}/gift`, manner?.gift)
        : named(`manner/${planet}/${sign}/cost`, manner?.cost)),
      ...named(`manner/${planet}/${sign}/seen`, manner?.seen),
    ],
  }
}

function placeTexts(planet: Planet, sign: Sign, house: House | undefined) {
  if (isGenerational(planet)) return house ? houseTexts(house) : {}
  if (!house) return { place: `in ${sign}`, shortPlace: `in ${sign}` }
  const ordinal = ordinalWords[house]
  return {
    place: `in ${sign} in the ${ordinal} house, ${houseGlosses[house]}`,
    shortPlace: `in ${sign}, in the ${ordinal} house`,
  }
}

/** A sign that a planet stays in for years says nothing about one person. */
const houseTexts = (house: House) => ({
  place: `in the ${ordinalWords[house]} house, ${houseGlosses[house]}`,
  shortPlace: `in the ${ordinalWords[house]} house`,
})

function ascendant({ spine }: Reader): Described {
  if (!spine.ascendant) return unknown
  const { sign, id } = spine.ascendant
  const { does, seen, cost, gift } = ascendantManners[sign]
  const name = `manner/ascendant/${sign}`
  return {
    sign,
    place: `in ${sign}`,
    shortPlace: `in ${sign}`,
    facts: [id],
    isChartRuler: false,
    wants: [],
    pools: (quality) => [
      { name: `${name}/does`, lines: does },
      { name: `${name}/seen`, lines: seen },
      quality === 'harmonious'
        ? { name: `${name}/gift`, lines: gift }
        : { name: `${name}/cost`, lines: cost },
    ],
  }
}

/** A Midheaven acts through the house of its ruler. */
function midheaven({ ofKind }: Reader): Described {
  const fact = ofKind('angle').find(({ angle }) => angle === 'mc')
  const ruler = [...ofKind('traditional-ruler'), ...ofKind('ruler')].find(
    ({ angle }) => angle === 'mc',
  )
  if (!fact) return unknown
  const house = ruler?.house as House | undefined
  const ruled =
    ruler && house ? `, ruled by ${bodyName(ruler.body)} in the ${ordinalWords[house]} house` : ''
  return {
    sign: fact.sign,
    place: `in ${fact.sign}${ruled}`,
    shortPlace: `in ${fact.sign}${ruled}`,
    facts: [fact.id, ...(ruler ? [ruler.id] : [])],
    isChartRuler: false,
    wants: [],
    pools: () =>
      house ? [{ name: `midheaven-ruler/${house}`, lines: midheavenRulerIn[house] }] : [],
  }
}

function closeAspects({ ofKind }: Reader, point: NatalPoint): ClosestAspect[] {
  return ofKind('aspect')
    .filter(({ a, b, orbDegrees }) => (a === point || b === point) && orbDegrees <= CLOSE_DEGREES)
    .toSorted((one, other) => one.orbDegrees - other.orbDegrees)
    .map((fact) => {
      const other = fact.a === point ? fact.b : fact.a
      return {
        name: `pair/${fact.a}~${fact.b}/`,
        other: other as NatalPoint,
        orbDegrees: fact.orbDegrees,
        quality: aspectQuality(fact.aspect),
        phrase: `${aspectWords[fact.aspect]} your ${pointNames[other]}`,
        facts: [fact.id],
        pools: pairPools(fact),
      }
    })
}

function pairPools({ a, b, aspect }: AspectFact): Pool[] {
  const quality = aspectQuality(aspect)
  const pair = pairs[`${a}~${b}`]?.[quality]
  if (!pair) return []
  const name = `pair/${a}~${b}/${quality}`
  return [
    { name: `${name}/together`, lines: pair.together },
    ...(pair.cost ? [{ name: `${name}/cost`, lines: pair.cost }] : []),
    ...(pair.means ? [{ name: `${name}/means`, lines: pair.means }] : []),
  ]
}
