import type { AspectQuality } from '#lore/aspect-quality.ts'
import { aspectQuality } from '#lore/aspect-quality.ts'
import { ingressesTo } from '#lore/corpus/transits/ingresses.ts'
import { jupiterTransits } from '#lore/corpus/transits/jupiter.ts'
import { lunationsIn, lunationsOn } from '#lore/corpus/transits/lunations.ts'
import { marsTransits } from '#lore/corpus/transits/mars.ts'
import { mercuryTransits } from '#lore/corpus/transits/mercury.ts'
import { moonTransits } from '#lore/corpus/transits/moon.ts'
import { neptuneTransits } from '#lore/corpus/transits/neptune.ts'
import { plutoTransits } from '#lore/corpus/transits/pluto.ts'
import { returns } from '#lore/corpus/transits/returns.ts'
import { saturnTransits } from '#lore/corpus/transits/saturn.ts'
import { stationsIn, stationsInHouse } from '#lore/corpus/transits/stations.ts'
import { sunTransits } from '#lore/corpus/transits/sun.ts'
import { uranusTransits } from '#lore/corpus/transits/uranus.ts'
import { venusTransits } from '#lore/corpus/transits/venus.ts'
import type { House } from '#lore/house.ts'
import type { NatalPoint, SlowTransitMeaning, TransitMeaning } from '#lore/transit-meaning.ts'
import type { AspectName } from '#sky/chart.ts'
import type { TransitBody } from '#sky/events.ts'
import type {
  EclipseFact,
  HouseEntryFact,
  LunationFact,
  StationFact,
  TouchFact,
  TransitFact,
} from '#sky/forecast-facts.ts'
import type { Pool } from './narrator.ts'

export type Role = keyof SlowTransitMeaning

/** The lines on a contact by role; the first pool of a role is preferred. */
export type Lines = Partial<Record<Role, Pool[]>>

type TransitMeanings = Record<NatalPoint, Record<AspectQuality, TransitMeaning>>

const transits: Partial<Record<TransitBody, TransitMeanings>> = {
  sun: sunTransits,
  moon: moonTransits,
  mercury: mercuryTransits,
  venus: venusTransits,
  mars: marsTransits,
  jupiter: jupiterTransits,
  saturn: saturnTransits,
  uranus: uranusTransits,
  neptune: neptuneTransits,
  pluto: plutoTransits,
}

export function transitPools({
  body,
  natal,
  aspect,
}: Pick<TransitFact, 'body' | 'natal' | 'aspect'>): Lines {
  const ofTransit = transitLines(body, natal, aspectQuality(aspect))
  if (body !== natal || aspect !== 'conjunction' || !(body in returns)) return ofTransit
  const ofReturn = returns[body as keyof typeof returns]
  return merged(linesOf(`return/${body}`, ofReturn), ofTransit)
}

function transitLines(body: TransitBody, natal: NatalPoint, quality: AspectQuality): Lines {
  const meaning = transits[body]?.[natal][quality]
  return meaning ? linesOf(`transit/${body}/${natal}/${quality}`, meaning) : {}
}

function linesOf(name: string, meaning: Partial<SlowTransitMeaning>): Lines {
  return Object.fromEntries(
    Object.entries(meaning).map(([role, lines]) => [role, [{ name: `${name}/${role}`, lines }]]),
  )
}

function merged(first: Lines, second: Lines): Lines {
  const roles = new Set([...Object.keys(first), ...Object.keys(second)] as Role[])
  return Object.fromEntries(
    [...roles].map((role) => [role, [...(first[role] ?? []), ...(second[role] ?? [])]]),
  )
}

type Lunation = LunationFact | EclipseFact

function lunationKind(fact: Lunation): keyof typeof lunationsIn | undefined {
  if (fact.kind === 'eclipse') return fact.of === 'solar' ? 'solar-eclipse' : 'lunar-eclipse'
  return fact.phase === 'new' || fact.phase === 'full' ? fact.phase : undefined
}

export function lunationPools(fact: Lunation, house = fact.house): Lines {
  const kind = lunationKind(fact)
  if (!kind || !house) return {}
  return linesOf(`lunation/${kind}/${house}`, lunationsIn[kind][house as House])
}

/** On an angle it is read there, in whichever house the minute of birth has put it. */
export function touchedLunationPools(fact: Lunation, { natal, aspect }: TouchFact): Lines {
  const kind = lunationKind(fact)
  if (!kind) return {}
  const phase = kind === 'new' || kind === 'solar-eclipse' ? 'new' : 'full'
  if (aspect === 'opposition' && natal === 'asc') return lunationPools(fact, 7)
  if (aspect === 'opposition' && natal === 'mc') return lunationPools(fact, 4)
  if (aspect !== 'conjunction') return merged(lunationPools(fact), ofSun(phase, natal, aspect))
  const onPoint = linesOf(`lunation-on/${phase}/${natal}`, lunationsOn[phase][natal])
  if (natal === 'asc' || natal === 'mc')
    return merged(onPoint, lunationPools(fact, natal === 'asc' ? 1 : 10))
  return merged(onPoint, lunationPools(fact))
}

/** At a full Moon, the Sun is opposite. */
function ofSun(phase: 'new' | 'full', natal: NatalPoint, aspect: AspectName): Lines {
  const isAcross = phase === 'full' && aspect === 'opposition'
  return transitLines('sun', natal, isAcross ? 'joined' : 'tense')
}

/** What a station does to the point that it falls on. */
export function stationPools(
  { body, direction, house }: StationFact,
  touch: TouchFact | undefined,
): Lines | undefined {
  if (!(body in stationsIn)) return undefined
  const ofStation = linesOf(
    `station/${body}/${direction}`,
    stationsIn[body as keyof typeof stationsIn][direction],
  )
  const ofHouse: Lines =
    house && !touch && direction === 'retrograde'
      ? {
          shows: [{ name: `station-in-house/${house}`, lines: stationsInHouse[house as House] }],
        }
      : {}
  if (!touch) return merged(ofHouse, ofStation)
  const { shows, task } = transitLines(body, touch.natal, aspectQuality(touch.aspect))
  return merged({ ...(shows && { shows }), ...(task && { task }) }, ofStation)
}

export function entryPools({ body, house }: HouseEntryFact): Lines | undefined {
  if (!(body in ingressesTo)) return undefined
  const lines = ingressesTo[body as keyof typeof ingressesTo][house as House]
  return { does: [{ name: `house-entry/${body}/${house}`, lines }] }
}
