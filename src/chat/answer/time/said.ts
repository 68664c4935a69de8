import { clockAt } from '#lore/readers-clock.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import type { ForecastFact } from '#sky/forecast-facts.ts'
import type { Sentence } from '#writer/writer.ts'
import type { TurnMemory } from '../../answer.ts'
import type { DatedFact } from '../../findings.ts'
import type { QuestionKind, QuestionOf } from '../../question.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import { dayText } from './date-words.ts'
import { eventText } from './events.ts'
import { dayFact, spanFacts } from './evidence.ts'
import { sayMeaning } from './moment-meaning.ts'
import { occasionOf } from './occasion.ts'
import { present } from './present.ts'

const lines = {
  yes: ['Yes, I said {day}{for}.', 'Yes, {day}{for}.', 'I did: {day}{for}.'],
  no: ['No, what I said was {day}{for}.', 'No, it was {day}{for}.'],
  event: ['That is when {event}.', 'The reason I gave is that {event} then.'],
  closer: [
    "It's further up in this chat as well, so you can hold me to it word for word.",
    'If that no longer suits you, tell me what changed, and I look for another day.',
    'I keep the days that I name, so ask me for them whenever you lose count.',
  ],
  other: [
    'The other day I named is {day}.',
    'I also named {day}, as the one to fall back on.',
    'Besides that I gave you {day}.',
  ],
}

/** "You said Thursday, right?": yes or no, and then what was said. */
export function composeSaid({ claimed, date }: QuestionOf<'said'>, context: AnswerContext): Reply {
  const { narrator, sky, today } = context
  const memory = memoryWith(date, context)
  const named = memory?.named.find((one) => !date || one.date === date)
  if (!memory || !named) return context.answer({ kind: 'what-happens', span: claimed })
  const moment = momentOf(memory, named.factId, context)
  const other = memory.named.find((one) => one.date !== named.date)
  const sentences: (Sentence | undefined)[] = [
    narrator.say({
      name: `said/${date ? 'yes' : 'no'}`,
      lines: date ? lines.yes : lines.no,
      words: {
        day: dayText(named.date, today),
        for: purposeOf(memory, context),
      },
      facts: [],
      days: [dayFact(named.date, sky), ...spanFacts(claimed, sky)],
      isNeeded: true,
    }),
    moment && sayEvent(moment, context),
    other && sayOther(other.date, context),
    ...(moment ? sayMeaning(moment, context) : []),
  ]
  if (narrator.budget.isShort)
    sentences.push(narrator.say({ name: 'said/closer', lines: lines.closer, facts: [] }))
  const rest = memory.named.filter((one) => one !== named)
  return {
    blocks: [{ kind: 'paragraph', sentences: present(sentences) }],
    ...(moment && { moments: [moment] }),
    suggestions: ['Why that day?', 'What about the other one?'],
    named: [named, ...rest],
    question: memory.question,
  }
}

/** The memory of the latest answer that named the day, or else of the latest that named any day. */
function memoryWith(date: string | undefined, { turns }: AnswerContext): TurnMemory | undefined {
  const has = ({ named }: TurnMemory) =>
    date ? named.some((one) => one.date === date) : named.length > 0
  const isOfPlan = ({ question }: TurnMemory) => !places.has(question.kind)
  const found = turns.flatMap(({ memory }) => (memory && has(memory) ? [memory] : []))
  return found.findLast(isOfPlan) ?? found.at(-1)
}

/** The sky of a day is asked after the day was named for something. */
const places = new Set<QuestionKind>(['sky-then', 'sky-now', 'motion'])

/** ", for the talk about your raise" */
function purposeOf({ question }: TurnMemory, context: AnswerContext): string {
  return question.kind === 'window' ? `, for ${occasionOf(question.purpose, context).name}` : ','
}

function momentOf(
  { facts }: TurnMemory,
  factId: string,
  { sky }: AnswerContext,
): DatedFact | undefined {
  const fact = facts.find(({ id }) => id === factId)
  return fact && isInstant(fact) ? { fact, ...clockAt(fact.at, sky.timeZone) } : undefined
}

const instants = new Set<string>([
  'transit',
  'lunation',
  'eclipse',
  'ingress',
  'station',
  'house-entry',
])
const isInstant = (fact: AnyFact): fact is ForecastFact => instants.has(fact.kind)

function sayEvent(moment: DatedFact, context: AnswerContext): Sentence | undefined {
  const { today, narrator } = context
  const tense = moment.date < today ? 'past' : 'present'
  const event = eventText(moment, context, { tense })
  return narrator.say({
    name: 'said/event',
    lines: lines.event,
    words: { event: event.text },
    facts: event.facts,
    moment: moment.fact,
  })
}

function sayOther(date: string, { narrator, sky, today }: AnswerContext): Sentence | undefined {
  return narrator.say({
    name: 'said/other',
    lines: lines.other,
    words: { day: dayText(date, today) },
    facts: [],
    days: [dayFact(date, sky)],
  })
}
