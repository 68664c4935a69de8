import { z } from 'zod'
import { SavedBirthDetails } from './auth.ts'
import { BirthDetails } from './birth.ts'
import { Fact } from './chart.ts'
import type { Endpoint } from './endpoint.ts'
import { WrittenText } from './readings.ts'

export const HOROSCOPE_KINDS = ['daily', 'weekly', 'monthly'] as const
export const HoroscopeKind = z.enum(HOROSCOPE_KINDS)
export type HoroscopeKind = z.infer<typeof HoroscopeKind>

/** An instant that the text mentions. */
export const Moment = z.object({
  factId: z.string(),
  /** ISO instant; screens add the local time. */
  at: z.iso.datetime(),
  /** Its date in the reader's calendar; absent in texts from before the reader's clock. */
  date: z.iso.date().optional(),
  /** False with an unknown birth time: then `at` is the middle of a range. */
  isExact: z.boolean(),
  label: z.string(),
})
export type Moment = z.infer<typeof Moment>

export const HoroscopeReply = z.object({
  /** The user's Sun sign; "Leo or Virgo" when it changed on the day of an unknown birth time. */
  sign: z.string(),
  horoscope: z.object({
    id: z.string(),
    kind: HoroscopeKind,
    /** Dates of the reader's calendar, both included. They are not instants: format them in UTC. */
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    /** IANA name of the clock that the times of the text are on; null if the text names no times. */
    timeZone: z.string().nullable(),
    /** Plain text; an empty line separates paragraphs. */
    content: z.string(),
    text: WrittenText,
    facts: z.array(Fact),
    moments: z.array(Moment),
    writtenAt: z.iso.datetime(),
    /** Remaining refreshes for today. */
    refreshesLeft: z.number().int(),
  }),
})
export type HoroscopeReply = z.infer<typeof HoroscopeReply>

const params = z.object({ kind: HoroscopeKind })

/**
 * Writes the horoscope of the current period if there is none, and waits for it. The header `Time-Zone` (an IANA
 * name) says which date the reader has; without it the period is that of UTC, and the text names no hours.
 */
export const getHoroscope = {
  method: 'GET',
  path: '/api/horoscopes/{kind}',
  access: 'subscriber',
  params,
  reply: HoroscopeReply,
} as const satisfies Endpoint

/** Requests a new text, written on the next GET; the old text stays until then. */
export const refreshHoroscope = {
  method: 'DELETE',
  path: '/api/horoscopes/{kind}',
  access: 'subscriber',
  params,
  reply: z.object({ success: z.literal(true) }),
} as const satisfies Endpoint

export const saveBirthDetails = {
  method: 'POST',
  path: '/api/birth-details',
  access: 'user',
  body: BirthDetails,
  reply: SavedBirthDetails,
} as const satisfies Endpoint
