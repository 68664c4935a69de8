import type { Turn } from '../../answer.ts'
import type { Question, Span } from '../../question.ts'
import { dayWords, spanBeside, type Unit, weekdayOf } from '../dates/calendar.ts'
import { isAsking } from '../patterns/cues.ts'
import { isPlanet, type Part } from '../patterns/part.ts'
import { onlyOn, otherTime } from '../patterns/plans.ts'
import { aspectOfIt, aspectOfTwo, doubtOf, eventOfIt } from './elided.ts'
import { lastQuestion } from './last-question.ts'
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
  const elided =
    aspectOfIt(last, part) ??
    doubtOf(last, part) ??
    aspectOfTwo(earlier.turns, part) ??
    eventOfIt(last, part)
  if (elided) return elided
  const instead = inLastMonth(last, part) ?? lastOfTwo(last, part)
  if (instead) return instead
  const phase = /\b(new|full) one\b/.exec(part.text)?.[1] as 'new' | 'full' | undefined
  if (phase && last.kind === 'when' && last.event.of === 'lunation')
    return { ...last, event: { ...last.event, phase } }
  const compared = orBetter(last, part)
  if (compared) return compared
  const moved = planMoved(last, part) ?? onlyOnWeekends(last, part)
  if (moved) return moved
  const length = howLong(last, part)
  if (length) return length
  const narrowed = partOfLast(last, part)
  if (narrowed) return narrowed
  const beside = besideLast(last, part) ?? ofOtherChart(last, part) ?? ofOtherSpan(last, part)
  if (beside) return beside
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
  return { ...last, which: last.which === 'last' ? 'last' : 'end' }
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

/** "Is the 19th better?" after a window in March: of that month. */
function inLastMonth(last: Question, { plain, spans, today, points }: Part): Question | undefined {
  const [span] = spans
  const [, day] =
    /\bthe (\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|house|january|february|march|april|may|june|july|august|september|october|november|december))/.exec(
      plain,
    ) ?? []
  if (last.kind !== 'window' || !span || !day || points.length > 0) return undefined
  const date = `${last.span.from.slice(0, 8)}${day.padStart(2, '0')}`
  const isInside = date >= last.span.from && date <= last.span.to
  if (!isInside || (span.from >= last.span.from && span.from <= last.span.to)) return undefined
  return { ...last, span: { from: date, to: date, words: dayWords(date, today) }, hasOwnSpan: true }
}

/** "I can't in April, May?" */
function lastOfTwo(last: Question, { text, spans, points, purposes }: Part): Question | undefined {
  const [first, second] = spans
  if (last.kind !== 'window' || !first || points.length + purposes.length > 0) return undefined
  if (!second || !/\b(?:not|never|no|impossible|busy|away|out)\b.*\bT1\b/.test(text))
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

/** "Is the one after better?" after this week */
const oneAfter =
  /^(?:and |so |but )?(?:is |would |how about |what about )?the (?:one|week|month|next one) (?:after|following)?(?: that)?(?: be)?(?: any)? ?(?:better|good|ok|any good)\W*$/

function unitOf({ from, to }: Span): Unit {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  return days > 20 ? 'month' : days > 1 ? 'week' : 'day'
}

/** "and the day after?" */
function besideLast(last: Question, { text, spans }: Part): Question | undefined {
  if (!('span' in last) || !last.span || spans.length > 0) return undefined
  if (oneAfter.test(text)) {
    const span = spanBeside(last.span, unitOf(last.span), false)
    if (last.kind === 'window') return { ...last, span, hasOwnSpan: true }
    if (last.kind === 'what-happens') return { ...last, span }
  }
  // "And the next one?" after a week
  if (
    last.kind === 'what-happens' &&
    /^(?:and |what about |how about )*the (?:next|following) one\W*$/.test(text)
  )
    return { ...last, span: spanBeside(last.span, unitOf(last.span), false) }
  const [, , unit, side] =
    /^(?:and |ok |what about |how about )*(the )?(?:next |following |previous )?(day|week|month) ?(after(?: that)?|before(?: that)?)?\??$/.exec(
      text,
    ) ?? []
  const isBack = side?.startsWith('before') || /\bprevious\b/.test(text)
  if (!unit || (!side && !/\b(?:next|following|previous)\b/.test(text))) return undefined
  return {
    ...last,
    span: spanBeside(last.span, unit as Unit, isBack),
    ...('hasOwnSpan' in last && { hasOwnSpan: true }),
  }
}
