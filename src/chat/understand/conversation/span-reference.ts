import type { Turn, TurnMemory } from '../../answer.ts'
import type { DaysOfWeek, Question, QuestionOf, Span } from '../../question.ts'
import { addDays, daysBetween, dayWords } from '../dates/calendar.ts'
import { withoutSubject } from '../follow-up/last-question.ts'
import type { Part } from '../patterns/part.ts'
import { purposeIn } from '../patterns/plans.ts'
import type { Focus } from './focus.ts'

const sameSpan =
  /\b(?:that|the same|same|those|these) (?:same |two )?(?:months?|weeks?|weekends?|year|time|period|stretch|span|dates|days|two)\b/

/** "And for the move, same two months?": another plan for the time that was spoken of. */
export function planInThatSpan(part: Part, { spans, question }: Focus): Question | undefined {
  const purpose = purposeIn(part)
  const [first, second] = spans
  if (!purpose || !first || part.points.length > 0 || part.spans.length > 0) return undefined
  if (!sameSpan.test(part.text) || /\bwhy\b/.test(part.text)) return undefined
  if (second && question?.kind === 'compare')
    return { kind: 'compare', purpose, spans: [first, second] }
  return { kind: 'window', purpose, span: first, wish: 'good', hasOwnSpan: true }
}

const filler =
  '(?:and|ok|okay|so|no|but|maybe|hm+|well|what about|how about|is there|are there|anything|something|can it be|could it be|can we do|do you have|have you got|give me|i need|a|one|some|day|days|date|time|bit|little|few|please|too|much|make it|any|tad|slightly|rather|somewhat|just|that is|is|it|can|could|be|more|would|also)'
const laterOrEarlier = new RegExp(
  `^(?:${filler},? )*(later|earlier|sooner)(?: (?:one|day|date|on|then|please|than (?:that|this|it)|in (?:it|the (?:month|week|year))|instead|maybe|possible|if possible|is better|would be better))*\\W*$`,
)
const besideDay =
  /^(?:(?:and|ok|so|no|but|what about|how about|is|maybe|rather|try|or|the) )*the (week) (?:(before)(?: (?:that|this|it|then))?|(after) (?:that|this|it))(?: (?:one|day))?(?: (?:any )?(?:better|good|instead|please))*\W*$/

/** "We can have the hall from the 8th to the 19th. Which one?": the time that the sentence before names. */
export function inSpanBefore(
  { text, spans, points }: Part,
  before: Part | undefined,
  { question }: Focus,
): Question | undefined {
  const [span] = before?.spans ?? []
  const purpose =
    question?.kind === 'window' || question?.kind === 'compare' ? question.purpose : undefined
  if (!span || !purpose || spans.length + points.length > 0 || !asksWhichDay.test(text))
    return undefined
  return { kind: 'window', purpose, span, wish: 'good', hasOwnSpan: true }
}

const asksWhichDay =
  /^(?:so |and |ok )*(?:which|what) (?:one|day|date|of (?:them|those))(?: (?:is|would|should|then|of them).{0,30})?\W*$/

/** "A bit later", "the week before that": beside the day that was named, within the time of the plan where there is one. */
export function besideNamedDay(
  { text, plain, today }: Part,
  turns: readonly Turn[],
): Question | undefined {
  const memory = recentPlan(turns)
  const date = memory && dayOfPlan(memory)
  if (memory?.question.kind !== 'window' || !date) return undefined
  const last = memory.question
  const [, side] = laterOrEarlier.exec(text) ?? []
  if (side) return side === 'later' ? laterThan(date, last, today) : earlierThan(date, last, today)
  const [, unit, before, after] = besideDay.exec(plain) ?? []
  const isLong = daysBetween(last.span.from, last.span.to) > 13
  if (!unit || !isLong || !(before ?? after)) return undefined
  return withSpan(last, weekBeside(date, before !== undefined))
}

const weekdayOnly =
  /\b(?:be|do|take|on|only|have|it|need|prefer|want|with|is there|about)\b.{0,12}?\b(?:an?|any|some) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\b(?:only|just) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b/
const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** "Can it be a Saturday?": one of the time that was spoken of. */
export function onThatWeekday(
  { plain, wordCount }: Part,
  last: Question | undefined,
): Question | undefined {
  if (last?.kind !== 'window' || wordCount > 10 || /\d/.test(plain)) return undefined
  if (daysBetween(last.span.from, last.span.to) < 6) return undefined
  const [, one, other] = weekdayOnly.exec(plain) ?? []
  const number = names.indexOf(one ?? other ?? '') + 1
  return number > 0 ? { ...last, only: number as DaysOfWeek } : undefined
}

/** The memory of the plan that is still the subject: a remark, or the sky of its day, does not end it. */
export function recentPlan(turns: readonly Turn[]): TurnMemory | undefined {
  const memories = turns.slice(-MAX_ASIDES).flatMap(({ memory }) => memory ?? [])
  const last = memories.findLast(({ question }) => !asides.has(question.kind))
  return last?.question.kind === 'window' ? last : undefined
}

const asides = new Set<Question['kind']>([...withoutSubject, 'sky-then', 'what-in'])

/** The day that was named, or the day that was asked about if none was named. */
function dayOfPlan({ question, named }: TurnMemory): string | undefined {
  const span = question.kind === 'window' ? question.span : undefined
  return named[0]?.date ?? (span?.from === span?.to ? span?.to : undefined)
}

const MAX_ASIDES = 8
const LEAST_DAYS = 5
const DAYS_BEYOND = 30

function laterThan(date: string, last: QuestionOf<'window'>, today: string): Question {
  const from = addDays(date, 1)
  const isRoom = daysBetween(from, last.span.to) >= LEAST_DAYS
  const to = isRoom ? last.span.to : addDays(date, DAYS_BEYOND)
  return withSpan(last, { from, to, words: `after ${dayWords(date, today)}` })
}

function earlierThan(date: string, last: QuestionOf<'window'>, today: string): Question {
  const to = addDays(date, -1)
  const isRoom = daysBetween(last.span.from, to) >= LEAST_DAYS
  const from = isRoom && last.span.from > today ? last.span.from : today
  return withSpan(last, { from, to, words: `before ${dayWords(date, today)}` })
}

function weekBeside(date: string, isBack: boolean): Span {
  return isBack
    ? { from: addDays(date, -7), to: addDays(date, -1), words: 'the week before' }
    : { from: addDays(date, 1), to: addDays(date, 7), words: 'the week after' }
}

function withSpan(last: QuestionOf<'window'>, span: Span): Question {
  return { ...last, span, hasOwnSpan: true }
}
