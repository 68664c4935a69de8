import { pointNames } from '#lore/names.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import { listed } from '#writer/prose/template.ts'
import type { QuestionOf } from '../question.ts'
import { readersDate } from '../readers-clock.ts'
import { exchangeOf, type PastExchange, type Subject, subjectOf, subjectsOf } from '../subjects.ts'
import type { AnswerContext, Compose, Reply } from './compose.ts'
import { inSpan, shortDayText } from './time/date-words.ts'
import { dayFact } from './time/evidence.ts'
import { present } from './time/present.ts'

const MOST_SUBJECTS = 4

const lines = {
  once: [
    'You asked me about {subject} on {day}.',
    'It was on {day} that you asked about {subject}.',
  ],
  often: [
    'You have asked about {subject} {times}, the last time on {day}.',
    'That came up {times}; the last time you asked about {subject} was {day}.',
  ],
  dates: ['The dates I named were {dates}.', 'I named {dates} then.'],
  date: ['The date I named was {dates}.', 'I named {dates} then.'],
  list: [
    'You asked me about {subjects} {span}.',
    'What you wanted to know {span} was about {subjects}.',
  ],
  listAll: [
    'You have asked me about {subjects}.',
    'So far we have talked about {subjects}, the last of them first.',
  ],
  none: [
    "I have nothing about that in this conversation, and I won't make something up.",
    'That has not come up in this conversation, as far as I can look back.',
  ],
  noneIn: [
    'You asked me nothing {span} that this conversation still has.',
    'I find no question of yours {span} in this conversation.',
  ],
  keeps: [
    'Of old answers I keep what they were about and the dates in them, and not every word.',
    'I remember subjects, dates and bets, and the words themselves are further up in this chat.',
  ],
  gone: [
    'If it was before you reset this chat, it is gone for me as well.',
    'What stood here before a reset is gone, for you and for me.',
  ],
  again: ['Asked today, I would put it like this.', 'Here is where I stand on it today.'],
}

const suggestions = ['What have you bet on so far?', 'What happens next week?']

/** "What did I ask you last month?", "What did you say about my job?" */
export const composeRecall =
  (earlier: readonly PastExchange[]): Compose<'recall'> =>
  (question, context) => {
    const recent = context.turns.flatMap(({ memory, at }) => (memory ? exchangeOf(memory, at) : []))
    const exchanges = [...earlier, ...recent]
    return question.about
      ? aboutSubject(question.about, exchanges, context)
      : inTime(question, exchanges, context)
  }

function aboutSubject(
  about: NonNullable<QuestionOf<'recall'>['about']>,
  exchanges: readonly PastExchange[],
  context: AnswerContext,
): Reply {
  const words = subjectOf(about)
  const found = exchanges.filter(({ question }) => subjectOf(question) === words)
  const [subject] = subjectsOf(found, 1)
  if (!subject) return notFound('none', {}, [], context)
  const sentences = present([saySubject(subject, context), sayDates(subject, context)])
  const again = context.narrator.say({ name: 'recall/again', lines: lines.again, facts: [] })
  const reply = context.answer(about)
  const first = { kind: 'paragraph', sentences: present([...sentences, again]) } as const
  return { ...reply, blocks: [first, ...reply.blocks], question: about }
}

function saySubject({ words, times, lastAt }: Subject, { narrator, sky, today }: AnswerContext) {
  const date = readersDate(lastAt, sky.timeZone)
  return narrator.say({
    name: times > 1 ? 'recall/often' : 'recall/once',
    lines: times > 1 ? lines.often : lines.once,
    words: {
      subject: words,
      times: times === 2 ? 'twice' : `${times} times`,
      day: shortDayText(date, today),
    },
    facts: [dayFact(date, sky), ...factsAbout(words, sky)],
    isNeeded: true,
  })
}

function sayDates({ dates }: Subject, { narrator, sky, today }: AnswerContext) {
  if (dates.length === 0) return undefined
  return narrator.say({
    name: dates.length > 1 ? 'recall/dates' : 'recall/date',
    lines: dates.length > 1 ? lines.dates : lines.date,
    words: { dates: listed(dates.toSorted().map((date) => shortDayText(date, today))) },
    facts: dates.map((date) => dayFact(date, sky)),
  })
}

function inTime(
  { span }: QuestionOf<'recall'>,
  exchanges: readonly PastExchange[],
  context: AnswerContext,
): Reply {
  const { narrator, sky } = context
  const isIn = ({ at }: PastExchange) => {
    const date = readersDate(at, sky.timeZone)
    return !span || (date >= span.from && date <= span.to)
  }
  const subjects = subjectsOf(exchanges.filter(isIn), MOST_SUBJECTS)
  const words: Record<string, string> = span ? { span: inSpan(span) } : {}
  const days = span ? [dayFact(span.from, sky), dayFact(span.to, sky)] : []
  if (subjects.length === 0) return notFound(span ? 'noneIn' : 'none', words, days, context)
  const names = subjects.map((subject) => subject.words)
  const sentences = narrator.sayAll({
    name: span ? 'recall/list' : 'recall/list-all',
    lines: span ? lines.list : lines.listAll,
    words: { ...words, subjects: listed(names) },
    facts: [...days, ...names.flatMap((name) => factsAbout(name, sky))],
    isNeeded: true,
  })
  const dated = subjects.filter(({ dates }) => dates.length > 0).slice(0, 2)
  for (const subject of dated) {
    const said = present([saySubject(subject, context), sayDates(subject, context)])
    sentences.push(...said)
  }
  return withKeeps(sentences, context)
}

function notFound(
  name: 'none' | 'noneIn',
  words: Record<string, string>,
  facts: AnyFact[],
  context: AnswerContext,
): Reply {
  const { narrator } = context
  const sentences = narrator.sayAll(
    { name: `recall/${name}`, lines: lines[name], words, facts, isNeeded: true },
    { name: 'recall/gone', lines: lines.gone, facts: [], isNeeded: true },
  )
  return { blocks: [{ kind: 'paragraph', sentences }], suggestions }
}

function withKeeps(sentences: ReturnType<typeof present>, { narrator }: AnswerContext): Reply {
  const keeps = narrator.say({
    name: 'recall/keeps',
    lines: lines.keeps,
    facts: [],
    isNeeded: true,
  })
  return {
    blocks: [{ kind: 'paragraph', sentences: present([...sentences, keeps]) }],
    suggestions,
  }
}

/** What the chart says of a point whose name is said. */
const factsAbout = (words: string, { facts }: AnswerContext['sky']) =>
  facts.filter(
    (fact) =>
      (fact.kind === 'placement' && pointNames[fact.body] === words) ||
      (fact.kind === 'angle' && pointNames[fact.angle] === words),
  )
