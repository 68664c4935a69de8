import { z } from 'zod'
import {
  type BirthMoment,
  type BirthTimeReadings,
  birthMoment,
  birthTimeReadings,
} from '../../src/birth/birth-moment.ts'
import type { Clock } from '../../src/birth/clock.ts'
import { BirthDate, BirthTime } from '../../src/contract/birth.ts'
import { UNKNOWN_TIME } from '../../src/contract/birth-bounds.ts'
import { AppError } from '../../src/errors.ts'
import type { FoundPlace, Places } from '../../src/places/places.ts'
import { resolvePlace } from '../../src/places/resolve-place.ts'
import { requireCoordinates } from '../../src/sky/place.ts'

export interface BirthLineDeps {
  clock: Clock
  places: Places
}

/** The birthplace: a place of the gazetteer, or the given coordinates and zone. */
export type LinePlace = FoundPlace | { lat: number; lon: number; zone: string }

export interface Birth {
  status: BirthTimeReadings['status']
  moment: BirthMoment
  /** Both instants of an ambiguous or skipped time; the chart uses the first. */
  candidates?: BirthMoment[]
  place: LinePlace
}

const number = (name: string) => z.number(`"${name}" has to be a number of degrees.`)
const DAY_SECONDS = 86_400

const BirthLine = z.object(
  {
    birthDate: z.string('"birthDate" has to be a text like 1990-06-10.').pipe(BirthDate),
    birthTime: z.string('"birthTime" has to be a text like 14:30, or unknown.').pipe(BirthTime),
    birthLocation: z.string('"birthLocation" has to be a text.').optional(),
    lat: number('lat').optional(),
    lon: number('lon').optional(),
    zone: z.string('"zone" has to be a text like Europe/Amsterdam.').optional(),
    offset: z
      .int('"offset" has to be a whole number of seconds.')
      .gt(-DAY_SECONDS, '"offset" has to be less than a day.')
      .lt(DAY_SECONDS, '"offset" has to be less than a day.')
      .optional(),
  },
  'A line has to hold one JSON object.',
)
type BirthLine = z.infer<typeof BirthLine>

/**
 * Parses and resolves a line of input: `{"birthDate","birthTime","birthLocation"}`, or `"lat","lon","zone"`
 * instead of the text; `"offset"` in seconds wins over the clock.
 *
 * @throws Error with a sentence for the user
 */
export async function readBirth({ clock, places }: BirthLineDeps, line: string): Promise<Birth> {
  const input = BirthLine.safeParse(parseJson(line))
  if (!input.success) throw badLine(input.error.issues.map(({ message }) => message).join(' '))
  const { birthDate, birthTime, offset: offsetSeconds } = input.data
  const place = await placeOf(places, input.data)
  const reading = { birthDate, birthTime, offsetSeconds }
  if (birthTime === UNKNOWN_TIME)
    return { status: 'ok', moment: birthMoment(clock, reading, place), place }
  const { status, moments } = birthTimeReadings(clock, reading, place)
  const birth: Birth = { status, moment: moments[0], place }
  return status === 'ok' ? birth : { ...birth, candidates: moments }
}

function parseJson(line: string): unknown {
  try {
    // Files from Windows programs may begin with a byte order mark.
    return JSON.parse(line.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw badLine('This line is not JSON.', cause)
  }
}

async function placeOf(places: Places, input: BirthLine): Promise<LinePlace> {
  const { birthLocation, lat, lon, zone } = input
  if (lat === undefined && lon === undefined && zone === undefined) {
    if (!birthLocation?.trim())
      throw badLine('Give a "birthLocation", or "lat", "lon" and "zone" instead.')
    return resolvePlace(places, birthLocation)
  }
  if (lat === undefined || lon === undefined || !zone)
    throw badLine('Without a "birthLocation" all of "lat", "lon" and "zone" are needed.')
  requireCoordinates({ lat, lon })
  return { lat, lon, zone }
}

function badLine(message: string, cause?: unknown): AppError {
  return new AppError('bad_request', message, { cause })
}
