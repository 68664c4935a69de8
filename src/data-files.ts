import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clock, openClock } from '#birth/clock.ts'
import { openEmbeddedPlaces } from '#places/embedded-places.ts'
import type { Places } from '#places/places.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import { openEphemeris } from '#sky/packed-ephemeris.ts'

const folder = join(import.meta.dirname, '..', 'data')

/** The sky, the clock and the gazetteer, from the files that the generators in scripts/ made. */
export async function openDataFiles(): Promise<{
  ephemeris: Ephemeris
  clock: Clock
  places: Places
}> {
  const [sky, clock, places] = await Promise.all([
    readFile(join(folder, 'ephemeris.bin')),
    readFile(join(folder, 'clock.json'), 'utf8'),
    readFile(join(folder, 'places.bin')),
  ])
  return {
    ephemeris: openEphemeris(sky),
    clock: openClock(JSON.parse(clock)),
    places: openEmbeddedPlaces(places),
  }
}
