import { z } from 'zod'
import { EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE, UNKNOWN_TIME } from './birth-bounds.ts'
import { messages } from './messages.ts'

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Whether YYYY-MM-DD is a day of the Gregorian calendar: 1900-02-29 is not. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const isGiven = { error: messages.birth.missing.text, abort: true }

export const BirthDate = z
  .string(messages.birth.missing.text)
  .min(1, isGiven)
  .refine(isCalendarDate, messages.birth.impossibleDate)
  .refine(
    (date) => date >= EARLIEST_BIRTH_DATE && date <= LATEST_BIRTH_DATE,
    messages.birth.dateOutOfBounds,
  )

/** A wall clock time HH:MM, 00:00 to 23:59, or `unknown`. */
export const BirthTime = z
  .string(messages.birth.missing.text)
  .min(1, isGiven)
  .refine((time) => time === UNKNOWN_TIME || TIME.test(time), messages.birth.impossibleTime)

export const ChosenPlace = z.object({
  place_id: z.string().min(1).max(100),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
})

/** Date, time and place of birth as entered. */
export const BirthDetails = z.object({
  birthDate: BirthDate,
  birthTime: BirthTime,
  birthLocation: z
    .string(messages.birth.missing.text)
    .trim()
    .min(1, isGiven)
    .max(200, messages.birth.locationTooLong),
  /** The chosen suggestion; it wins over the text. */
  place: ChosenPlace.optional(),
  /** Seconds east of UTC; a given offset wins over the time zone table. */
  offsetSeconds: z
    .number()
    .int()
    .min(-18 * 3600)
    .max(18 * 3600)
    .optional(),
})
export type BirthDetails = z.infer<typeof BirthDetails>
