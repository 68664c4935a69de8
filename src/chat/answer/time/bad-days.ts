import { purposeWords } from '#lore/corpus/chat/time-purposes.ts'
import type { DatedFact, Window, WindowFindings } from '../../findings.ts'
import type { Purpose, QuestionOf } from '../../question.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import { dayText, inSpan, onDay } from './date-words.ts'
import { sayDayToAvoid } from './day-to-avoid.ts'
import { eventText } from './events.ts'
import { dayFacts, spanFacts, windowMoments } from './evidence.ts'
import { occasionOf } from './occasion.ts'
import { nextAfter, sayLater, sayOnItsDay } from './only-day.ts'
import { windowPicture } from './picture.ts'
import { present } from './present.ts'
import {
  avoidWhys,
  betters,
  leads,
  nothings,
  otherwise,
  SECOND_CHOICE,
  usesFor,
} from './window-lines.ts'

type WindowQuestion = QuestionOf<'window'>

/** "Which day should I avoid?" */
export function badDay(
  question: WindowQuestion,
  found: WindowFindings,
  context: AnswerContext,
  { chosen = 0, isOnly = false } = {},
): Reply {
  const { narrator, today, sky } = context
  /** The person asked for a good day, and there is none. */
  const isWished = question.wish === 'good' && chosen === 0
  const [worst, next] = found.avoid.slice(chosen) as [Window, Window?]
  const purpose = purposeWords[question.purpose]
  const moments = windowMoments(worst)
  const main = moments[0] as DatedFact
  const event = eventText(main, context)
  const kind = main.date === worst.day && !next ? 'own' : 'elsewhere'
  const sentences = narrator.sayAll(
    {
      name: 'window/lead/avoid',
      lines: leads[isOnly ? 'avoidOnly' : isWished ? 'onlyBad' : next ? 'avoidTwo' : 'avoid'],
      words: {
        day: dayText(worst.day, today),
        runner: next ? dayText(next.day, today) : '',
        purpose: occasionOf(question.purpose, context).name,
        span: inSpan(question.span),
      },
      facts: [],
      days: [
        ...dayFacts(worst, sky),
        ...(next ? dayFacts(next, sky) : []),
        ...spanFacts(question.span, sky),
      ],
      isNeeded: true,
    },
    {
      name: `window/avoid-why/${kind}`,
      lines: avoidWhys[kind],
      words: { event: event.text, loss: purpose.losses, on: `${onDay(main, today)},` },
      facts: event.facts,
      moment: main.fact,
      isNeeded: true,
    },
    { name: `window/instead/${question.purpose}`, lines: purpose.instead, facts: [main.fact] },
  )
  const better = found.good[0] && sayBetter(found.good[0], context)
  if (better) sentences.push(better)
  const use = narrator.say({
    name: `window/use/${question.purpose}`,
    lines: usesFor(question.purpose, context),
    facts: [main.fact],
  })
  if (use) sentences.push(use)
  if (narrator.budget.isShort)
    sentences.push(
      ...narrator.sayAll({ name: 'window/otherwise', lines: otherwise, facts: [main.fact] }),
    )
  return {
    blocks: [{ kind: 'paragraph', sentences }],
    moments,
    picture: windowPicture(found, found.good[0], today),
    suggestions: ['When is the best day?', 'Why that day?'],
    named: [worst, ...(next ? [next] : [])].map((window) => ({
      date: window.day,
      factId: windowMoments(window)[0]?.fact.id ?? '',
      label: 'leave this one empty',
    })),
  }
}

/** "Which days should I avoid?", when none is worse than ordinary. */
export function nothingToAvoid(
  { purpose, span }: WindowQuestion,
  { good: [best] }: WindowFindings,
  context: AnswerContext,
): Reply {
  const { narrator, sky } = context
  const { name } = occasionOf(purpose, context)
  const evidence = { facts: [], days: spanFacts(span, sky) }
  const sentences = present([
    narrator.say({
      name: 'window/nothing-to-avoid',
      lines: nothings.toAvoid,
      words: { purpose: name, span: inSpan(span) },
      ...evidence,
      isNeeded: true,
    }),
    best && sayBetter(best, context),
    narrator.say({ name: `window/use/${purpose}`, lines: usesOfAnyDay(purpose), ...evidence }),
    narrator.say({ name: 'window/nothing-more', lines: nothings.more, ...evidence }),
  ])
  return {
    blocks: [{ kind: 'paragraph', sentences }],
    suggestions: ['When is the best day?', 'What about the month after?'],
  }
}

/** No day is good for it: the best of the ordinary ones. */
export function fairDay(
  question: WindowQuestion,
  found: WindowFindings,
  context: AnswerContext,
): Reply {
  const { narrator, today, sky } = context
  const { purpose, span } = question
  const later = nextAfter(question, context)
  const fair = found.good[0] as Window
  const uses = usesFor(purpose, context)
  const { name, item } = occasionOf(purpose, context)
  const moments = windowMoments(fair)
  const main = moments.find(({ date }) => date === fair.day) ?? (moments[0] as DatedFact)
  const isOwn = main.date === fair.day
  const isOne = isOwn && span.from === span.to
  const event = eventText(main, context, { isShort: true })
  const facts = event.facts
  const sentences = present([
    narrator.say({
      name: isOne ? 'window/fair-one' : `window/fair/${isOwn}`,
      lines: isOne ? nothings.fairOne : isOwn ? nothings.fair : nothings.fairNear,
      words: {
        day: dayText(fair.day, today),
        on: onDay(main, today),
        event: event.text,
        purpose: name,
        span: inSpan(span),
      },
      facts,
      days: [...dayFacts(fair, sky), ...spanFacts(span, sky)],
      moment: main.fact,
      isNeeded: true,
    }),
    sayDayToAvoid(found.avoid[0], { purpose }, context),
    narrator.say({
      name: isOne ? 'window/fair-one-more' : 'window/fair-more',
      lines: isOne ? nothings.fairOneMore : nothings.fairMore,
      facts,
    }),
    narrator.say({ name: `window/use/${purpose}`, lines: uses, facts }),
    later
      ? sayLater(later, context)
      : narrator.say({ name: 'window/wider', lines: nothings.wider, facts }),
  ])
  return {
    blocks: [{ kind: 'paragraph', sentences }],
    moments,
    picture: windowPicture(
      { ...found, good: [...found.good, ...(later ? [later] : [])] },
      fair,
      today,
    ),
    suggestions: ['What about the month after?', 'Why that day?'],
    named: [
      { date: fair.day, factId: main.fact.id, label: item },
      ...(later
        ? [
            {
              date: later.day,
              factId: windowMoments(later)[0]?.fact.id ?? '',
              label: `${item}${SECOND_CHOICE}`,
            },
          ]
        : []),
    ],
  }
}

/** For when no day has been named. */
const usesOfAnyDay = (purpose: Purpose) =>
  purposeWords[purpose].uses.filter((use) => !/\b(?:that|the same) day\b/.test(use))

export function ordinaryDays({ purpose, span }: WindowQuestion, context: AnswerContext): Reply {
  const { narrator, sky } = context
  const words = { purpose: occasionOf(purpose, context).name, span: inSpan(span) }
  const evidence = { facts: [], days: spanFacts(span, sky) }
  const sentences = narrator.sayAll(
    { name: 'window/nothing', lines: nothings.lead, words, ...evidence, isNeeded: true },
    { name: 'window/nothing-more', lines: nothings.more, ...evidence },
    { name: `window/use/${purpose}`, lines: usesOfAnyDay(purpose), ...evidence },
    { name: 'window/wider', lines: nothings.wider, ...evidence },
  )
  return {
    blocks: [{ kind: 'paragraph', sentences }],
    suggestions: ['What about the month after?', 'What happens next month?'],
  }
}

const sayBetter = (best: Window, context: AnswerContext) =>
  sayOnItsDay(best, context, { name: 'window/better', lines: betters, length: { isShort: true } })
