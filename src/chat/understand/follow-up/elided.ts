import type { Turn } from '../../answer.ts'
import type { Assertion, Question } from '../../question.ts'
import { retrograde, when } from '../patterns/cues.ts'
import { eventIn, whichTime } from '../patterns/events.ts'
import { isAspectPoint, isPlanet, type Part } from '../patterns/part.ts'

const doubts =
  /\b(?:sure|thought|always|told|believed|figured|supposed|convinced|said|says)\b|^(?:but|no|really|is not it|are you sure)|^(?:(?:wait|hm+|huh|so|oh),? )*not\b/

/** "Really? I was sure it was Gemini": a claim about what was asked before. */
export function doubtOf(
  last: Question,
  { text, points, signs, houses }: Part,
): Question | undefined {
  if (last.kind !== 'where' || points.length > 0 || !doubts.test(text)) return undefined
  const { point, owner } = last
  const claim: Assertion | undefined = signs[0]
    ? { of: 'sign', point, sign: signs[0], owner }
    : houses[0]
      ? { of: 'house', point, house: houses[0], owner }
      : undefined
  return claim && { kind: 'assertion', claims: [claim] }
}

/** "And when does she hit my Sun?" after Venus */
function bodyReaching(
  last: Question,
  { text, points: [natal, other], aspects: [aspect] }: Part,
): Question | undefined {
  if (!isAspectPoint(natal) || other || !when.test(text)) return undefined
  if (!/\b(?:it|she|he)\b.*\bmy (?:natal )?P0\b/.test(text)) return undefined
  const body =
    last.kind === 'where'
      ? last.point
      : last.kind === 'when'
        ? last.event.body
        : last.kind === 'sky-now' || last.kind === 'motion'
          ? last.body
          : undefined
  if (!isPlanet(body) || body === natal) return undefined
  return {
    kind: 'when',
    event: { of: 'transit', body, natal, aspect: aspect ?? 'conjunction' },
    which: 'next',
  }
}

/** "And when does it leave Aries?", "when does it trine it?": the body of the question before, and a target of its own. */
export function eventOfIt(last: Question, part: Part): Question | undefined {
  const { text, points, signs, houses, aspects } = part
  const reaching = bodyReaching(last, part)
  if (reaching) return reaching
  const isMotion =
    retrograde.test(text) ||
    /\bdirect\b|\bstations?\b|\b(?:returns?|back|home)\b.*\b(?:birth|natal)\b/.test(text)
  const isNamed = signs.length + houses.length + aspects.length > 0 || isMotion
  if (points.length > 0 || !isNamed) return undefined
  if (
    !when.test(text) &&
    !(last.kind === 'when' && /^and (?:enter|leave|reach|into|out)/.test(text))
  )
    return undefined
  if (last.kind === 'when' && last.event.body && aspects[0] && last.event.natal)
    return { ...last, event: { ...last.event, aspect: aspects[0] } }
  const body =
    last.kind === 'when'
      ? last.event.body
      : last.kind === 'sky-now' || last.kind === 'motion'
        ? last.body
        : last.kind === 'where' && isPlanet(last.point)
          ? last.point
          : undefined
  const event = body && eventIn({ ...part, points: [body], text: `P0 ${text}` })
  return event && { kind: 'when', event, which: whichTime(part, event) }
}

/** "Does it aspect my Sun?" */
export function aspectOfIt(last: Question, { text, points, aspects }: Part): Question | undefined {
  const [b] = points
  if (last.kind !== 'where' || !isAspectPoint(last.point) || !isAspectPoint(b)) return undefined
  const isOfIt =
    /\b(?:it|he|she)\b/.test(text) &&
    (aspects.length > 0 || /\baspect|\btouch|\bconnect/.test(text))
  if (!isOfIt || b === last.point) return undefined
  return {
    kind: 'aspect',
    a: last.point,
    b,
    ...(aspects[0] && { aspect: aspects[0] }),
    owner: last.owner,
  }
}

/** "Do those two form a trine?": the two points that were asked about last. */
export function aspectOfTwo(
  turns: readonly Turn[],
  { text, points, aspects }: Part,
): Question | undefined {
  if (points.length > 0 || !/\b(?:those|these|they|the|them)(?: two)?\b/.test(text))
    return undefined
  if (aspects.length === 0 && !/\baspect|\bconnect|\bget (?:along|on)\b/.test(text))
    return undefined
  const asked = turns
    .slice(-4)
    .flatMap(({ memory }) => (memory?.question.kind === 'where' ? [memory.question.point] : []))
    .filter(isAspectPoint)
  const [a, b] = asked.slice(-2)
  if (!a || !b || a === b) return undefined
  return { kind: 'aspect', a, b, ...(aspects[0] && { aspect: aspects[0] }), owner: 'user' }
}

/** "Which one is better?" after a window for each of two spans. */
export function compareLast(last: Question, turns: readonly Turn[]): Question | undefined {
  if (last.kind !== 'window') return undefined
  const before = turns
    .slice(0, -1)
    .map(({ memory }) => memory?.question)
    .findLast((question) => question?.kind === 'window')
  if (before?.kind !== 'window' || before.purpose !== last.purpose) return undefined
  if (before.span.from === last.span.from) return undefined
  return { kind: 'compare', purpose: last.purpose, spans: [before.span, last.span] }
}
