import type { AnyFact } from '#sky/any-fact.ts'
import { keepRecent } from '#sky/keep-recent.ts'
import type { Claim } from './claim.ts'
import { findClaims } from './claims.ts'
import { findMentions } from './mentions.ts'
import { disguisedWords, plainText, type Unreadable } from './readable-text.ts'
import { type NamedHours, refusedHours } from './reader-hours.ts'
import { residueOf } from './residue.ts'
import { strictResidue } from './strict-reading.ts'
import { supportersOf } from './supports.ts'
import { unknownTermsIn } from './unknown-terms.ts'

export interface CheckedSentence {
  claims: { claim: Claim; supportedBy: string[] }[]
  /** Claims that no fact supports. A true sentence has no such claim. */
  unsupported: Claim[]
  /** Words of astrology that the checker cannot verify. A sentence that has some must be refused. */
  unreadable: Unreadable[]
}

interface CheckOptions {
  isStrict?: boolean
  today?: string | undefined
  hours?: NamedHours | undefined
}

/**
 * Extracts every claim of a sentence (a placement, sign, house, degree, retrograde motion, aspect,
 * ruler, balance, transit, Moon phase, eclipse, ingress, station, date or time) and lists the facts
 * that support it. It recognizes only terms of astrology and of the calendar. Facts with an instant
 * make the text a dated one: see `findMentions`.
 *
 * @param facts the facts that the sentence cites as its evidence
 * @param options.isStrict for text of a model: see `strictResidue`
 * @param options.today the day of a text for one day, which says what "yesterday" means
 * @param options.hours which hours a text for one reader may name; any without it
 */
export function checkSentence(
  sentence: string,
  facts: readonly AnyFact[],
  { isStrict = false, today, hours }: CheckOptions = {},
): CheckedSentence {
  const isDated = facts.some((fact) => 'at' in fact)
  const { claims: found, unreadable, ...read } = readSentence(sentence, { isDated, today })
  const claims = found.map((claim) => ({
    claim,
    supportedBy: supportersOf(facts, claim).map(({ id }) => id),
  }))
  return {
    claims,
    unsupported: claims.flatMap(({ claim, supportedBy }) => (supportedBy.length ? [] : [claim])),
    unreadable: [
      ...unreadable,
      ...(isStrict ? strictResidue({ ...read, claims: found, facts, isDated, today }) : []),
      ...(hours ? refusedHours(read.text, found, hours) : []),
    ],
  }
}

/** A sentence is checked as it is written, in the whole text, and again wherever it comes back: a few KB each. */
const READINGS_KEPT = 1000

interface ReadingContext {
  isDated: boolean
  today?: string | undefined
}

/**
 * What a sentence claims, and what of it cannot be read.
 *
 * @param isDated whether the text is about dates: see `findMentions`
 */
export function readSentence(sentence: string, { isDated, today }: ReadingContext) {
  return keptReading(JSON.stringify([sentence, isDated, today]))
}

const keptReading = keepRecent(READINGS_KEPT, (key: string) => {
  const [sentence, isDated, today] = JSON.parse(key) as [string, boolean, string | null]
  return read(sentence, { isDated, today: today ?? undefined })
})

function read(sentence: string, { isDated, today }: ReadingContext) {
  const text = plainText(sentence)
  const mentions = findMentions(text, { isDated, today })
  return {
    text,
    mentions,
    claims: findClaims(text, mentions, { isDated }),
    unreadable: [
      ...disguisedWords(text),
      ...unknownTermsIn(text),
      ...residueOf(text, mentions, { isDated }),
    ],
  }
}
