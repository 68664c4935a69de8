import type { Entry } from '#lore/natal-entries.ts'
import type { Draft, Reference } from '../prose/references.ts'

/** Sentences that belong together. */
export interface Block {
  drafts: Draft[]
  /** 0 must stay; higher ranks are dropped for length first. */
  rank: number
  /** A connecting sentence, which is never shortened. */
  isJoint?: boolean
}

export interface SectionDraft {
  title: string
  paragraphs: Block[][]
}

/** All sentences of a wording, with the same facts and the same possible references. */
export function entryBlock(
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

export function present(...blocks: (Block | undefined)[]): Block[] {
  return blocks.filter((block) => block !== undefined)
}
