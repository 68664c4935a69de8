import { purposeWords } from '#lore/corpus/chat/time-purposes.ts'
import { pointNames } from '#lore/names.ts'
import type { AskedQuestion, TurnMemory } from './answer.ts'
import type { LifeTheme, Point, Purpose, Question } from './question.ts'

/** Answers whose questions and wordings are recalled, besides those of the last turns. */
export const MAX_EARLIER_ANSWERS = 200

/** A question of an earlier message as its memory keeps it, without any text. */
export interface PastQuestion extends AskedQuestion {
  /** ISO instant of the message. */
  at: string
}

/** What was asked about, after "about". */
export interface Subject {
  words: string
  times: number
  /** When it was asked last: ISO instant. */
  lastAt: string
  /** Dates that the answers named, the latest answer's first. */
  dates: string[]
}

const MOST_DATES = 3

const purposeThemes: Partial<Record<Purpose, LifeTheme>> = {
  'money-talk': 'money',
  work: 'work',
  love: 'love',
  move: 'home',
  create: 'creativity',
  study: 'mind',
}

const themeWords: Record<LifeTheme, string> = {
  self: 'yourself',
  love: 'love',
  work: 'work',
  money: 'money',
  home: 'home and family',
  friends: 'friends',
  mind: 'how you think and speak',
  body: 'daily habits',
  fear: 'what is hard for you',
  gift: 'what you are good at',
  purpose: 'where your life is going',
  creativity: 'creative work',
  spirit: 'your inner life',
}

/** What a question is about, after "about"; undefined for small talk and for questions about an answer. */
export function subjectOf(question: Question): string | undefined {
  switch (question.kind) {
    case 'window':
      return purposeSubject(question.purpose)
    case 'compare':
      return question.purpose ? purposeSubject(question.purpose) : 'what was coming up'
    case 'theme':
      return themeWords[question.theme]
    case 'what-happens':
      return question.theme ? themeWords[question.theme] : 'what was coming up'
    case 'where':
      return pointWords(question.point, question.owner)
    case 'meaning':
      return question.point && pointWords(question.point, question.owner)
    case 'aspect':
      return pointWords(question.a, question.owner)
    case 'sky-then':
    case 'sky-now':
    case 'motion':
      return question.body && pointNames[question.body]
    case 'when':
      return question.event.body ? pointNames[question.event.body] : 'what was coming up'
    case 'together':
      return 'the two of you'
    case 'strongest':
    case 'balance':
    case 'ruler':
    case 'retrogrades':
    case 'what-in':
      return 'your chart as a whole'
    case 'assertion':
      return question.then && subjectOf(question.then)
    default:
      return undefined
  }
}

/** Not "about a talk about money". */
const purposeSubject = (purpose: Purpose) =>
  purpose === 'money-talk' ? themeWords.money : purposeWords[purpose].name

const pointWords = (point: Point, owner: 'user' | 'partner') =>
  owner === 'partner' ? 'the two of you' : pointNames[point]

/** Whether two questions are about one part of life: a good week for a new job, and work. */
export function isRelated(one: Question, other: Question): boolean {
  const theme = themeOf(one)
  return theme !== undefined && theme === themeOf(other)
}

function themeOf(question: Question): LifeTheme | undefined {
  if (question.kind === 'window') return purposeThemes[question.purpose]
  if (question.kind === 'compare') return question.purpose && purposeThemes[question.purpose]
  if (question.kind === 'assertion') return question.then && themeOf(question.then)
  return question.kind === 'theme' || question.kind === 'what-happens' ? question.theme : undefined
}

/** What these questions were about, the subject of the last one first. */
export function subjectsOf(oldestFirst: readonly PastQuestion[], most: number): Subject[] {
  const byWords = new Map<string, Subject>()
  for (const { at, question, dates } of oldestFirst) {
    const words = subjectOf(question)
    if (!words) continue
    const known = byWords.get(words)
    byWords.delete(words)
    byWords.set(words, {
      words,
      // A message may ask about it twice.
      times: (known?.times ?? 0) + (known?.lastAt === at ? 0 : 1),
      lastAt: at,
      dates: [...new Set([...dates, ...(known?.dates ?? [])])].slice(0, MOST_DATES),
    })
  }
  return [...byWords.values()].toReversed().slice(0, most)
}

type Remembered = Pick<TurnMemory, 'question' | 'named'> & { asked?: AskedQuestion[] | null }

export function questionsOf({ question, named, asked }: Remembered, at: string): PastQuestion[] {
  const all = asked ?? [{ question, dates: named.map(({ date }) => date) }]
  return all.map((one) => ({ at, ...one }))
}
