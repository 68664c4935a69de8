import { ordinalWords } from '#lore/names.ts'
import type { Question, Span } from '../../question.ts'
import { dayWords } from '../dates/calendar.ts'
import type { Part } from '../patterns/part.ts'

const counted = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)?|(${ordinalWords.slice(1).join('|')}|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth))\\b`,
)
const later = [
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
]
const ofMore =
  /\b(?:day|date|option|time|week|weekend|month|half|o'?clock|am|pm|more|other|others|years?|hours?|minutes?|people|of us|one)\b/

/** "no sorry, the thirteenth", "the notary says 4": a number of a day, after a day or a month. */
export function dayOfLast(last: Question, part: Part): Question | undefined {
  const { plain, today, points, houses, spans, wordCount } = part
  const day = numberIn(plain)
  const span = spanOf(last)
  const names = points.length + houses.length
  if (!day || !span || names + spans.length > 0 || wordCount > 9 || ofMore.test(plain))
    return undefined
  const date = `${span.from.slice(0, 8)}${String(day).padStart(2, '0')}`
  if (Number.isNaN(Date.parse(date)) || new Date(date).getUTCDate() !== day) return undefined
  return withSpan(last, { from: date, to: date, words: dayWords(date, today) })
}

function numberIn(text: string): number | undefined {
  const [, digits, word] = counted.exec(text) ?? []
  if (digits) return Number(digits)
  if (!word) return undefined
  const small = (ordinalWords as readonly string[]).indexOf(word)
  return small > 0 ? small : later.indexOf(word) + 13
}

/** The span of a question about a day or one month; otherwise the month of a number would be a guess. */
function spanOf(last: Question): Span | undefined {
  if (last.kind !== 'window' && last.kind !== 'what-happens' && last.kind !== 'sky-then')
    return undefined
  return last.span.from.slice(0, 7) === last.span.to.slice(0, 7) ? last.span : undefined
}

function withSpan(last: Question, span: Span): Question {
  return last.kind === 'window'
    ? { ...last, span, hasOwnSpan: true }
    : ({ ...last, span } as Question)
}
