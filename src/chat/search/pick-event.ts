import type { ForecastFact } from '#sky/forecast-facts.ts'
import type { QuestionOf } from '../question.ts'

export type Which = QuestionOf<'when'>['which']

/** What answers a question about an event, before the reader's clock is added. */
export interface PickedEvent {
  answer?: ForecastFact | undefined
  until?: ForecastFact | undefined
  all: ForecastFact[]
}

/** Something with a beginning and an end. */
export interface Period {
  /** Absent when it lies before the searched time. */
  begin?: ForecastFact | undefined
  /** Absent when it lies after the searched time. */
  end?: ForecastFact | undefined
  /** Everything that belongs to it, in order of time. */
  facts: ForecastFact[]
}

/** Epoch milliseconds; with a span of dates the questions are about that span, otherwise about now. */
export interface PickContext {
  now: number
  span?: { from: number; to: number } | undefined
}

const instantOf = (fact: ForecastFact) => Date.parse(fact.at)

/** @param facts in order of time */
export function pickInstant(
  facts: ForecastFact[],
  which: Which,
  { now, span }: PickContext,
): PickedEvent {
  if (span) {
    const all = facts.filter((fact) => instantOf(fact) >= span.from && instantOf(fact) < span.to)
    return { answer: which === 'last' || which === 'end' ? all.at(-1) : all[0], all }
  }
  const isAhead = (fact: ForecastFact) => instantOf(fact) > now
  if (which === 'last') {
    const all = facts.filter((fact) => !isAhead(fact))
    return { answer: all.at(-1), all }
  }
  const all = facts.filter(isAhead)
  return { answer: which === 'after-next' ? all[1] : all[0], all }
}

/**
 * The period that a question is about. `next` begins after now, `last` ended before now, and `begin` and
 * `end` are of the running one, or else of the next.
 *
 * @param periods in order of time
 */
export function pickPeriod(
  periods: Period[],
  which: Which,
  { now, span }: PickContext,
): PickedEvent {
  if (span) {
    const inside = periods.filter((period) => overlaps(period, span))
    const fresh = inside.find(({ begin }) => begin && instantOf(begin) >= span.from)
    const first = which === 'after-next' ? fresh : inside[0]
    return picked(which === 'last' ? inside.at(-1) : first, which, inside)
  }
  const running = periods.find((period) => isRunning(period, now))
  const coming = periods.filter(({ begin }) => begin && instantOf(begin) > now)
  const next = coming[which === 'after-next' ? 1 : 0]
  if (which === 'last') {
    const past = periods.filter(({ end }) => end && instantOf(end) <= now)
    return picked(past.at(-1), which, past)
  }
  const ahead = periods.filter(({ end }) => !end || instantOf(end) > now)
  return picked(which === 'next' || which === 'after-next' ? next : (running ?? next), which, ahead)
}

function picked(period: Period | undefined, which: Which, among: Period[]): PickedEvent {
  const all = among.flatMap(({ facts }) => facts)
  if (which === 'end') return { answer: period?.end, all }
  return { answer: period?.begin, until: period?.end, all }
}

export function isRunning({ begin, end }: Period, now: number): boolean {
  return (!begin || instantOf(begin) <= now) && (!end || instantOf(end) > now)
}

function overlaps({ begin, end }: Period, span: { from: number; to: number }): boolean {
  return (!begin || instantOf(begin) < span.to) && (!end || instantOf(end) >= span.from)
}
