import { numberWords } from '#lore/names.ts'
import type { Sentence } from '#writer/writer.ts'
import type { DatedFact, EventFindings } from '../../findings.ts'
import type { QuestionOf, Span } from '../../question.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import type { Line } from '../narrator.ts'
import { betsSaid } from './bets-said.ts'
import { type Settled, settleClaim } from './claimed-date.ts'
import { dayText, onDay, shortDayText } from './date-words.ts'
import { composeEventDetail } from './event-detail.ts'
import { betOn, eventText } from './events.ts'
import { spanFacts } from './evidence.ts'
import { sayExpectation, sayMeaning, sayPass, sayPastMatter } from './moment-meaning.ts'
import { noFindings } from './no-findings.ts'
import { momentsPicture } from './picture.ts'
import { present } from './present.ts'
import { afters, leads, never, neverInstead, neverMore, neverNext, noNever } from './when-lines.ts'

/** An answer has no fewer words. */
const LEAST = 42

type WhenQuestion = QuestionOf<'when'>

/** "When does this Saturn thing end?", "When was Saturn last here?" */
export function composeWhen(question: WhenQuestion, context: AnswerContext): Reply {
  if (question.asked) return composeEventDetail({ ...question, asked: question.asked }, context)
  const settled = settleClaim(question, context)
  const found = settled?.found ?? context.search(question)
  if (found?.kind !== 'event') return noFindings(context)
  const { answer } = found
  if (!answer) return notFound(question, found, context)
  const isPast = answer.date < context.today
  const { narrator } = context
  const isList = question.which === 'all' && found.all.length > 2
  const sentences = present([
    isAfraid.test(context.message) && !isPast ? narrator.say(calm) || undefined : undefined,
    settled ? saySettled(answer, settled, context) : sayLead(question, answer, found, context),
    ...(isPast || isList ? [] : sayMeaning(answer, context)),
    ...(isPast ? [sayPastMatter(answer, context)] : []),
    sayPass(answer, context),
  ])
  if (!isList && !isPast) sentences.push(...sayAfter(question, answer, found, context))
  const bet = isPast ? undefined : betOn(answer.fact, context.sky.facts)
  const expected = bet && narrator.budget.isShort ? sayExpectation(bet, answer, context) : []
  sentences.push(...expected)
  if (narrator.budget.isShort) sentences.push(...fillUp(answer, context, isPast))
  if (narrator.budget.used < LEAST) sentences.push(...fillUp(answer, context, isPast))
  return {
    blocks: [{ kind: 'paragraph', sentences }, ...(isList ? [listOf(found.all, context)] : [])],
    moments: [answer, ...(found.until ? [found.until] : []), ...(isList ? found.all : [])],
    picture: momentsPicture(
      { from: context.today < answer.date ? context.today : answer.date, to: answer.date },
      [answer, ...(found.until ? [found.until] : [])],
      answer,
      context.today,
    ),
    suggestions: isPast
      ? ['What happens next month?', 'What was that about?']
      : ['What does it mean?', 'And if nothing happens?'],
    named: [
      {
        date: answer.date,
        factId: answer.fact.id,
        label: eventText(answer, context, { isShort: true }).text,
      },
    ],
    bets: bet ? betsSaid(expected, { what: bet, ...answer }) : [],
  }
}

/** A date that is asked for with a yes or a no. */
function nextKind(message: string) {
  if (asksIfThere.test(message)) return 'thereIs'
  return asksWhether.test(message) ? 'confirmed' : 'next'
}

/** "Is there an eclipse coming?" */
const asksIfThere = /^(?:(?:so|ok|okay|and|but|well|hey)[, ]+){0,2}(?:is|are|will) there\b/i

export const isAfraid = /\b(?:afraid|scared|worr(?:y|ied)|nervous|fear(?:ed)?|dangerous)\b/i

/** Before a date that somebody is afraid of. */
export const calm: Line = {
  name: 'when/calm',
  lines: [
    "No. It's a date to plan around, and nothing to be afraid of.",
    'No, nothing about it is out to get you, and it helps to know when it is.',
  ],
  facts: [],
}

function sayLead(
  question: WhenQuestion,
  answer: DatedFact,
  found: EventFindings,
  context: AnswerContext,
): Sentence | undefined {
  const { narrator, today, sky } = context
  const { until, all, searched } = found
  const isPast = answer.date < today
  const own = leadKind(question, answer, found, today)
  const kind = own === 'next' ? nextKind(context.message) : own
  const event = eventText(answer, context, {
    tense: isPast ? 'past' : 'present',
    isFull: !kind.startsWith('all'),
    isShort: kind.startsWith('all'),
  })
  return narrator.say({
    name: `when/${kind}`,
    lines: leads[kind],
    words: {
      day: dayText(answer.date, today),
      on: onDay(answer, today),
      event: event.text,
      until: until ? dayText(until.date, today) : '',
      count: numberWords[all.length] ?? String(all.length),
      searched: searchedText(searched, today),
    },
    facts: [...event.facts, ...(until ? [until.fact] : [])],
    days: kind.startsWith('all') ? spanFacts(searched, sky) : [],
    moment: answer.fact,
    isNeeded: true,
  })
}

function saySettled(
  answer: DatedFact,
  { isRight, found: { until } }: Settled,
  context: AnswerContext,
): Sentence | undefined {
  const { narrator, today } = context
  const tense = answer.date < today ? 'past' : 'present'
  const event = eventText(answer, context, { tense, isFull: true })
  const kind = isRight ? 'confirmed' : tense === 'past' ? 'deniedPast' : 'denied'
  return narrator.say({
    name: `when/${kind}`,
    lines: leads[kind],
    words: { day: dayText(answer.date, today), on: onDay(answer, today), event: event.text },
    facts: [...event.facts, ...(until ? [until.fact] : [])],
    moment: answer.fact,
    isNeeded: true,
  })
}

/** "Is there an eclipse coming?", "does it touch my Moon?" */
const asksWhether =
  /^(?:(?:so|ok|okay|and|but|well|then|hey)[, ]+){0,2}(?:(?:is|are) there|(?:does|do|will) (?:it|he|she|that|they))\b(?!.*\b(?:when|which|what)\b)/i

function leadKind(
  { which, event: { of } }: WhenQuestion,
  answer: DatedFact,
  { until, all }: EventFindings,
  today: string,
): keyof typeof leads {
  const isPast = answer.date < today
  if (which === 'all' && all.length > 2) return isPast ? 'all_past' : 'all'
  if (until && of !== 'transit' && which !== 'end') {
    if (!isPast) return 'stay'
    return until.date < today ? 'stayed' : 'running'
  }
  if (which === 'begin') return isPast ? 'began' : 'begin'
  if (which === 'end') {
    if (of === 'transit' && !isPast) return 'last_exact'
    return isPast ? 'ended' : 'end'
  }
  return isPast ? 'last' : 'next'
}

/** "between November 23 and November 23, 2028" */
function searchedText({ from, to }: Span, today: string): string {
  const start = from === today ? 'now' : shortDayText(from, today)
  return `between ${start} and ${shortDayText(to, today)}`
}

function sayAfter(
  { which }: WhenQuestion,
  answer: DatedFact,
  { all, until }: EventFindings,
  { narrator, today }: AnswerContext,
): Sentence[] {
  const next = all.find(({ date }) => date > (until ?? answer).date)
  if (which !== 'next' || !next || answer.pass) return []
  return narrator.sayAll({
    name: 'when/after',
    lines: afters,
    words: { day: dayText(next.date, today), on: `on ${dayText(next.date, today)}` },
    facts: [next.fact],
    moment: next.fact,
  })
}

function fillUp(answer: DatedFact, { narrator }: AnswerContext, isPast: boolean): Sentence[] {
  return narrator.sayAll(
    isPast
      ? {
          name: 'when/ask-past',
          lines: [
            "I can't see what you did with it, so you'd have to tell me, and then I can tell you what the next one is likely to repeat.",
            'What it meant in your life only you can say, and if you tell me I can look for the next time it comes up.',
            "Look up what you were busy with in those weeks, in your messages or your photos, because that's a better record than my guess.",
          ],
          facts: [answer.fact],
        }
      : {
          name: 'when/note',
          lines: [
            'Put the date in your calendar with one line about what you hope for, and read it a week afterward.',
            'Write yourself a note for that day, and see afterward how close I came.',
            'Leave some room in your plans around it, and tell me later what it turned out to be.',
            'You need do nothing about it in advance except know that it is there.',
            'If you have something planned for that day anyway, tell me what, and I can say more.',
            "Ask me closer to the day, and I'll have the rest of that week to set beside it.",
            'Keep the day after it free as well, because these things rarely keep to the hour.',
          ],
          facts: [answer.fact],
        },
  )
}

function listOf(all: readonly DatedFact[], context: AnswerContext): Reply['blocks'][number] {
  const { narrator, today } = context
  const first = Math.max(0, all.findIndex(({ date }) => date >= today) - 1)
  const items = all.slice(first, first + 6).flatMap((moment) => {
    const tense = moment.date < today ? 'past' : 'present'
    const event = eventText(moment, context, { isShort: true, tense })
    const item = narrator.say({
      name: 'list/item',
      lines: ['{day}: {event}.'],
      words: { day: dayText(moment.date, today), event: event.text },
      facts: event.facts,
      moment: moment.fact,
      isNeeded: true,
    })
    return item ?? []
  })
  return { kind: 'list', items }
}

const wantsYesOrNo =
  /^(?:(?:so|ok|okay|and|but|well|then|hey)[, ]+){0,2}(?:is|are|will|does|do|was|were|did|can|any)\b/i

/** "Is Mercury retrograde in April?" is followed by when it is. */
function nextOutside(question: WhenQuestion, context: AnswerContext): DatedFact | undefined {
  if (!question.span) return undefined
  const { span: _, claimed: __, ...anytime } = question
  const found = context.search({ ...anytime, which: 'next' })
  const next = found?.kind === 'event' ? found.answer : undefined
  return next && next.date >= context.today ? next : undefined
}

function nextLine(next: DatedFact, context: AnswerContext): Line {
  const event = eventText(next, context, { isFull: true })
  return {
    name: 'when/never-next',
    lines: neverNext,
    words: { day: dayText(next.date, context.today), event: event.text },
    facts: event.facts,
    moment: next.fact,
  }
}

function notFound(
  question: WhenQuestion,
  { searched }: EventFindings,
  context: AnswerContext,
): Reply {
  const { narrator, sky, today, message } = context
  const evidence = { facts: [], days: spanFacts(searched, sky) }
  const words = { searched: searchedText(searched, today) }
  const lead = narrator.say({
    name: 'when/never',
    lines: wantsYesOrNo.test(message) ? noNever : never,
    words,
    ...evidence,
    isNeeded: true,
  })
  const next = nextOutside(question, context)
  const sentences = next
    ? present([lead, narrator.say(nextLine(next, context)), ...sayMeaning(next, context)])
    : present([
        lead,
        ...narrator.sayAll(
          { name: 'when/never-more', lines: neverMore, ...evidence },
          { name: 'when/never-instead', lines: neverInstead, ...evidence },
        ),
      ])
  return {
    blocks: [{ kind: 'paragraph', sentences }],
    suggestions: ['What happens next month?', 'When was the last time?'],
  }
}
