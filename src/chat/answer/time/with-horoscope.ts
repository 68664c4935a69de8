import type { HoroscopeKind } from '#contract/horoscopes.ts'
import type { CurrentHoroscope } from '../../current-horoscopes.ts'
import type { DatedFact } from '../../findings.ts'
import type { QuestionOf, Span } from '../../question.ts'
import { createDating } from '../../search/dated-facts.ts'
import { isNamedIn, momentsOfHoroscope } from '../../search/horoscope-moments.ts'
import type { AnswerContext, Compose, Composers, Reply } from '../compose.ts'
import type { Line } from '../narrator.ts'
import { dayText } from './date-words.ts'
import { eventText } from './events.ts'

const periods: Record<HoroscopeKind, string> = {
  daily: 'for today',
  weekly: 'for this week',
  monthly: 'for this month',
}

const lines = {
  sameDay: [
    'Your horoscope {period} names {day}, too.',
    'You will find {day}, in your horoscope {period} as well.',
  ],
  same: [
    'Your horoscope {period} is about the same contact.',
    'You will find the same contact in your horoscope {period}.',
  ],
  other: [
    'Your horoscope {period} also names {day}, when {event}.',
    'Besides that, your horoscope {period} points to {day}, when {event}.',
  ],
}

type TimeQuestion = 'what-happens' | 'window'

/**
 * Answers that also say what the person's horoscope of the period names, so that the two agree: the same moment, or else
 * one that the answer leaves out.
 */
export function withHoroscopes(composers: Composers): Composers {
  const { 'what-happens': whatHappens, window } = composers
  return {
    ...composers,
    ...(whatHappens && { 'what-happens': withHoroscope(whatHappens) }),
    ...(window && { window: withHoroscope(window) }),
  }
}

const withHoroscope =
  <Kind extends TimeQuestion>(compose: Compose<Kind>): Compose<Kind> =>
  (question, context) => {
    const reply = compose(question, context)
    const line = lineAbout(question, reply, context)
    const sentence = line && context.narrator.say(line)
    const paragraph = reply.blocks.findLast(({ kind }) => kind === 'paragraph')
    if (sentence && paragraph?.kind === 'paragraph') paragraph.sentences.push(sentence)
    return reply
  }

function lineAbout(
  { kind, span }: QuestionOf<TimeQuestion>,
  { moments = [] }: Reply,
  context: AnswerContext,
): Line | undefined {
  const { sky, today } = context
  const current = closestFirst(sky.horoscopes ?? [], span)
  for (const horoscope of current) {
    const said = moments.find(({ fact }) => isNamedIn(horoscope, fact))
    if (said) return sameLine(horoscope, said, context)
  }
  if (kind === 'window') return undefined
  const isAhead = ({ date }: DatedFact) => date >= today && date >= span.from && date <= span.to
  for (const horoscope of current) {
    const other = momentsOfHoroscope(horoscope, sky).map(createDating(sky)).find(isAhead)
    if (other) return otherLine(horoscope, other, context)
  }
  return undefined
}

const lengthOf = (from: string, to: string) => Date.parse(to) - Date.parse(from)

/** The period that is nearest in length to what was asked about. */
function closestFirst(horoscopes: readonly CurrentHoroscope[], { from, to }: Span) {
  const asked = lengthOf(from, to)
  const difference = ({ startDate, endDate }: CurrentHoroscope) =>
    Math.abs(lengthOf(startDate, endDate) - asked)
  return horoscopes.toSorted((one, other) => difference(one) - difference(other))
}

function sameLine({ kind }: CurrentHoroscope, { fact, date }: DatedFact, { today }: AnswerContext) {
  // Horoscopes name UTC dates.
  const isSameDate = fact.at.startsWith(date) && kind !== 'daily'
  return {
    name: isSameDate ? 'horoscope/same-day' : 'horoscope/same',
    lines: isSameDate ? lines.sameDay : lines.same,
    words: { period: periods[kind], day: dayText(date, today) },
    facts: [fact],
  }
}

function otherLine({ kind }: CurrentHoroscope, moment: DatedFact, context: AnswerContext) {
  const event = eventText(moment, context, { isShort: true })
  return {
    name: 'horoscope/other',
    lines: lines.other,
    words: { period: periods[kind], day: dayText(moment.date, context.today), event: event.text },
    facts: event.facts,
    moment: moment.fact,
  }
}
