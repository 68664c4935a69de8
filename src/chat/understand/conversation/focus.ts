import type { AnyFact } from '#sky/any-fact.ts'
import { planets } from '#sky/bodies.ts'
import type { Turn, TurnMemory } from '../../answer.ts'
import type { EventPattern, Point, Question, Span } from '../../question.ts'
import { dayWords } from '../dates/calendar.ts'
import { withoutSubject } from '../follow-up/last-question.ts'

/** An event that an answer gave a date for. */
export interface PastEvent {
  /** As narrow as the answer was. */
  pattern: EventPattern
  /** As wide as the question was: any eclipse, where one was answered. */
  asked: EventPattern
  date: string
  /** Whether nothing else has been asked since. */
  isLatest: boolean
}

/** What the conversation is about, as "it", "that day", "there" and "that month" mean it. */
export interface Focus {
  day?: Span
  /** Whether the day is of the question before. */
  isDayLatest: boolean
  /** One, or the two that were compared. */
  spans: readonly Span[]
  event?: PastEvent
  about?: NonNullable<TurnMemory['about']>
  /** The planet that was spoken of last. */
  point?: Point
  question?: Question
}

const besides = new Set<Question['kind']>(['what-in', 'sky-then'])
/** After more questions about something else, "it" is another one. */
const MAX_ASIDES = 3

/** A day is recalled over as many questions. */
const MAX_QUESTIONS = 8

export function focusOf(turns: readonly Turn[], today: string): Focus {
  const memories = turns
    .flatMap(({ memory }) => (memory && !withoutSubject.has(memory.question.kind) ? [memory] : []))
    .slice(-MAX_QUESTIONS)
    .toReversed()
  const [latest] = memories
  // "Any planets there?" is asked about the event before it.
  const beside = memories.findIndex(({ question }) => !besides.has(question.kind))
  const days = memories.map((memory) => dayOf(memory, today))
  const events = memories.map(eventOf)
  const at = events.findIndex((event) => event !== undefined)
  const event = events[at]
  const day = days.find((one) => one !== undefined)
  const point = memories.slice(0, MAX_ASIDES).find(({ about }) => about?.point)?.about?.point
  const spans = memories.map(({ question }) => spansOf(question)).find(({ length }) => length > 0)
  return {
    ...(day && { day }),
    isDayLatest: days[Math.max(beside, 0)] !== undefined || days[0] !== undefined,
    spans: spans ?? [],
    ...(event && { event: { ...event, isLatest: at === 0 || at === beside } }),
    ...(latest?.about && { about: latest.about }),
    ...(point && { point }),
    ...(latest && { question: latest.question }),
  }
}

/** The day that the question is about, or else the first that its answer named. */
function dayOf({ question, named }: TurnMemory, today: string): Span | undefined {
  const [span] = spansOf(question)
  if (span && (span.from === span.to || span.words === 'my birthday')) return span
  const date = dated.has(question.kind) ? named[0]?.date : undefined
  return date === undefined ? undefined : { from: date, to: date, words: dayWords(date, today) }
}

const dated = new Set<Question['kind']>(['window', 'compare', 'what-happens', 'when', 'theme'])

function spansOf(question: Question): readonly Span[] {
  if (question.kind === 'compare') return question.spans
  return 'span' in question && question.span ? [question.span] : []
}

function eventOf({ question, named, facts }: TurnMemory): Omit<PastEvent, 'isLatest'> | undefined {
  const [first] = named
  if (!first || !dated.has(question.kind)) return undefined
  const asked = question.kind === 'when' ? question.event : undefined
  const fact = facts.find(({ id }) => id === first.factId)
  const pattern = (fact && patternOf(fact, asked)) ?? asked
  return pattern && { pattern, asked: asked ?? pattern, date: first.date }
}

function patternOf(fact: AnyFact, asked: EventPattern | undefined): EventPattern | undefined {
  const body = planets.find((planet) => 'body' in fact && fact.body === planet)
  switch (fact.kind) {
    case 'transit':
      return { of: 'transit', ...(body && { body }), natal: fact.natal, aspect: fact.aspect }
    case 'lunation':
      return { of: 'lunation', phase: fact.phase }
    case 'eclipse':
      return { of: 'eclipse', phase: fact.of === 'solar' ? 'new' : 'full' }
    case 'ingress':
      return { of: 'ingress', body: fact.body, sign: fact.sign }
    case 'house-entry':
      return body && { of: 'house-stay', body, house: fact.house }
    case 'station':
      return { of: asked?.of === 'station' ? 'station' : 'retrograde', body: fact.body }
    default:
      return undefined
  }
}
