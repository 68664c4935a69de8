import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clock, openClock } from '#birth/clock.ts'
import type { Config } from '#config.ts'
import { openEmbeddedPlaces } from '#places/embedded-places.ts'
import { NominatimPlaces } from '#places/nominatim-places.ts'
import type { Places } from '#places/places.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import { openEphemeris } from '#sky/packed-ephemeris.ts'

const folder = join(import.meta.dirname, '..', '..', 'data')

/**
 * Opens the ephemeris, the time zone history and the gazetteer, built by scripts/. With a places service
 * configured, the gazetteer is the fallback.
 *
 * @param onPlacesFailure called when the service fails and the gazetteer answers
 */
export async function openDataFiles(
  { places: service }: Pick<Config, 'places'>,
  onPlacesFailure: (error: unknown) => void = () => {},
): Promise<{ ephemeris: Ephemeris; clock: Clock; places: Places }> {
  const [sky, clock, gazetteer] = await Promise.all([
    readFile(join(folder, 'ephemeris.bin')),
    readFile(join(folder, 'clock.json'), 'utf8'),
    readFile(join(folder, 'places.bin')),
  ])
  const embedded = openEmbeddedPlaces(gazetteer)
  return {
    ephemeris: openEphemeris(sky),
    clock: openClock(JSON.parse(clock)),
    places: service
      ? new NominatimPlaces({ ...service, embedded, onFailure: onPlacesFailure })
      : embedded,
  }
}
