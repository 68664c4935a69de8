import type { AnyFact } from '#sky/any-fact.ts'
import { isAbout } from './claim.ts'
import { contactsUnread } from './contacts.ts'
import type { Mention } from './mention.ts'
import { predicatesUnread } from './predicates.ts'
import type { Unreadable } from './readable-text.ts'
import { type Reading, refusedWords, relativeDays } from './refused-words.ts'
import { sharedClaimsUnread } from './shared-claims.ts'
import { stayDatesUnread } from './stay-dates.ts'
import { pointsIn } from './subjects.ts'
import { supportersOf } from './supports.ts'
import { timesUncovered } from './time-coverage.ts'
import { uncoveredWords } from './uncovered-words.ts'

const unclear = 'the checker cannot tell what is claimed'

/**
 * What a sentence says of a chart or the sky outside the claims that can be verified. The strict reading is
 * for text of models only: the embedded corpus has tests of its own, and scenes that may look like claims.
 */
export function strictResidue(reading: Reading): Unreadable[] {
  return [
    ...refusedWords(reading),
    ...relativeDays(reading),
    ...pointsWithoutClaim(reading),
    ...contactsUnread(reading),
    ...unnamedRulers(reading),
    ...subjectlessClaims(reading),
    ...groupsUnread(reading),
    ...emptyHouses(reading),
    ...signsOfHouses(reading),
    ...exactAspects(reading),
    ...repeatedAspects(reading),
    ...uncoveredWords(reading),
    ...predicatesUnread(reading),
    ...timesUncovered(reading),
    ...stayDatesUnread(reading),
    ...sharedClaimsUnread(reading),
  ]
}

/** If a sentence names several points, each needs a claim of its own or one that joins it to another. */
function pointsWithoutClaim({ text, mentions, claims, facts, isDated }: Reading): Unreadable[] {
  const points = pointsIn(mentions)
  // "Your Moon is a waning gibbous Moon"
  const isOneMoon =
    points.every(({ point }) => point === 'moon') && points.some(({ inEvent }) => inEvent)
  const names = new Set(points.map(({ point, owner }) => `${owner} ${point}`))
  if (names.size < 2 || isOneMoon) return []
  return points
    .filter(({ point, inEvent }) => !inEvent && !claims.some((claim) => isAbout(claim, point)))
    .filter(({ point }) => !isDated || !isReference(text, facts, point))
    .map(({ at, end }) => ({
      words: text.slice(at, end),
      reason: 'nothing that can be checked is said of it',
    }))
}

/** "(Neptune and your Venus)" refers to their transit. */
function isReference(text: string, facts: readonly AnyFact[], point: string): boolean {
  return facts.some(
    (fact) =>
      fact.kind === 'transit' &&
      (fact.body === point || fact.natal === point) &&
      /\((?:the )?\w+ and your \w+\)/.test(text),
  )
}

const placing = ['sign', 'house', 'degree', 'retrograde', 'direct', 'element', 'dignity', 'aspect']

/** "Your chart ruler sits in Gemini" does not say which planet that is. */
function unnamedRulers({ claims, mentions, text }: Reading): Unreadable[] {
  const isUnnamed = claims.some((claim) => claim.kind === 'ruler' && !claim.of)
  const rule = mentions.find(({ kind }) => kind === 'rules')
  if (!isUnnamed || !rule || !claims.some(({ kind }) => placing.includes(kind))) return []
  return [{ words: text.slice(rule.at, rule.end), reason: 'it does not name the ruler' }]
}

/** A motion, element or place without a subject could belong to anything. */
function subjectlessClaims({ claims, mentions, facts }: Reading): Unreadable[] {
  const hasPoint = pointsIn(mentions).length > 0
  const bodies = new Set(facts.flatMap((fact) => ('body' in fact ? fact.body : fact.kind)))
  const found = claims.find(
    (claim) =>
      (/^(?:retrograde|direct|dignity)$/.test(claim.kind) ||
        (claim.kind === 'sign' && !claim.isHedged && bodies.size > 1) ||
        (hasPoint && /^(?:house|degree)$/.test(claim.kind))) &&
      'of' in claim &&
      !claim.of,
  )
  return found ? [{ words: found.kind, reason: 'it does not say of what' }] : []
}

/** "Your chart leans toward fire", "your planets sit in a bowl": a sum that no claim has. */
function groupsUnread({ text, mentions, isDated }: Reading): Unreadable[] {
  const isOfChart = !isDated && /\b(?:chart|planets|element|in you)\b/i.test(text)
  if (!isOfChart) return []
  return [...text.matchAll(/\b(?:fire|earth|air|water|your (?:\w+ )?planets)\b/gi)].flatMap(
    ({ 0: words, index }) =>
      mentions.some(({ at, end }) => at < index + words.length && index < end)
        ? []
        : [{ words, reason: 'it would take all the facts of a chart' }],
  )
}

const emptiness =
  /\b(?:empty|vacant|vacated|bare|barren|unoccupied|untenanted|deserted|no (?:planets?|tenants?|guests?|one|body)|nobody|nothing|without)\b/i

function emptyHouses(reading: Reading): Unreadable[] {
  const { text, mentions } = reading
  return [...text.matchAll(/[^();:—]+/g)].flatMap(({ 0: clause, index }) => {
    const hasHouse = mentions.some(
      ({ kind, at }) => kind === 'house' && at >= index && at < index + clause.length,
    )
    const words = hasHouse && emptiness.exec(clause)?.[0]
    return words ? [{ words, reason: 'an absence from a house cannot be checked' }] : []
  })
}

const ofHouse =
  /^(?:,? (?:is|begins?|starts?|falls?|opens?|sits?|lies|stands|runs?|lives|wears|has|carries)(?: \w+)?)? ?(?:in|with|under|is|on|has|wears|carries|by)? ?(?:the sign of |the sign )?$/
const onHouse =
  /^ (?:\w+ )?(?:fills?|covers?|rules?|occupies|colou?rs?|opens?|begins?|starts?|owns?|holds?|on|at|sits? on|is on|stands? (?:on|at|over)|guards?|marks|lies on)(?: the door of)? (?:your |the |their |\{partner\}['’]s )$/i

/** The facts have no signs of houses. */
function signsOfHouses({ text, mentions }: Reading): Unreadable[] {
  const isEnd = ({ kind }: Mention) => kind === 'house' || kind === 'sign'
  return mentions.slice(0, -1).flatMap((one, index) => {
    const other = mentions[index + 1]
    if (!other || !isEnd(one) || !isEnd(other) || one.kind === other.kind) return []
    const gap = text.slice(one.end, other.at)
    const isOfHouse = one.kind === 'house' ? gap.length > 1 && ofHouse.test(gap) : onHouse.test(gap)
    const isBound =
      mentions[index + 2]?.kind === 'point' && mentions[index + 2]?.at === other.end + 1
    return isOfHouse && !isBound
      ? [{ words: text.slice(one.at, other.end), reason: 'the facts have no signs of houses' }]
      : []
  })
}

/** In a birth chart, an exact aspect is within a degree. */
function exactAspects({ text, mentions, claims, facts, isDated }: Reading): Unreadable[] {
  if (isDated) return []
  const clauses = [...text.matchAll(/[^();:—]+/g)].filter(({ 0: clause, index }) =>
    mentions.some(({ kind, at }) => kind === 'aspect' && at >= index && at < index + clause.length),
  )
  const words = clauses
    .map(
      ([clause]) =>
        /\b(?:exact|exactly|perfect|perfectly|precise|precisely)\b(?<!from exact)/i.exec(
          clause,
        )?.[0],
    )
    .find(Boolean)
  if (!words) return []
  const isWide = claims.some(
    (claim) =>
      claim.kind === 'aspect' &&
      !supportersOf(facts, claim).some((fact) => 'orbDegrees' in fact && fact.orbDegrees < 1),
  )
  return isWide ? [{ words, reason: unclear }] : []
}

/** Two events of one kind need two facts: two passes of a transit. */
function repeatedAspects({ claims, facts, isDated }: Reading): Unreadable[] {
  if (!isDated) return []
  const aspects = claims.filter(({ kind, isNegated }) => kind === 'aspect' && !isNegated)
  const isOneTooMany = aspects.some((claim) => {
    const text = JSON.stringify(claim)
    const times = aspects.filter((other) => JSON.stringify(other) === text).length
    if (times === 1) return false
    const passes = supportersOf(facts, claim).filter(({ kind }) => kind === 'transit')
    return new Set(passes.map(({ id }) => id)).size < times
  })
  return isOneTooMany ? [{ words: 'aspect', reason: 'the sentence has it twice' }] : []
}
