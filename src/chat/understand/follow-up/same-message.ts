import type { Assertion, Point, Question } from '../../question.ts'
import { broadTheme } from '../patterns/broad-words.ts'
import { isAsking, retrograde } from '../patterns/cues.ts'
import { type Candidate, isAspectPoint, isPlanet, type Part } from '../patterns/part.ts'
import { themeIn } from '../patterns/person-patterns.ts'

const asksPlace =
  /\b(?:signs?|houses?|degrees?)\b|\bwhere\b|\b(?:what|which)(?: one)? (?:is|are|was) (?:it|mine|they|that|this|those|these)\b|\bmine(?: is)?\b|\bwhich one\b|\bfind\b/
const asksOther = /\b(?:when|why|how|mean\w*|good|bad|now|ruler?s?|should i (?!read|look))\b/

/** "Everyone posted their Mars sign. Mine is?": the place of what the sentence before named. */
export function placeOfBefore(
  part: Part,
  read: readonly { part: Part }[],
): { part: Part; best: Candidate } | undefined {
  const before = read.findLast(({ part: one }) => one.points.length + one.signs.length > 0)?.part
  // "My sister is a Leo. What am I?"
  const [point = isOfOther(before) ? ('sun' as const) : undefined] = before?.points ?? []
  const isNameless =
    part.points.length + part.signs.length + part.houses.length + part.spans.length === 0
  if (!before || !point || !isNameless || part.wordCount > 20) return undefined
  if (isOfOther(before) && asksMine.test(part.text)) return mineOf(part, before, point)
  if (!asksPlace.test(part.text) || asksOther.test(part.text)) return undefined
  if (isAsking(before.text) && !/\bmine\b/.test(part.text)) return undefined
  const owner = /\b(?:his|her|hers|their|theirs)\b/.test(part.text) ? part.owner : 'user'
  const asked = askedIn(part.plain) ?? askedIn(before.plain) ?? 'any'
  return {
    part: { ...part, points: before.points },
    best: { question: { kind: 'where', point, owner, asked }, score: 9 },
  }
}

function isOfOther(part: Part | undefined): part is Part {
  if (!part) return false
  return part.isBesideOther || ofManyPeople.test(part.text)
}

/** "My whole class was born under a retrograde Saturn." */
const ofManyPeople =
  /\b(?:he|she|they|someone|somebody|everyone|everybody|people|my (?:\w+ )?(?:class|year|generation|family|friends|team|siblings|cousins|classmates))\b/

const asksMine =
  /^(?:and |but |so )*(?:have|am|was|do|did) i(?: one(?: of (?:them|those|these))?)?\W*$|\bgo(?:es)? for me\b|\b(?:what|which|where|how) (?:about|am|do|is|are) (?:i|me|my|mine)\b|^(?:and |but |so )*(?:me|mine|i)\b|\b(?:do|am|have|was|did) i\b.*\b(?:too|also|as well|it|that|one|same)\b|\bme (?:too|also)\b/

/** "My best friend is a Leo rising. What am I?", "My cousin has Jupiter retrograde. Do I too?" */
function mineOf(part: Part, { text, points }: Part, point: Point): { part: Part; best: Candidate } {
  const body = isPlanet(point) ? point : undefined
  const question: Question =
    retrograde.test(text) && body
      ? { kind: 'retrogrades', body, owner: 'user' }
      : { kind: 'where', point, owner: 'user', asked: askedIn(part.plain) ?? 'any' }
  return { part: { ...part, points }, best: { question, score: 9 } }
}

/** What a question without a subject asks of the sentence before it: "Money slips through my fingers. Why?" */
export function subjectOfBefore(
  part: Part,
  own: Candidate | undefined,
  read: readonly { part: Part }[],
): Candidate | undefined {
  const before = read.at(-1)?.part
  if (!before || isAsking(before.text) || isOthersPlacement(before) || !isGeneral(own, part))
    return undefined
  if (!asksGenerally.test(part.text) || namesOwn(part)) return undefined
  const question = aboutSaid(before)
  return question && { question, score: 7 }
}

/** A sister's sign is not in the charts that are known; a fight with her is in mine. */
function isOthersPlacement({ isBesideOther, points, signs }: Part): boolean {
  return isBesideOther && points.length + signs.length > 0
}

function isGeneral(own: Candidate | undefined, { wordCount }: Part): boolean {
  if (!own || own.question.kind === 'why') return wordCount < 9
  const { question, score } = own
  if (question.kind === 'sky-now') return !question.body
  return (question.kind === 'strongest' && question.of === 'chart' && score < 7) || score < 4
}

const asksGenerally =
  /^(?:so |and |but )?(?:why|how come)(?: (?:is|am|does|do) (?:that|it|this|i))?(?: so)?\W*$|\b(?:chart|charts|sky|stars|planets|astrology)\b|\bwhat (?:is|does) (?:that|it|this)\b|\bhelp\W*$/

function namesOwn({ points, signs, houses, aspects, spans, purposes }: Part): boolean {
  const named = points.length + signs.length + houses.length + aspects.length
  return named + spans.length + purposes.length > 0
}

function aboutSaid(said: Part): Question | undefined {
  const [span] = said.spans
  if (span && span.words !== 'now') return { kind: 'what-happens', span }
  const [point] = said.points
  const [aspect] = said.aspects
  const { owner } = said
  const [a, b] = said.points.filter(isAspectPoint)
  if (a && b && a !== b) return { kind: 'aspect', a, b, ...(aspect && { aspect }), owner }
  if (point) return { kind: 'meaning', point, owner }
  if (aspect) return { kind: 'meaning', aspect, owner }
  const theme = relatives.test(said.text) ? 'home' : (themeIn(said) ?? broadTheme(said.text))
  return theme && { kind: 'theme', theme, owner }
}

/** In "I can't talk to my father", the father matters more than the talking. */
const relatives =
  /\b(?:my|our) (?:\w+ )?(?:mother|father|mom|mum|dad|parents?|sister|brother|son|daughter|family|cousin|aunt|uncle|grand\w+|in laws|mother in law)\b/

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
