import { type AspectPoint, aspectPoints } from '#sky/aspects.ts'
import { type Planet, planets } from '#sky/bodies.ts'
import type { Turn } from '../../answer.ts'
import type { EventPattern, Question, QuestionOf } from '../../question.ts'
import { begins, ends, lastTime, nextTime } from '../patterns/cues.ts'
import { isAspectPoint, isPlanet, type Part } from '../patterns/part.ts'

/** "When was Saturn last here?": in the house or sign, or on the point, of the question before; else in its own sign. */
export function bodyThere(last: Question, body: Planet, { text }: Part): Question {
  const which =
    lastTime.test(text) || /\b(?:last|before|previous|ago|was|did)\b/.test(text) ? 'last' : 'next'
  return { kind: 'when', event: { body, ...placeOf(last) }, which }
}

function placeOf(last: Question): Pick<EventPattern, 'of' | 'house' | 'sign' | 'natal' | 'aspect'> {
  if (last.kind === 'what-in' || last.kind === 'meaning') {
    if (last.house) return { of: 'house-stay', house: last.house }
    if (last.sign) return { of: 'ingress', sign: last.sign }
  }
  if (last.kind === 'when') {
    const { house, sign, natal } = last.event
    if (natal) return { of: 'transit', natal, aspect: 'conjunction' }
    if (house) return { of: 'house-stay', house }
    if (sign) return { of: 'ingress', sign }
  }
  if ((last.kind === 'where' || last.kind === 'meaning') && isAspectPoint(last.point))
    return { of: 'transit', natal: last.point, aspect: 'conjunction' }
  return { of: 'ingress' }
}

export function whenOf(last: Question, part: Part, turns: readonly Turn[]): Question | undefined {
  const isStaying =
    last.kind === 'where' && isPlanet(last.point) && /\b(?:till|until|how long)\b/.test(part.text)
  const stay: EventPattern | undefined =
    isStaying && isPlanet(last.point) ? { of: 'ingress', body: last.point } : undefined
  const event = stay ?? eventOf(last) ?? eventOfLastFact(turns)
  if (!event) return undefined
  const { text } = part
  const which = whichOf(text, last)
  return which && { kind: 'when', event, which }
}

function whichOf(text: string, last: Question): QuestionOf<'when'>['which'] | undefined {
  // "how long does it last"
  if (/\bhow long\b/.test(text)) return 'end'
  if (lastTime.test(text)) return 'last'
  if (ends.test(text)) return 'end'
  if (begins.test(text)) return 'begin'
  if (nextTime.test(text)) return 'next'
  if (last.kind === 'sky-now' && /\bchang\w*|\bwhen\b/.test(text)) return 'end'
  // "Is Mars retrograde?", "When will it be?"
  return /\bwhen\b/.test(text) && last.kind === 'motion' ? 'next' : undefined
}

function eventOf(last: Question): EventPattern | undefined {
  if (last.kind === 'when') return last.event
  if (last.kind === 'motion') return { of: 'retrograde', body: last.body }
  if (last.kind === 'sky-now' && last.body) return { of: 'ingress', body: last.body }
  return undefined
}

/** The transit that the last answers named first: `transit:saturn~moon:square:2026-12-03`. */
function eventOfLastFact(turns: readonly Turn[]): EventPattern | undefined {
  const ids = turns
    .slice(-2)
    .reverse()
    .flatMap(({ memory }) => memory?.named.map(({ factId }) => factId) ?? [])
  for (const id of ids) {
    const [, moving, natal, aspect] = /^transit:(\w+)~(\w+):(\w+):/.exec(id) ?? []
    const body = planets.find((planet) => planet === moving)
    const point = aspectPoints.find((known) => known === natal)
    if (body && point)
      return { of: 'transit', body, natal: point, aspect: aspect as EventPattern['aspect'] }
  }
  return undefined
}

/** "this Saturn thing": the running transit of a body; the one that an answer named, where it did. */
export function namedTransit(
  body: Planet,
  turns: readonly Turn[],
): { natal: AspectPoint; aspect: EventPattern['aspect'] } | undefined {
  const ids = turns
    .slice(-3)
    .reverse()
    .flatMap(({ memory }) => memory?.named.map(({ factId }) => factId) ?? [])
  for (const id of ids) {
    const [, natal, aspect] = new RegExp(`^transit:${body}~(\\w+):(\\w+):`).exec(id) ?? []
    const point = aspectPoints.find((known) => known === natal)
    if (point) return { natal: point, aspect: aspect as EventPattern['aspect'] }
  }
  return undefined
}
