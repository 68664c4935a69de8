import { z } from 'zod'
import { BirthDetails } from './birth.ts'
import type { Endpoint } from './endpoint.ts'

export const EventType = z.enum(['love', 'career', 'spiritual', 'other'])
export type EventType = z.infer<typeof EventType>

/** A key date of a weekly or monthly horoscope. */
export const CosmicEvent = z.object({
  id: z.string(),
  /** The date of `at` in the reader's calendar. */
  date: z.iso.date(),
  /** The exact instant. */
  at: z.iso.datetime(),
  /** False with an unknown birth time: the date is certain, and `at` is the middle of a range. */
  isExact: z.boolean(),
  content: z.string(),
  eventType: EventType,
  /** The label of its fact: "Mercury sextile your Saturn". */
  label: z.string(),
})
export type CosmicEvent = z.infer<typeof CosmicEvent>

/** What the sky does on a date, computed for any month; no horoscope has named it. */
export const SkyDate = CosmicEvent.omit({ content: true }).extend({
  /** Whether it concerns the reader's chart, and not everybody. */
  isPersonal: z.boolean(),
})
export type SkyDate = z.infer<typeof SkyDate>

export const getCosmicEvents = {
  method: 'GET',
  path: '/api/cosmic-events',
  access: 'subscriber',
  query: z.object({
    month: z.coerce.number<number>().int().min(1).max(12),
    year: z.coerce.number<number>().int().min(1900).max(2100),
  }),
  reply: z.object({
    events: z.array(CosmicEvent),
    /** Without those that an event of the list names. */
    sky: z.array(SkyDate),
  }),
} as const satisfies Endpoint

export const DatesPreview = z.object({
  /** The date in the reader's calendar, and the first two sentences of its horoscope. */
  today: z.object({ date: z.iso.date(), beginning: z.string() }),
  /** What `keyDates` covers, from today on: the rest of the reader's month, or near its end the next 30 days. */
  span: z.enum(['month', 'next-30-days']),
  keyDates: z.array(CosmicEvent.pick({ date: true, eventType: true, label: true })),
})
export type DatesPreview = z.infer<typeof DatesPreview>

/** What a subscription would show for a birth today. Nothing is stored or logged of the details. */
export const previewDates = {
  method: 'POST',
  path: '/api/cosmic-events/preview',
  access: 'public',
  body: BirthDetails,
  reply: DatesPreview,
} as const satisfies Endpoint

/** The secret URL of the calendar feed; null if there is none. */
const feed = z.object({ url: z.string().nullable() })

export const getCalendarFeed = {
  method: 'GET',
  path: '/api/calendar-feed',
  access: 'subscriber',
  reply: feed,
} as const satisfies Endpoint

/** Creates a new secret URL and revokes the previous one. */
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
