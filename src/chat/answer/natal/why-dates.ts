import { houseScenes } from '#lore/corpus/chat/time-houses.ts'
import { pointReasons } from '#lore/corpus/chat/time-points.ts'
import { clockAt } from '#lore/readers-clock.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import type { ForecastFact, TransitFact } from '#sky/forecast-facts.ts'
import type { TurnMemory } from '../../answer.ts'
import type { DatedFact } from '../../findings.ts'
import type { Purpose } from '../../question.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import type { Line } from '../narrator.ts'
import { dayText } from '../time/date-words.ts'
import { eventText, houseOf } from '../time/events.ts'
import { sayMeaning, sayPastMatter } from '../time/moment-meaning.ts'
import { occasionOf } from '../time/occasion.ts'
import { present } from '../time/present.ts'
import { calm, isAfraid } from '../time/when.ts'
import { sayGain } from '../time/window.ts'
import { nameOf, yours } from './words.ts'

/** Why the moments of the last answer count: what is exact then, and what that does for what was asked. */
export function whyDates(memory: TurnMemory, context: AnswerContext): Reply {
  const { narrator, sky, today } = context
  const [first, second] = memory.facts
    .filter(isTransit)
    .map((fact): DatedFact & { fact: TransitFact } => ({ fact, ...clockAt(fact.at, sky.timeZone) }))
  if (!first) return whyEvent(memory, context)
  const { question } = memory
  const purpose = 'purpose' in question ? question.purpose : undefined
  const isPast = first.date < today
  const sentences = [
    narrator.say(becauseLine(first, context)),
    purpose && narrator.say(pointLine(first, purpose, context)),
    ...(purpose ? sayGain(first, purpose, context) : []),
    ...(purpose || isPast ? [] : sayMeaning(first, context)),
    isPast ? sayPastMatter(first, context) : undefined,
    second && narrator.budget.isShort
      ? narrator.say(secondLine(second, first, context))
      : undefined,
    narrator.budget.used < 90 ? narrator.say(honestLine) : undefined,
  ]
  return {
    blocks: [{ kind: 'paragraph', sentences: present(sentences.map((each) => each || undefined)) }],
    suggestions: ['What about the other one?'],
    question,
    named: memory.named,
  }
}

function isTransit(fact: AnyFact): fact is TransitFact {
  return fact.kind === 'transit'
}

const eventKinds = new Set<string>(['eclipse', 'lunation', 'station', 'ingress', 'house-entry'])

function isForecast(fact: AnyFact): fact is ForecastFact {
  return eventKinds.has(fact.kind)
}

function becauseLine(moment: DatedFact, context: AnswerContext): Line {
  const { today } = context
  const isPast = moment.date < today
  const event = eventText(moment, context, { tense: isPast ? 'past' : 'present', isFull: true })
  return {
    name: 'why-dates',
    lines: isAfraid.test(context.message)
      ? ['On {day}, {event}.']
      : isPast
        ? ['Because on {day}, {event}.', 'It goes back to {day}, when {event}.']
        : [
            'Because on {day}, {event}.',
            'On {day}, {event}, and I gave that the most weight.',
            'It rests on one thing: on {day}, {event}.',
          ],
    words: { day: dayText(moment.date, today), event: event.text },
    facts: event.facts,
    moment: moment.fact,
    isNeeded: true,
  }
}

/** "The Midheaven is what you are known for at work, and …" */
function pointLine(
  { fact }: DatedFact & { fact: TransitFact },
  purpose: Purpose,
  context: AnswerContext,
): Line {
  return {
    name: `why-dates/point/${fact.natal}`,
    lines: [
      '{Natal} {reason}, and for {purpose} that is what I look at first.',
      '{Natal} {reason}, so it has a say in {purpose}.',
    ],
    words: {
      natal: fact.natal === 'asc' || fact.natal === 'mc' ? nameOf(fact.natal) : yours([fact.natal]),
      reason: pointReasons[fact.natal],
      purpose: occasionOf(purpose, context).name,
    },
    facts: [fact],
  }
}

function secondLine(moment: DatedFact, first: DatedFact, context: AnswerContext): Line {
  const { today } = context
  const isPast = moment.date < today
  const event = eventText(moment, context, { tense: isPast ? 'past' : 'present', isShort: true })
  return {
    name: 'why-dates/second',
    lines:
      moment.date === first.date
        ? [
            'The same day {event}, and I counted that too.',
            'I also counted that the same day {event}.',
          ]
        : [
            'The other date, {day}, has its own reason: {event}.',
            'I named {day}, as well, because {event}.',
          ],
    words: { day: dayText(moment.date, today), event: event.text },
    facts: event.facts,
    moment: moment.fact,
  }
}

const honestLine: Line = {
  name: 'why-dates/honest',
  lines: [
    'The dates are astronomy, and anybody can check them; what they mean for you is the part you get to judge.',
    'The date is a matter of arithmetic. The meaning is a tradition, and you can hold me to it afterward.',
    'The date is measured and the meaning is interpretation, so keep the one and test the other.',
  ],
  facts: [],
}

/** An eclipse, a lunation, a station: the place decides what it is about. */
function whyEvent(memory: TurnMemory, context: AnswerContext): Reply {
  const { narrator, sky, today } = context
  const [fact] = memory.facts.filter(isForecast)
  const moment = fact && { fact, ...clockAt(fact.at, sky.timeZone) }
  const house = fact && houseOf(fact, sky.facts)
  const sentences = present([
    isAfraid.test(context.message) ? narrator.say(calm) : undefined,
    moment && narrator.say(becauseLine(moment, context)),
    house && moment && moment.date < today
      ? narrator.say({
          name: `why-dates/house/${house}`,
          lines: [
            'The house it falls into makes it about {matter}.',
            'For you that part of the chart is about {matter}.',
          ],
          words: { matter: houseScenes[house].matter },
          facts: [fact],
        })
      : undefined,
    ...(moment && moment.date >= today ? sayMeaning(moment, context) : []),
    narrator.say({
      name: 'why-dates/event',
      lines: moment
        ? honestLine.lines
        : [
            'Because that is when it happens in the sky, to the minute, and the place in your chart where it happens decides what it is about. The first part is astronomy; the second is the tradition I work in, and you can hold me to it.',
            'The date is computed from where the planets are, and what I made of it comes from the part of your chart it falls into. If the meaning sounds wrong to you, keep the date and drop the meaning.',
          ],
      facts: [],
      isNeeded: true,
    }),
  ])
  return {
    blocks: [{ kind: 'paragraph', sentences }],
    question: memory.question,
    named: memory.named,
  }
}
