import type { NatalFact } from '#sky/facts.ts'
import type { ForecastFact } from '#sky/forecast-facts.ts'
import type { SynastryFact } from '#sky/synastry-facts.ts'

/** A sentence and the chart facts that support it. Every sentence has at least one. */
export interface Sentence {
  text: string
  /** Ids of facts of the brief; at least one. */
  facts: string[]
  /** The corpus entry that it was made from, as `placement/moon/Capricorn/1`; none from a model. */
  wording?: string
  /** For a sentence that names a date: the id of the fact that happens then. */
  moment?: string
}

export interface Paragraph {
  sentences: Sentence[]
}

export interface Section {
  title: string
  paragraphs: Paragraph[]
}

/** A writer's result. The opening comes before the first titled section. */
export interface WrittenText {
  opening: Paragraph[]
  sections: Section[]
}

/**
 * What this user has read recently and must not read again: corpus entries of the last 14 days by id,
 * sentences of the last 60 as they were printed. Oldest first.
 */
export interface RecentlyUsed {
  wordings: readonly string[]
  sentences: readonly string[]
}

interface BriefBase {
  /** The same seed, facts and recently used texts give the same text. */
  seed: string
  recentlyUsed?: RecentlyUsed
}

export interface NatalBrief extends BriefBase {
  kind: 'natal'
  facts: NatalFact[]
}

/** About the user and a partner. The partner's name replaces `{partner}` later: a writer gets no names. */
export interface SynastryBrief extends BriefBase {
  kind: 'synastry'
  facts: SynastryFact[]
}

export interface HoroscopeBrief extends BriefBase {
  kind: 'daily' | 'weekly' | 'monthly'
  /** Calendar dates in UTC, both included. */
  period: { startDate: string; endDate: string }
  /** The facts of the whole period; for a day or a week, at least those of its dates. */
  facts: ForecastFact[]
}

/** All that a writer receives: facts, never a name, birth date or place. */
export type Brief = NatalBrief | SynastryBrief | HoroscopeBrief

/** Turns a brief into prose. Adapters sit beside this file. */
export interface Writer {
  /** Name and version, stored with every text. */
  version: string
  write(brief: Brief): Promise<WrittenText>
}
