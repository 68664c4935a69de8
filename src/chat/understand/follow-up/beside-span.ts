import { weekdays } from '#lore/calendar-names.ts'
import type { Question, Span } from '../../question.ts'
import { addDays, daysBetween, spanBeside, type Unit, weekdayOf } from '../dates/calendar.ts'
import type { Part } from '../patterns/part.ts'

const opener =
  '(?:(?:and|ok|okay|so|but|no|nah|not that|sorry|i mean|i meant|what about|how about|make it|then|rather|for|in|on|is|was|would|try|maybe|let us say|wait|oh|hm+|well),? )*'
const dayNames = weekdays.map((name) => name.toLowerCase())
const units = `day|week|weekend|month|year|one|${dayNames.join('|')}`
const polite =
  '(?: (?:be )?(?:please|then|instead|too|also|maybe|any (?:better|good)|better|ok|good|for me|i mean|i meant))*'

/** "and the day after?", "no, the week before that", "the following one", "the Saturday after" */
const beside = new RegExp(
  `^${opener}(?:the |a )?(?:(next|following|previous|prior) )?(${units})(?: (?:right |just )?(after|following|later|before|earlier|prior|next)(?:wards?)?)?(?: (?:that|this|it|those))?(?: (?:one|${units}))?${polite}\\W*$`,
)

/** The time right beside the one that was asked about. */
export function besideLast(last: Question, { plain, spans }: Part): Question | undefined {
  const [, before, unit, after] = beside.exec(plain) ?? []
  const side = after ?? before
  const span = spanOf(last)
  // "Next month" is one of the calendar.
  if (before === 'next' && !after && spans.length > 0) return undefined
  const isOther = spans.length > 0 && !isRelative(spans[0]) && !dayNames.includes(unit ?? '')
  if (!unit || !side || !span || isOther) return undefined
  // "the next one" after a window is another day in it.
  if (unit === 'one' && last.kind === 'window' && !after) return undefined
  const isBack = /^(?:before|earlier|prior|previous)$/.test(side)
  return withSpan(last, shifted(span, unit, isBack))
}

/** The calendar reads "the month after that" as the month after the present one. */
function isRelative(span: Span | undefined): boolean {
  return span !== undefined && /\b(?:after|before|following|previous)\b/.test(span.words)
}

function shifted(span: Span, unit: string, isBack: boolean): Span {
  const weekday = dayNames.indexOf(unit)
  if (weekday >= 0) return dayBeside(span, weekday === 0 ? 7 : weekday, isBack)
  const isWeekend = isOfWeekend(span)
  if (unit === 'weekend' || (unit === 'one' && isWeekend)) return weekendBeside(span, isBack)
  return spanBeside(span, unit === 'one' ? unitOf(span) : (unit as Unit), isBack)
}

function isOfWeekend({ from, to }: Span): boolean {
  return weekdayOf(from) === 6 && daysBetween(from, to) === 1
}

function weekendBeside(span: Span, isBack: boolean): Span {
  const saturday = addDays(span.from, 6 - weekdayOf(span.from))
  const isInside = saturday >= span.from && saturday <= span.to
  const from = addDays(saturday, isBack ? -7 : isInside ? 7 : 0)
  return { from, to: addDays(from, 1), words: `the weekend ${isBack ? 'before' : 'after'}` }
}

function dayBeside({ from, to }: Span, weekday: number, isBack: boolean): Span {
  const start = isBack ? addDays(from, -7) : addDays(to, 1)
  const date = addDays(start, (weekday - weekdayOf(start) + 7) % 7)
  return {
    from: date,
    to: date,
    words: `the ${weekdays[weekday % 7]} ${isBack ? 'before' : 'after'}`,
  }
}

function unitOf({ from, to }: Span): Unit {
  const days = daysBetween(from, to) + 1
  return days > 300 ? 'year' : days > 20 ? 'month' : days > 1 ? 'week' : 'day'
}

function spanOf(last: Question): Span | undefined {
  return 'span' in last ? last.span : undefined
}

function withSpan(last: Question, span: Span): Question {
  return { ...last, span, ...('hasOwnSpan' in last && { hasOwnSpan: true }) } as Question
}
