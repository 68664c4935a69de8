import type { House } from '#lore/house.ts'
import { housePhrases } from '#lore/house-phrases.ts'
import { pointNames } from '#lore/names.ts'
import type { Body } from '#sky/bodies.ts'
import type { Paragraph, Sentence } from '../writer.ts'

/** What stands in parentheses behind a sentence, in plain astrological words. */
export interface Reference {
  /** Without the parentheses: "your Moon in Capricorn, at the root of the chart". */
  text: string
  /** Facts that it adds to its sentence. */
  facts: string[]
  /** What it explains, as drafts name it; it stands only in a paragraph that tells all of it. */
  tells: string[]
}

/** A sentence before its reference is chosen. */
export interface Draft {
  /** May hold `{ref}` once. */
  text: string
  facts: string[]
  /** The facts that it is about, or `retrograde mercury`, which shares its fact with the sign. */
  tells: string[]
  /** Its id in the corpus, as `placement/moon/Capricorn/1`. */
  wording: string
  /** The fullest first. */
  references: Reference[]
}

/** A paragraph has one reference: the fullest of which it tells all, at the first place for it. */
export function placeReference(drafts: readonly Draft[]): Paragraph {
  const subjects = new Set(drafts.flatMap(({ tells }) => tells))
  const referenceIn = ({ text, references }: Draft) =>
    text.includes('{ref}')
      ? references.find(({ tells }) => tells.every((fact) => subjects.has(fact)))
      : undefined
  const withReference = drafts.find(referenceIn)
  const sentences = drafts.map((draft): Sentence => {
    const reference = draft === withReference ? referenceIn(draft) : undefined
    return {
      text: draft.text.replace('{ref}', inParentheses(reference?.text)),
      facts: [...new Set([...draft.facts, ...(reference?.facts ?? [])])],
      wording: draft.wording,
    }
  })
  return { sentences }
}

/** " (your Moon in Capricorn)", for the mark `{ref}`; nothing without a reference. */
export function inParentheses(reference: string | undefined): string {
  return reference ? ` (${reference})` : ''
}

/** "in the house of play", "in your house of play", "at the root of {partner}'s chart". */
export function housePhrase(house: number, owner: 'the' | 'your' | "{partner}'s"): string {
  return housePhrases[house as House]
    .replace('the house', `${owner} house`)
    .replace('the chart', `${owner} chart`)
}

/** "the Moon", "Mars". */
export function bodyName(body: Body): string {
  return body === 'sun' || body === 'moon' ? `the ${pointNames[body]}` : pointNames[body]
}
