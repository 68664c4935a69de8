import { isCalendarDate } from '../../src/contract/birth.ts'
import { AppError } from '../../src/errors.ts'
import { inOrderOfTime, makeAlmanac } from '../../src/sky/almanac.ts'
import type { Ephemeris } from '../../src/sky/ephemeris.ts'
import type { SkyEvent, Transit } from '../../src/sky/events.ts'
import { julianDay } from '../../src/sky/julian-day.ts'
import { natalChart } from '../../src/sky/natal-chart.ts'
import { natalTargets, transits } from '../../src/sky/transits.ts'
import { type BirthLineDeps, readBirth } from './birth-line.ts'
import { sevenDecimals } from './seven-decimals.ts'

export interface SkyRequest {
  from?: string
  to?: string
  /** Comma-separated event types; by default all but the void-of-course Moon. */
  types?: string
  /** A line of input for the chart command. */
  natal?: string
}

type EventType = SkyEvent['type'] | Transit['type']

const defaultTypes: readonly EventType[] = ['lunation', 'ingress', 'station', 'eclipse', 'transit']
const allTypes: readonly EventType[] = [...defaultTypes, 'void_moon']

interface Deps extends BirthLineDeps {
  ephemeris: Ephemeris
}

/**
 * The requested events, in order of time.
 * @throws Error with a sentence for the user
 */
export async function skyEvents(deps: Deps, request: SkyRequest): Promise<(SkyEvent | Transit)[]> {
  const types = typesOf(request)
  const window = {
    fromJdUt: instantOf('--from', request.from),
    toJdUt: instantOf('--to', request.to),
  }
  const almanac = makeAlmanac(deps.ephemeris, window)
  const natalTransits: Transit[] = []
  if (request.natal !== undefined) {
    const { moment, place } = await readBirth(deps, firstLine(request.natal))
    const chart = natalChart(deps.ephemeris, moment, place)
    natalTransits.push(...transits(almanac, natalTargets(chart)))
  }
  const events = [...almanac.events, ...natalTransits].filter(({ type }) => types.includes(type))
  return inOrderOfTime(events).map(shownEvent)
}

function shownEvent(event: SkyEvent | Transit): SkyEvent | Transit {
  if (!('longitude' in event)) return event
  return { ...event, longitude: sevenDecimals(event.longitude) }
}

function typesOf({ types, natal }: SkyRequest): readonly EventType[] {
  if (types === undefined) return defaultTypes
  const requested = types.split(',').map((type) => type.trim())
  const unknown = requested.find((type) => !allTypes.some((known) => known === type))
  if (unknown !== undefined)
    throw badRequest(`"${unknown}" is no type of event. There are ${allTypes.join(', ')}.`)
  if (requested.includes('transit') && natal === undefined)
    throw badRequest('Transits are transits to a chart: give it with --natal FILE.')
  return requested as EventType[]
}

function instantOf(option: string, text: string | undefined): number {
  const isInstant =
    text !== undefined &&
    isCalendarDate(text.slice(0, 10)) &&
    /^.{10}(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?Z)?$/.test(text)
  if (!isInstant)
    throw badRequest(
      `${option} has to be a date like 2026-01-01, or an instant like 2026-01-01T12:00:00Z${
        text === undefined ? '' : `, and not "${text}"`
      }.`,
    )
  return julianDay(Date.parse(text))
}

function firstLine(text: string): string {
  return text.split(/\r?\n/).find((line) => line.trim()) ?? ''
}

function badRequest(message: string): AppError {
  return new AppError('bad_request', message)
}
