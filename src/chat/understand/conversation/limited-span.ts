import type { Turn } from '../../answer.ts'
import type { Question, Span } from '../../question.ts'
import { addDays, isoDate, monthOf, yearOf } from '../dates/calendar.ts'
import { lastQuestion } from '../follow-up/last-question.ts'
import { isAsking } from '../patterns/cues.ts'
import type { Part } from '../patterns/part.ts'

const away =
  /\b(?:away|abroad|busy|out|gone|off|ill|sick|traveling|working|booked|at work|on (?:\w+ )?(?:shift|shifts|lates|nights|vacation|holiday|leave)|can not|not (?:here|there|back|free|around|available)|unavailable|full)\b/
const until = /\b(?:until|till|til|through|up to)\b/
const later = /\b(?:after|past|not before|from|starting|since)\b/
const sooner = /\b(?:before|by|until|till|til|not after|up to)\b/
const ordinal = /\bthe (\d{1,2})(?:st|nd|rd|th)?\b(?! (?:of|house))/

/** "She's away until the 15th", "after the 25th, still in January": a limit to the time of the plan before. */
export function withinLimit(
  part: Part,
  before: Part | undefined,
  turns: readonly Turn[],
): Question | undefined {
  const last = lastQuestion(turns)
  if (last?.kind !== 'window' || part.points.length > 0) return undefined
  const isAnother = part.purposes.length > 0 && !part.purposes.includes(last.purpose)
  if (isAnother && isAsking(part.text)) return undefined
  const isOfBefore = before && ofThat.test(part.text) && !isAsking(before.text)
  const limit = (isOfBefore ? limitIn(before, last.span) : undefined) ?? limitIn(part, last.span)
  if (!limit) return undefined
  const month = part.spans.find(({ from, to }) => isMonth(from, to))
  const span = within(month ?? last.span, limit)
  return span && { ...last, span, hasOwnSpan: true }
}

const ofThat = /\bafter (?:that|this|it|then)\b/
const isMonth = (from: string, to: string) =>
  from.endsWith('-01') && addDays(to, 1).endsWith('-01') && from.slice(0, 7) === to.slice(0, 7)

interface Limit {
  date: string
  isLower: boolean
  words: string
}

function limitIn(part: Part, span: Span): Limit | undefined {
  const { plain } = part
  const day = dayIn(part, span)
  if (!day) return undefined
  const lead = plain.slice(0, plain.search(day.words) + 1)
  const isAway = until.test(lead) && (away.test(lead) || ofThat.test(plain))
  const isLower = isAway || (later.test(lead) && !/\bnot after\b/.test(lead))
  if (!isLower && !sooner.test(lead)) return undefined
  return { date: day.date, isLower, words: day.date }
}

/** "The 25th" is one of the month that is spoken of. */
function dayIn({ plain, spans }: Part, span: Span): { date: string; words: RegExp } | undefined {
  const [, number] = ordinal.exec(plain) ?? []
  const month = spans.find(({ from, to }) => isMonth(from, to)) ?? span
  if (number) {
    const isOneMonth = month.from.slice(0, 7) === month.to.slice(0, 7)
    if (!isOneMonth) return undefined
    const date = isoDate(yearOf(month.from), monthOf(month.from), Number(number))
    return Number(date.slice(8)) === Number(number) ? { date, words: ordinal } : undefined
  }
  const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/
  if (!weekday.test(plain) || /\d/.test(plain)) return undefined
  // A limit stands in a span with an open end: "until Thursday" begins today, "after Thursday" ends in months.
  const limit = spans.find(({ words }) => /^(?:after|by|before) \w+day\b/.test(words))
  const date = limit && (/^after/.test(limit.words) ? addDays(limit.from, -1) : limit.to)
  return date ? { date, words: weekday } : undefined
}

/** The rest of a span; the days after it where the limit is later. */
function within({ from, to }: Span, { date, isLower }: Limit): Span | undefined {
  if (!isLower)
    return date > from
      ? { from, to: date < to ? date : to, words: `by ${nameOf(date)}` }
      : undefined
  const start = addDays(date, 1)
  return start <= to
    ? { from: start > from ? start : from, to, words: `after ${nameOf(date)}` }
    : { from: start, to: addDays(date, DAYS_BEYOND), words: `after ${nameOf(date)}` }
}

const DAYS_BEYOND = 10

function nameOf(date: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date))
}
