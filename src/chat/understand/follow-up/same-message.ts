import type { Assertion } from '../../question.ts'
import { isAsking } from '../patterns/cues.ts'
import type { Candidate, Part } from '../patterns/part.ts'

const asksPlace =
  /\b(?:signs?|houses?|degrees?)\b|\bwhere\b|\b(?:what|which)(?: one)? (?:is|are|was) (?:it|mine|they|that|this|those|these)\b|\bmine(?: is)?\b|\bwhich one\b|\bfind\b/
const asksOther = /\b(?:when|why|how|mean\w*|good|bad|now|ruler?s?|should i (?!read|look))\b/

/** "Everyone posted their Mars sign. Mine is?": the place of what the sentence before named. */
export function placeOfBefore(
  part: Part,
  read: readonly { part: Part }[],
): { part: Part; best: Candidate } | undefined {
  const before = read.findLast((one) => one.part.points.length > 0)?.part
  const [point] = before?.points ?? []
  const isNameless =
    part.points.length + part.signs.length + part.houses.length + part.spans.length === 0
  if (!before || !point || !isNameless || part.wordCount > 20) return undefined
  if (!asksPlace.test(part.text) || asksOther.test(part.text)) return undefined
  if (isAsking(before.text) && !/\bmine\b/.test(part.text)) return undefined
  const owner = /\b(?:his|her|hers|their|theirs)\b/.test(part.text) ? part.owner : 'user'
  const asked = askedIn(part.plain) ?? askedIn(before.plain) ?? 'any'
  return {
    part: { ...part, points: before.points },
    best: { question: { kind: 'where', point, owner, asked }, score: 9 },
  }
}

const isMine =
  /^(?:and )?(?:that is|which is|this is|that one is) (?:mine|me|my (?:placement|one))\W*$/

/** "Jupiter in Leo means money, right? That's mine." */
export function claimOfBefore(
  { text }: Part,
  read: readonly { part: Part }[],
): Assertion | undefined {
  const before = read.at(-1)?.part
  const [point, sign] = [before?.points[0], before?.signs[0]]
  if (!point || !sign || !isMine.test(text)) return undefined
  return { of: 'sign', point, sign, owner: 'user' }
}

function askedIn(text: string): 'sign' | 'house' | 'degree' | undefined {
  if (/\bdegrees?\b|\bprecisely\b/.test(text)) return 'degree'
  if (/\bhouses?\b/.test(text)) return 'house'
  return /\bsigns?\b/.test(text) ? 'sign' : undefined
}
