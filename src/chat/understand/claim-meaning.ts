import type { Assertion } from '../question.ts'
import { type Candidate, MIN_SCORE, type Part } from './patterns/part.ts'

/** The question that a claim leads to, if nothing else does: "My Moon is in the twelfth house. What does that say?" */
export function ofOneClaim(
  own: Candidate | undefined,
  part: Part,
  claims: readonly Assertion[],
): Candidate | undefined {
  const isWhole = own?.question.kind === 'strongest' && own.score < 7
  const isSelf = own?.question.kind === 'theme' && own.question.theme === 'self'
  const isOpenToClaims =
    !own || isSelf || (isWhole && claims.length === 1 && /\b(?:that|it|this)\b/.test(part.text))
  return (isOpenToClaims && asksWhy(part, claims) ? meaningOfClaim(claims) : undefined) ?? own
}

/** "Why is my Moon in Taurus so stubborn?": the claim is the subject. */
function meaningOfClaim(claims: readonly Assertion[]): Candidate | undefined {
  const [claim] = claims
  if (claim?.of === 'sign') {
    const { point, sign, owner } = claim
    return { question: { kind: 'meaning', point, sign, owner }, score: MIN_SCORE }
  }
  if (claim?.of === 'house') {
    const { point, house, owner } = claim
    return { question: { kind: 'meaning', point, house, owner }, score: MIN_SCORE }
  }
  if (claim?.of === 'aspect') {
    const { of: _, ...aspect } = claim
    return { question: { kind: 'aspect', ...aspect }, score: MIN_SCORE }
  }
  return undefined
}

function asksWhy({ text }: Part, claims: readonly Assertion[]): boolean {
  return (
    claims.length > 0 &&
    /\b(?:why|how|what|mean|does it|is it|deal with|say|tell|is that|does that|explain)\b/.test(
      text,
    )
  )
}
