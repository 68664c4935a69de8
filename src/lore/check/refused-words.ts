import type { AnyFact } from '#sky/any-fact.ts'
import type { Claim } from './claim.ts'
import { isOnDate } from './event-timing.ts'
import type { Mention } from './mention.ts'
import type { Unreadable } from './readable-text.ts'
import {
  refusedAnywhere,
  refusedBesideEvents,
  refusedBesideTerms,
  refusedWithoutChange,
  refusedWithoutStay,
  relativeDay,
  thatDay,
} from './strict-words.ts'
import { supportersOf } from './supports.ts'

/** A sentence as the checker has read it. */
export interface Reading {
  text: string
  mentions: Mention[]
  claims: readonly Claim[]
  facts: readonly AnyFact[]
  isDated: boolean
  /** The day that the text is for, if it is for one. */
  today?: string | undefined
}

const isTimeless = ({ kind }: Mention) => kind !== 'date' && kind !== 'time'

/** Phrases about a chart or the sky that no fact can be compared with. */
export function refusedWords(reading: Reading): Unreadable[] {
  const { text, isDated, mentions } = reading
  const whole = [{ at: 0, words: text.toLowerCase() }]
  const parts = clausesWithTerm(reading)
  const inText = [...refusedAnywhere, ...(!isDated && ofElements.test(text) ? elementWords : [])]
  const inParts = isDated ? [...refusedBesideTerms, ...timeWords(reading)] : refusedBesideTerms
  return [
    ...inText.flatMap((list) => found(list, whole)),
    ...inParts.flatMap((list) => found(list, parts)),
  ]

  function found([reason, pattern]: [string, RegExp], clauses: Clause[]): Unreadable[] {
    return clauses.flatMap(({ at, words: clause }) => {
      const match = pattern.exec(clause)
      const start = at + (match?.index ?? 0)
      const end = start + (match?.[0].length ?? 0)
      const isRead = mentions.some(
        (mention) =>
          isVerified(mention, isDated) &&
          mention.at < end &&
          start < mention.end &&
          (mention.at <= start || end <= mention.end),
      )
      return match && !isRead ? [{ words: match[0].trim(), reason }] : []
    })
  }
}

interface Clause {
  at: number
  /** In lower case. */
  words: string
}

/** Phrases that make a claim as a whole, which is checked as one. */
function isVerified(mention: Mention, isDated: boolean): boolean {
  if (mention.kind === 'moon-phase') return !isDated
  if (mention.kind === 'point')
    return mention.point === 'true_node' || mention.point === 'south_node'
  return /^(?:station|retrograde|direct|balance|more|cluster|dignity|configuration|unaspected|singleton|near-house|near-sign|sect|final-dispositor)$/.test(
    mention.kind,
  )
}

const isStayFact = (fact: AnyFact) => 'until' in fact

function timeWords({ facts, claims }: Reading) {
  const events = claims.filter(({ kind }) => !/^(?:point|date|time)$/.test(kind))
  const cited = facts.filter((fact) => 'at' in fact)
  const meant = events.flatMap((claim) => {
    const supporters = cited.filter((fact) => supportersOf([fact], claim).length > 0)
    // A full Moon in the tenth house is not a stay there, and does not rule out a cited one.
    const stays = /^(?:sign|house)$/.test(claim.kind) ? supporters.filter(isStayFact) : []
    return stays.length > 0 ? stays : supporters
  })
  const dated = meant.length > 0 ? meant : cited
  const isStay = dated.every(isStayFact)
  const isChange = dated.every(
    (fact) => isStayFact(fact) || /^(?:ingress|house-entry|station)$/.test(fact.kind),
  )
  return [
    ...refusedBesideEvents,
    ...(isStay ? [] : refusedWithoutStay),
    ...(isChange ? [] : refusedWithoutChange),
  ]
}

/** The clauses that speak of a chart or of the sky, in lower case. */
function clausesWithTerm({ text, mentions }: Reading): Clause[] {
  const clauses = [...text.matchAll(/[^();:—]+/g)]
  return clauses
    .filter(
      ({ 0: words, index }) =>
        /\b(?:chart|planets?|zodiac|of your houses)\b/i.test(words) ||
        mentions.some(
          (mention) =>
            isTimeless(mention) && mention.at >= index && mention.at < index + words.length,
        ),
    )
    .map(({ 0: words, index }) => ({ at: index, words: words.toLowerCase() }))
}

const ofElements =
  /^(?:your )?(?:fire|earth|air|water)\b|\b(?:you are|you['’]re|in you|charts?|elements?)\b/i
const elementWords = refusedBesideTerms.filter(([reason]) => reason.includes('weigh elements'))

/** "Today" in a text for one day is the day of the events; elsewhere it can be any. */
export function relativeDays({
  text,
  facts,
  claims,
  mentions,
  isDated,
  today,
}: Reading): Unreadable[] {
  const words = isDated && mentions.some(isTimeless) && relativeDay.exec(text.toLowerCase())?.[0]
  if (!words) return []
  const isThatDay =
    today !== undefined &&
    thatDay.test(words) &&
    claims.every(
      (claim) =>
        claim.kind === 'point' ||
        supportersOf(facts, claim).some((fact) => !('at' in fact) || isOnDate(fact, today)),
    )
  return isThatDay ? [] : [{ words, reason: 'it depends on the day of reading' }]
}
