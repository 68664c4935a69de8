import type { Trait } from '#lore/character.ts'
import type { NatalFact } from '#sky/facts.ts'
import type { HoroscopeFact } from '#sky/forecast-facts.ts'
import type { SynastryFact } from '#sky/synastry-facts.ts'
import type { ModelTime } from './model-time.ts'
import type { About } from './reader/life.ts'

/** A sentence and the chart facts that support it. Every sentence has at least one. */
export interface Sentence {
  text: string
  /** Ids of facts of the brief; at least one. */
  facts: string[]
  /** The corpus entry that it was made from, as `placement/moon/Capricorn/1`; none from a model. */
  wording?: string
  /** What it claims of the reader. */
  traits?: readonly Trait[]
  /** For a sentence that names a date: the id of the fact that happens then. */
  moment?: string
}

export interface Paragraph {
  sentences: Sentence[]
  /** Something to try, of which nobody can say that it is true of them. */
  isAdvice?: boolean | undefined
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
  /** Absent where nothing is rejected. */
  rejected?: Rejected
}

/** The paragraphs of the last 60 days that this user called "not me". What they claim must not come back. */
export interface Rejected {
  /** Corpus entries by id. */
  wordings: readonly string[]
  /** As they were printed. */
  sentences: readonly string[]
  /** The ids of the facts that they rested on. */
  facts: readonly string[]
  /** What they claimed of the reader, as far as the writer knew. */
  traits: readonly Trait[]
}

interface BriefBase {
  /** The same seed, facts and recently used texts give the same text. */
  seed: string
  recentlyUsed?: RecentlyUsed
  /** What the reader says of their life; a model does not get it. */
  about?: About
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
  /** Dates of the reader's calendar, both included. */
  period: { startDate: string; endDate: string }
  /** IANA name of the reader's clock. Without one, the text names no hour. */
  timeZone?: string | undefined
  /**
   * What happens in the period, its history and what comes next, and the chart. Instants are what the reader's
   * clock shows, to the nearest five minutes, though written as UTC.
   */
  facts: HoroscopeFact[]
}

/** The twelve months from a date on; dates of the reader's calendar. It names no hours. */
export interface YearBrief extends BriefBase {
  kind: 'year'
  period: HoroscopeBrief['period']
  timeZone?: undefined
  facts: HoroscopeFact[]
}

/** The dated moments of a horoscope, as entries of a calendar: one paragraph each, in this order. */
export interface EventsBrief extends BriefBase {
  kind: 'events'
  period: HoroscopeBrief['period']
  timeZone?: HoroscopeBrief['timeZone']
  facts: HoroscopeFact[]
  /** What the horoscope says of each. */
  passages: Paragraph[]
}

/** All that a writer receives: facts, never a name, birth date or place. */
export type Brief = NatalBrief | SynastryBrief | HoroscopeBrief | YearBrief | EventsBrief

/** What wrote a text; stored with it. */
export interface TextOrigin {
  /** `embedded 19`, or the name that a model answered for. */
  writer: string
  /** Only where a model was to write: name and version of its prompt, as `natal 2`. */
  prompt?: string
  configVersion?: number
  /** `fallen back`: the model was to write, and the embedded writer did. */
  outcome?: 'accepted' | 'repaired' | 'partly replaced' | 'fallen back'
}

export interface Written {
  text: WrittenText
  origin: TextOrigin
  /** Wordings of our own that the checker refused: faults of the corpus, or of the checker. */
  leftOut?: string[]
}

export interface WriteOptions extends ModelTime {
  /** Whom the cost is counted for. A model never learns it. */
  userId?: string | undefined
  /** Gets each sentence as soon as it has been checked; a repaired one comes later than its neighbors. */
  onSentence?: ((sentence: Sentence) => void) | undefined
  /** What `onSentence` got is void: the text starts over. */
  onRestart?: (() => void) | undefined
}

/** Turns a brief into prose. Adapters sit beside this file. */
export interface Writer {
  write(brief: Brief, options?: WriteOptions): Promise<Written>
}
