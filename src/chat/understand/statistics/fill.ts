import type { Turn } from '../../answer.ts'
import type { Question, QuestionKind, QuestionOf } from '../../question.ts'
import { broadPurpose, broadTheme } from '../patterns/broad-words.ts'
import { candidatesOf } from '../patterns/candidates.ts'
import { badTime, isNow, retrograde } from '../patterns/cues.ts'
import { eventIn, whichTime } from '../patterns/events.ts'
import { isAspectPoint, isPlanet, type Part, planetOf } from '../patterns/part.ts'
import { themeIn } from '../patterns/person-patterns.ts'
import {
  dayThen,
  defaultSpan,
  otherTime,
  purposeIn,
  purposeOfThemes,
  purposeOfWords,
  wholeSpan,
} from '../patterns/plans.ts'
import { likelyPurpose, likelyTheme } from './subjects.ts'

/** A label is a kind of question; of small talk and of what astrology cannot tell, with its subject. */
export function isLabelOf(label: string, question: Question): boolean {
  const isOfSubject = question.kind === 'social' || question.kind === 'beyond'
  return label === (isOfSubject ? `${question.kind} ${question.of}` : question.kind)
}

/** A question of this label about what one of the parts names; undefined where something is missing. */
export function fill(
  label: string,
  parts: readonly Part[],
  turns: readonly Turn[],
): Question | undefined {
  const [kind, of] = label.split(' ') as [QuestionKind, string | undefined]
  if (of) return { kind, of } as Question
  if (ofAnswer.has(kind)) return turns.length > 0 ? ({ kind } as Question) : undefined
  const candidates = parts.flatMap((part) => candidatesOf(part).slice(0, MAX_CANDIDATES))
  const read = candidates.find(({ question }) => question.kind === kind)
  if (read) return read.question
  for (const [index, part] of parts.entries()) {
    const question = fillers[kind]?.(withNamesOf(part, parts.toSpliced(index, 1)), parts)
    if (question) return question
  }
  return undefined
}

const MAX_CANDIDATES = 6

/** "My son was born on March 3, 2019. What was the Moon sign that day?": what a sentence does not name, of the others. */
function withNamesOf(part: Part, others: readonly Part[]): Part {
  const first = <List extends 'points' | 'signs' | 'houses' | 'aspects' | 'spans' | 'purposes'>(
    list: List,
  ): Part[List] =>
    part[list].length > 0
      ? part[list]
      : (others.find((other) => other[list].length > 0) ?? part)[list]
  return {
    ...part,
    points: first('points'),
    signs: first('signs'),
    houses: first('houses'),
    aspects: first('aspects'),
    spans: first('spans'),
    purposes: first('purposes'),
  }
}

export const ofAnswer = new Set<QuestionKind>([
  'why',
  'other-one',
  'list',
  'if-not',
  'bets',
  'more',
])

type Fillers = {
  [Kind in QuestionKind]?: (part: Part, all: readonly Part[]) => QuestionOf<Kind> | undefined
}

const fillers: Fillers = {
  where: ({ points: [point], owner }) => point && { kind: 'where', point, owner, asked: 'any' },
  'what-in': ({ signs: [sign], houses: [house], owner }) =>
    house ? { kind: 'what-in', house, owner } : sign && { kind: 'what-in', sign, owner },
  aspect: ({ points, aspects: [aspect], owner }) => {
    const [a, b] = points.filter(isAspectPoint)
    const isPair = a && (b ? a !== b : aspect)
    return isPair
      ? { kind: 'aspect', a, ...(b && { b }), ...(aspect && { aspect }), owner }
      : undefined
  },
  retrogrades: (part) => {
    const body = planetOf(part)
    return { kind: 'retrogrades', ...(body && { body }), owner: part.owner }
  },
  ruler: ({ houses: [house], signs: [sign], points, owner }) => {
    if (house) return { kind: 'ruler', of: { house }, owner }
    if (sign) return { kind: 'ruler', of: { sign }, owner }
    return { kind: 'ruler', of: points[0] === 'mc' ? 'mc' : 'chart', owner }
  },
  balance: ({ elements, qualities, owner }) => {
    const of = elements[0] ?? qualities[0]
    return { kind: 'balance', ...(of && { of }), owner }
  },
  strongest: ({ text, owner }) => {
    const of = /\baspects?\b/.test(text) ? 'aspect' : /\bplanets?\b/.test(text) ? 'planet' : 'chart'
    return { kind: 'strongest', of, owner }
  },
  theme: (part, all) => {
    const theme = themeIn(part) ?? broadTheme(part.text) ?? likelyTheme(all)
    return { kind: 'theme', theme: theme ?? 'self', owner: part.owner }
  },
  meaning: ({ points: [point], signs: [sign], houses: [house], aspects: [aspect], owner }) => {
    if (point) return { kind: 'meaning', point, ...(sign && { sign }), owner }
    if (house) return { kind: 'meaning', house, owner }
    if (sign) return { kind: 'meaning', sign, owner }
    return aspect && { kind: 'meaning', aspect, owner }
  },
  together: () => ({ kind: 'together', theme: 'overall' }),
  'sky-now': (part) => {
    if (otherTime(part)) return undefined
    const body = planetOf(part)
    if (!body && !/\b(?:sky|skies|planets?|stars|retrograde|up there)\b/.test(part.text))
      return undefined
    return { kind: 'sky-now', ...(body && { body }) }
  },
  'sky-then': (part) => {
    const body = planetOf(part)
    const span = dayThen(part)
    return body && span && { kind: 'sky-then', body, span }
  },
  motion: (part) => {
    const body = planetOf(part) ?? (retrograde.test(part.text) ? 'mercury' : undefined)
    return body && { kind: 'motion', body }
  },
  'what-happens': (part) => {
    const { today } = part
    const span = wholeSpan(part.spans) ?? { from: today, to: today, words: 'today' }
    const theme = themeIn(part)
    return { kind: 'what-happens', span, ...(theme && { theme }) }
  },
  when: (part) => {
    const event = eventIn(part)
    return event && { kind: 'when', event, which: whichTime(part, event) }
  },
  window: (part, all) => {
    const span = wholeSpan(part.spans)
    const purpose =
      purposeIn(part) ??
      purposeOfThemes(part) ??
      purposeOfWords(part) ??
      broadPurpose(part.text) ??
      likelyPurpose(all) ??
      'start'
    return {
      kind: 'window',
      purpose,
      span: span ?? defaultSpan(part.today),
      wish: badTime.test(part.text) ? 'avoid' : 'good',
      hasOwnSpan: span !== undefined,
    }
  },
  assertion: ({ text, points: [point, other], signs: [sign], houses: [house], owner }) => {
    if (!point || other) return undefined
    const isOfNow = isNow.test(text)
    if (sign && isOfNow && isPlanet(point))
      return { kind: 'assertion', claims: [{ of: 'sky-sign', body: point, sign }] }
    if (sign && !isOfNow) return { kind: 'assertion', claims: [{ of: 'sign', point, sign, owner }] }
    if (!house || isOfNow) return undefined
    return { kind: 'assertion', claims: [{ of: 'house', point, house, owner }] }
  },
  compare: ({ spans: [first, second] }) =>
    first && second && { kind: 'compare', spans: [first, second] },
}
