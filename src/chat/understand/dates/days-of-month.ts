import { months } from '#lore/calendar-names.ts'
import type { Atom, Clock } from './atom.ts'
import { isoDate, monthOf, yearOf } from './calendar.ts'
import { dayUnit } from './chrono-dates.ts'

const monthName = new RegExp(`\\b(?:${months.join('|').toLowerCase()})\\b`)
const bareDay = /^(?:on )?the (\d{1,2})(?:st|nd|rd|th)$/
const toADay = /^ ?(?:and|to|until|till|through|-|–) ?(?:the )?$/
/** As far apart as "the 25th" and "January" stand in one sentence. */
const NEAR = 40

/** "Between the 8th and the 19th of March": both are days of the month that is named beside them. */
export function withinNamedMonth(atoms: Atom[], text: string, clock: Clock): Atom[] {
  return atoms.map((atom) => {
    const [, day] = bareDay.exec(text.slice(atom.start, atom.end)) ?? []
    if (!day) return atom
    const named = atoms.find((other) => {
      if (!monthName.test(text.slice(other.start, other.end))) return false
      const between = text.slice(Math.min(atom.end, other.end), Math.max(atom.start, other.start))
      if (other.unit !== 'month') return other.start > atom.end && toADay.test(between)
      return between.length < NEAR && !/\bor\b/.test(between)
    })
    if (!named) return atom
    const date = isoDate(yearOf(named.from), monthOf(named.from), Number(day))
    if (Number(date.slice(8)) !== Number(day)) return atom
    return { ...atom, ...dayUnit(date, clock), start: atom.start, end: atom.end }
  })
}

/** "In January but after the 10th": what is left of the month. */
export function withLimits(atoms: Atom[], text: string): Atom[] {
  const month = atoms.find(({ unit }) => unit === 'month')
  const limit = atoms.find(
    ({ from, to, words }) =>
      month && /^(?:after|before|by) \w/.test(words) && isInside(month, { from, to, words }),
  )
  if (!month || !limit) return atoms
  const [first, second] = [month, limit].toSorted((one, other) => one.start - other.start)
  if (/\bor\b/.test(text.slice(first?.end, second?.start))) return atoms
  const left: Atom = {
    ...month,
    from: month.from > limit.from ? month.from : limit.from,
    to: month.to < limit.to ? month.to : limit.to,
    unit: 'span',
    words: limit.words,
  }
  return atoms.flatMap((atom) => (atom === month ? [left] : atom === limit ? [] : [atom]))
}

/** Whether the day of a limit lies in the month. */
function isInside(
  { from, to }: Pick<Atom, 'from' | 'to'>,
  limit: Pick<Atom, 'from' | 'to' | 'words'>,
): boolean {
  const day = limit.words.startsWith('after') ? limit.from : limit.to
  return day > from && day <= to
}
