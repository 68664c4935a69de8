import type { Clock, NamedRange } from './atom.ts'
import {
  add,
  addDays,
  isoDate,
  monthOf,
  monthRange,
  type Unit,
  weekdayOf,
  weekRange,
  yearOf,
} from './calendar.ts'
import { dayUnit } from './chrono-dates.ts'

const counts: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  'a couple of': 2,
  'a couple': 2,
  couple: 2,
  'couple of': 2,
  three: 3,
  few: 3,
  'a few': 3,
  several: 4,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  half: 0.5,
}

export const count = `(\\d{1,3}|${Object.keys(counts)
  .sort((a, b) => b.length - a.length)
  .join('|')})`

export const unit = '(day|week|month|year)s?'

const most = 60

export function countOf(word: string | undefined): number {
  if (!word) return 1
  return Math.min(counts[word] ?? Number(word), most)
}

export function unitNamed(word: string | undefined): Unit {
  return (word ?? 'day') as Unit
}

/** Half a year is six months, half a month two weeks. */
export function moved(today: string, amount: number, of: Unit): string {
  if (amount % 1 === 0) return add(today, amount, of)
  if (of === 'year') return add(today, Math.round(amount * 12), 'month')
  return addDays(today, Math.round(amount * { day: 1, week: 7, month: 30 }[of]))
}

/** The day, week or month around a date. */
export function unitAround(date: string, of: Unit): Omit<NamedRange, 'words'> {
  if (of === 'day') return { from: date, to: date, unit: 'day' }
  if (of === 'week') return { ...weekRange(date), unit: 'week' }
  return { ...monthRange(yearOf(date), monthOf(date)), unit: 'month' }
}

export function unitsFromNow(
  word: string,
  steps: number,
  { today }: Clock,
): Omit<NamedRange, 'words'> {
  if (word === 'week') return { ...weekRange(addDays(today, 7 * steps)), unit: 'week' }
  if (word === 'month') {
    const date = add(`${today.slice(0, 7)}-15`, steps, 'month')
    return { ...monthRange(yearOf(date), monthOf(date)), unit: 'month' }
  }
  const year = yearOf(today) + steps
  return { from: `${year}-01-01`, to: `${year}-12-31`, unit: 'year' }
}

export function weekend(steps: number, { today }: Clock): Omit<NamedRange, 'words'> {
  const saturday = addDays(today, 6 - weekdayOf(today) + 7 * steps)
  return { from: saturday, to: addDays(saturday, 1), unit: 'span' }
}

export function weekendStep(word: string, { today, isPast }: Clock): number {
  if (/last|past/.test(word)) return -1
  if (isPast && word === 'the') return -1
  // From Monday to Friday, "next weekend" is the one after this week's.
  if (/^next$/.test(word)) return 1
  return weekdayOf(today) > 5 && /coming|following/.test(word) ? 1 : 0
}

/** "the 9th": of this month, or of the next one where it is over. */
export function dayOfMonth(day: number, clock: Clock): NamedRange | undefined {
  if (day < 1 || day > 31) return undefined
  const { today, isPast } = clock
  const months = isPast ? [0, -1, -2] : [0, 1, 2]
  const date = months
    .map((step) => add(`${today.slice(0, 7)}-01`, step, 'month'))
    .filter(
      (first) =>
        monthRange(yearOf(first), monthOf(first)).to >=
        `${first.slice(0, 8)}${String(day).padStart(2, '0')}`,
    )
    .map((first) => isoDate(yearOf(first), monthOf(first), day))
    .find((candidate) => (isPast ? candidate <= today : candidate >= today))
  return date ? dayUnit(date, clock) : undefined
}
