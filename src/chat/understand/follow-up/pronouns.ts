import type { Planet } from '#sky/bodies.ts'
import type { Turn } from '../../answer.ts'
import type { Point, Question, QuestionOf } from '../../question.ts'
import { badTime, goodTime, isAsking, retrograde } from '../patterns/cues.ts'
import { isPlanet, type Part } from '../patterns/part.ts'
import { wholeSpan } from '../patterns/plans.ts'
import { bodyThere, whenOf } from './events.ts'

const pronoun = /\b(?:what am i|it|that|this|these|those|they|there|here|he|she|one|then|them)\b/

/** "when does it end?", "was it there before?", "can I do that next week?" */
export function aboutIt(last: Question, part: Part, turns: readonly Turn[]): Question | undefined {
  const { text, points } = part
  const isPlace = /\b(?:here|there)\b/.test(text)
  if (isPlace && isPlanet(points[0]) && /\bwhen\b|\blast\b|\bnext\b/.test(text))
    return bodyThere(last, points[0], part)
  if (!pronoun.test(text) && part.wordCount > 7) return undefined
  if (last.kind === 'window') return windowAgain(last, part)
  if (last.kind === 'compare') return dayOfBetter(last, part, turns) ?? windowAgain(last, part)
  if (/\brul(?:er|es|ing)\b/.test(text)) return rulerOfLast(last)
  if (last.kind === 'retrogrades' && last.body && isPlanet(points[0]) && retrograde.test(text))
    return { ...last, body: points[0] }
  if (last.kind === 'where' && /\bwhat (?:am i|is it|is mine)\b/.test(text)) return last
  if (points.length > 0 || part.signs.length > 0) return undefined
  if (part.spans.length > 0) return undefined
  if (
    /\bwhen\b|\bhow long\b|\bend\b|\bover\b|\blast\b|\bnext\b|\bstart|\bfinish|\b(?:which|what) (?:date|day)\b/.test(
      text,
    )
  )
    return whenOf(last, part, turns)
  if (
    last.kind === 'ruler' &&
    typeof last.of === 'object' &&
    'house' in last.of &&
    /\bin (?:it|there)\b/.test(text)
  )
    return { kind: 'what-in', house: last.of.house, owner: last.owner }
  if (
    last.kind === 'where' &&
    isPlanet(last.point) &&
    retrograde.test(text) &&
    /\b(?:was|were|it)\b/.test(text) &&
    !/\bnow\b/.test(text)
  )
    return { kind: 'retrogrades', body: last.point, owner: last.owner }
  if (retrograde.test(text) || /\bdirect\b/.test(text)) {
    const body = bodyOf(last)
    return body && { kind: 'motion', body }
  }
  if (
    pronoun.test(text) &&
    /\b(?:mean|about|affect|do (?:to|for) me|(?:what|how) (?:does|do|would|will) (?:that|it|this|he|she|they) (?:do|work|show|act|feel)|good or bad|good thing|bad thing|feel like)\b/.test(
      text,
    )
  )
    return meaningOfLast(last)
  if (
    /\b(?:where|(?:what|which)(?: of (?:my|the))? (?:houses?|signs?|degrees?)|what is (?:its |the )?(?:degrees?|house|sign)|(?:which|what) (?:part|area|corner) of my chart|in my chart)\b/.test(
      text,
    )
  )
    return whereOfLast(last, part)
  return undefined
}

function windowAgain(
  last: QuestionOf<'window'> | QuestionOf<'compare'>,
  part: Part,
): Question | undefined {
  const span = wholeSpan(part.spans)
  const isAvoid = badTime.test(part.text)
  if (!isAsking(part.text)) return undefined
  const isAsked = goodTime.test(part.text) || isAvoid || span || /\bwhen\b/.test(part.text)
  if (!isAsked || part.points.length > 0 || part.purposes.length > 0) return undefined
  if (last.kind === 'compare') {
    if (!last.purpose || !span) return undefined
    return {
      kind: 'window',
      purpose: last.purpose,
      span,
      wish: isAvoid ? 'avoid' : 'good',
      hasOwnSpan: true,
    }
  }
  return { ...last, ...(span && { span, hasOwnSpan: true }), ...(isAvoid ? { wish: 'avoid' } : {}) }
}

/** "Then give me a day", "which day in it?": of the span that came out better. */
function dayOfBetter(
  { purpose, spans }: QuestionOf<'compare'>,
  { text, spans: own }: Part,
  turns: readonly Turn[],
): Question | undefined {
  const isAsked =
    /\b(?:days?|dates?|when)\b/.test(text) && !/\b(?:why|avoid|other|another)\b/.test(text)
  if (!isAsked || own.length > 0) return undefined
  const date = turns.findLast(({ memory }) => memory?.question.kind === 'compare')?.memory?.named[0]
    ?.date
  const better = spans.find(({ from, to }) => date && date >= from && date <= to) ?? spans[0]
  return {
    kind: 'window',
    purpose: purpose ?? 'start',
    span: better,
    wish: 'good',
    hasOwnSpan: true,
  }
}

function bodyOf(last: Question): Planet | undefined {
  if (last.kind === 'motion' || last.kind === 'sky-now') return last.body
  if (last.kind === 'when') return last.event.body
  if (last.kind === 'where' || last.kind === 'meaning')
    return isPlanet(last.point) ? last.point : undefined
  return undefined
}

function pointOf(last: Question): Point | undefined {
  return last.kind === 'where' || last.kind === 'meaning' ? last.point : bodyOf(last)
}

function rulerOfLast(last: Question): Question | undefined {
  if (last.kind === 'where' && (last.point === 'mc' || last.point === 'asc'))
    return { kind: 'ruler', of: last.point === 'mc' ? 'mc' : 'chart', owner: last.owner }
  if (last.kind !== 'meaning' && last.kind !== 'what-in') return undefined
  if (last.house) return { kind: 'ruler', of: { house: last.house }, owner: last.owner }
  return last.sign && { kind: 'ruler', of: { sign: last.sign }, owner: last.owner }
}

export function meaningOfLast(last: Question): Question | undefined {
  if (last.kind === 'aspect')
    return last.aspect
      ? { kind: 'meaning', aspect: last.aspect, owner: last.owner }
      : { kind: 'more' }
  if (last.kind === 'what-in')
    return {
      kind: 'meaning',
      ...(last.house && { house: last.house }),
      ...(last.sign && { sign: last.sign }),
      owner: last.owner,
    }
  const point = pointOf(last)
  return point
    ? { kind: 'meaning', point, owner: 'owner' in last ? last.owner : 'user' }
    : { kind: 'more' }
}

function whereOfLast(last: Question, { text }: Part): Question | undefined {
  if (last.kind === 'motion' || last.kind === 'sky-now' || last.kind === 'when') {
    const body = bodyOf(last)
    const phase = /\b(new|full) (?:moon|one)\b/.exec(text)?.[1] as 'new' | 'full' | undefined
    if (last.kind === 'when' && last.event.of === 'lunation' && phase)
      return { ...last, event: { ...last.event, phase } }
    // A lunation is answered with its sign and its house.
    return body ? { kind: 'sky-now', body } : last
  }
  const point = pointOf(last)
  if (!point) return undefined
  const asked = /\bdegree\b/.test(text)
    ? 'degree'
    : /\bhouse\b/.test(text)
      ? 'house'
      : /\bsign\b/.test(text)
        ? 'sign'
        : 'any'
  return { kind: 'where', point, owner: 'owner' in last ? last.owner : 'user', asked }
}
