import type { Question } from '../../question.ts'
import { happening, isAsking, retrograde, when } from '../patterns/cues.ts'
import { isPlanet, type Part } from '../patterns/part.ts'
import { purposeIn } from '../patterns/plans.ts'
import type { Focus } from './focus.ts'

const thatDay =
  /\b(?:that|the same|same) (?:very )?(?:day|date|night|evening|morning|afternoon)\b|\b(?:on|in|at|around) (?:that|this) (?:one )?(?:day|date|night|evening|morning)\b/
const bareThen = /\b(?:back |by |right )?then\b(?=\W*$)/

const forThem =
  /^(?:(?:and|ok|so|what about|how about),? )*(?:for )?(?:him|her|them|it|that one|then)\W*$/

/** "My son is from May 20. And for him?" after the sky of another day. */
export function sameOnDay(
  { text }: Part,
  before: Part | undefined,
  { question }: Focus,
): Question | undefined {
  const [span] = before?.spans ?? []
  if (question?.kind !== 'sky-then' || !span || span.from !== span.to) return undefined
  return forThem.test(text) ? { ...question, span } : undefined
}

/** "What sign is Venus in that day?", "and the Moon then?": of a day that an earlier turn named. */
export function ofThatDay(part: Part, focus: Focus): Question | undefined {
  // "Date" at the end is read as asking for one.
  const text = part.text.replace(/\b(that|same) which day\b/, '$1 date')
  const { spans } = part
  const isThatDay = thatDay.test(text)
  const isThen = bareThen.test(text) && focus.isDayLatest
  const { day } = focus
  if (!day || !(isThatDay || isThen) || spans.some(({ words }) => words !== 'now')) return undefined
  return (
    skyOf(day, { ...part, text }, focus) ?? (isThatDay ? planOn(day, { ...part, text }) : undefined)
  )
}

const natal = /\bmy (?:natal )?P\d|\b(?:natal|birth|born)\b/

function skyOf(
  span: NonNullable<Focus['day']>,
  part: Part,
  { point, question }: Focus,
): Question | undefined {
  const { text, points, aspects, purposes } = part
  if (points.length > 1 || aspects.length + purposes.length > 0 || natal.test(text))
    return undefined
  if (when.test(text.replace(thatDay, '')) || /\bwhy\b/.test(text)) return undefined
  const isOfIt = /\b(?:it|he|she)\b/.test(text) && ofPlace.test(text)
  const isOfSky =
    question?.kind === 'sky-now' || question?.kind === 'when' || question?.kind === 'motion'
  const body = isPlanet(points[0])
    ? points[0]
    : isOfIt && isOfSky && isPlanet(point)
      ? point
      : undefined
  if (!body) return undefined
  const asked = /\bdirect\b|\bforwards?\b/.test(text)
    ? 'direct'
    : retrograde.test(text)
      ? 'motion'
      : undefined
  return { kind: 'sky-then', body, span, ...(asked && { asked }) }
}

const ofPlace = /\b(?:signs?|houses?|where|retrogrades?|direct)\b/

/** "Is it also good for a date that day?", "what else happens that day?" */
function planOn(span: NonNullable<Focus['day']>, part: Part): Question | undefined {
  const { text, points, houses, signs } = part
  if (points.length + houses.length + signs.length > 0 || !isAsking(text)) return undefined
  if (/\b(?:why|what if|another|other|instead)\b/.test(text)) return undefined
  const purpose = purposeIn(part)
  if (purpose) return { kind: 'window', purpose, span, wish: 'good', hasOwnSpan: true }
  return /\b(?:what|anything|something)\b/.test(text) && happening.test(text)
    ? { kind: 'what-happens', span }
    : undefined
}
