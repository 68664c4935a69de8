import type { Question } from '../../question.ts'
import { frequencyOf } from '../words/word-frequencies.ts'
import { broadTheme } from './broad-words.ts'
import { badTime, isAsking, isNow, lastTime, retrograde, when } from './cues.ts'
import { eventIn, whichTime } from './events.ts'
import { type Candidate, isAspectPoint, MIN_SCORE, type Part, phrases, planetOf } from './part.ts'
import { themeIn } from './person-patterns.ts'
import {
  defaultSpan,
  otherTime,
  purposeIn,
  purposeOfThemes,
  purposeOfWords,
  wholeSpan,
} from './plans.ts'

const ofBirth = phrases('my', 'mine', 'me', 'i', 'born', 'birth', 'natal', 'chart')
const ofDate = phrases('dates?', 'days?', 'soon', 'wait', 'until', 'till', 'till when')

/**
 * What a part asks by what it names and not by how: a body, a target, whose chart, and whether a date is wanted.
 * Only for parts that no pattern understood.
 */
export function fromSlots(part: Part): Candidate | undefined {
  if (isGarbled(part) || part.isBesideOther) return undefined
  const question = dated(part) ?? placed(part) ?? spanned(part)
  return question && { question, score: MIN_SCORE }
}

/** Two or more words that are in no dictionary: the names may be chance. */
export function isGarbled({ text }: Pick<Part, 'text'>): boolean {
  const words = text.match(/\b[a-z]{4,}\b/g) ?? []
  return words.filter((word) => frequencyOf(word) === 0).length > 1
}

function dated(part: Part): Question | undefined {
  const { text, points, signs, houses, aspects } = part
  const asksDate = when.test(text) || lastTime.test(text) || ofDate.test(text)
  const hasTarget = signs.length + houses.length + aspects.length > 0 || points.length > 1
  const event = asksDate && hasTarget ? eventIn(part) : undefined
  return event && { kind: 'when', event, which: whichTime(part, event) }
}

function placed(part: Part): Question | undefined {
  const { text, points, signs, houses, aspects, owner } = part
  const [point, second] = points
  const [sign] = signs
  const [house] = houses
  const body = planetOf(part)
  const isList =
    /P0,?(?: and| plus| or)?(?: my| the)? P1/.test(text) &&
    !/\b(?:do|does|how|between|together|each)\b/.test(text)
  if (point && second && isList && aspects.length === 0)
    return { kind: 'where', point, owner, asked: askedOf(text) }
  if (isAspectPoint(point) && isAspectPoint(second) && point !== second)
    return {
      kind: 'aspect',
      a: point,
      b: second,
      ...(aspects[0] && { aspect: aspects[0] }),
      owner,
    }
  if (body && (retrograde.test(text) || /\bdirect\b/.test(text)))
    return /\b(?:my|born|birth|natal)\b/.test(text)
      ? { kind: 'retrogrades', body, owner }
      : { kind: 'motion', body }
  if (body && isNow.test(text) && !/\b(?:my P|natal|birth|born)/.test(text))
    return { kind: 'sky-now', body }
  const then = otherTime(part)
  if (body && then && !second && !sign && !house && aspects.length === 0 && part.wordCount < 7)
    return { kind: 'sky-then', body, span: then }
  const asksPlace = /\b(?:signs?|houses?|where\w*|zodiac|placement|degrees?)\b/.test(text)
  if (point && asksPlace && (ofBirth.test(text) || !body))
    return { kind: 'where', point, owner, asked: askedOf(text) }
  if (point && !sign && !house && /\b(?:what|which)$|\b(?:in|at) (?:what|which)\b/.test(text))
    return { kind: 'where', point, owner, asked: 'any' }
  if (point && (isAsking(text) || part.wordCount < 9) && part.spans.length === 0)
    return {
      kind: 'meaning',
      point,
      ...(sign && { sign }),
      ...(!sign && house && { house }),
      owner,
    }
  if (points.length > 0 || part.spans.length > 0) return undefined
  const isMine = /\b(?:i|my|me|mine|we)\b/.test(text)
  if (house) return isMine ? { kind: 'what-in', house, owner } : { kind: 'meaning', house, owner }
  if (sign) return isMine ? { kind: 'what-in', sign, owner } : { kind: 'meaning', sign, owner }
  return aspects[0] && { kind: 'meaning', aspect: aspects[0], owner }
}

function askedOf(text: string): 'sign' | 'house' | 'degree' | 'any' {
  if (/\bdegrees?\b/.test(text)) return 'degree'
  if (/\bhouses?\b/.test(text)) return 'house'
  return /\b(?:signs?|zodiac)\b/.test(text) ? 'sign' : 'any'
}

const asksOfSelf =
  /\b(?:why|how|what|which|who|am|do|is|are|could|should|can|where|would|have)\b.*\b(?:i|my|me)\b/

/** "am I the drama", "why was I so loud" */
const asksAmI =
  /^(?:so |but |and |ok |honestly )*(?:why |how |what )?(?:am|was) i (?!right\b|wrong\b|correct\b|late\b|talking\b|going\b)\w+|^(?:so |but |and )*why (?:do|does|did|am|is|are|can|have) .*\b(?:i|me|my)\b/

function spanned(part: Part): Question | undefined {
  const { text, owner, today } = part
  if (part.points.length + part.signs.length + part.houses.length > 0) return undefined
  const span = wholeSpan(part.spans)
  const purpose = purposeIn(part) ?? purposeOfThemes(part) ?? purposeOfWords(part)
  if (purpose && (isAsking(text) || span))
    return {
      kind: 'window',
      purpose,
      span: span ?? defaultSpan(today),
      wish: badTime.test(text) ? 'avoid' : 'good',
      hasOwnSpan: span !== undefined,
    }
  const theme =
    themeIn(part) ??
    (asksOfSelf.test(text) ? broadTheme(text) : undefined) ??
    (asksAmI.test(text) ? 'self' : undefined)
  if (span && isAsking(text)) return { kind: 'what-happens', span, ...(theme && { theme }) }
  const isMine = /\b(?:i|my|me|mine)\b/.test(text)
  return theme && isMine && (isAsking(text) || asksAmI.test(text))
    ? { kind: 'theme', theme, owner }
    : undefined
}
