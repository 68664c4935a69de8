import type { AspectPoint } from '#sky/aspects.ts'
import type { TransitFact } from '#sky/forecast-facts.ts'
import type { DatedFact, SpanFindings } from '../../findings.ts'
import type { QuestionOf } from '../../question.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import { betsSaid } from './bets-said.ts'
import { dayText, inSpan, onDay } from './date-words.ts'
import { effectsOf, eventText, toneOf } from './events.ts'
import { spanFacts } from './evidence.ts'
import { momentsPicture } from './picture.ts'
import { present } from './present.ts'

type HappensQuestion = QuestionOf<'what-happens'>
type Contact = DatedFact & { fact: TransitFact }

/** These press for weeks, and what they press on is felt. */
const heavy: ReadonlySet<string> = new Set(['saturn', 'uranus', 'neptune', 'pluto'])
const kind = ['venus', 'jupiter'] as const
const felt = ['moon', 'venus', 'sun'] as const
const felts: ReadonlySet<AspectPoint> = new Set(felt)

const lines = {
  first: [
    'The first easier days I can see are around {day}, when {event}.',
    'It starts to ease around {day}, when {event}.',
    'Around {day}, I would say, when {event}.',
  ],
  last: [
    'The last hard contact {span} is {day}, when {event}, and after it there is less pulling at you.',
    'What still pulls at you is {day}, when {event}; it is the last of the hard ones {span}.',
  ],
  noneHard: [
    'I find nothing heavy pressing on your chart {span}, so the weight is from life and not from the sky.',
    'Nothing heavy presses on your chart {span}, and that at least is on your side.',
  ],
  noneEasy: [
    "I can't give you one day {span} when it turns; it goes in small steps.",
    'There is no single day {span} when it lifts, as far as I can see.',
  ],
  honest: [
    "How long it takes you I can't see, only when the sky stops adding to it.",
    'People get over things in their own time, so take that as the weather and not as a deadline.',
  ],
  bet: [
    "If it's no lighter by then, tell me, and it goes down as a miss.",
    "I'd bet on a lighter few days then, and if they are as heavy as these, count it against me.",
  ],
  task: [
    'Until then make the days small: one meal with somebody, one walk, one early night.',
    'Until then tell one person how it really is, and let them check on you.',
  ],
}

/** "When does it get easier?": the first kind contact, and the last hard one. */
export function relief(
  question: HappensQuestion,
  { span, moments }: SpanFindings,
  context: AnswerContext,
): Reply {
  const { narrator, sky, today } = context
  const heaviest = moments.filter(isContact).filter(({ date }) => date > today)
  const first = earliest(kindContacts(span, context))
  const last = earliest(heaviest.filter(isHeavy), -1)
  const sayNone = (name: string, none: readonly string[]) =>
    narrator.say({
      name: `relief/${name}`,
      lines: none,
      words: { span: inSpan(span) },
      facts: [],
      days: spanFacts(span, sky),
      isNeeded: true,
    })
  const bet = first && narrator.say({ name: 'relief/bet', lines: lines.bet, facts: [first.fact] })
  const sentences = present([
    first ? sayContact('first', first, span, context) : sayNone('none-easy', lines.noneEasy),
    first && sayEffect(first, context),
    last ? sayContact('last', last, span, context) : sayNone('none-hard', lines.noneHard),
    narrator.say({ name: 'relief/honest', lines: lines.honest, facts: [], isNeeded: true }),
    bet,
    narrator.say({ name: 'relief/task', lines: lines.task, facts: [] }),
  ])
  const named = [first, last].filter((moment) => moment !== undefined)
  return {
    question,
    blocks: [{ kind: 'paragraph', sentences }],
    moments: named,
    ...(named[0] && { picture: momentsPicture(span, named, named[0], today) }),
    suggestions: ['Why?', 'What does this week look like?'],
    named: named.map(({ date, fact }) => ({
      date,
      factId: fact.id,
      label: eventText({ fact }, context, { isShort: true }).text,
    })),
    bets: first ? betsSaid([bet], { what: 'a lighter few days', ...first }) : [],
  }
}

function isContact(moment: DatedFact): moment is Contact {
  return moment.fact.kind === 'transit'
}

const isHeavy = ({ fact }: Contact) =>
  toneOf(fact) === 'hard' && heavy.has(fact.body) && felts.has(fact.natal)

/** Contacts of Venus and Jupiter with the points that stand for feelings. */
function kindContacts(span: SpanFindings['span'], { search, today }: AnswerContext): Contact[] {
  return kind.flatMap((body) =>
    felt.flatMap((natal) => {
      const event = { of: 'transit', body, natal } as const
      const found = search({ kind: 'when', event, which: 'all', span })
      const all = found?.kind === 'event' ? found.all.filter(isContact) : []
      return all.filter(({ date, fact }) => date > today && toneOf(fact) === 'easy')
    }),
  )
}

function earliest(contacts: readonly Contact[], sign: 1 | -1 = 1): Contact | undefined {
  return contacts.toSorted((one, other) => sign * one.date.localeCompare(other.date))[0]
}

function sayContact(
  name: 'first' | 'last',
  moment: Contact,
  span: SpanFindings['span'],
  context: AnswerContext,
) {
  const { narrator, sky, today } = context
  const event = eventText(moment, context, { isFull: name === 'first', isShort: name === 'last' })
  return narrator.say({
    name: `relief/${name}`,
    lines: lines[name],
    words: {
      day: dayText(moment.date, today),
      on: onDay(moment, today),
      event: event.text,
      span: inSpan(span),
    },
    facts: event.facts,
    days: name === 'last' ? spanFacts(span, sky) : [],
    moment: moment.fact,
    isNeeded: true,
  })
}

function sayEffect({ fact }: Contact, { narrator }: AnswerContext) {
  const { name, clauses } = effectsOf(fact)
  return narrator.say({
    name: `when/effect/${name}`,
    lines: ['{Effect}.', 'Around then {effect}.'],
    words: { effect: clauses },
    facts: [fact],
  })
}
