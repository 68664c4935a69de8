import { readersDate, windowOfDates } from '#lore/readers-clock.ts'
import { isoSecond, julianDay } from '#sky/julian-day.ts'
import { type TimeWindow, widened } from '#sky/time-window.ts'
import type { ChatSky } from '../chat-sky.ts'
import type { EventPattern, Span } from '../question.ts'

/** A search looks this far around today. */
export interface Reach {
  years: number
  words: { ahead: string; back: string }
}

const two: Reach = { years: 2, words: { ahead: 'the next two years', back: 'the last two years' } }
const three: Reach = {
  years: 3,
  words: { ahead: 'the next three years', back: 'the last three years' },
}
const thirty: Reach = {
  years: 30,
  words: { ahead: 'the next 30 years', back: 'the last 30 years' },
}
const quarter: Reach = {
  years: 0.25,
  words: { ahead: 'the next three months', back: 'the last three months' },
}

/** Mars returns to a point after two years, Saturn after thirty, and the Moon after 27 days. */
export function reachOf({ of, body, natal, aspect }: EventPattern): Reach {
  if (of === 'lunation' || of === 'eclipse' || !isPointed({ of, natal, aspect })) return two
  switch (body ?? 'sun') {
    case 'moon':
      return quarter
    case 'sun':
    case 'mercury':
    case 'venus':
    case 'mars':
      return three
    default:
      return thirty
  }
}

/** Some transit of a planet is never far; that to one natal point may be. */
function isPointed({ of, natal, aspect }: EventPattern): boolean {
  return of !== 'transit' || natal !== undefined || aspect !== undefined
}

const YEAR_DAYS = 365.25

// Almanacs and courses need some days beyond a window.
const EDGE_DAYS = 5

/** As much of it as the ephemeris has. */
export function clipped({ ephemeris }: ChatSky, { fromJdUt, toJdUt }: TimeWindow): TimeWindow {
  const span = widened(ephemeris.span, -EDGE_DAYS)
  return {
    fromJdUt: Math.max(fromJdUt, span.fromJdUt),
    toJdUt: Math.min(toJdUt, span.toJdUt),
  }
}

/** Undefined when the dates leave the ephemeris, or end before they begin. */
export function windowOfSpan(
  sky: ChatSky,
  span: Pick<Span, 'from' | 'to'>,
): TimeWindow | undefined {
  if (span.to < span.from) return undefined
  const window = windowOfDates(span, sky.timeZone)
  const inside = clipped(sky, window)
  return inside.fromJdUt === window.fromJdUt && inside.toJdUt === window.toJdUt ? window : undefined
}

/** The beginning of a span that is too long to search: a hundred years of transits take a second. */
export function shortened(span: Span, years: number): Span {
  const last = Temporal.PlainDate.from(span.from).add({ years }).toString()
  if (span.to <= last) return span
  return {
    from: span.from,
    to: last,
    words: `between ${monthText(span.from)} and ${monthText(last)}`,
  }
}

/** "November 2026" */
const monthText = (date: string) =>
  Temporal.PlainDate.from(date).toLocaleString('en-US', { month: 'long', year: 'numeric' })

/** From now to the end of a reach, or from its beginning to now. */
export function windowFromNow(sky: ChatSky, { years }: Reach, side: 'ahead' | 'back'): TimeWindow {
  const now = julianDay(sky.now)
  const days = years * YEAR_DAYS
  return clipped(sky, {
    fromJdUt: side === 'ahead' ? now : now - days,
    toJdUt: side === 'ahead' ? now + days : now,
  })
}

/** The same as an answer names it. */
export function searchedSpan(sky: ChatSky, reach: Reach, side: 'ahead' | 'back'): Span {
  const { fromJdUt, toJdUt } = windowFromNow(sky, reach, side)
  const date = (jdUt: number) => readersDate(isoSecond(jdUt), sky.timeZone)
  return { from: date(fromJdUt), to: date(toJdUt), words: reach.words[side] }
}
