import { purposeWords } from '#lore/corpus/chat/time-purposes.ts'
import type { StationFact } from '#sky/forecast-facts.ts'
import type { Sentence } from '#writer/writer.ts'
import type { DatedFact, Window, WindowFindings } from '../../findings.ts'
import type { QuestionOf } from '../../question.ts'
import { holidayOf } from '../../search/windows/office-days.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import { badDay, fairDay, nothingToAvoid, ordinaryDays } from './bad-days.ts'
import { betsSaid } from './bets-said.ts'
import { dayText, inSpan, onDay } from './date-words.ts'
import { sayDayToAvoid } from './day-to-avoid.ts'
import { bodyText, effectsOf, eventText } from './events.ts'
import { dayFact, dayFacts, momentsOf, positionOn, spanFacts, windowMoments } from './evidence.ts'
import { noFindings } from './no-findings.ts'
import { occasionOf } from './occasion.ts'
import { onlyDay } from './only-day.ts'
import { windowPicture } from './picture.ts'
import { present } from './present.ts'
import { hourKind, needsOffice } from './proposed-hours.ts'
import { sayHour } from './window-hour.ts'
import {
  cautions,
  commitments,
  effectsAlone,
  effectsAndGains,
  emptyOffices,
  gains,
  leads,
  SECOND_CHOICE,
  seconds,
  usesFor,
  whys,
} from './window-lines.ts'

type WindowQuestion = QuestionOf<'window'>

/** "When is a good day to ask for a raise?" */
export function composeWindow(question: WindowQuestion, context: AnswerContext): Reply {
  const found = context.search(question)
  if (found?.kind !== 'windows') return noFindings(context)
  // As far as the search went.
  const asked = { ...question, span: found.span }
  const reply = isAboutGood(question, found)
    ? goodDay(asked, found, context)
    : question.wish === 'good' && found.fair
      ? fairDay(asked, { ...found, good: [found.fair] }, context)
      : found.avoid.length > 0
        ? badDay(asked, found, context)
        : question.wish === 'avoid'
          ? nothingToAvoid(asked, found, context)
          : ordinaryDays(asked, context)
  return { ...reply, question }
}

function isAboutGood({ wish }: WindowQuestion, { good }: WindowFindings): boolean {
  return wish === 'good' && good.length > 0
}

/** The best window, or the one in its place that the person asks for. */
export function goodDay(
  question: WindowQuestion,
  found: WindowFindings,
  context: AnswerContext,
  { chosen = 0, isOnly = false, isOther = false } = {},
): Reply {
  if (isOnly) return onlyDay(question, found, context)
  const { narrator } = context
  const best = found.good[chosen] as Window
  const runner = isOther ? undefined : found.good[1]
  const moments = windowMoments(best)
  const [main, second] = moments as [DatedFact, DatedFact?]
  const purpose = purposeWords[question.purpose]
  const { item } = occasionOf(question.purpose, context)
  const facts = [main.fact]
  const sentences: (Sentence | undefined)[] = [
    sayLead(question, best, { runner, isOther }, context),
    ...sayWhy(main, best, question, context),
    sayHoliday(best, question, context),
  ]
  if (second && narrator.budget.room > 85) sentences.push(saySecond(second, main, best, context))
  sentences.push(sayCaution(best, context) ?? sayAvoid(found, best, question, context))
  sentences.push(
    narrator.say({
      name: `window/use/${question.purpose}`,
      lines: usesFor(question.purpose, context),
      facts,
    }),
  )
  const commitment = narrator.budget.room > 30 ? sayCommitment(question.purpose, main, context) : []
  sentences.push(...commitment)
  const named = [best, ...(runner ? [runner] : [])].map((window) => ({
    date: window.day,
    factId: windowMoments(window)[0]?.fact.id ?? '',
    label: window === best ? item : `${item}${SECOND_CHOICE}`,
  }))
  return {
    blocks: [{ kind: 'paragraph', sentences: present(sentences) }],
    moments: [...moments, ...momentsOf(best.cautions)],
    picture: windowPicture(found, best, context.today),
    suggestions: suggestionsAfter(question, Boolean(runner), found.avoid.length > 0),
    named,
    bets: betsSaid(commitment, { what: purpose.bet, fact: main.fact, date: best.day }),
  }
}

/** "Jupiter is in your ninth house, travel and study", of a body that entered it before. */
function stayOn(day: string, { fact, date }: DatedFact, { sky, narrator }: AnswerContext) {
  if (fact.kind !== 'house-entry' || date >= day) return undefined
  const position = positionOn(day, fact.body, sky)
  if (position.house !== fact.house) return undefined
  const text = `${bodyText(fact.body)} is in your ${narrator.glosses.house(fact.house)}`
  return { text, facts: [position] }
}

/** The people who decide are away. */
function sayHoliday(
  best: Window,
  { purpose }: WindowQuestion,
  { narrator, sky }: AnswerContext,
): Sentence | undefined {
  const holiday = needsOffice(purpose) ? holidayOf(best.day, sky.timeZone) : undefined
  return holiday
    ? narrator.say({
        name: 'window/holiday',
        lines: emptyOffices,
        words: { holiday },
        facts: [],
        days: dayFacts(best, sky),
      })
    : undefined
}

function sayLead(
  { purpose, span, hasOwnSpan }: WindowQuestion,
  best: Window,
  { runner, isOther }: { runner: Window | undefined; isOther: boolean },
  context: AnswerContext,
): Sentence | undefined {
  const { narrator, sky, today } = context
  const isLong = best.from !== best.to && lasting.includes(purpose)
  const kind = isOther
    ? 'other'
    : isChoice(context)
      ? 'should'
      : wantsYesOrNo(context)
        ? hasOwnSpan
          ? 'yes'
          : 'yesSoon'
        : isLong
          ? daysKind(best, runner)
          : runner
            ? 'twoDays'
            : 'oneDay'
  const ends = isLong ? [dayFact(best.from, sky), dayFact(best.to, sky)] : []
  return narrator.say({
    name: `window/lead/${kind}`,
    lines: leads[kind],
    words: {
      day: dayText(best.day, today),
      from: dayText(best.from, today),
      to: dayText(best.to, today),
      runner: runner ? dayText(runner.day, today) : '',
      purpose: occasionOf(purpose, context).name,
      span: inSpan(span),
    },
    facts: [],
    days: [
      ...dayFacts(best, sky),
      ...ends,
      ...(runner ? dayFacts(runner, sky) : []),
      ...spanFacts(span, sky),
    ],
    isNeeded: true,
  })
}

/** "Should I write to her?": for a yes or a no there is only the person. */
function isChoice({ message }: AnswerContext): boolean {
  return /^(?:(?:so|ok|okay|and|but|well|hey|do you think|you think|u think)[, ]+){0,2}(?:should (?:i|we)|(?:i|we) should)\b(?! (?:avoid|pick|choose|take|wait))/i.test(
    message,
  )
}

/** "I'm moving in April, good idea?", "Is this a good week for a talk?" */
function wantsYesOrNo({ message }: AnswerContext): boolean {
  return /\bgood idea\b|^(?:(?:so|ok|okay|and|but|well|hey)[, ]+){0,2}(?:is|are|would|will|can|could) (?!there|you)\w/i.test(
    message,
  )
}

function daysKind({ from, to, day }: Window, runner: Window | undefined): keyof typeof leads {
  if (day === from) return 'daysFirst'
  if (day === to) return 'daysLast'
  return runner ? 'daysAndRunner' : 'days'
}

/** For these the length of a window counts, for the others its day. */
const lasting: readonly string[] = ['travel', 'rest', 'move', 'create', 'study']

function sayWhy(
  main: DatedFact,
  { day }: Window,
  { purpose }: WindowQuestion,
  context: AnswerContext,
): Sentence[] {
  const { narrator, today } = context
  const stay = stayOn(day, main, context)
  const event = stay ?? eventText(main, context, { isFull: true })
  const isTimed = main.date === day && main.time !== undefined
  const isProposed = isTimed && hourKind(purpose, main.time as string) === 'within'
  const kind = stay ? 'stay' : main.date !== day ? 'elsewhere' : isProposed ? 'timed' : 'untimed'
  const why = narrator.say({
    name: `window/why/${kind}`,
    lines: whys[kind],
    words: { event: event.text, time: main.time ?? '', on: `${onDay(main, today)},` },
    facts: event.facts,
    ...(!stay && { moment: main.fact }),
    isNeeded: true,
  })
  return present([why, ...sayGain(main, purpose, context), sayHour(main, day, purpose, context)])
}

/** What the contact brings, and what that does for the purpose. */
export function sayGain(
  { fact }: DatedFact,
  purpose: WindowQuestion['purpose'],
  context: AnswerContext,
): (Sentence | undefined)[] {
  const { narrator } = context
  const effects = effectsOf(fact)
  const { name } = effects
  const clauses = effects.clauses.filter((clause) => suits(clause, purpose))
  const gain = purposeWords[purpose].gains.filter((clause) => !echoes(clause, clauses))
  const plain = clauses.filter((clause) => !/,| and | so /.test(clause))
  if (plain.length > 0) {
    const simple = gain.filter((clause) => !/,| and /.test(clause))
    const both = narrator.say({
      name: `window/gain/${purpose}/${name}`,
      lines: effectsAndGains,
      words: { effect: plain, gain: simple },
      facts: [fact],
    })
    if (both) return [both]
  }
  const lines = effectsAlone
  const words = { effect: clauses }
  return [
    clauses.length > 0
      ? narrator.say({ name: `window/effect/${name}`, lines, words, facts: [fact] })
      : undefined,
    narrator.say({
      name: `window/gain/${purpose}`,
      lines: gains,
      words: { purpose: occasionOf(purpose, context).name, gain },
      facts: [fact],
    }),
  ]
}

/** Only the person decides on a rest or a drawing. */
function suits(clause: string, purpose: WindowQuestion['purpose']): boolean {
  if (purpose === 'money-talk' || purpose === 'work') return true
  return !(
    alone.includes(purpose)
      ? /person in charge|people|sure of yourself|somebody who knows|what you do without|the two of you|plain question|a yes comes|nerve to be clear|easy to like|little charm|everyone|other person|small favors|short message|name on it|talk over/
      : /person in charge/
  ).test(clause)
}

const alone: readonly string[] = ['rest', 'create', 'study', 'travel', 'move']

/** "People …, so people …" */
function echoes(clause: string, others: readonly string[]): boolean {
  return clause.startsWith('people') && others.some((other) => other.startsWith('people'))
}

function saySecond(second: DatedFact, main: DatedFact, { day }: Window, context: AnswerContext) {
  const { narrator, today } = context
  const stay = stayOn(day, second, context)
  const event = stay ?? eventText(second, context, { isShort: true })
  const kind = stay ? 'stay' : second.date === main.date ? 'sameDay' : 'otherDay'
  return narrator.say({
    name: `window/second/${kind}`,
    lines: seconds[kind],
    words: { event: event.text, on: `on ${dayText(second.date, today)},` },
    facts: event.facts,
    ...(!stay && { moment: second.fact }),
  })
}

function sayCaution(best: Window, context: AnswerContext) {
  const { narrator, today } = context
  const [caution] = momentsOf(best.cautions)
  if (!caution) return undefined
  const isRunning = isRetrogradeSince(best.from, caution)
  const event = isRunning
    ? { text: `${bodyText(caution.fact.body)} is retrograde`, facts: [caution.fact] }
    : eventText(caution, context, { isShort: true })
  const effects = effectsOf(caution.fact)
  return narrator.say({
    name: `window/caution/${effects.name}`,
    lines: cautions,
    words: {
      event: event.text,
      effect: effects.clauses,
      on: isRunning
        ? `from ${dayText(caution.date, today)}, on,`
        : `on ${dayText(caution.date, today)},`,
    },
    facts: event.facts,
    moment: caution.fact,
  })
}

/** A retrograde motion that began before a window and goes on in it. */
function isRetrogradeSince(
  day: string,
  moment: DatedFact,
): moment is DatedFact & { fact: StationFact } {
  const { fact, date } = moment
  return fact.kind === 'station' && fact.direction === 'retrograde' && date < day
}

function sayAvoid(
  { avoid }: WindowFindings,
  best: Window,
  { purpose }: WindowQuestion,
  context: AnswerContext,
) {
  const worst = avoid.find(({ day, to }) => to < best.from || day > best.to)
  const isAfterBest = worst !== undefined && worst.day > best.day
  return sayDayToAvoid(worst, { purpose, isAfterBest }, context)
}

/** The prediction, and what would disprove it. */
export function sayCommitment(
  purpose: WindowQuestion['purpose'],
  main: DatedFact,
  { narrator }: AnswerContext,
): Sentence[] {
  const { bet, wrong } = purposeWords[purpose]
  return narrator.sayAll({
    name: 'window/commitment',
    lines: commitments,
    words: { bet, wrong },
    facts: [main.fact],
  })
}

function suggestionsAfter({ wish }: WindowQuestion, hasRunner: boolean, hasBad: boolean): string[] {
  return [
    ...(hasRunner ? ['What about the other one?'] : []),
    ...(hasBad && wish === 'good' ? ['Which days should I avoid?'] : []),
    'What if it goes wrong?',
    'What about the month after?',
  ]
}
