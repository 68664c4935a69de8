import { z } from 'zod'
import { type BirthMoment, birthMoment } from '#birth/birth-moment.ts'
import { assistantMessages } from '#contract/assistant-messages.ts'
import { BirthDetails } from '#contract/birth.ts'
import { AppError } from '#errors.ts'
import type { FoundPlace } from '#places/places.ts'
import { resolvePlace } from '#places/resolve-place.ts'
import type { Chart } from '#sky/chart.ts'
import { natalChart } from '#sky/natal-chart.ts'
import type { SkyDeps, ToolCall } from '../tool.ts'

const { shape } = BirthDetails

/** Somebody's birth; without it, that of the person who has connected the assistant. */
export const Birth = z
  .object({
    birthDate: shape.birthDate.describe('YYYY-MM-DD, in the Gregorian calendar'),
    birthTime: shape.birthTime.describe('HH:MM on a 24-hour clock, local time, or "unknown"'),
    birthLocation: shape.birthLocation.describe('Town, region, country'),
    place: shape.place.describe('One of the places that a refusal lists'),
    offsetSeconds: shape.offsetSeconds.describe(
      'Seconds east of UTC, where a refusal says that the local time happened twice or not at all',
    ),
  })
  .describe(
    'Date, time and place of birth. Leave it out for the person who connected you, if they let you read their chart.',
  )
  .optional()

export interface KnownBirth {
  moment: BirthMoment
  place: FoundPlace
}

/** @throws AppError when there is no birth, or it names no instant or place */
export async function readBirth(
  { clock, places }: Pick<SkyDeps, 'clock' | 'places'>,
  given: z.output<typeof Birth>,
  call: ToolCall,
): Promise<KnownBirth> {
  if (!given) return savedBirth(call)
  const place = await resolvePlace(places, given.birthLocation, given.place)
  return { moment: birthMoment(clock, given, place), place }
}

/** The chart of that birth. */
export async function readChart(
  deps: Pick<SkyDeps, 'clock' | 'places' | 'ephemeris'>,
  given: z.output<typeof Birth>,
  call: ToolCall,
): Promise<Chart> {
  const { moment, place } = await readBirth(deps, given, call)
  return natalChart(deps.ephemeris, moment, place)
}

function savedBirth({ person }: ToolCall): KnownBirth {
  if (!person) throw new AppError('bad_request', assistantMessages.birthRequired)
  if (!person.scopes.includes('chart:read'))
    throw new AppError('bad_request', assistantMessages.chartNotShared)
  if (!person.birth) throw new AppError('birth_details_required', assistantMessages.noSavedBirth)
  return person.birth
}
