/** The time zone of every place, from boundaries at build time, so that the server needs none. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { JoinedPlace } from './join.ts'
import { borderZones, corrections, rightBoundaries, sharedZones } from './zone-review.ts'

// Never bare 'geo-tz': it merges zones that agree since 1970 and puts Amsterdam in Europe/Brussels.
const { find }: { find(lat: number, lon: number): string[] } = createRequire(import.meta.url)(
  'geo-tz/all',
)

/** From this population on, a difference between the sources needs a review. */
const REVIEWED_FROM = 15_000

const clock: { zones: Record<string, number> } = JSON.parse(
  readFileSync(new URL('../../data/clock.json', import.meta.url), 'utf8'),
)

/** The canonical zone id in data/clock.json. @throws Error when a review is due */
export function zoneOf({ older, newer }: JoinedPlace): string {
  const place = older ?? newer
  if (!place) throw new Error('A place of neither edition')
  const boundary = boundaryZone(place.country, find(place.lat, place.lon))
  const correction = corrections.find(({ fits }) =>
    'geonameId' in fits
      ? fits.geonameId === older?.geonameId
      : fits.country === place.country && fits.zone === boundary,
  )
  const zone = correction?.zones.find(isInClock) ?? boundary
  if (!isInClock(zone) || zone.startsWith('Etc/'))
    throw new Error(`${place.name}, ${place.country}: no clock for ${zone}`)
  if (older && !correction && older.population >= REVIEWED_FROM)
    refuseUnreviewed(place.country, place.name, older.zone, zone)
  return zone
}

function boundaryZone(country: string, zones: string[]): string {
  if (zones.length > 1) {
    const pair = [...zones].sort().join()
    const shared = sharedZones.find(([where, both]) => where === country && both.join() === pair)
    if (!shared) throw new Error(`${country}: choose between ${pair}`)
    return shared[2]
  }
  const [only = ''] = zones
  const border = borderZones.find(([where, neighbors]) => where === country && neighbors === only)
  return border?.[2] ?? only
}

/** Two names for one history, such as Europe/Kiev and Europe/Kyiv, are not a difference. */
function refuseUnreviewed(country: string, name: string, geonames: string, zone: string) {
  if (clock.zones[geonames] === clock.zones[zone]) return
  const isReviewed =
    rightBoundaries.some(([c, g, b]) => c === country && g === geonames && b === zone) ||
    borderZones.some(([c, , home]) => c === country && home === zone) ||
    sharedZones.some(([c, , shared]) => c === country && shared === zone)
  if (!isReviewed) throw new Error(`Review ${name}, ${country}: GeoNames ${geonames}, ours ${zone}`)
}

export function isInClock(zone: string): boolean {
  return zone in clock.zones
}
