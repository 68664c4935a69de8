import type { ParsedComponents, ParsedResult } from 'chrono-node'
// Not the package itself, which loads all its languages: 215 more files.
import { casual, GB } from 'chrono-node/en'
import type { Atom, Clock, NamedRange } from './atom.ts'
import {
  add,
  addDays,
  dayWords,
  isoDate,
  monthOf,
  monthRange,
  monthWords,
  rangeWords,
  weekdayOf,
  yearOf,
} from './calendar.ts'

/** Days, months and ranges of them as chrono-node finds them. Distances ("in three weeks") are found elsewhere. */
export function findDates(text: string, clock: Clock): Atom[] {
  if (!mayHaveDate.test(text)) return []
  // Noon in UTC, read as UTC: the process's own zone does not matter.
  const reference = { instant: new Date(`${clock.today}T12:00:00Z`), timezone: 0 }
  const parser = clock.isDayFirst ? GB : casual
  const found = parser
    .parse(withoutParts(dayBeforeMonth(dottedToIso(text))), reference)
    .filter(hasDate)
    .map((result) => ({
      ...rangeOf(result, clock),
      start: result.index,
      end: result.index + result.text.length,
    }))
  return [...found, ...findMay(text, found, clock)]
}

/** chrono-node takes "may" for the verb unless "in" stands before it; the verbs are blank already. */
function findMay(text: string, found: readonly Atom[], clock: Clock): Atom[] {
  return [...text.matchAll(/\b(?:(?:next|last|this) )?may\b(?: (20\d\d))?/g)]
    .filter(({ index }) => !found.some(({ start, end }) => start <= index && index < end))
    .map(({ 0: words, 1: year, index }) => {
      const first = placedMonth(5, year ? Number(year) : undefined, words, clock)
      return { ...monthUnit(first, clock), start: index, end: index + words.length }
    })
}

const mayHaveDate =
  /\d|day\b|\b(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|tonight|today|tomorrow)/

/** Dates with dots have the day first everywhere. The length stays. */
function dottedToIso(text: string): string {
  return text.replace(/\b(\d\d)\.(\d\d)\.(\d{4})\b/g, '$3-$2-$1')
}

/** In British order chrono-node takes "december 12" for December 2012. The length stays. */
function dayBeforeMonth(text: string): string {
  const may = text.replace(
    /(?<=\b(?:on|by|until|till|before|after|around|from) )(may) (\d\d)\b/g,
    '$2 $1',
  )
  return may.replace(
    /(?<!\d(?:st|nd|rd|th)? (?:of )?)\b(january|february|march|april|june|july|august|september|october|november|december) (\d\d)\b(?! ?(?:-|–|to|through|until|and|or|\/) ?\d)/g,
    '$2 $1',
  )
}

/** chrono-node takes "end of October" for its last day, and "the day after January 11" for a distance. The length stays. */
function withoutParts(text: string): string {
  return text.replace(
    /\b(?:end|beginning|start|middle|mid|eve|eod|eom|eoy)\b|\b(?:day|week|month) (?:after|before)(?= (?:the )?(?:\w+ \d|\d+ [a-z]))/g,
    (part) => '#'.repeat(part.length),
  )
}

/** Not the time of a day only, and not a distance. */
function hasDate({ start, text }: ParsedResult): boolean {
  if (/\b(?:days?|weeks?|weekends?|months?|years?|hours?|minutes?)\b/.test(text)) return false
  return (['month', 'day', 'weekday'] as const).some((part) => start.isCertain(part))
}

function rangeOf(result: ParsedResult, clock: Clock): NamedRange {
  const first = unitOf(result.start, result.text, clock)
  if (!result.end) return first
  const { from } = first
  const to = endAfter(from, result.end)
  return { from, to, unit: 'span', words: rangeWords({ from, to }, clock.today) }
}

/** The end of a range is the first such date after its beginning. */
function endAfter(from: string, end: ParsedComponents): string {
  const [month, day] = [end.get('month') ?? 1, end.get('day') ?? 1]
  if (!end.isCertain('month') && end.isCertain('weekday')) {
    const ahead = ((end.get('weekday') || 7) - weekdayOf(from) + 7) % 7
    return addDays(from, ahead)
  }
  const year = end.isCertain('year')
    ? (end.get('year') ?? yearOf(from))
    : yearOf(from) + (month < monthOf(from) ? 1 : 0)
  const to = end.isCertain('day') ? isoDate(year, month, day) : monthRange(year, month).to
  return to < from ? add(from, 1, 'week') : to
}

function unitOf(start: ParsedComponents, text: string, clock: Clock): NamedRange {
  const month = start.get('month') ?? 1
  if (start.isCertain('month') && !start.isCertain('day'))
    return monthUnit(
      placedMonth(
        month,
        start.isCertain('year') ? (start.get('year') ?? undefined) : undefined,
        text,
        clock,
      ),
      clock,
    )
  if (start.isCertain('month')) {
    const date = isoDate(start.get('year') ?? 0, month, start.get('day') ?? 1)
    return dayUnit(start.isCertain('year') ? date : placedDay(date, text, clock), clock)
  }
  return dayUnit(weekdayDate(start.get('weekday') || 7, text, clock), clock)
}

export function dayUnit(date: string, { today }: Clock): NamedRange {
  const near = [
    [addDays(today, -1), 'yesterday'],
    [today, 'today'],
    [addDays(today, 1), 'tomorrow'],
  ].find(([day]) => day === date)
  return { from: date, to: date, unit: 'day', words: near?.[1] ?? dayWords(date, today) }
}

export function monthUnit(date: string, { today }: Clock): NamedRange {
  const [year, month] = [yearOf(date), monthOf(date)]
  return { ...monthRange(year, month), unit: 'month', words: monthWords(year, month, today) }
}

/** Without a year: the next one, or the last one where the words speak of the past. */
function placedDay(date: string, text: string, clock: Clock): string {
  const { today } = clock
  const step = isBack(text, clock) ? -1 : 1
  for (let years = 0; years <= MOST_YEARS_BETWEEN_LEAP_DAYS; years++) {
    const day = `${yearOf(today) + step * years}${date.slice(4)}`
    if (isDay(day) && (step < 0 ? day <= today : day >= today)) return day
  }
  return date
}

const MOST_YEARS_BETWEEN_LEAP_DAYS = 8

/** Not every year has a February 29. */
function isDay(date: string): boolean {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return day <= Temporal.PlainYearMonth.from({ year, month }).daysInMonth
}

function placedMonth(month: number, year: number | undefined, text: string, clock: Clock): string {
  const { today } = clock
  if (year) return isoDate(year, month, 1)
  const ofThisYear = isoDate(yearOf(today), month, 1)
  const current = `${today.slice(0, 7)}-01`
  if (isBack(text, clock)) return ofThisYear > today ? add(ofThisYear, -1, 'year') : ofThisYear
  // "next March", said in March, is not this one.
  const isOver = ofThisYear < current || (ofThisYear === current && /^next /.test(text))
  return isOver ? add(ofThisYear, 1, 'year') : ofThisYear
}

function weekdayDate(day: number, text: string, clock: Clock): string {
  const { today } = clock
  const ahead = (day - weekdayOf(today) + 7) % 7
  if (isBack(text, clock)) return addDays(today, ahead - 7)
  // "next Friday" is the one of the next calendar week.
  if (/^next /.test(text)) return addDays(today, 7 - weekdayOf(today) + day)
  return addDays(today, ahead)
}

function isBack(text: string, { isPast }: Clock): boolean {
  return /^(?:last|past) /.test(text) || (isPast && !/^(?:next|this) /.test(text))
}
