import type { Turn } from '../../answer.ts'
import type { Question, Span } from '../../question.ts'
import { addDays, daysBetween, dayWords, weekdayOf } from '../dates/calendar.ts'
import { isAsking } from '../patterns/cues.ts'
import { isPlanet, type Part } from '../patterns/part.ts'
import { onlyOn, otherTime } from '../patterns/plans.ts'
import { attributeOfLast } from './attribute.ts'
import { besideLast } from './beside-span.ts'
import { aspectOfIt, aspectOfTwo, doubtOf, eventOfIt } from './elided.ts'
import { isElliptical } from './elliptical.ts'
import { lastQuestion } from './last-question.ts'
import { dayOfLast } from './numbered.ts'
import { partOfLast } from './part-of-span.ts'
import { aboutIt } from './pronouns.ts'
import { withNewNames } from './replace-names.ts'

/** What was asked before a part: in the same message, or in an earlier turn. */
export interface Earlier {
  question?: Question
  turns: readonly Turn[]
}

const opener =
  /^(?:(?:and|ok|so|but|no|well|actually|hm+|then|sorry|wait|oh|yes|also|hey|right|fine|not that|nice|cool|great|thanks|please|what about|how about|what if|i mean|i meant|i was asking about|(?:the )?same (?:q|question|thing)? ?(?:for|with)|same with|same but|now|or|maybe|rather|instead|try|make it|for|in|on|with|tell me about|let us say|if|wbu|what of|how is|also for|say|just|only)\b ?,? ?)+/

/** "And my Venus?": only a new name, no verb of its own. */
export function isFragment(part: Part): boolean {
  if (isElliptical(part)) return true
  const { text } = part
  const lead = /^.{0,40}?\b(?:what|how) about\b ?/.exec(text)?.[0] ?? opener.exec(text)?.[0] ?? ''
  // "And for Venus, it is when?"
  const rest = text
    .slice(lead.length)
    .replace(/(?: one)?(?: too| as well| also)(?: please)?\W*$/, '')
    .replace(/(?<=[PSHA]\d),? (?:it is )?when\??$/, '')
  if (verb.test(rest)) return false
  const isLed =
    /\b(?:and|what about|how about|same|mean|meant|or|instead|no|not|rather|but|actually|make it|also)\b/.test(
      lead,
    )
  return rest.split(' ').length <= (isLed ? 7 : 3)
}

const verb =
  /\b(?:is|are|was|were|do|does|did|should|can|could|will|would|have|has|had|am|when|where|which|who|why|compare|tell|explain|happens?|happened|enter|leave|want|need|ask|feels?|seems?|sounds?|looks?|works?(?=$))\b/

/** The earlier question with what the part names in place of what it named. */
export function followUp(part: Part, earlier: Earlier): Question | undefined {
  const said = namedBefore(part, earlier.turns)
  if (said) return said
  const last = earlier.question ?? lastQuestion(earlier.turns)
  if (!last) return undefined
  const next = besideLast(last, part) ?? dayOfLast(last, part)
  if (next) return next
  const elided =
    aspectOfIt(last, part) ??
    doubtOf(last, part) ??
    aspectOfTwo(earlier.turns, part) ??
    eventOfIt(last, part)
  if (elided) return elided
  const instead = inLastSpan(last, part) ?? lastOfTwo(last, part)
  if (instead) return instead
  const phase = /\b(new|full) one\b/.exec(part.text)?.[1] as 'new' | 'full' | undefined
  if (phase && last.kind === 'when' && last.event.of === 'lunation')
    return { ...last, event: { ...last.event, phase } }
  const compared = orBetter(last, part) ?? betterThan(last, part, earlier.turns)
  if (compared) return compared
  const wish = otherWish(last, part)
  if (wish) return wish
  const moved = planMoved(last, part) ?? onlyOnWeekends(last, part)
  if (moved) return moved
  const length = howLong(last, part)
  if (length) return length
  const narrowed = partOfLast(last, part)
  if (narrowed) return narrowed
  const beside = ofOtherChart(last, part) ?? ofOtherSpan(last, part)
  if (beside) return beside
  // "Compare my natal Saturn with Saturn now, which signs?" is one question.
  const isOne = earlier.question !== undefined && !/^(?:and|or|also|plus|but)\b/.test(part.text)
  const attribute = isOne ? undefined : attributeOfLast(last, part, earlier.turns)
  if (attribute) return attribute
  const renamed = isFragment(part) ? withNewNames(last, part) : undefined
  if (renamed) return renamed
  return aboutIt(last, part, earlier.turns)
}

/** "And for how many days?", "how long does she stay there?": from when to when. */
function howLong(
  last: Question,
  { text, points, signs, houses, wordCount }: Part,
): Question | undefined {
  if (last.kind !== 'when' || wordCount > 10) return undefined
  if (!['ingress', 'house-stay', 'retrograde'].includes(last.event.of)) return undefined
  if (points.length + signs.length + houses.length > 0 || last.which === 'end') return undefined
  const isLength = /\bhow (?:long|many (?:days|weeks|months|years))\b/.test(text)
  if (!isLength || /\b(?:until|till|before|ago)\b/.test(text)) return undefined
  return { ...last, which: last.which === 'last' ? 'last' : 'end', asked: 'length' }
}

/** "you said Thursday": the day of that name that an answer named last. */
function namedBefore({ text, spans, today }: Part, turns: readonly Turn[]): Question | undefined {
  const span = spans[0]
  if (
    !span ||
    !/\byou (?:just |also |already |had )?(?:said|mentioned|told|named|gave|suggested|recommended|wrote|talked about)\b|\byour T\d\b/.test(
      text,
    )
  )
    return undefined
  if (/\b(?:what|which|list|all)\b.*\byou (?:said|mentioned)|\bwhy\b/.test(text)) return undefined
  const days = turns.flatMap(({ memory }) => memory?.named ?? [])
  const isDay = span.from === span.to
  const day =
    days.findLast(({ date }) => date === span.from) ??
    days.findLast(({ date }) =>
      isDay ? weekdayOf(date) === weekdayOf(span.from) : date >= span.from && date <= span.to,
    )
  if (!day) return { kind: 'what-happens', span }
  const { date } = day
  return { kind: 'what-happens', span: { from: date, to: date, words: dayWords(date, today) } }
}

/** "I meant in my birth chart" after the sky, "and is it now?" after the birth chart. */
function ofOtherChart(last: Question, { text, points, owner }: Part): Question | undefined {
  const [named, ...others] = points
  if (named && others.length === 0 && last.kind === 'sky-now' && meantInChart.test(text))
    return { kind: 'where', point: named, owner, asked: 'any' }
  if (named) return undefined
  const said = text.replace(denied, '')
  if (meantNow.test(said) && denied.test(text) && last.kind === 'where' && isPlanet(last.point))
    return { kind: 'sky-now', body: last.point }
  if (meantChart.test(text) || ofBirth.test(said)) {
    const asked = /\bhouse\b/.test(text) ? 'house' : /\bsign\b/.test(text) ? 'sign' : 'any'
    if ((last.kind === 'sky-now' || last.kind === 'sky-then') && last.body)
      return { kind: 'where', point: last.body, owner, asked }
    if (last.kind === 'motion') return { kind: 'retrogrades', body: last.body, owner }
  }
  if (
    last.kind === 'motion' &&
    /\b(?:at birth|born)\b/.test(text) &&
    /\b(?:was|were) (?:it|he|she)\b/.test(text)
  )
    return { kind: 'retrogrades', body: last.body, owner }
  if (
    last.kind === 'where' &&
    isPlanet(last.point) &&
    /\b(?:T0|now)\b/.test(text) &&
    /\b(?:he|she|it)\b/.test(text)
  )
    return { kind: 'sky-now', body: last.point }
  if (
    last.kind === 'retrogrades' &&
    last.body &&
    /\b(?:T0|now)\b/.test(text) &&
    /\bit\b/.test(text)
  )
    return { kind: 'motion', body: last.body }
  if (
    !/^(?:and |but |so |no,? |i mean(?:t)? |sorry,? |what about |how about )*(?:is (?:it|she|he) )?T0\??$/.test(
      text,
    )
  )
    return undefined
  if (last.kind === 'retrogrades' && last.body) return { kind: 'motion', body: last.body }
  if (last.kind === 'where' && isPlanet(last.point)) return { kind: 'sky-now', body: last.point }
  return undefined
}

/** "No, I mean in my chart, and the Moon" */
const meantInChart = /\bi meant? (?:in |at |of )?my (?:own |birth |natal )?chart\b/

/** "not natal, right now I mean" */
const denied =
  /\b(?:not|no) (?:(?:the|my|in|at|one|for) )*(?:natal(?: chart| one)?|birth(?: chart)?|chart|T\d|now|current(?: one)?|transit\w*)\b/
const meantNow = /\b(?:T\d|now|current\w*|sky|transit\w*|moment)\b/

/** "and where is it in my birth chart", "I meant the one in my chart", "and natally?", "no, mine" */
const ofBirth = /\b(?:natal(?:ly)?|birth|born)\b|\bthe one in my\b|\bmine\b|\bmy own\b/

export const meantChart =
  /^(?:(?:no|sorry|and|oh|wait|but|what about),? )*(?:i meant? )?(?:in |at |for )?(?:my (?:own )?)?(?:natal chart|birth|natal|my chart|chart)(?:,? i meant?)?(?: (?:though|please))?\??$/

/** "Is the 19th better?" after a window in March: of that month. "They can only do Thursday": of that week. */
function inLastSpan(last: Question, part: Part): Question | undefined {
  const [span] = part.spans
  if (!span || part.points.length > 0 || part.spans.length > 1) return undefined
  if (/\bwhy\b/.test(part.text)) return undefined
  if (last.kind !== 'window' && last.kind !== 'what-happens' && last.kind !== 'sky-then')
    return undefined
  if (span.from >= last.span.from && span.from <= last.span.to) return undefined
  const date = dayOfMonth(last.span, part) ?? dayOfWeek(last.span, part)
  if (!date) return undefined
  const day = { from: date, to: date, words: dayWords(date, part.today) }
  return last.kind === 'window'
    ? { ...last, span: day, hasOwnSpan: true }
    : ({ ...last, span: day } as Question)
}

function dayOfMonth(span: Span, { plain }: Part): string | undefined {
  const [, day] = bareDay.exec(plain) ?? []
  const isOneMonth = span.from.slice(0, 7) === span.to.slice(0, 7)
  if (!day || !isOneMonth) return undefined
  const date = `${span.from.slice(0, 8)}${day.padStart(2, '0')}`
  const isInside = span.from === span.to || (date >= span.from && date <= span.to)
  return isInside && new Date(date).getUTCDate() === Number(day) ? date : undefined
}

const bareDay =
  /\bthe (\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|house|january|february|march|april|may|june|july|august|september|october|november|december))/

function dayOfWeek(span: Span, { plain, spans }: Part): string | undefined {
  const [day] = spans
  const isWeek = span.from !== span.to && daysBetween(span.from, span.to) < 7
  const isBare =
    /\b\w+day\b/.test(plain) && !/\b(?:this|next|last|coming|after|before|\d)\b|\d/.test(plain)
  if (!day || day.from !== day.to || !isWeek || !isBare) return undefined
  const date = addDays(span.from, (weekdayOf(day.from) - weekdayOf(span.from) + 7) % 7)
  return date <= span.to ? date : undefined
}

/** "I can't in April, May?" */
function lastOfTwo(last: Question, { text, spans, points, purposes }: Part): Question | undefined {
  const [first, second] = spans
  if (last.kind !== 'window' || !first || points.length + purposes.length > 0) return undefined
  if (!second || !/\b(?:not|never|no|impossible|busy|away|out|too|full|taken)\b.*\bT1\b/.test(text))
    return undefined
  return { ...last, span: second, hasOwnSpan: true }
}

/** "Or is April better?" after a window in March. */
function orBetter(last: Question, part: Part): Question | undefined {
  const span = otherTime(part)
  const isAsked = /^(?:\w+ )?or\b.*\b(?:better|best|easier|smarter)\b/.test(part.text)
  if (last.kind !== 'window' || !span || !isAsked || part.points.length > 0) return undefined
  return { kind: 'compare', purpose: last.purpose, spans: [last.span, span] }
}

/** "And is that better than Friday?" after a day, "than the week after?" after a time. */
function betterThan(last: Question, part: Part, turns: readonly Turn[]): Question | undefined {
  if (last.kind !== 'window' || !/\b(?:better|worse|nicer|easier|stronger) than\b/.test(part.text))
    return undefined
  const [, than = ''] = /\bthan (.*)$/.exec(part.plain) ?? []
  const beside = besideLast(last, { ...part, plain: than })
  const other = beside?.kind === 'window' ? beside.span : otherTime(part)
  if (!other) return undefined
  const date = turns.at(-1)?.memory?.named[0]?.date
  const isOfDay = date !== undefined && other.from === other.to
  const first = isOfDay ? { from: date, to: date, words: dayWords(date, part.today) } : last.span
  return { kind: 'compare', purpose: last.purpose, spans: [first, other] }
}

/** "And the worst?" after the best day. */
function otherWish(last: Question, { text, points, spans }: Part): Question | undefined {
  if (last.kind !== 'window' || points.length + spans.length > 0) return undefined
  const [, said] = worstOrBest.exec(text) ?? []
  return said === undefined
    ? undefined
    : { ...last, wish: /best|good/.test(said) ? 'good' : 'avoid' }
}

const worstOrBest =
  /^(?:(?:and|but|or|ok|so|which|what|is|are|the|about|one|days?|would be|when) )*(worst|bad|avoid|best|good)(?: (?:one|ones|days?|to avoid|of all|of them|in it|in there))*\W*$/

/** "They moved it to March", "it is in February": said of the plan that a day was asked for. */
function planMoved(last: Question, part: Part): Question | undefined {
  const span = otherTime(part)
  if (last.kind !== 'window' || !span || isAsking(part.text) || part.wordCount > 16)
    return undefined
  const { points, signs, houses, purposes } = part
  if (points.length + signs.length + houses.length > 0) return undefined
  const isAnother = purposes.length > 0 && !purposes.includes(last.purpose)
  const isOver = span.to < part.today || past.test(part.text) || refused.test(part.text)
  return isAnother || isOver ? undefined : { ...last, span, hasOwnSpan: true }
}

const past =
  /\b(?:was|were|did|had|went|happened|got|said|told)\b(?! (?:moved|shifted|changed|pushed|postponed))/

const refused = /\b(?:not|too|never|no|impossible|busy|away|full)\b/

/** "Only weekends", "can you do a weekend?" */
function onlyOnWeekends(last: Question, part: Part): Question | undefined {
  const only = onlyOn(part.text)
  if (last.kind !== 'window' || !only || part.wordCount > 14) return undefined
  const span = otherTime(part)
  return { ...last, ...(span && { span, hasOwnSpan: true }), only }
}

/** "Could we look at February instead?" */
function ofOtherSpan(last: Question, part: Part): Question | undefined {
  const span = part.spans[0]
  if (!span || last.kind !== 'window' || part.points.length + part.purposes.length > 0)
    return undefined
  return insteadOf.test(part.text) ? { ...last, span, hasOwnSpan: true } : undefined
}

export const insteadOf =
  /\binstead\b|\b(?:could|can|would) (?:also |maybe |even )?(?:do|try|make|take|manage) (?:it )?(?:in )?T0\b|\b(?:look at|try|move (?:it|that) to|push (?:it|that) to) T0\b/
