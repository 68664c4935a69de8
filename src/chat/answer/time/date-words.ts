import type { DatedFact } from '../../findings.ts'
import type { Span } from '../../question.ts'

const DAY = 86_400_000
/** Further off than this, a date needs its year. */
const YEARLESS_DAYS = 300

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
const weekdayAndDay = format({ weekday: 'long', month: 'long', day: 'numeric' })
const monthDay = format({ month: 'long', day: 'numeric' })

/** "February 2". */
export const monthAndDay = (date: string): string => monthDay.format(new Date(date))

/** "Tuesday, February 2", with the year where it is not plain; to be followed by a comma or a period. */
export function dayText(date: string, today: string): string {
  return `${weekdayAndDay.format(new Date(date))}${yearText(date, today)}`
}

/** "February 2", or "February 2, 2028," where the year is not plain. */
export function shortDayText(date: string, today: string): string {
  const year = yearText(date, today)
  return `${monthAndDay(date)}${year && `${year},`}`
}

function yearText(date: string, today: string): string {
  const daysOff = Math.abs(Date.parse(date) - Date.parse(today)) / DAY
  return daysOff > YEARLESS_DAYS ? `, ${date.slice(0, 4)}` : ''
}

/** "on Tuesday, February 2, around 10:05 a.m."; the time only in waking hours. */
export function onDay({ date, time, isWaking }: DatedFact, today: string): string {
  const clock = time && isWaking ? `, around ${time}` : ''
  return `on ${dayText(date, today)}${clock}`
}

/** A span in the words of the person, said to the person. */
export function spanText({ words }: Span): string {
  return words.replace(/\bmy\b/g, 'your')
}

/** "in March", "next week", "over the weekend of December 5", "on your birthday". */
export function inSpan(span: Span): string {
  const words = spanText(span)
  if (/^(?:in|on|over|between|from|around|during|at|within|until|before|after)\b/i.test(words))
    return words
  if (/^(?:next|this|last|today|tonight|tomorrow|yesterday|these)\b/i.test(words)) return words
  if (/weekend|holidays/i.test(words)) return `over ${words}`
  if (/^the (?:next|coming|last|past|rest|first|second)\b/i.test(words)) return `in ${words}`
  if (/birthday|\b\d{1,2}$|day\b/i.test(words) && !/^\d{4}$/.test(words)) return `on ${words}`
  return `in ${words}`
}
