import { pointNames } from '#lore/names.ts'
import { readersDate } from '#lore/readers-clock.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import { listed } from '#writer/prose/template.ts'
import type { Question, QuestionOf } from '../question.ts'
import type { Earlier } from '../recall.ts'
import {
  isRelated,
  MAX_EARLIER_ANSWERS,
  type PastQuestion,
  questionsOf,
  type Subject,
  subjectOf,
  subjectsOf,
} from '../subjects.ts'
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
  /** For a conversation that is longer than the part that is recalled. */
  oftenInPart: [
    'You have asked about {subject} more than once, the last time on {day}.',
    'That came up more than once; the last time you asked about {subject} was {day}.',
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
    'I find no earlier question about your chart or the sky in this conversation.',
    'Nothing about your chart or the sky has come up in this conversation so far.',
  ],
  noneAbout: [
    "I don't find that among your questions here; the last ones were about {subjects}.",
    "That isn't among the questions I find here, though {subjects} came up.",
  ],
  noneIn: [
    'I find no question of yours about your chart or the sky {span}.',
    'I have kept no question of yours {span} about your chart or the sky.',
  ],
  inPart: [
    'I can look back over my last {answers} answers or so, and this conversation is longer than that.',
    'This conversation goes further back than my last {answers} answers, which are all I can search.',
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

interface Past {
  questions: readonly PastQuestion[]
  isCut: boolean
}

/** "What did I ask you last month?", "What did you say about my job?" */
export const composeRecall =
  (earlier: Pick<Earlier, 'questions' | 'isCut'>): Compose<'recall'> =>
  (question, context) => {
    const recent = context.turns.flatMap(({ memory, at }) =>
      memory ? questionsOf(memory, at) : [],
    )
    const past = {
      questions: [...earlier.questions, ...recent],
      isCut: earlier.isCut === true,
    }
    return question.about
      ? aboutSubject(question.about, past, context)
      : inTime(question, past, context)
  }

function aboutSubject(
  about: NonNullable<QuestionOf<'recall'>['about']>,
  past: Past,
  context: AnswerContext,
): Reply {
  const { narrator, sky } = context
  const [subject] = subjectsOf(questionsAbout(about, past.questions), 1)
  if (!subject) {
    const others = subjectsOf(past.questions, MOST_SUBJECTS).map(({ words }) => words)
    const facts = others.flatMap((words) => factsAbout(words, sky))
    const words = { subjects: listed(others) }
    return notFound(
      others.length > 0 ? { name: 'noneAbout', words, facts } : { name: 'none' },
      past,
      context,
    )
  }
  const sentences = present([saySubject(subject, past, context), sayDates(subject, context)])
  const again = narrator.say({ name: 'recall/again', lines: lines.again, facts: [] })
  const reply = context.answer(about)
  const first = { kind: 'paragraph', sentences: present([...sentences, again]) } as const
  return { ...reply, blocks: [first, ...reply.blocks], question: about }
}

/** Turns with the same subject, or else about the same area of life. */
function questionsAbout(about: Question, questions: readonly PastQuestion[]): PastQuestion[] {
  const words = subjectOf(about)
  const same = questions.filter(({ question }) => subjectOf(question) === words)
  return same.length > 0 ? same : questions.filter(({ question }) => isRelated(question, about))
}

function saySubject(
  { words, times, lastAt }: Subject,
  { isCut }: Past,
  { narrator, sky, today }: AnswerContext,
) {
  const date = readersDate(lastAt, sky.timeZone)
  const name = times === 1 ? 'once' : isCut ? 'oftenInPart' : 'often'
  return narrator.say({
    name: `recall/${name}`,
    lines: lines[name],
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

function inTime({ span }: QuestionOf<'recall'>, past: Past, context: AnswerContext): Reply {
  const { narrator, sky } = context
  const isIn = ({ at }: PastQuestion) => {
    const date = readersDate(at, sky.timeZone)
    return !span || (date >= span.from && date <= span.to)
  }
  const subjects = subjectsOf(past.questions.filter(isIn), MOST_SUBJECTS)
  const words: Record<string, string> = span ? { span: inSpan(span) } : {}
  const days = span ? [dayFact(span.from, sky), dayFact(span.to, sky)] : []
  if (subjects.length === 0)
    return notFound({ name: span ? 'noneIn' : 'none', words, facts: days }, past, context)
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
    const said = present([saySubject(subject, past, context), sayDates(subject, context)])
    sentences.push(...said)
  }
  const keeps = past.isCut
    ? inPart
    : { name: 'recall/keeps', lines: lines.keeps, facts: [], isNeeded: true }
  sentences.push(...narrator.sayAll(keeps))
  return { blocks: [{ kind: 'paragraph', sentences }], suggestions }
}

interface NotFound {
  name: 'none' | 'noneAbout' | 'noneIn'
  words?: Record<string, string>
  facts?: AnyFact[]
}

function notFound(
  { name, words = {}, facts = [] }: NotFound,
  { isCut }: Past,
  { narrator }: AnswerContext,
): Reply {
  const sentences = narrator.sayAll(
    { name: `recall/${name}`, lines: lines[name], words, facts, isNeeded: true },
    isCut ? inPart : { name: 'recall/gone', lines: lines.gone, facts: [], isNeeded: true },
  )
  return { blocks: [{ kind: 'paragraph', sentences }], suggestions }
}

const inPart = {
  name: 'recall/in-part',
  lines: lines.inPart,
  words: { answers: String(MAX_EARLIER_ANSWERS) },
  facts: [],
  isNeeded: true,
}

/** What the chart says of a point that a message names. */
const factsAbout = (words: string, { facts }: AnswerContext['sky']) =>
  facts.filter(
    (fact) =>
      (fact.kind === 'placement' && pointNames[fact.body] === words) ||
      (fact.kind === 'angle' && pointNames[fact.angle] === words),
  )
