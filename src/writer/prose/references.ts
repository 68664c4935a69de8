import type { House } from '#lore/house.ts'
import { housePhrases } from '#lore/house-phrases.ts'
import { pointNames } from '#lore/names.ts'
import type { Body } from '#sky/bodies.ts'
import type { Paragraph, Sentence } from '../writer.ts'

/** The reference in parentheses after a sentence, in plain astrological terms. */
export interface Reference {
  /** Without the parentheses: "your Moon in Capricorn, at the root of the chart". */
  text: string
  /** The facts that it adds to its sentence. */
  facts: string[]
  /** The subjects that it explains. It is used only in a paragraph that covers all of them. */
  tells: string[]
}

/** A sentence before its reference is chosen. */
export interface Draft {
  /** May contain `{ref}` once. */
  text: string
  facts: string[]
  /** The facts it covers, or `retrograde mercury`, which shares its fact with the sign. */
  tells: string[]
  /** Its id in the corpus, as `placement/moon/Capricorn/1`. */
  wording: string
  /** The fullest first. */
  references: Reference[]
}

/** Each paragraph has one reference: the most complete one it fully covers, at the first slot for it. */
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

/** " (your Moon in Capricorn)", for the slot `{ref}`; empty without a reference. */
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
