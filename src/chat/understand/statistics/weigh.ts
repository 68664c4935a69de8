import type { Question, QuestionOf } from '../../question.ts'
import type { UnderstandContext } from '../context.ts'
import { lastQuestion } from '../follow-up/last-question.ts'
import { candidatesOf, isOfUnknownChart } from '../patterns/candidates.ts'
import { isAsking } from '../patterns/cues.ts'
import type { Part } from '../patterns/part.ts'
import { isGarbled } from '../patterns/slots.ts'
import { featuresOf } from './features.ts'
import { fill, isLabelOf, ofAnswer } from './fill.ts'
import { type Likelihood, likelihoods } from './likelihoods.ts'
import { trained } from './weights.ts'

/** How sure the statistics must be, where no pattern read anything. */
const MIN_SHARE = { first: 0.2, followUp: 0.4 }

/**
 * How many times likelier a kind must be than the one that the patterns read, and how likely at least. The better a
 * pattern fits, the more.
 */
const thresholds = {
  /** A phrase that says what it asks in so many words. */
  sure: { share: 0.75, advantage: 15 },
  likely: { share: 0.5, advantage: 4 },
  vague: { share: 0.3, advantage: 1.5 },
} as const satisfies Record<string, Threshold>

/** After an answer the subject before weighs so much that it may hide a new one. */
const FOLLOW_UP: Threshold = { share: 0.7, advantage: 8 }

const SURE_SCORE = 9
const LIKELY_SCORE = 6

interface Threshold {
  share: number
  /** Over the share of what the patterns read. */
  advantage: number
}

/** A remark that asks nothing gets no "astrology cannot tell" unless that is likely. */
const MIN_SHARE_BEYOND_OF_REMARK = 0.6

/** A less likely reading does not help in asking back. */
const MIN_SHARE_OF_READING = 0.1

interface MessageParts {
  said: readonly Part[]
  /** Including what they take from each other. */
  read: readonly Part[]
}

interface Weighed {
  /** Instead of what the patterns read. */
  question?: Question
  /** To ask back with, the likelier first. */
  readings: Question[]
}

/** How the statistics classify a message that the patterns do not understand or seem to misread. */
export function weigh(
  read: readonly Question[],
  { said: parts, read: resolved }: MessageParts,
  { turns }: UnderstandContext,
): Weighed {
  const [only] = read
  const isOpen = read.length < 2 && !(only?.kind === 'beyond' && isRefusal(only.of))
  if (!isOpen || parts.length === 0 || parts.some(isGarbled) || parts.some(isOfUnknownChart))
    return { readings: [] }
  const last = lastQuestion(turns)
  const found = likelihoods(trained.kinds, featuresOf(parts, last?.kind))
  const ordered = resolved.toSorted((one, other) => rank(one) - rank(other)).toReversed()
  const filled = (label: string) => fill(label, ordered, turns)
  const leastBeyond = parts.some(({ text }) => isAsking(text)) ? 0 : MIN_SHARE_BEYOND_OF_REMARK
  if (!only) {
    const question = sureOf(found, filled, {
      atLeast: last ? MIN_SHARE.followUp : MIN_SHARE.first,
      leastBeyond,
    })
    return { ...(question && { question }), readings: readingsOf(found, filled) }
  }
  const shareOfRead = found.find(({ label }) => isLabelOf(label, only))?.share ?? 1
  const threshold = thresholdOf(only, resolved)
  const { share, advantage } = last ? FOLLOW_UP : threshold
  const question = sureOf(found, filled, {
    atLeast: Math.max(share, shareOfRead * advantage),
    leastBeyond,
  })
  // "What's today about?" after a question for a good day is no such question, however often one follows another.
  if (last && question && isLikelierAlone(only, question, parts)) return { readings: [] }
  // A claim is corrected before the question that follows from it.
  const isThen = only.kind === 'assertion' && only.then?.kind === question?.kind
  // A claim was found word for word.
  const isOfClaim = only.kind === 'assertion' && question && ofPlace.has(question.kind)
  if (isOfClaim) return { readings: [] }
  return { ...(question && !isThen && { question }), readings: [] }
}

const ofPlace = new Set<Question['kind']>(['where', 'sky-now', 'motion', 'retrogrades', 'meaning'])

/** Questions that astrology cannot answer, and that are refused even if the message asks something else. */
function isRefusal(of: QuestionOf<'beyond'>['of']): boolean {
  return ['health', 'death', 'pregnancy', 'secrets', 'court'].includes(of)
}

function thresholdOf({ kind }: Question, parts: readonly Part[]): Threshold {
  const score = Math.max(0, ...parts.map((part) => scoreOf(part, kind)))
  // Two dates in a story are not a comparison.
  if (kind === 'compare' || ofAnswer.has(kind)) return thresholds.likely
  if (score >= SURE_SCORE) return thresholds.sure
  return score >= LIKELY_SCORE ? thresholds.likely : thresholds.vague
}

/** How well a pattern fits, where it is the best that fits a part. */
function scoreOf(part: Part, kind: Question['kind']): number {
  const [first] = candidatesOf(part)
  return first?.question.kind === kind ? first.score : 0
}

/** Whether a message without a conversation before it would rather ask the one than the other. */
function isLikelierAlone(one: Question, other: Question, parts: readonly Part[]): boolean {
  const found = likelihoods(trained.kinds, featuresOf(parts, undefined))
  const rankOf = (question: Question) => found.findIndex(({ label }) => isLabelOf(label, question))
  return rankOf(one) < rankOf(other)
}

/** The last question of a message is what it is about. */
function rank(part: Part): number {
  return isAsking(part.text) ? 1 : 0
}

function sureOf(
  found: readonly Likelihood[],
  filled: (label: string) => Question | undefined,
  { atLeast, leastBeyond }: { atLeast: number; leastBeyond: number },
): Question | undefined {
  const isBeyond = ({ label }: Likelihood) => label.startsWith('beyond')
  const beyond = found.filter(isBeyond)
  const shareBeyond = beyond.reduce((sum, { share }) => sum + share, 0)
  if (beyond[0] && shareBeyond >= Math.max(atLeast, leastBeyond)) return filled(beyond[0].label)
  const first = found.find((one) => !isBeyond(one))
  return first && first.share > atLeast ? filled(first.label) : undefined
}

function readingsOf(
  found: readonly Likelihood[],
  filled: (label: string) => Question | undefined,
): Question[] {
  return found
    .filter(({ label, share }) => share > MIN_SHARE_OF_READING && !label.includes(' '))
    .flatMap(({ label }) => filled(label) ?? [])
    .slice(0, 2)
}
