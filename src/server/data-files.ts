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
 * The sky, the clock and the gazetteer (or a service before it), from the files that scripts/ made.
 *
 * @param onPlacesFailure hears when the service does not answer, and the gazetteer does in its stead
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
