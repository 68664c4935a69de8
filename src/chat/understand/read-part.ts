import type { Turn } from '../answer.ts'
import type { Assertion, Question } from '../question.ts'
import { ofOneClaim } from './claim-meaning.ts'
import type { UnderstandContext } from './context.ts'
import { withPick } from './conversation/pick.ts'
import { referredTo } from './conversation/refer.ts'
import { recentPlan } from './conversation/span-reference.ts'
import { isElliptical } from './follow-up/elliptical.ts'
import { namedTransit } from './follow-up/events.ts'
import { type Earlier, followUp, insteadOf, isFragment, meantChart } from './follow-up/follow-up.ts'
import { lastQuestion } from './follow-up/last-question.ts'
import { questionOn, remarkOn } from './follow-up/remarks.ts'
import { claimOfBefore, placeOfBefore, subjectOfBefore } from './follow-up/same-message.ts'
import { claimsIn, partnerClaims } from './patterns/assertions.ts'
import { bestOf } from './patterns/candidates.ts'
import { isAsking, isNow } from './patterns/cues.ts'
import {
  type Candidate,
  isAspectPoint,
  isPlanet,
  MIN_SCORE,
  type Part,
  phrases,
} from './patterns/part.ts'
import { fromSlots } from './patterns/slots.ts'
import { namedIn } from './words/mark.ts'

/** The score of a turn that consists of names: all else is that of the question before. */
export const LEAVES_OUT_ALL = 20

export interface Read {
  part: Part
  claims: Assertion[]
  best?: Candidate
}

export function readPart(
  whole: Part,
  read: Read[],
  { turns, hasPartner }: UnderstandContext,
): Read {
  const both = placeInBoth(whole)
  if (both) return { part: whole, claims: [], best: both }
  const mine = claimOfBefore(whole, read)
  if (mine) return { part: whole, claims: [mine] }
  const ofBefore = placeOfBefore(whole, read)
  if (ofBefore) return { ...ofBefore, claims: [] }
  const earlier: Earlier = {
    // A remark is not the subject where an earlier turn has one: "My boss is away. So January, then?"
    question: read.findLast(
      ({ best, part: said }) =>
        best &&
        (isAsking(said.text) || !lastQuestion(turns)) &&
        !['social', 'other-one'].includes(best.question.kind),
    )?.best?.question,
    turns,
  }
  // "When is the next eclipse, and is it one of the Sun?": the answer says which.
  if (whichKind.test(whole.text) && read.at(-1)?.best?.question.kind === 'when')
    return { part: whole, claims: [] }
  const referred = earlier.question ? undefined : referredTo(whole, turns, read.at(-1)?.part)
  if (referred)
    return { part: whole, claims: [], best: { question: referred, score: LEAVES_OUT_ALL } }
  const { claims, rest } = isAlsoAsked(whole, turns)
    ? { claims: [], rest: whole.text }
    : claimsIn(whole)
  const part = claims.length > 0 ? { ...whole, ...namedIn(whole, rest) } : whole
  const allClaims = [...read.flatMap((one) => one.claims), ...claims]
  const found = bestOf(part)
  const own =
    (allClaims.length === 0 ? subjectOfBefore(part, found, read) : undefined) ??
    ofOneClaim(found, part, allClaims)
  if (rejectsSpan(part, earlier) || rejectsDay(part, earlier))
    return { part, claims, best: { question: withPick({ kind: 'other-one' }, part), score: 9 } }
  const last = earlier.question ?? lastQuestion(turns)
  const resolved =
    allClaims.length === 0 && isOpen(own, part)
      ? (remarkOn(last, part, turns) ?? followUp(part, earlier))
      : undefined
  const best = resolved
    ? { question: resolved, score: !earlier.question && isElliptical(part) ? LEAVES_OUT_ALL : 9 }
    : own
      ? inContext(own, part, earlier)
      : (bySlots(part, allClaims) ?? (earlier.question ? undefined : asQuestionOn(last, part)))
  return {
    part,
    claims: [...claims, ...(hasPartner ? partnerClaims(whole) : [])],
    ...(best && {
      best: { ...best, question: withPick(withNamedTransit(best.question, part, earlier), part) },
    }),
  }
}

const whichKind =
  /^(?:and |or )?is (?:it|that|this) (?:one of|a|an|of) (?:the |a )?(?:P\d|solar|lunar|total|partial|big|full|new)\b.{0,20}$/

/** "My Venus and the Venus of today, in which signs?": two places; the natal one counts. */
function placeInBoth({ text, points, aspects, signs }: Part): Candidate | undefined {
  const [point, same] = points
  if (!point || point !== same || aspects.length + signs.length > 0 || !isPlanet(point))
    return undefined
  const isBoth =
    ofBirth.test(text) &&
    ofNow.test(text) &&
    /\b(?:where|signs?|houses?|vs|versus|compare)\b/.test(text)
  return isBoth
    ? { question: { kind: 'where', point, owner: 'user', asked: 'any' }, score: 12 }
    : undefined
}

const ofBirth = /\b(?:my|natal|birth|born)\b/
const ofNow = /\bT\d\b|\b(?:now|today|current\w*|transiting|sky)\b/

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
    /^(?:but |no |sorry,? )*(?:T\d (?:is (?:not possible|impossible|out|too (?:late|early|T\d|soon|far|close|tight|short|busy|full))|(?:does|will|would) not work)|(?:i|we|he|she|they|it|my \w+) (?:is|are|am) (?:all )?(?:full|busy|away|abroad|out|booked|gone|closed|on vacation|on holiday|traveling|unavailable|packed)\b.{0,16}T\d|(?:i|we|he|she|they) can not (?:do |make )?(?:it )?(?:in |on )?T\d)/.test(
      text,
    )
  )
}

/** "I have the dentist that day. Any other?": of the day that was given. */
function rejectsDay(
  { text, points, purposes, wordCount }: Part,
  { question, turns }: Earlier,
): boolean {
  const last = question ?? lastQuestion(turns)
  if (last?.kind !== 'window' || turns.length === 0 || points.length > 0 || wordCount > 18)
    return false
  if (/\b(?:why|what if|good|how)\b/.test(text.replace(/\bno good\b/g, ''))) return false
  const isOfDay =
    /\b(?:that|this|the same) (?:day|date|evening|morning|afternoon|night|time|one|week|weekend|month)\b|\bthen\b/.test(
      text,
    )
  const isTaken =
    /\b(?:i|we|he|she|they|it|my \w+|our \w+) (?:\w+ )?(?:is|are|am|has|have|will be|got|can not|could not|must|work|fly|leave|travel)\b|\b(?:on shift|at work|no good|impossible|taken|booked|busy|away|out|off)\b/.test(
      text,
    )
  const wantsOther =
    /\b(?:another|(?:any|some) ?other|got another|else|instead|a different)\b/.test(text)
  return (isOfDay && isTaken && (purposes.length === 0 || wantsOther)) || (wantsOther && isOfDay)
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
  const completed = withTargetBefore(own.question, last)
  if (completed) return { ...own, question: completed }
  // "Which house is Venus in, in my chart?", "And where is Mercury?"
  if (
    own.question.kind === 'sky-now' &&
    own.question.body &&
    last?.kind === 'where' &&
    !isNow.test(part.plain)
  )
    return { ...own, question: { ...last, point: own.question.body } }
  const isOfThatTime =
    /\b(?:is|are|would) (?:that|it|this|those)\b|\bthen\b/.test(part.text) ||
    continues.test(part.text)
  if (own.question.kind !== 'window' || own.question.hasOwnSpan || !isOfThatTime) return own
  const plan = continues.test(part.text) ? (recentPlan(turns)?.question ?? last) : last
  if (plan?.kind !== 'what-happens' && plan?.kind !== 'window') return own
  const { span } = plan
  return { ...own, question: { ...own.question, span, hasOwnSpan: true } }
}

/** "Not for rest, for the talk with my manager": the time stays. */
const continues =
  /^(?:(?:no|ok|well|sorry|wait|oh|lol),? )*(?:not (?:for|about)|(?:and|or|also|what about|same) for|for)\b/

/** "And when is the next time for Saturn?" after a transit to the Ascendant: what an event lacks is that of before. */
function withTargetBefore(question: Question, last: Question | undefined): Question | undefined {
  if (question.kind !== 'when' || last?.kind !== 'when') return undefined
  const { of, natal, aspect, body } = question.event
  const before = last.event
  const hasTarget = before.natal ?? before.house ?? before.sign
  if (of !== 'transit' || natal || aspect || !body || !hasTarget) return undefined
  return { ...question, event: { ...before, body } }
}

/** Whether a question before may say more than the part says itself. */
function isOpen(own: Candidate | undefined, part: Part): boolean {
  if (!own || own.score < 7) return true
  const { question } = own
  if (
    question.kind === 'when' &&
    /\b(?:moon|eclipse)\b/.test(part.text) &&
    question.event.of === 'lunation'
  )
    return false
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
  if (/\b(?:she|he)\b.*\bmy (?:natal )?P\d/.test(part.text)) return !isTalk
  if (/\bthat one\b/.test(part.text) && own.question.kind === 'motion') return true
  if (own.question.kind === 'together' && ofTwoPlanets.test(part.text)) return true
  if (own.question.kind === 'ruler' && ofThat.test(part.text)) return true
  if (own.question.kind === 'theme' && part.wordCount < 9 && ofIt.test(part.text)) return true
  // "And what sign is it?" is the season only where nothing else was spoken of.
  if (own.question.kind === 'sky-now' && part.points.length === 0 && part.wordCount < 8) return true
  return !isTalk && (isFragment(part) || (/\b(?:here|there|it)\b/.test(part.text) && own.score < 9))
}

/** "Should I be afraid of it?" */
const ofIt = /\b(?:of|about|than|with) (?:it|that|this)\W*$/

/** "They make an aspect together?" */
const ofTwoPlanets = /\b(?:they|these|those|them)\b.*\b(?:aspects?|angles?|A\d)\b/
const ofThat =
  /\b(?:that|this|its|the same) (?:sign|one)\b|\b(?:that|it)\W*$|\bits (?:ruler|lord)\b/

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
    const point =
      'point' in before ? before.point : before.kind === 'when' ? before.event.natal : undefined
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
