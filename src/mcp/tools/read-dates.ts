import { z } from 'zod'
import { assistantMessages } from '#contract/assistant-messages.ts'
import { AppError } from '#errors.ts'
import { readTimeZone } from '#http/time-zone.ts'
import { windowOfDates } from '#lore/readers-clock.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import { type TimeWindow, widened } from '#sky/time-window.ts'
import type { ToolCall } from '../tool.ts'

const MOST_YEARS = 3
// An almanac needs some days beyond a window.
const EDGE_DAYS = 6
const UTC = 'UTC'

const date = (name: string) => z.iso.date(assistantMessages.badDate(name))

export const TimeZone = z
  .string()
  .max(64)
  .describe('IANA name, as in Europe/Berlin; by default that of the connected person, or UTC')
  .optional()

/** Fields of the input of tools about a period. */
export const datesFields = {
  from: date('from').describe('The first date, YYYY-MM-DD'),
  to: date('to').describe(`The last date, YYYY-MM-DD; at most ${MOST_YEARS} years later`),
  timeZone: TimeZone,
}

interface GivenDates {
  from: string
  to: string
  timeZone?: string | undefined
}

/** Dates of a calendar, both included, and the window of time that they are. */
export interface Dates {
  from: string
  to: string
  timeZone: string
  window: TimeWindow
}

/** @throws AppError `bad_request` */
export function readDates(
  { span }: Pick<Ephemeris, 'span'>,
  given: GivenDates,
  call: ToolCall,
): Dates {
  const { from, to } = given
  if (to < from) throw new AppError('bad_request', assistantMessages.datesReversed)
  if (to > Temporal.PlainDate.from(from).add({ years: MOST_YEARS }).toString())
    throw new AppError('bad_request', assistantMessages.spanTooLong(MOST_YEARS))
  const timeZone = readZone(given.timeZone, call)
  const window = windowOfDates({ from, to }, timeZone)
  const reach = widened(span, -EDGE_DAYS)
  if (window.fromJdUt < reach.fromJdUt || window.toJdUt > reach.toJdUt)
    throw new AppError('bad_request', assistantMessages.outsideEphemeris)
  return { from, to, timeZone, window }
}

/** @throws AppError `bad_request` for an unknown zone */
export function readZone(given: string | undefined, { person }: ToolCall): string {
  if (given === undefined) return person?.timeZone ?? UTC
  const timeZone = readTimeZone(given)
  if (!timeZone) throw new AppError('bad_request', assistantMessages.badTimeZone(given))
  return timeZone
}
