import { isSlowBody } from '#sky/bodies.ts'
import type { EventPattern, Question, QuestionOf, Span } from '../../question.ts'
import { add, addDays, dayWords } from '../dates/calendar.ts'
import { isAspectPoint, isPlanet, type Part, phrases } from '../patterns/part.ts'
import type { Focus, PastEvent } from './focus.ts'

const MAX_WORDS = 12

const house = phrases(
  '(?:what|which)(?: (?:one )?of my)? (?:houses?|(?:part|area|side|corner|field|bit) of (?:my |the )?(?:life|chart))',
  '(?:where|which place) in my (?:chart|life)',
  'where (?:does|will|would|do) (?:it|that|this|they) (?:fall|land|hit|happen|show)',
)

const strength = phrases(
  'how (?:strong|big|powerful|intense|heavy|major|important|much of a (?:deal|thing)) (?:is|was|will|would|can) (?:it|that|this|the effect)',
  'is (?:it|that|this|that one) (?:a |an )?(?:very |really |so )?(?:strong|big|major|powerful|intense|weak|minor|light)(?: (?:one|thing|transit|effect|deal))?',
  'how (?:strong|big|intense|powerful)',
)

const worry = phrases(
  '(?:should|must|shall|do|need) (?:i|we) (?:\\w+ ){0,2}(?:be )?(?:\\w+ )?(?:afraid|scared|worry|worried|nervous|concerned|anxious|frightened|fear|panic)',
  '(?:afraid|scared|worried|nervous|concerned|anxious|frightened) (?:of|about) (?:it|that|this)',
  '(?:is|was|are) (?:it|that|this|they) (?:\\w+ )?(?:dangerous|scary|harmful|something to (?:fear|worry about))',
  '(?:need|have) to worry',
)

const length = phrases(
  'how (?:long|(?:many|much) (?:days|weeks|months|time))',
  'from when (?:to|until|till) when',
)
const ofAnotherLength = /\b(?:until|till|before|ago|been|left)\b/
const untilWhen = /^(?:(?:and|so|ok),? )*(?:until|till|til)(?: when)?\W*$/

const after =
  /\b(?:next|one|time)(?: (?:one|time))? (?:right |just )?after(?: (?:that|this|it|those|him|her)(?: one)?)?\b|\bthe following (?:one|time)\b|\bthe next one\b/
const before =
  /\b(?:one|time) (?:right |just )?before(?: (?:that|this|it|those)(?: one)?)?\b|\bthe previous (?:one|time)\b/
const otherKind = /\b(?:the )?other (?:kind|type|sort|variety)\b|\bthe (?:solar|lunar) one\b/

/** A question about the event that an answer named: which house it is about, how long it lasts, the next one. */
export function aboutEvent(part: Part, { event, question }: Focus): Question | undefined {
  const { points, signs, houses, aspects, spans, purposes, wordCount } = part
  const names = points.length + signs.length + houses.length + aspects.length + purposes.length
  const isTimed = spans.some(({ words }) => words !== 'now' && !isRelative.test(words))
  if (!event || names > 0 || isTimed || wordCount > MAX_WORDS) return undefined
  return (
    besideEvent(part, event) ??
    (event.isLatest ? ofLatest(part, event, question) : lengthOfEvent(part, event))
  )
}

/** The calendar reads "after that" as after a time of its own. */
const isRelative = /\b(?:after|before|following|previous)\b/

function ofLatest(
  part: Part,
  event: PastEvent,
  question: Question | undefined,
): Question | undefined {
  const { text } = part
  if (worry.test(text)) return again(event, 'worry', part)
  if (strength.test(text)) return again(event, 'strength', part)
  // "When does Jupiter enter my fifth house?" has named it.
  const isOfHouse = event.pattern.of === 'house-stay'
  if (house.test(text) && !isOfHouse && !/\bwhen\b/.test(text)) return again(event, 'house', part)
  if (question?.kind === 'window') return undefined
  return lengthOfEvent(part, event)
}

function lengthOfEvent(part: Part, event: PastEvent): Question | undefined {
  const { text } = part
  const isLength = length.test(text) && !ofAnotherLength.test(text)
  if (!isLength && !untilWhen.test(text)) return undefined
  return again(event, 'length', part)
}

const contact = /\b(?:touch|hit|reach|cross|aspect|affect|meet|bother)\w*\b|\bA\d\b/

/** "Does it touch my Moon?", "when does it next square my Moon?": the planet that was spoken of. */
export function touchingMine(part: Part, { event, point, question }: Focus): Question | undefined {
  const { text, points, aspects, spans } = part
  const [natal, other] = points
  if (!isAspectPoint(natal) || other || spans.length > 0 || !contact.test(text)) return undefined
  if (!/\b(?:it|he|she|that|this)\b.*\bmy (?:natal )?P0\b/.test(text)) return undefined
  const isOfChart = question?.kind === 'where' || question?.kind === 'meaning'
  if (isOfChart && !/\b(?:when|next|last)\b/.test(text)) return undefined
  const body = event?.isLatest ? event.pattern.body : point
  if (!isPlanet(body) || body === natal) return undefined
  const [aspect] = aspects
  const pattern = { of: 'transit', body, natal, ...(aspect && { aspect }) } as const
  return { kind: 'when', event: pattern, which: /\blast\b/.test(text) ? 'last' : 'next' }
}

function again(
  { pattern, date }: PastEvent,
  asked: NonNullable<QuestionOf<'when'>['asked']>,
  { today }: Part,
): Question {
  return { kind: 'when', event: pattern, which: 'next', span: around(date, today), asked }
}

/** A day off is the same night on another clock. */
function around(date: string, today: string): Span {
  return { from: addDays(date, -1), to: addDays(date, 1), words: dayWords(date, today) }
}

// A second time farther off is of no use to a plan.
const YEARS_BESIDE = 3
/** For what comes back once in years. */
const YEARS_OF_THE_SLOW = 30

function besideEvent({ text, today }: Part, past: PastEvent): Question | undefined {
  const { asked, date } = past
  const other = otherKind.test(text) ? otherPhase(past) : undefined
  if (other) return { kind: 'when', event: other, which: 'next' }
  const words = dayWords(date, today)
  if (before.test(text) && !/\bday before\b/.test(text)) {
    const span = { from: add(date, -12 * yearsOf(asked), 'month'), to: addDays(date, -1) }
    return {
      kind: 'when',
      event: asked,
      which: 'last',
      span: { ...span, words: `before ${words}` },
    }
  }
  if (!after.test(text) || !(past.isLatest || afterIt.test(text))) return undefined
  const from = addDays(date < today ? today : date, 1)
  const to = add(from, 12 * yearsOf(asked), 'month')
  const span = { from, to, words: `the time after ${words}` }
  // The stay that was named goes on after its first day.
  return { kind: 'when', event: asked, which: stays.has(asked.of) ? 'after-next' : 'next', span }
}

const stays = new Set<EventPattern['of']>(['retrograde', 'ingress', 'house-stay'])

const afterIt = /\bafter (?:that|this|it|those)\b|\b(?:one|time) after\b/

function yearsOf({ of, body, natal, sign, house: ofHouse }: EventPattern): number {
  const isPointed = natal ?? sign ?? ofHouse
  const isSlow = body && isSlowBody(body)
  return isSlow && isPointed && of !== 'retrograde' ? YEARS_OF_THE_SLOW : YEARS_BESIDE
}

/** A lunar eclipse after a solar one, the full Moon after the new. */
function otherPhase({ pattern }: PastEvent): EventPattern | undefined {
  if (pattern.of !== 'eclipse' && pattern.of !== 'lunation') return undefined
  if (pattern.phase !== 'new' && pattern.phase !== 'full') return undefined
  return { of: pattern.of, phase: pattern.phase === 'new' ? 'full' : 'new' }
}
