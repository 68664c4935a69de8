import type { DatedFact, Window, WindowFindings } from '../../findings.ts'
import type { QuestionOf } from '../../question.ts'
import { addDays } from '../../understand/dates/calendar.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import { dayText, inSpan } from './date-words.ts'
import { type EventOptions, eventText } from './events.ts'
import { dayFacts, spanFacts, windowMoments } from './evidence.ts'
import { occasionOf } from './occasion.ts'
import { windowPicture } from './picture.ts'
import { present } from './present.ts'
import { laters, leads, nothings, usesFor } from './window-lines.ts'

type WindowQuestion = QuestionOf<'window'>

/** How far past the span of the question. */
const LATER_DAYS = 90

/** "What about the other one?", where the span has only one good day: the next one past it. */
export function onlyDay(
  question: WindowQuestion,
  found: WindowFindings,
  context: AnswerContext,
): Reply {
  const { narrator, sky, today } = context
  const { purpose, span } = question
  const only = found.good[0] as Window
  const [main] = windowMoments(only) as [DatedFact]
  const later = nextAfter(question, context)
  const { item } = occasionOf(purpose, context)
  const sayOnly = () =>
    narrator.say({
      name: 'window/lead/only',
      lines: leads.only,
      words: { day: dayText(only.day, today), span: inSpan(span) },
      facts: [],
      days: [...dayFacts(only, sky), ...spanFacts(span, sky)],
      isNeeded: true,
    })
  const sayNext = () => later && sayLater(later, context)
  // Named before, it is the one that the person means.
  const [first, second] = wasNamed(later, context) ? [sayNext, sayOnly] : [sayOnly, sayNext]
  const sentences = present([
    first(),
    second(),
    narrator.say({
      name: `window/use/${purpose}`,
      lines: usesFor(purpose, context),
      facts: [main.fact],
    }),
    later ? undefined : narrator.say({ name: 'window/wider', lines: nothings.wider, facts: [] }),
  ])
  return {
    blocks: [{ kind: 'paragraph', sentences }],
    moments: [...windowMoments(only), ...(later ? windowMoments(later) : [])],
    picture: windowPicture(
      { ...found, good: [...found.good, ...(later ? [later] : [])] },
      only,
      today,
    ),
    suggestions: ['Why that day?', 'What if it goes wrong?'],
    named: [only, ...(later ? [later] : [])].map((window) => ({
      date: window.day,
      factId: windowMoments(window)[0]?.fact.id ?? '',
      label: item,
    })),
  }
}

const wasNamed = (later: Window | undefined, { turns }: AnswerContext) =>
  turns.some(({ memory }) => memory?.named.some(({ date }) => date === later?.day))

/** The soonest good day past the span. */
export function nextAfter(question: WindowQuestion, context: AnswerContext): Window | undefined {
  const from = addDays(question.span.to, 1)
  const span = { from, to: addDays(from, LATER_DAYS), words: 'after that' }
  const found = context.search({ ...question, span, hasOwnSpan: true })
  return found?.kind === 'windows' ? soonest(found.good) : undefined
}

function soonest(windows: readonly Window[]): Window | undefined {
  return windows.toSorted((one, other) => (one.day < other.day ? -1 : 1))[0]
}

export const sayLater = (later: Window, context: AnswerContext) =>
  sayOnItsDay(later, context, { name: 'window/later', lines: laters, length: { isFull: true } })

/** A day with the event that makes it good; nothing where that event falls on the day before or after. */
export function sayOnItsDay(
  window: Window,
  context: AnswerContext,
  { name, lines, length }: { name: string; lines: readonly string[]; length: EventOptions },
) {
  const { narrator, today } = context
  const moment = windowMoments(window).find(({ date }) => date === window.day)
  if (!moment) return undefined
  const event = eventText(moment, context, length)
  return narrator.say({
    name,
    lines,
    words: { day: dayText(window.day, today), event: event.text },
    facts: event.facts,
    moment: moment.fact,
  })
}
