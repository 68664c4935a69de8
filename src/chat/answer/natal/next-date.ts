import type { AspectPoint } from '#sky/aspects.ts'
import type { Bet, TurnMemory } from '../../answer.ts'
import type { DatedFact } from '../../findings.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import type { Line } from '../narrator.ts'
import { dayText } from '../time/date-words.ts'
import { betOn, eventText } from '../time/events.ts'
import { type DescribedPoint, isAngle, isPlanet } from './chart-view.ts'
import type { LateLine } from './paragraph.ts'

const NAME = 'next-date'

/** Further off, a date does not help. */
const DAYS_AHEAD = 240

/** The next exact contact of Jupiter or Saturn with a point, and what he bets on. */
export interface NextDate {
  late: LateLine
  /** The memory of it; empty if it was not said. */
  tail(): Pick<Reply, 'moments' | 'named' | 'bets'>
}

export function nextDate(point: DescribedPoint, context: AnswerContext): NextDate {
  let found: DatedFact | undefined
  let bet: string | undefined
  return {
    late: () => {
      found = isPlanet(point) || isAngle(point) ? nextContact(point, context) : undefined
      bet = found && betOn(found.fact, context.sky.facts)
      return found && bet ? dateLine(found, bet, context) : undefined
    },
    tail: () => {
      const isSaid = context.narrator.wordings.some((wording) => wording.startsWith(`${NAME}/`))
      return found && bet && isSaid ? remembered(found, bet) : {}
    },
  }
}

function nextContact(natal: AspectPoint, context: AnswerContext): DatedFact | undefined {
  const body = context.narrator.random.pick(`next ${natal}`, [
    'jupiter',
    'jupiter',
    'saturn',
  ] as const)
  const event = { of: 'transit', body, natal } as const
  const findings = context.search({ kind: 'when', event, which: 'next' })
  const answer = findings?.kind === 'event' ? findings.answer : undefined
  const isSoon = answer && answer.date <= daysAfter(context.today, DAYS_AHEAD)
  return isSoon && answer.fact.kind === 'transit' ? answer : undefined
}

function dateLine(found: DatedFact, bet: string, context: AnswerContext): Line {
  const shown = eventText(found, context, { isShort: true })
  return {
    name: NAME,
    lines: [
      '{Event} on {day}, and my bet for those days is {bet}.',
      'A date to watch is {day}, when {event}, and I would bet on {bet}.',
      'The next date for it is {day}, when {event}, and what I expect then is {bet}.',
    ],
    words: { event: shown.text, day: dayText(found.date, context.today), bet },
    facts: shown.facts,
    moment: found.fact,
  }
}

function remembered(
  { fact, date }: DatedFact,
  what: string,
): { moments?: DatedFact[]; named: TurnMemory['named']; bets: Bet[] } {
  return {
    named: [{ date, factId: fact.id, label: `watch for ${what}` }],
    bets: [{ what, factId: fact.id, from: date, to: daysAfter(date, 3) }],
  }
}

function daysAfter(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}
