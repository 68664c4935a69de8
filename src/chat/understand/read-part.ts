import type { Turn } from '../answer.ts'
import type { Assertion, Question } from '../question.ts'
import { ofOneClaim } from './claim-meaning.ts'
import type { UnderstandContext } from './context.ts'
import { namedTransit } from './follow-up/events.ts'
import { type Earlier, followUp, insteadOf, isFragment, meantChart } from './follow-up/follow-up.ts'
import { lastQuestion } from './follow-up/last-question.ts'
import { questionOn, remarkOn } from './follow-up/remarks.ts'
import { claimOfBefore, placeOfBefore, subjectOfBefore } from './follow-up/same-message.ts'
import { claimsIn, partnerClaims } from './patterns/assertions.ts'
import { broadPurpose } from './patterns/broad-words.ts'
import { bestOf } from './patterns/candidates.ts'
import {
  asksForDate,
  badTime,
  goodTime,
  isAsking,
  isNow,
  permission,
  plan,
  when,
} from './patterns/cues.ts'
import { type Candidate, isAspectPoint, MIN_SCORE, type Part, phrases } from './patterns/part.ts'
import { fromSlots } from './patterns/slots.ts'
import { treatments } from './patterns/treatments.ts'
import { namedIn } from './words/mark.ts'

export interface Read {
  part: Part
  claims: Assertion[]
  best?: Candidate
}

/** "I have an interview next week. Is that a good time?": the second part lives on the first. */
export function inherit(part: Part, read: Read[]): Part {
  const lead = read.at(-1)?.part
  if (
    lead &&
    lead.spans.length > 0 &&
    /^(?:so |and |but )?(?:what|how) about (?:then|that|it)\W*$/.test(part.text)
  )
    return { ...part, text: 'what about T0', spans: lead.spans.slice(0, 1) }
  const isSameTime = lead && !isAsking(lead.text) && part.spans.length + part.points.length === 0
  if (isSameTime && lead.spans.length > 0 && asksEvents.test(part.text))
    return { ...part, text: `${part.text} T0`, spans: lead.spans.slice(0, 1) }
  // "My niece is due on January 14. What sign will the Sun be in that day?"
  if (lead && lead.spans.length > 0 && part.spans.length === 0 && thatDay.test(part.text))
    return { ...part, text: part.text.replace(thatDay, 'T0'), spans: lead.spans.slice(0, 1) }
  // "Between January 10 and February 10, which day is best to pitch?"
  if (lead && part.spans.length === 0 && part.purposes.length > 0 && isOnlySpan.test(lead.text))
    return { ...part, spans: lead.spans }
  // "I want to quit my meds. Which day is best?"
  const isOfTreatment = lead && treatments.test(lead.plain) && part.points.length === 0
  if (isOfTreatment && part.wordCount < 16 && asksForDate(part.text))
    return { ...part, plain: `${lead.plain}, ${part.plain}`, purposes: [] }
  const isPlanOfTime =
    lead &&
    !isAsking(lead.text) &&
    part.purposes.length > 0 &&
    part.spans.length + lead.points.length === 0
  if (isPlanOfTime && lead.spans.length > 0 && when.test(part.text))
    return { ...part, spans: lead.spans }
  const isBare =
    part.purposes.length + part.points.length + part.themes.length === 0 && part.wordCount < 16
  if (!isBare) return part
  const before = read.at(-1)
  const joined = before && withEventBefore(part, before.part)
  if (joined) return joined
  if (
    before &&
    (!before.best || asksWhere.test(part.text)) &&
    /\b(?:it|that|this|he|she)\b/.test(part.text) &&
    before.part.points.length > 0
  )
    return { ...part, points: before.part.points }
  const asks = [goodTime, badTime, permission, when].some((cue) => cue.test(part.text))
  const planned = read.findLast((one) => one.part.purposes.length > 0)?.part
  if (asks && !planned) return withPlanBefore(part, read)
  if (!asks || !planned) return part
  const spans = part.spans.length > 0 ? part.spans : planned.spans
  return { ...part, purposes: planned.purposes, spans }
}

/** "We must get the dog vaccinated in March. Which day would suit?": a plan that no purpose names. */
function withPlanBefore(part: Part, read: Read[]): Part {
  const said = read.findLast(
    (one) => one.part.points.length === 0 && !isAsking(one.part.text),
  )?.part
  const spans = part.spans.length > 0 ? part.spans : (said?.spans ?? [])
  const isPlan = said && (plan.test(said.text) || spans.length > 0)
  if (
    !isPlan ||
    spans.length === 0 ||
    /\b(?:sky|stars|planets|chart)\b/.test(part.text) ||
    !/\b(?:days?|when|date|time|moment|one)\b/.test(part.text)
  )
    return part
  return { ...part, spans, purposes: [broadPurpose(said.text) ?? 'start'] }
}

/** "Mars opposite my Saturn. Which day?" and "Venus is in my third house, and when does she leave it?" */
function withEventBefore(part: Part, before: Part): Part | undefined {
  if (!when.test(part.text)) return undefined
  const named = before.points.length > 1 || before.signs.length + before.houses.length > 0
  const isEvent =
    named || /\b(?:eclipses?|(?:full|new) moons?|returns?|retrograde)\b/.test(before.text)
  const isOfIt = /\b(?:it|one|that|this|they|he|she)\b/.test(part.text) && part.spans.length === 0
  if (isEvent && isOfIt && !isAsking(before.text) && part.wordCount < 9)
    return {
      ...before,
      text: `${before.text}, ${part.text}`,
      plain: `${before.plain}, ${part.plain}`,
      purposes: [],
      themes: [],
      wordCount: part.wordCount,
    }
  if (before.points.length === 0 || before.purposes.length > 0) return undefined
  const isOnlyWhen = part.wordCount <= 3 && part.spans.length === 0 && !isAsking(before.text)
  if (isOnlyWhen)
    return {
      ...before,
      text: `${before.text}, ${part.text}`,
      plain: `${before.plain}, ${part.plain}`,
      wordCount: before.wordCount + part.wordCount,
    }
  const isAbout = /\b(?:it|he|she|that)\b/.test(part.text) && before.houses.length === 1
  return isAbout && !/\bmy P\d/.test(before.text)
    ? { ...part, points: before.points, houses: before.houses }
    : undefined
}

const asksEvents = /\bwhat (?:was|is|were) (?:going on|happening|up)\b|\bwhat happened\b/

const asksWhere = /^(?:and |so |but )?where is (?:it|he|she)\b/

const thatDay = /(?<=P\d.*)\b(?:on )?(?:that|the same) (?:day|date)\b/

const isOnlySpan = /^(?:so |and )?(?:in |between |on |during |for |from |within |over )?T\d$/

export function readPart(
  whole: Part,
  read: Read[],
  { turns, hasPartner }: UnderstandContext,
): Read {
  const mine = claimOfBefore(whole, read)
  if (mine) return { part: whole, claims: [mine] }
  const ofBefore = placeOfBefore(whole, read)
  if (ofBefore) return { ...ofBefore, claims: [] }
  const { claims, rest } = isAlsoAsked(whole, turns)
    ? { claims: [], rest: whole.text }
    : claimsIn(whole)
  const part = claims.length > 0 ? { ...whole, ...namedIn(whole, rest) } : whole
  const allClaims = [...read.flatMap((one) => one.claims), ...claims]
  const found = bestOf(part)
  const own =
    (allClaims.length === 0 ? subjectOfBefore(part, found, read) : undefined) ??
    ofOneClaim(found, part, allClaims)
  const earlier: Earlier = {
    // What was only said is no subject where an earlier turn has one: "My boss is away. So January, then?"
    question: read.findLast(
      ({ best, part: said }) =>
        best &&
        (isAsking(said.text) || !lastQuestion(turns)) &&
        !['social', 'other-one'].includes(best.question.kind),
    )?.best?.question,
    turns,
  }
  if (rejectsSpan(part, earlier))
    return { part, claims, best: { question: { kind: 'other-one' }, score: 9 } }
  const last = earlier.question ?? lastQuestion(turns)
  const resolved =
    allClaims.length === 0 && isOpen(own, part)
      ? (remarkOn(last, part, turns) ?? followUp(part, earlier))
      : undefined
  const best = resolved
    ? { question: resolved, score: 9 }
    : own
      ? inContext(own, part, earlier)
      : (bySlots(part, allClaims) ?? (earlier.question ? undefined : asQuestionOn(last, part)))
  return {
    part,
    claims: [...claims, ...(hasPartner ? partnerClaims(whole) : [])],
    ...(best && { best: { ...best, question: withNamedTransit(best.question, part, earlier) } }),
  }
}

/** "Fine, and Saturn in Aquarius?" after "when was Jupiter last in Cancer?" */
function isAlsoAsked({ text, wordCount }: Part, turns: readonly Turn[]): boolean {
  const isShort = wordCount < 7 && /^(?:\w+,? )?(?:and|what about) .*\?$/.test(text)
  return isShort && lastQuestion(turns)?.kind === 'when'
}

/** "March is not possible", "she can't in December": of the days that were given. */
function rejectsSpan({ text, spans }: Part, { question, turns }: Earlier): boolean {
  const last = question ?? lastQuestion(turns)
  return (
    last?.kind === 'window' &&
    spans.length > 0 &&
    !isAsking(text) &&
    /^(?:but |no |sorry,? )*(?:T\d (?:is (?:not possible|impossible|out|too (?:late|early))|(?:does|will|would) not work)|(?:i|we|he|she|they|it|my \w+) (?:is|are|am) (?:all )?(?:full|busy|away|abroad|out|booked|gone|closed|on vacation|on holiday|traveling|unavailable|packed)\b.{0,16}T\d|(?:i|we|he|she|they) can not (?:do |make )?(?:it )?(?:in |on )?T\d)/.test(
      text,
    )
  )
}

function asQuestionOn(last: Question | undefined, part: Part): Candidate | undefined {
  const question = questionOn(last, part)
  return question && { question, score: MIN_SCORE }
}

/** Not of claims, which are answered by themselves, and not of a person whose chart nobody has saved. */
function bySlots(part: Part, claims: readonly Assertion[]): Candidate | undefined {
  const isOthers = part.isAboutOther && (part.points.length > 0 || /\bchart\b/.test(part.text))
  return claims.length > 0 || isOthers ? undefined : fromSlots(part)
}

const vague = phrases(
  '(?:anybody|anyone|everybody|everyone) (?:could|can|would) (?:say|write|tell)',
  '(?:applies|apply|true) (?:to|for|of) (?:everyone|everybody|anyone|anybody|most people)',
  '(?:too|so|very|pretty) (?:vague|generic)',
)

/** What an own question means after an answer. */
function inContext(own: Candidate, part: Part, { question, turns }: Earlier): Candidate {
  // After an answer, "anybody could say that" asks for something that is not true of anybody.
  if (
    own.question.kind === 'social' &&
    own.question.of === 'doubt' &&
    turns.length > 0 &&
    vague.test(part.text)
  )
    return { ...own, question: { kind: 'strongest', of: 'chart', owner: 'user' } }
  const last = question ?? lastQuestion(turns)
  // "Which house is Venus in, in my chart?", "And where is Mercury?"
  if (
    own.question.kind === 'sky-now' &&
    own.question.body &&
    last?.kind === 'where' &&
    !isNow.test(part.plain)
  )
    return { ...own, question: { ...last, point: own.question.body } }
  const isOfThatTime = /\b(?:is|are|would) (?:that|it|this|those)\b|\bthen\b/.test(part.text)
  if (own.question.kind !== 'window' || own.question.hasOwnSpan || !isOfThatTime) return own
  if (last?.kind !== 'what-happens' && last?.kind !== 'window') return own
  const { span } = last
  return { ...own, question: { ...own.question, span, hasOwnSpan: true } }
}

/** Whether a question before may say more than the part says itself. */
function isOpen(own: Candidate | undefined, part: Part): boolean {
  if (!own || own.score < 7) return true
  if (
    /\byou (?:just |also |already )?(?:said|mentioned|told|named|suggested|recommended)\b/.test(
      part.text,
    )
  )
    return true
  const isTalk = [
    'why',
    'more',
    'list',
    'if-not',
    'bets',
    'outcome',
    'other-one',
    'social',
    'beyond',
  ].includes(own.question.kind)
  if (!isTalk && (meantChart.test(part.text) || insteadOf.test(part.text))) return true
  if (/\bthat one\b/.test(part.text) && own.question.kind === 'motion') return true
  return !isTalk && (isFragment(part) || (/\b(?:here|there|it)\b/.test(part.text) && own.score < 9))
}

/** "when is Jupiter on it": the point that was asked about before; "this Saturn thing": the transit that was named. */
function withNamedTransit(
  question: Question,
  part: Part,
  { question: last, turns }: Earlier,
): Question {
  if (question.kind !== 'when' || question.event.of !== 'transit') return question
  const { body, natal } = question.event
  if (!body || natal) return question
  const before = last ?? lastQuestion(turns)
  if (
    /\b(?:on|over|square|opposite|trine|to|touch\w*|cross\w*|hits?|A\d) it\b/.test(part.text) &&
    before
  ) {
    const point = 'point' in before ? before.point : undefined
    if (isAspectPoint(point) && point !== body)
      return { ...question, event: { aspect: 'conjunction', ...question.event, natal: point } }
  }
  if (
    !/\b(?:this|that|the) P\d (?:thing|transit|business|stuff|phase|situation|period)\b/.test(
      part.text,
    )
  )
    return question
  const named = namedTransit(body, turns)
  return named ? { ...question, event: { ...question.event, ...named } } : question
}
