import type { AnyFact } from '#sky/any-fact.ts'
import type { Claim } from './claim.ts'
import type { Unreadable } from './readable-text.ts'
import type { Reading } from './refused-words.ts'
import type { NamedPoint } from './subjects.ts'
import { supportersOf } from './supports.ts'
import { clausesOf } from './uncovered-words.ts'

type Person = 'you' | 'partner'

const them = '(?:you|\\{partner\\}|your partner|they|them|he|him|she|her)'
/** Both people as the subject of a clause: "both of you have the Moon in the ninth house". */
const together =
  /\b(?:both|each|either|neither|one|all|the two|the pair) of you\b|\byou (?:both|two|each)\b|\byou and \{partner\}|\{partner\} and you\b|\b(?:in )?(?:both|each|either) (?:of )?(?:your |the )?charts?\b/i
/** One person as the other: "and so does {partner}". */
const likewise = new RegExp(
  `\\b(?:so|as|neither|nor) (?:do|does|did|has|have|is|are|will|can) ${them}(?!\\w)|\\b(?:like|unlike|just as|same as|as with|as much as) ${them}(?!\\w)|(?<!\\w)${them} (?:do|does|has|have|is|are)(?: it| that| one| this)?,? (?:too|as well|likewise|also)(?=[.,;:]|$)|\\b(?:the same (?:goes|is true|holds|applies)|likewise|in common)\\b`,
  'i',
)

/** A claim about both people, of which each half needs a fact. */
export function sharedClaimsUnread(reading: Reading): Unreadable[] {
  const words = sharingWords(reading)
  if (!words || !reading.facts.some(isOfTwo)) return []
  const isHalfTrue = reading.claims.some((claim) => isOfOne(claim) && !isOfBoth(claim, reading))
  return isHalfTrue ? [{ words, reason: 'the facts do not say so of both people' }] : []
}

function sharingWords({ text, mentions }: Reading): string | undefined {
  const clauses = clausesOf(text).filter(({ at, end }) =>
    mentions.some(
      (mention) =>
        !/^(?:point|date|time)$/.test(mention.kind) && mention.at >= at && mention.at < end,
    ),
  )
  const inClause = clauses.map(({ at, end }) => together.exec(text.slice(at, end))?.[0])
  return inClause.find((found) => found !== undefined) ?? likewise.exec(text)?.[0]
}

const isOfTwo = ({ kind }: AnyFact) =>
  /^(?:inner|owned-placement|overlay|synastry-aspect)$/.test(kind)

/** Whether a claim says something of one chart, and not of one beside the other. */
function isOfOne(claim: Claim): boolean {
  if (claim.kind === 'point') return false
  const owners = new Set(namedIn(claim).map(({ owner }) => owner))
  if (owners.size === 0 || (owners.has('you') && owners.has('partner'))) return false
  return !(claim.kind === 'house' && claim.host && !owners.has(claim.host))
}

function isOfBoth(claim: Claim, { facts }: Reading): boolean {
  return (['you', 'partner'] as const).every(
    (person) => supportersOf(facts, ownedBy(claim, person)).length > 0,
  )
}

function namedIn(claim: Claim): NamedPoint[] {
  const of = 'of' in claim && typeof claim.of === 'object' ? [claim.of] : []
  return [...of, ...('ends' in claim ? claim.ends : [])]
}

function ownedBy(claim: Claim, owner: Person): Claim {
  return {
    ...claim,
    ...('of' in claim && typeof claim.of === 'object' && { of: { ...claim.of, owner } }),
    ...('ends' in claim && { ends: claim.ends.map((end) => ({ ...end, owner })) }),
    ...('host' in claim && claim.host && { host: owner }),
  } as Claim
}
