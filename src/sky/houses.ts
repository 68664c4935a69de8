import type { HouseSystem, Houses } from './chart.ts'
import { ascendant, type LocalSky, midheaven } from './horizon.ts'
import { kochCusps } from './koch.ts'
import { requireCoordinates } from './place.ts'
import { placidusCusps } from './placidus.ts'
import { normalizeDegrees } from './zodiac.ts'

/**
 * The twelve cusps in the requested system. Placidus and Koch are undefined within the polar circles
 * (|latitude| ≥ 90° − obliquity); there whole-sign houses replace them, and `system` says so.
 *
 * @throws RangeError when the latitude is not a number or out of range
 */
export function houses(system: HouseSystem, sky: LocalSky): Houses {
  requireLocalSky(sky)
  const mc = midheaven(sky)
  return housesFrom(system, sky, ascendant(sky, mc), mc)
}

/** The same for a valid sky whose Ascendant and Midheaven (degrees) are known. */
export function housesFrom(system: HouseSystem, sky: LocalSky, asc: number, mc: number): Houses {
  const reachable = system === 'whole-sign' || system === 'equal' || hasRisingEcliptic(sky)
  const used = reachable ? system : 'whole-sign'
  return { system: used, cusps: cuspsOf(used, sky, asc, mc) }
}

/** Whether every degree of the ecliptic rises and sets at that latitude. */
function hasRisingEcliptic({ latitude, obliquity }: LocalSky): boolean {
  return Math.abs(latitude) < 90 - obliquity
}

function cuspsOf(system: HouseSystem, sky: LocalSky, asc: number, mc: number): number[] {
  switch (system) {
    case 'whole-sign':
      return twelveFrom(Math.floor(asc / 30) * 30)
    case 'equal':
      return twelveFrom(asc)
    case 'placidus':
      return quadrants(asc, mc, placidusCusps(sky))
    case 'koch':
      return quadrants(asc, mc, kochCusps(sky))
  }
}

function twelveFrom(first: number): number[] {
  return Array.from({ length: 12 }, (_, index) => normalizeDegrees(first + index * 30))
}

/** Cusps 1 to 12 from the two angles and cusps 11, 12, 2 and 3; the others are opposite. */
function quadrants(asc: number, mc: number, between: number[]): number[] {
  const [eleventh, twelfth, second, third] = between as [number, number, number, number]
  const cusps = [asc, second, third, 0, 0, 0, 0, 0, 0, mc, eleventh, twelfth]
  for (let index = 0; index < 3; index++) {
    cusps[index + 6] = opposite(cusps[index] as number)
    cusps[index + 3] = opposite(cusps[index + 9] as number)
  }
  return cusps
}

function opposite(longitude: number): number {
  return normalizeDegrees(longitude + 180)
}

/** The house, 1 to 12, of a longitude in degrees. A cusp belongs to the house that it opens. */
export function houseOf(longitude: number, cusps: readonly number[]): number {
  const first = cusps[0] as number
  const past = normalizeDegrees(longitude - first)
  let house = 12
  while (house > 1 && past < normalizeDegrees((cusps[house - 1] as number) - first)) house--
  return house
}

function requireLocalSky(sky: LocalSky): void {
  requireCoordinates({ lat: sky.latitude, lon: 0 })
  if (!Number.isFinite(sky.meridian) || !Number.isFinite(sky.obliquity)) {
    throw new RangeError('Houses need a sidereal time and an obliquity that are numbers.')
  }
}
