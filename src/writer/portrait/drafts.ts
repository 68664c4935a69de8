import type { Entry } from '#lore/entries.ts'

/** A plain astrological reference for the mark `{ref}`, and what it says by key. */
export interface Reference {
  /** Without the parentheses: "your Moon in Capricorn, at the root of the chart". */
  text: string
  facts: string[]
  /** What the reader learns from it, as `sign of moon`; nothing is taught twice. */
  lessons: string[]
}

/** A sentence before its reference is chosen. */
export interface Draft {
  /** May hold `{ref}` once. */
  text: string
  facts: string[]
  /** Where in the corpus it comes from, as `placement/moon/Capricorn/1`. */
  wording: string
  /** In order of preference. */
  references: Reference[]
}

/** Sentences that belong together. */
export interface Block {
  drafts: Draft[]
  /** 0 must be told; the higher, the sooner it is left out for length. */
  rank: number
  /** A link of the paragraph, the first to go when the paragraph is long. */
  isLink?: boolean
}

export interface SectionDraft {
  title: string
  paragraphs: Block[][]
}

export function link(draft: Omit<Draft, 'references'>, rank = 0): Block {
  return { drafts: [{ ...draft, references: [] }], rank, isLink: true }
}

/** All sentences of a wording, resting on the same facts and offering the same references. */
export function told(entry: Entry, facts: string[], references: Reference[], rank = 0): Block {
  const drafts = entry.wording.sentences.map((text) => ({
    text,
    facts,
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
