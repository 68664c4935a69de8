import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

export const EventType = z.enum(['love', 'career', 'spiritual', 'other'])
export type EventType = z.infer<typeof EventType>

/** A key date that a weekly or monthly horoscope names. */
export const CosmicEvent = z.object({
  id: z.string(),
  /** UTC calendar date of `at`. */
  date: z.iso.date(),
  /** When it is exact. */
  at: z.iso.datetime(),
  /** False where the birth time is unknown: the date holds, `at` is only the middle of when it may be. */
  isExact: z.boolean(),
  content: z.string(),
  eventType: EventType,
  /** What it rests on: "Mercury sextile your Saturn". */
  label: z.string(),
})
export type CosmicEvent = z.infer<typeof CosmicEvent>

export const getCosmicEvents = {
  method: 'GET',
  path: '/api/cosmic-events',
  access: 'subscriber',
  query: z.object({
    month: z.coerce.number<number>().int().min(1).max(12),
    year: z.coerce.number<number>().int().min(1900).max(2100),
  }),
  reply: z.object({ events: z.array(CosmicEvent) }),
} as const satisfies Endpoint

/** The private address under which calendar programs read the events; null where there is none. */
const feed = z.object({ url: z.string().nullable() })

export const getCalendarFeed = {
  method: 'GET',
  path: '/api/calendar-feed',
  access: 'subscriber',
  reply: feed,
} as const satisfies Endpoint

/** Makes a new secret address; one from before stops working. */
export const createCalendarFeed = {
  method: 'POST',
  path: '/api/calendar-feed',
  access: 'subscriber',
  reply: feed,
} as const satisfies Endpoint

export const revokeCalendarFeed = {
  method: 'DELETE',
  path: '/api/calendar-feed',
  access: 'user',
  reply: feed,
} as const satisfies Endpoint
