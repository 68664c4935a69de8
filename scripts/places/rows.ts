/** The rows of the gazetteer, one per place, from both editions of GeoNames and our additions. */
import { type Addition, additions } from './additions.ts'
import type { OlderPlace } from './geonames.ts'
import type { JoinedPlace } from './join.ts'
import { zoneOf } from './zones.ts'

export interface Row {
  id: number
  name: string
  /** The name of 2020, if it has changed since. */
  formerName?: string
  /** Spellings, languages and nicknames, mixed as GeoNames has them. */
  otherNames: string[]
  country: string
  /** GeoNames' codes, most recent first: a region may have been dissolved since. */
  areaCodes: { admin1: string; admin2: string }[]
  lat: number
  lon: number
  /** Population for ranks and clear matches. */
  weight: number
  zone: string
}

/**
 * A part of a city often has the population of the whole city, and places that GeoNames has dropped since
 * 2020 are mostly duplicates or errors. Both can be found, after everything else with that name.
 */
const BEHIND = 32

/** Largest first; the position of a row is its rank. */
export function makeRows(places: JoinedPlace[]): Row[] {
  const known = places.map(rowOfPlace)
  const rows = [...known, ...additions.map(rowOfAddition)]
  refuseRepeatedIds(rows)
  refuseKnownAdditions(known)
  return rows.sort((a, b) => b.weight - a.weight || a.id - b.id)
}

function rowOfPlace(joined: JoinedPlace): Row {
  const { older, newer } = joined
  const place = older ?? newer
  if (!place) throw new Error('A place of neither edition')
  const name = (newer ?? place).name
  return {
    id: older?.geonameId ?? contentId(`${place.country} ${name} ${place.lat} ${place.lon}`),
    name,
    formerName: older && older.name !== name ? older.name : undefined,
    otherNames: older ? [older.asciiName, ...older.alternateNames] : [],
    country: place.country,
    areaCodes: [newer, older].filter((edition) => edition !== undefined),
    lat: place.lat,
    lon: place.lon,
    weight: older ? weightOf(older, newer !== undefined) : 0,
    zone: zoneOf(joined),
  }
}

function weightOf(older: OlderPlace, isCurrent: boolean): number {
  const isBehind = older.featureCode === 'PPLX' || !isCurrent
  return isBehind ? Math.floor(older.population / BEHIND) : older.population
}

function rowOfAddition(addition: Addition): Row {
  const { name, otherNames = [], country, admin1 = '', lat, lon, population, zone } = addition
  const id = contentId(`${country} ${name}`)
  const areaCodes = [{ admin1, admin2: '' }]
  return { id, name, otherNames, country, areaCodes, lat, lon, weight: population, zone }
}

/**
 * An id for a place without a GeoNames id: FNV-1a of the entry with the highest bit set, beyond the range
 * of GeoNames ids. It is the same in every build as long as the entry is the same.
 */
function contentId(content: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(content)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash | 0x80000000) >>> 0
}

function refuseRepeatedIds(rows: Row[]) {
  const seen = new Map<number, Row>()
  for (const row of rows) {
    const other = seen.get(row.id)
    if (other) throw new Error(`${row.name} and ${other.name} share the id ${row.id}`)
    seen.set(row.id, row)
  }
}

function refuseKnownAdditions(known: Row[]) {
  const names = new Set(known.map(({ country, name }) => `${country} ${name}`))
  const double = additions.find(({ country, name }) => names.has(`${country} ${name}`))
  if (double) throw new Error(`${double.name} is now in GeoNames: remove it from the additions`)
}
