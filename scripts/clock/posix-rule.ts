import type { ClockChange, ClockKind } from './tzif.ts'

const HOUR = 3600
const DAY = 86_400

/** A parsed POSIX TZ rule such as `CET-1CEST,M3.5.0,M10.5.0/3`. */
export interface PosixRule {
  standard: ClockKind
  /** Absent where clocks never change. */
  summer?: { kind: ClockKind; starts: YearlyTime; ends: YearlyTime }
}

/** `M10.5.0/3`: the given weekday's nth time in the month (5 = the last), and the wall time on that day. */
interface YearlyTime {
  month: number
  week: number
  weekday: number
  /** Seconds after local midnight; may be negative or beyond a day. */
  wallSeconds: number
}

const NAME = '(<[^>]+>|[A-Za-z]+)'
const OFFSET = '([+-]?\\d+(?::\\d+){0,2})'
const RULE = new RegExp(`^${NAME}${OFFSET}(?:${NAME}${OFFSET}?,([^,]+),([^,]+))?$`)
const YEARLY = /^M(\d+)\.(\d+)\.(\d+)(?:\/(.+))?$/

/** @throws Error for rules by day of the year (`J60`), which no zone uses today */
export function parsePosixRule(text: string): PosixRule {
  const [, name, offset, summerName, summerOffset, starts, ends] = RULE.exec(text) ?? []
  if (!name || !offset) throw new Error(`Not a POSIX time zone rule: ${text}`)
  const standard = clockKind(name, east(offset), false)
  if (!summerName || !starts || !ends) return { standard }
  const ahead = summerOffset ? east(summerOffset) : standard.offsetSeconds + HOUR
  const kind = clockKind(summerName, ahead, true)
  return { standard, summer: { kind, starts: yearlyTime(starts), ends: yearlyTime(ends) } }
}

/** The changes of the rule in a year, in order of time. Its wall times use the offset before the change. */
export function changesOfYear(rule: PosixRule, year: number): ClockChange[] {
  if (!rule.summer) return []
  const { kind, starts, ends } = rule.summer
  return [
    { at: wallTime(starts, year) - rule.standard.offsetSeconds, kind },
    { at: wallTime(ends, year) - kind.offsetSeconds, kind: rule.standard },
  ].sort((a, b) => a.at - b.at)
}

function wallTime({ month, week, weekday, wallSeconds }: YearlyTime, year: number): number {
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const firstWeekday = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  const first = 1 + ((weekday - firstWeekday + 7) % 7)
  const nth = first + (week - 1) * 7
  const day = nth > daysInMonth ? nth - 7 : nth
  return Date.UTC(year, month - 1, day) / 1000 + wallSeconds
}

function yearlyTime(text: string): YearlyTime {
  const [, month, week, weekday, time] = YEARLY.exec(text) ?? []
  if (!month) throw new Error(`Not a rule by month, week and weekday: ${text}`)
  return {
    month: Number(month),
    week: Number(week),
    weekday: Number(weekday),
    wallSeconds: time ? seconds(time) : 2 * HOUR,
  }
}

function clockKind(name: string, offsetSeconds: number, isDst: boolean): ClockKind {
  return { abbreviation: name.replace(/[<>]/g, ''), offsetSeconds, isDst }
}

/** POSIX counts offsets west of Greenwich. (`0 -` so that none is -0.) */
function east(offset: string): number {
  return 0 - seconds(offset)
}

/** `-5:30` as −19,800. */
function seconds(text: string): number {
  const [hours = 0, minutes = 0, rest = 0] = text.replace(/^[+-]/, '').split(':').map(Number)
  const total = hours * HOUR + minutes * 60 + rest
  if (total > 7 * DAY) throw new Error(`Not a time of a rule: ${text}`)
  return text.startsWith('-') ? -total : total
}
