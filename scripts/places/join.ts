/** Joins the two editions of GeoNames into one list of places. */
import { fold } from '../../src/places/fold.ts'
import type { NewerPlace, OlderPlace } from './geonames.ts'
import { NearbyIndex } from './nearby.ts'

/** The combined data of both editions. At least one of them has the place. */
export interface JoinedPlace {
  older?: OlderPlace
  newer?: NewerPlace
}

/** Historical and abandoned places. */
const droppedFeatureCodes = new Set(['PPLH', 'PPLQ'])

const MOVED_KM = 30
const RENAMED_KM = 15
const RESPELLED_KM = 2
const REPLACED_KM = 0.5
const SAME_SPOT_KM = 0.02
const DUPLICATE_KM = 5

export function joinEditions(older: OlderPlace[], newer: NewerPlace[]): JoinedPlace[] {
  const pairs = pairUp(older, newer)
  const paired = new Set(pairs.values())
  const isDropped = (place: OlderPlace) => droppedFeatureCodes.has(place.featureCode)
  return [
    ...[...pairs].map(([newer, older]) => ({ older, newer })).filter((p) => !isDropped(p.older)),
    ...older.filter((place) => !paired.has(place) && !isDropped(place)).map((older) => ({ older })),
    ...newcomers(older, newer, pairs).map((newer) => ({ newer })),
  ]
}

/**
 * Matches each newer place with the older one that it continues. The most reliable criteria run first
 * over the whole list, so that a suburb with the coordinates of its city cannot replace the city.
 */
function pairUp(older: OlderPlace[], newer: NewerPlace[]): Map<NewerPlace, OlderPlace> {
  const nearby = new NearbyIndex(older)
  const names = new Map(older.map((place) => [place, namesOf(place)]))
  const pairs = new Map<NewerPlace, OlderPlace>()
  const taken = new Set<OlderPlace>()
  const pass = (km: number, fits: (older: OlderPlace, name: string) => boolean) => {
    for (const place of newer) {
      if (pairs.has(place)) continue
      const name = fold(place.name)
      const match = nearby.within(place, km).find((o) => !taken.has(o) && fits(o, name))
      if (!match) continue
      pairs.set(place, match)
      taken.add(match)
    }
  }
  pass(SAME_SPOT_KM, (place, name) => fold(place.name) === name)
  pass(SAME_SPOT_KM, (place, name) => names.get(place)?.has(name) === true)
  pass(MOVED_KM, (place, name) => fold(place.name) === name)
  pass(SAME_SPOT_KM, () => true)
  pass(RENAMED_KM, (place, name) => names.get(place)?.has(name) === true)
  pass(RESPELLED_KM, (place, name) => areSpelledAlike(fold(place.name), name))
  pass(REPLACED_KM, () => true)
  return pairs
}

/** "Stade" and "Hansestadt Stade", "Kamianske" and "Kamyanske": half of the letter pairs agree. */
function areSpelledAlike(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a]
  if (` ${longer} `.includes(` ${shorter} `)) return true
  const pairs = new Set(letterPairs(shorter))
  const shared = letterPairs(longer).filter((pair) => pairs.has(pair)).length
  return shared >= 0.5 * Math.max(1, longer.length - 1)
}

function letterPairs(name: string): string[] {
  return Array.from({ length: Math.max(0, name.length - 1) }, (_, at) => name.slice(at, at + 2))
}

function namesOf(place: OlderPlace): Set<string> {
  return new Set([place.name, place.asciiName, ...place.alternateNames].map(fold))
}

/** Newer places that continue no older one and duplicate none nearby. */
function newcomers(
  older: OlderPlace[],
  newer: NewerPlace[],
  pairs: Map<NewerPlace, OlderPlace>,
): NewerPlace[] {
  const olderNearby = new NearbyIndex(older)
  const accepted = new NearbyIndex<NewerPlace>([])
  const isKnown = (place: NewerPlace, name: string) =>
    olderNearby.within(place, DUPLICATE_KM).some((o) => fold(o.name) === name) ||
    accepted.within(place, DUPLICATE_KM).some((n) => fold(n.name) === name)
  return newer.filter((place) => {
    if (pairs.has(place) || isKnown(place, fold(place.name))) return false
    accepted.add(place)
    return true
  })
}
