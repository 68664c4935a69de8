import { purposeWords } from '#lore/corpus/chat/time-purposes.ts'
import type { Sentence } from '#writer/writer.ts'
import type { ComparisonFindings, Window, WindowFindings } from '../../findings.ts'
import type { QuestionOf } from '../../question.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import type { Line } from '../narrator.ts'
import { betsSaid } from './bets-said.ts'
import { dayText, inSpan, spanText } from './date-words.ts'
import { eventText } from './events.ts'
import { dayFacts, spanFacts, windowMoments } from './evidence.ts'
import { noFindings } from './no-findings.ts'
import { occasionOf } from './occasion.ts'
import { windowPicture } from './picture.ts'
import { present } from './present.ts'
import { sayCommitment, sayGain } from './window.ts'
import { SECOND_CHOICE, usesFor } from './window-lines.ts'

type CompareQuestion = QuestionOf<'compare'>

const lines = {
  better: [
    "{Better}, and I'd take {day}.",
    'Of the two I would take {better}, and {day}, above all.',
    "I'd choose {better}, with {day}, as the day.",
  ],
  tie: [
    "It's close to a tie, and I'd lean toward {better}, for the sake of {day}.",
    'There is little between them, so go by {day}, {inBetter}.',
  ],
  empty: [
    'Neither has a day that stands out for it, so take the one that suits your calendar.',
    'There is nothing to choose between them in the sky, so go by what is practical.',
  ],
  why: ['That day {event}.', 'What decides it is that {event}.'],
  whyElsewhere: ['{On} {event}.'],
  other: [
    'The best I find {inOther} is {day}, when {event}.',
    '{InOther} you would have to make do with {day}, when {event}.',
  ],
  otherDay: [
    'For {other} I find no more than this: {event}.',
    '{Day}, has less to offer: {event}.',
  ],
  otherEmpty: [
    '{InOther} no day is better than ordinary.',
    '{Other} has nothing to set against that.',
  ],
  avoid: [
    'What counts against {other} is {day}, when {event}, and {loss}.',
    '{InOther} there is also {day}, when {event}, and {loss}.',
  ],
  more: [
    'Plan for the better one, and keep the other as the fallback rather than splitting the difference.',
    'If your circumstances decide for the other one, go ahead, and just choose your day inside it with some care.',
  ],
}

/** "Compare March and May for moving." */
export function composeCompare(question: CompareQuestion, context: AnswerContext): Reply {
  const found = context.search(question)
  if (found?.kind !== 'comparison') return noFindings(context)
  const index = found.better ?? (found.sides[0].good.length > 0 ? 0 : 1)
  const side = found.sides[index]
  const best = side.good[0]
  if (!best) return nothingBetter(found, context)
  const { narrator, sky, today } = context
  const name = question.purpose ?? 'start'
  const purpose = purposeWords[name]
  const [main] = windowMoments(best)
  const { item } = occasionOf(name, context)
  const sentences: (Sentence | undefined)[] = [
    narrator.say({
      name: `compare/${found.better === undefined ? 'tie' : 'better'}`,
      lines: found.better === undefined ? lines.tie : lines.better,
      words: {
        better: spanText(side.span),
        inBetter: inSpan(side.span),
        day: dayText(best.day, today),
      },
      facts: [],
      days: [...dayFacts(best, sky), ...spanFacts(side.span, sky)],
      isNeeded: true,
    }),
    sayWhy(best, context),
    ...(main ? sayGain(main, name, context) : []),
    ...sayOther(found, index, context),
    narrator.say({
      name: `window/use/${name}`,
      lines: usesFor(name, context),
      facts: main ? [main.fact] : [],
    }),
  ]
  const commitment = main && narrator.budget.room > 30 ? sayCommitment(name, main, context) : []
  sentences.push(...commitment)
  if (narrator.budget.isShort && main)
    sentences.push(narrator.say({ name: 'compare/more', lines: lines.more, facts: [main.fact] }))
  return {
    blocks: [{ kind: 'paragraph', sentences: present(sentences) }],
    moments: windowMoments(best),
    picture: windowPicture(
      {
        ...side,
        span: wholeOf(found),
        good: found.sides.flatMap(({ good }) => good),
        avoid: found.sides.flatMap(({ avoid }) => avoid),
      },
      best,
      today,
    ),
    suggestions: ['What happens next month?', 'Why that one?'],
    named: [best, ...(found.sides[1 - index]?.good.slice(0, 1) ?? [])].map((window) => ({
      date: window.day,
      factId: windowMoments(window)[0]?.fact.id ?? '',
      label: window === best ? item : `${item}${SECOND_CHOICE}`,
    })),
    bets: main ? betsSaid(commitment, { what: purpose.bet, fact: main.fact, date: best.day }) : [],
  }
}

function wholeOf({ sides: [one, other] }: ComparisonFindings) {
  const dates = [one.span.from, one.span.to, other.span.from, other.span.to].sort()
  return { from: dates[0] as string, to: dates[3] as string, words: '' }
}

function sayWhy(best: Window, context: AnswerContext): Sentence | undefined {
  const { narrator, today } = context
  const [main] = windowMoments(best)
  if (!main) return undefined
  const event = eventText(main, context, { isFull: true })
  const isOwn = main.date === best.day
  return narrator.say({
    name: `compare/why/${isOwn}`,
    lines: isOwn ? lines.why : lines.whyElsewhere,
    words: { event: event.text, on: `on ${dayText(main.date, today)},` },
    facts: event.facts,
    moment: main.fact,
  })
}

function sayOther(
  found: ComparisonFindings,
  index: number,
  context: AnswerContext,
): (Sentence | undefined)[] {
  const { narrator, today, sky } = context
  const side = found.sides[1 - index]
  if (!side) return []
  const other = spanText(side.span)
  const words = { other, inOther: inSpan(side.span) }
  const spans = spanFacts(side.span, sky)
  const [good] = side.good
  const goodMoment = good && windowMoments(good).find(({ date }) => date === good.day)
  const said: (Sentence | undefined)[] = []
  if (good && goodMoment) {
    const event = eventText(goodMoment, context, { isShort: true })
    said.push(
      narrator.say({
        name: 'compare/other',
        lines: side.span.from === side.span.to ? lines.otherDay : lines.other,
        words: { ...words, day: dayText(good.day, today), event: event.text },
        facts: event.facts,
        days: spans,
        moment: goodMoment.fact,
      }),
    )
  } else if (!good) {
    said.push(
      narrator.say({
        name: 'compare/other-empty',
        lines: lines.otherEmpty,
        words,
        facts: [],
        days: spans,
      }),
    )
  }
  const [worst] = side.avoid
  const badMoment = worst && windowMoments(worst).find(({ date }) => date === worst.day)
  if (worst && badMoment) {
    const event = eventText(badMoment, context, { isShort: true })
    said.push(
      narrator.say({
        name: 'compare/avoid',
        lines: lines.avoid,
        words: {
          ...words,
          day: dayText(worst.day, today),
          event: event.text,
          loss: purposeWords[side.purpose].losses,
        },
        facts: event.facts,
        days: spans,
        moment: badMoment.fact,
      }),
    )
  }
  return said
}

/** The day that is a little better than the others. */
function sayFair(side: WindowFindings, fair: Window, context: AnswerContext): Line | undefined {
  const { sky, today } = context
  const moment = windowMoments(fair).find(({ date }) => date === fair.day)
  if (!moment) return undefined
  const event = eventText(moment, context, { isShort: true })
  return {
    name: 'compare/fair',
    lines: [
      'If you want one all the same, take {day}, when {event}.',
      'The best of the ordinary days is {day}, when {event}.',
    ],
    words: { day: dayText(fair.day, today), event: event.text },
    facts: event.facts,
    days: [...dayFacts(fair, sky), ...spanFacts(side.span, sky)],
    moment: moment.fact,
  }
}

function nothingBetter({ sides: [one, other] }: ComparisonFindings, context: AnswerContext): Reply {
  const { narrator, sky } = context
  const [fair] = [one, other]
    .filter((side) => side.fair)
    .toSorted((a, b) => (b.fair?.score ?? 0) - (a.fair?.score ?? 0))
  const day = fair?.fair && sayFair(fair, fair.fair, context)
  const days = [...spanFacts(one.span, sky), ...spanFacts(other.span, sky)]
  const sentences = narrator.sayAll(
    { name: 'compare/empty', lines: lines.empty, facts: [], days, isNeeded: true },
    day,
    {
      name: 'compare/empty-more',
      lines: [
        'That is a real answer and no dodge, since most weeks are ordinary and most plans do fine in them.',
        'I would rather tell you that than invent a difference, because you would plan around it.',
      ],
      facts: [],
      days,
    },
    {
      name: 'compare/empty-wider',
      lines: ['If you can move the dates by a month or two, ask me again and I can look further.'],
      facts: [],
      days,
    },
  )
  return {
    blocks: [{ kind: 'paragraph', sentences }],
    suggestions: [`What happens ${inSpan(one.span)}?`],
  }
}
