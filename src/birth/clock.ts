import { type ClockKind, type ClockPack, unpackHistory, type ZoneHistory } from './clock-pack.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/**
 * No zone ever had a larger offset: the Philippines had −15:56:08 until 1844, and Alaska +15:13:42
 * until 1867.
 */
const FURTHEST_OFFSET = 16 * HOUR

/** An instant, with the offset of a zone at that time. */
export interface ZonedInstant extends ClockKind {
  /** Seconds since 1970-01-01T00:00Z. */
  epochSeconds: number
}

/**
 * The possible instants of a wall time.
 * - `ok`: one instant.
 * - `ambiguous`: clocks went back and showed it twice; the instants in order of time.
 * - `skipped`: clocks went forward past it; the instants by the offset before the change and by the
 *   offset after it. `gap` has all skipped wall times.
 */
export type Resolution =
  | { status: 'ok' | 'ambiguous'; instants: [ZonedInstant, ...ZonedInstant[]] }
  | { status: 'skipped'; instants: [ZonedInstant, ZonedInstant]; gap: Span }

/** A half-open period: `to` is exclusive. Seconds since 1970-01-01T00:00. */
export interface Span {
  from: number
  to: number
}

/**
 * The time zone history of the world, from the first local mean time to the end of 2101, by the tz
 * database including its data before 1970 ("backzone"). Wall times are seconds since 1970-01-01T00:00
 * of the same wall clock.
 *
 * Before standard time the whole zone has the local mean time of its main city, as in all programs that
 * follow the tz database.
 */
export interface Clock {
  /** Release of the tz database, as in 2026f. */
  version: string
  zones: readonly string[]
  knows(zone: string): boolean
  /** @throws RangeError for an unknown zone, or a time after 2101 */
  resolve(zone: string, wallSeconds: number): Resolution
  /** @throws RangeError for an unknown zone, or a time after 2101 */
  offsetAt(zone: string, epochSeconds: number): ClockKind
  /**
   * The shortest span that contains every instant of the local day that begins at this wall time;
   * undefined for a skipped day, such as 30 December 2011 in Samoa.
   * @throws RangeError for an unknown zone, or a time after 2101
   */
  daySpan(zone: string, midnightWallSeconds: number): Span | undefined
}

/** Opens `data/clock.json`. The history of a zone is unpacked on first use. */
export function openClock(pack: ClockPack): Clock {
  const unpacked: ZoneHistory[] = []
  const indexes = new Map(Object.entries(pack.zones))

  function historyOf(zone: string, seconds: number): ZoneHistory {
    if (!(seconds < pack.end - FURTHEST_OFFSET))
      throw new RangeError(`The clock does not reach ${seconds} seconds after 1970`)
    const index = indexes.get(zone)
    if (index === undefined) throw new RangeError(`Unknown time zone: ${zone}`)
    const history = unpacked[index] ?? unpackHistory(pack.histories[index] ?? '')
    unpacked[index] = history
    return history
  }

  return {
    version: pack.tz,
    zones: [...indexes.keys()],
    knows: (zone) => indexes.has(zone),
    resolve: (zone, wallSeconds) => resolve(historyOf(zone, wallSeconds), wallSeconds),
    offsetAt(zone, epochSeconds) {
      const history = historyOf(zone, epochSeconds)
      return history.kinds[indexAt(history, epochSeconds)] as ClockKind
    },
    daySpan: (zone, midnight) => daySpan(historyOf(zone, midnight + DAY), midnight),
  }
}

function resolve(history: ZoneHistory, wallSeconds: number): Resolution {
  const instants: ZonedInstant[] = []
  const last = indexAt(history, wallSeconds + FURTHEST_OFFSET)
  for (let index = indexAt(history, wallSeconds - FURTHEST_OFFSET); index <= last; index++) {
    const instant = reading(history, index, wallSeconds)
    if (indexAt(history, instant.epochSeconds) === index) instants.push(instant)
  }
  const [first, ...others] = instants
  if (!first) return skipped(history, wallSeconds)
  return { status: others.length ? 'ambiguous' : 'ok', instants: [first, ...others] }
}

function skipped(history: ZoneHistory, wallSeconds: number): Resolution {
  let after = indexAt(history, wallSeconds - FURTHEST_OFFSET)
  while (reading(history, after, wallSeconds).epochSeconds >= endOf(history, after)) after++
  const byOldClock = reading(history, after - 1, wallSeconds)
  const byNewClock = reading(history, after, wallSeconds)
  const change = startOf(history, after)
  const gap = { from: change + byOldClock.offsetSeconds, to: change + byNewClock.offsetSeconds }
  return { status: 'skipped', instants: [byOldClock, byNewClock], gap }
}

function daySpan(history: ZoneHistory, midnight: number): Span | undefined {
  const day = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY }
  const last = indexAt(history, midnight + DAY + FURTHEST_OFFSET)
  for (let index = indexAt(history, midnight - FURTHEST_OFFSET); index <= last; index++) {
    const { epochSeconds } = reading(history, index, midnight)
    const from = Math.max(epochSeconds, startOf(history, index))
    const to = Math.min(epochSeconds + DAY, endOf(history, index))
    if (from >= to) continue
    day.from = Math.min(day.from, from)
    day.to = Math.max(day.to, to)
  }
  return day.from < day.to ? day : undefined
}

/** The instant of a wall time by the offset of one period, whether or not it lies in that period. */
function reading({ kinds }: ZoneHistory, index: number, wallSeconds: number): ZonedInstant {
  const { offsetSeconds, abbreviation, summerTime } = kinds[index] as ClockKind
  return { epochSeconds: wallSeconds - offsetSeconds, offsetSeconds, abbreviation, summerTime }
}

function startOf({ starts }: ZoneHistory, index: number): number {
  return starts[index] ?? Number.NEGATIVE_INFINITY
}

function endOf({ starts }: ZoneHistory, index: number): number {
  return starts[index + 1] ?? Number.POSITIVE_INFINITY
}

/** Index of the period of an instant. */
function indexAt(history: ZoneHistory, epochSeconds: number): number {
  let low = 0
  let high = history.starts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (startOf(history, middle) <= epochSeconds) low = middle
    else high = middle
  }
  return low
}
