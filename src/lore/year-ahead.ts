import type { NatalPoint } from './transit-meaning.ts'

type Tone = 'presses' | 'eases'

/** What a year is about without a birth time: said outright, and asked, with one thing to do. */
export interface PointSubject {
  about: readonly [string, string]
  /** In a few words. */
  topic: string
  asks: string
  task: string
}

/** What a year of life is about. */
export interface YearSubject extends PointSubject {
  /** What becomes of the answer in the next house, after the birthday: as a sentence, and as a clause. */
  later: readonly [string, string]
}

/** What the moments of a year do to what it is about. Each is read after its event and what that is like. */
export interface YearPassages {
  /** Whether it helps or presses. */
  jupiter: string
  /** It comes by more often than the others. */
  saturn: readonly [string, string]
  uranus: string
  neptune: string
  pluto: string
  /** Under any slower planet that helps. */
  eases: readonly [string, string]
  /** At an eclipse of the Sun, and at one of the Moon. */
  solar: string
  lunar: string
}

/** The story of what a year is about, before its heaviest transit and after it. */
export interface PointStory {
  /** What each planet of the birth chart stands for in it, as the end of "your Saturn, the caution that edits you". */
  cast: Record<Exclude<NatalPoint, 'asc' | 'mc'>, string>
  before: YearPassages
  after: YearPassages
  /** What the heaviest transit does to it. */
  turns: Record<Tone, string>
  /** The answer to what the year asks, by its heaviest transit. */
  closes: Record<Tone, string>
}

/** The story of what a year of life is about. */
export interface YearStory extends PointStory {
  cast: Record<NatalPoint, string>
  /** What becomes of it in the year of life that follows. */
  next: { presses: readonly [string, string, string]; eases: readonly [string, string] }
}

/** What a transit asks beside the question of the year, and what is found out about that. */
export interface YearStake {
  asks: string
  answer: string
}

/** What a slow transit can reach in one person: a planet, or an angle, on either side of it. */
export type ReachedPoint = TouchedPoint | 'dsc' | 'ic'

export type YearStakes = Record<Exclude<YearBody, 'jupiter'>, Record<ReachedPoint, YearStake>>

/** The points of a chart that are one person's own. */
export type TouchedPoint = Exclude<NatalPoint, GenerationalPoint>

/** The planets whose degree is known well enough to be touched. */
export type TouchedPlanet = Exclude<TouchedPoint, 'asc' | 'mc'>

type GenerationalPoint = 'uranus' | 'neptune' | 'pluto'

/** What a slow transit is like to live through, as sentences that belong together. */
export type YearSeasons = Record<TouchedPoint, Record<Tone, readonly string[]>>
export type GenerationSeasons = Record<GenerationalPoint, Record<Tone, readonly string[]>>

/** What it is like when a slow planet crosses one that a generation shares, where that happens in a life. */
export type YearMeetings = Partial<Record<YearBody, Partial<Record<NatalPoint, readonly string[]>>>>

/** The planets that rule a house by tradition. */
export type YearLord = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn'

/** What the passes of a slow transit that follow its first are for, as sentences. */
export type PassOutcome = Record<'reviews' | 'ends', readonly string[]>
export type PassOutcomes = Record<NatalPoint, Record<Tone, PassOutcome>>

export type YearBody = 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'

/** The same of a slow planet across from an angle. */
export type OppositeSeasons = Record<'asc' | 'mc', Record<YearBody, readonly string[]>>
