import type { Entry } from '#lore/natal-entries.ts'

/** A plain astrological reference for the mark `{ref}`. */
export interface Reference {
  /** Without the parentheses: "your Moon in Capricorn, at the root of the chart". */
  text: string
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
  /** Where in the corpus it comes from, as `placement/moon/Capricorn/1`. */
  wording: string
  /** The fullest first. */
  references: Reference[]
}

/** Sentences that belong together. */
export interface Block {
  drafts: Draft[]
  /** 0 must be told; the higher, the sooner it is left out for length. */
  rank: number
  /** A joint of the text, which is never shortened. */
  isJoint?: boolean
}

export interface SectionDraft {
  title: string
  paragraphs: Block[][]
}

/** All sentences of a wording, resting on the same facts and offering the same references. */
export function told(
  entry: Entry,
  { facts, tells = facts }: { facts: string[]; tells?: string[] },
  references: Reference[],
  rank = 0,
): Block {
  const drafts = entry.wording.sentences.map((text) => ({
    text,
    facts,
    tells,
    wording: entry.id,
    references,
  }))
  return { drafts, rank }
}

/** Puts words into the slots of a template; `{ref}` stays. */
export function fill(template: string, slots: Record<string, string>): string {
  return template.replaceAll(/\{(\w+)\}/g, (mark, name: string) => slots[name] ?? mark)
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "a", "a and b", "a, b and c". */
export function listed(items: string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

export function countWords(text: string): number {
  return text.replaceAll('{ref}', '').split(/\s+/).filter(Boolean).length
}

export function present(...blocks: (Block | undefined)[]): Block[] {
  return blocks.filter((block) => block !== undefined)
}
