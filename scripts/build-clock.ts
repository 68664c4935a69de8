/**
 * Writes data/clock.json, the history of time zones, from compiled files of the tz database.
 *
 *   npm run build:clock -- ZONEINFO_FOLDER
 *
 * The files must be compiled with the "backzone" records, as Debian's are (PACKRATDATA=backzone
 * PACKRATLIST=zone.tab); most other builds lack much of the history before 1970. To get them:
 *
 *   apt-get update && apt-get download tzdata && dpkg-deb -x tzdata_*.deb unpacked
 *   npm run build:clock -- unpacked/usr/share/zoneinfo
 *
 * The same folder gives the same file, byte for byte.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openClock } from '../src/birth/clock.ts'
import { packClock } from './clock/clock-pack.ts'
import { isTzif, parseTzif, type TzifFile } from './clock/tzif.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the zoneinfo folder: npm run build:clock -- ZONEINFO_FOLDER')

const pack = packClock(readVersion(folder), readZones(folder))
refuseWithoutBackzone()
const target = new URL('../data/clock.json', import.meta.url)
writeFileSync(target, `${JSON.stringify(pack, null, 0).replaceAll('","', '",\n"')}\n`)
console.log(
  `tz ${pack.tz}: ${Object.keys(pack.zones).length} zones, ${pack.histories.length} histories`,
)

function readVersion(zoneinfo: string): string {
  const firstLine = readFileSync(join(zoneinfo, 'tzdata.zi'), 'utf8').split('\n', 1)[0] ?? ''
  const [, version] = /^# version (\w+)$/.exec(firstLine) ?? []
  if (!version) throw new Error('tzdata.zi does not begin with its version')
  return version
}

/** Every zone by its id. */
function readZones(zoneinfo: string): Map<string, TzifFile> {
  const zones = new Map<string, TzifFile>()
  for (const id of readdirSync(zoneinfo, { recursive: true, encoding: 'utf8' })) {
    if (!isZoneId(id)) continue
    const bytes = readIfFile(join(zoneinfo, id))
    if (bytes && isTzif(bytes)) zones.set(id, parseTzif(bytes))
  }
  return zones
}

/** Skips posix/ (duplicates), right/ (with leap seconds) and the files about the local machine. */
function isZoneId(id: string): boolean {
  return !/^(posix|right)(\/|$)|^(localtime|posixrules|Factory)$/.test(id)
}

function readIfFile(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EISDIR') return undefined
    throw error
  }
}

function refuseWithoutBackzone() {
  const noonIn1930 = Date.UTC(1930, 0, 15, 12) / 1000
  const { offsetSeconds } = openClock(pack).offsetAt('Europe/Amsterdam', noonIn1930)
  if (offsetSeconds !== 1172)
    throw new Error('These files lack "backzone": Amsterdam kept +00:19:32 in 1930')
}
