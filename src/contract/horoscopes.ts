import { z } from 'zod'
import { SavedBirthDetails } from './auth.ts'
import { BirthDetails } from './birth.ts'
import { Fact } from './chart.ts'
import type { Endpoint } from './endpoint.ts'
import { WrittenText } from './readings.ts'

export const HoroscopeKind = z.enum(['daily', 'weekly', 'monthly'])
export type HoroscopeKind = z.infer<typeof HoroscopeKind>

/** An instant that the text speaks of, as people read it. */
export const Moment = z.object({
  factId: z.string(),
  /** ISO instant; screens add the person's own clock. */
  at: z.iso.datetime(),
  /** False where the birth time is unknown: then `at` is only the middle of when it may be. */
  isExact: z.boolean(),
  label: z.string(),
})
export type Moment = z.infer<typeof Moment>

export const HoroscopeReply = z.object({
  /** The Sun sign of the person; both, joined with "or", where it changed on an unknown time's day. */
  sign: z.string(),
  horoscope: z.object({
    id: z.string(),
    kind: HoroscopeKind,
    /** Calendar dates in UTC, both included. */
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    /** Plain text, paragraphs apart by an empty line. */
    content: z.string(),
    text: WrittenText,
    facts: z.array(Fact),
    moments: z.array(Moment),
    writtenAt: z.iso.datetime(),
    /** How often it may still be written anew today. */
    refreshesLeft: z.number().int(),
  }),
})
export type HoroscopeReply = z.infer<typeof HoroscopeReply>

const params = z.object({ kind: HoroscopeKind })

/** Writes the horoscope of the current period (UTC) where there is none yet; waits for it. */
export const getHoroscope = {
  method: 'GET',
  path: '/api/horoscopes/{kind}',
  access: 'subscriber',
  params,
  reply: HoroscopeReply,
} as const satisfies Endpoint

/** Asks for it to be written anew with the next reading of it; the old text stays until then. */
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
