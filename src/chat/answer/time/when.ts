import { stayWords } from '#lore/corpus/chat/time-bodies.ts'
import { houseScenes } from '#lore/corpus/chat/time-houses.ts'
import { partOfYou, pointScenes } from '#lore/corpus/chat/time-points.ts'
import type { House } from '#lore/house.ts'
import { numberWords, ordinalWords, pointNames } from '#lore/names.ts'
import { readersDate } from '#lore/readers-clock.ts'
import type { InstantFact } from '#sky/forecast-facts.ts'
import { listed } from '#writer/prose/template.ts'
import type { Sentence } from '#writer/writer.ts'
import type { DatedFact, EventFindings } from '../../findings.ts'
import type { QuestionOf, Span } from '../../question.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import { houseGlosses } from '../glosses.ts'
import type { Line } from '../narrator.ts'
import { betsSaid } from './bets-said.ts'
import { type Settled, settleClaim } from './claimed-date.ts'
import { dayText, onDay, shortDayText } from './date-words.ts'
import { betOn, effectsOf, eventText, houseOf, scenesOf, toneOf } from './events.ts'
import { spanFacts } from './evidence.ts'
import { noFindings } from './no-findings.ts'
import { momentsPicture } from './picture.ts'
import { present } from './present.ts'
import {
  afters,
  effects,
  expectations,
  leads,
  matters,
  never,
  neverInstead,
  neverMore,
  neverNext,
  noNever,
  passes,
  pastMatters,
  scenes,
} from './when-lines.ts'

/** An answer has no fewer words. */
const LEAST = 42

type WhenQuestion = QuestionOf<'when'>

/** "When does this Saturn thing end?", "When was Saturn last here?" */
export function composeWhen(question: WhenQuestion, context: AnswerContext): Reply {
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
  const plain = leadKind(question, answer, found, today)
  const kind = plain === 'next' && asksIfThere.test(context.message) ? 'thereIs' : plain
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

/** What it brings, and where in a life. */
export function sayMeaning(moment: DatedFact, context: AnswerContext): Sentence[] {
  const { narrator } = context
  const { fact } = moment
  const { name, clauses } = effectsOf(fact)
  const body = 'body' in fact ? fact.body : 'moon'
  return narrator.sayAll(
    clauses.length > 0
      ? {
          name: `when/effect/${name}`,
          lines: fact.kind === 'transit' && name !== 'sun/return' ? effects.contact : effects.other,
          words: { effect: clauses, for: stayWords[body] },
          facts: [fact],
        }
      : undefined,
    sceneLine(moment, context),
  )
}

/** What the person may see, by the natal point or by the house. */
function sceneLine({ fact }: DatedFact, { narrator, sky }: AnswerContext): Line | undefined {
  const { name, clauses } = scenesOf(fact, sky.facts)
  const house = houseOf(fact, sky.facts)
  if (clauses.length === 0) {
    const isGlossed = house && narrator.hasAnswered(houseGlosses[house])
    return house && !isGlossed ? matterLine(fact, house) : undefined
  }
  const words = { scene: clauses }
  const natal = fact.kind === 'transit' && fact.natal !== 'asc' && fact.natal !== 'mc' && fact.natal
  const isPoint = natal && (!house || narrator.random.pick(`scene ${fact.id}`, [true, false]))
  if (isPoint) {
    return {
      name: `scene/point/${natal}`,
      lines: scenes.point,
      words: {
        scene: pointScenes[natal][toneOf(fact) === 'hard' ? 'hard' : 'easy'],
        natal: pointNames[natal],
        part: partOfYou[natal],
      },
      facts: [fact],
    }
  }
  if (!house) return { name: `scene/bare/${name}`, lines: scenes.bare, words, facts: [fact] }
  return {
    name: `scene/house/${name}`,
    lines: scenes.house,
    words: { ...words, matter: houseScenes[house].matter },
    facts: [fact],
  }
}

/** For an event that happens to everybody: the part of this person's life. */
function matterLine(fact: InstantFact, house: House): Line {
  return {
    name: `scene/matter/${house}`,
    lines: matters,
    words: { matter: houseScenes[house].matter },
    facts: [fact],
  }
}

/** "It's the second of three; the last is in June." */
export function sayPass({ fact, pass }: DatedFact, context: AnswerContext): Sentence | undefined {
  if (!pass || pass.of < 2 || pass.of > 5) return undefined
  const { narrator, sky, today } = context
  const { number, of, others } = pass
  const dates = others.map(({ at }) => ({ at, date: readersDate(at, sky.timeZone) }))
  const textOf = (those: typeof dates) => listed(those.map(({ date }) => shortDayText(date, today)))
  const isPast = readersDate(fact.at, sky.timeZone) < today
  const kind = isPast ? 'past' : number === 1 ? 'first' : number === of ? 'last' : 'middle'
  return narrator.say({
    name: `pass/${kind}`,
    lines: passes[kind],
    words: {
      number: ordinalWords[number] ?? '',
      of: numberWords[of] ?? '',
      others: textOf(dates),
      before: textOf(dates.filter(({ at }) => at < fact.at)),
      after: textOf(dates.filter(({ at }) => at > fact.at)),
    },
    facts: [fact, ...others],
  })
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

export function sayExpectation(
  bet: string,
  { fact }: DatedFact,
  { narrator }: AnswerContext,
): Sentence[] {
  return narrator.sayAll({ name: 'bet/expect', lines: expectations, words: { bet }, facts: [fact] })
}

/** Where in a life to look for what is over. */
export function sayPastMatter(
  { fact }: DatedFact,
  { narrator, sky }: AnswerContext,
): Sentence | undefined {
  const house = houseOf(fact, sky.facts)
  if (!house) return undefined
  return narrator.say({
    name: 'when/past-matter',
    lines: pastMatters,
    words: { matter: houseScenes[house].matter },
    facts: [fact],
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
