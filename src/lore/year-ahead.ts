import type { Sign } from '#sky/zodiac.ts'
import type { House } from './house.ts'
import type { NatalPoint } from './transit-meaning.ts'

/** What a year asks of a person, and what it comes to; its noun is carried through. */
export interface YearArgument {
  asks: string
  opens: readonly string[]
  answers: readonly string[]
  task: string
}

/** What a year is about, and how that moves on from chapter to chapter: each sentence names it. */
export interface YearCourse {
  /** Says it outright. */
  about: string
  /** As it is called in the course of a sentence; never the subject of one, since some are plural. */
  noun: string
  /** What a chapter is called: before the heaviest transit, with it, and after it. */
  titles: Record<'builds' | 'turns' | 'settles', readonly [string, string]>
  /** Where it stands in the first chapter, and in a later one, before the heaviest transit. */
  builds: readonly [string, string]
  /** What the heaviest transit does to it. */
  turns: Record<'presses' | 'eases', string>
  /** Where it stands after that, and in the chapter after that one. */
  settles: readonly [string, string]
}

/** The question of a year of life. */
export interface HouseArgument extends YearArgument {
  /** What is left of the question after that year, under pressure and with help. */
  after: readonly [presses: string, eases: string]
}

/** The points of a chart through which a slow planet acts on the question of a year. */
export type TouchedPoint =
  | 'sun'
  | 'moon'
  | 'mercury'
  | 'venus'
  | 'mars'
  | 'jupiter'
  | 'saturn'
  | 'asc'
  | 'mc'

/** What that does to the question, under pressure and with help. */
export type YearTouches = Record<TouchedPoint, Record<'presses' | 'eases', string>>

/** Why a point of the chart matters to the subject of a year: clauses, which name the subject only where the thought needs it. */
export type YearLinks = Record<TouchedPoint, string>

/** Where a question arises, by the house that the planet in charge of the year is in: clauses. */
export type YearGrounds = Record<House, string>

/** What a moment does to the question of a year, whatever it touches: one sentence each, about its noun. */
export interface YearBeats {
  /** Under pressure. */
  presses: readonly string[]
  /** With help. */
  eases: readonly string[]
  /** At an eclipse, or when a planet is through. */
  ends: readonly string[]
}

/** How a person meets the question of a year, by the sign of the point that it is decided on. */
export type YearWays = Record<Sign, YearWay>

interface YearWay {
  /** A clause that begins with "you". */
  manner: string
  /** What has become of that at the end: a sentence. */
  outcome: string
}

/** The planets that rule a house by tradition. */
export type YearLord = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn'

/** What a slow planet opens at its first pass over a point, reviews at a middle one, and settles at the last. */
export interface YearLane {
  begins: readonly string[]
  reviews: readonly string[]
  ends: readonly string[]
}
export type YearLanes = Record<NatalPoint, Record<'eases' | 'presses', readonly YearLane[]>>

export type YearBody = 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'

/** Where a slow planet makes itself felt, as clauses: by the house that it goes through, or by its sign. */
export interface TransitPlaces {
  houses: Record<House, readonly string[]>
  /** The signs that it goes through in the years to come. */
  signs: Partial<Record<Sign, readonly string[]>>
}

/**
 * How far a year has come with its question: a chapter is before its heaviest transit, has it, comes
 * between two of its passes, has another pass, or comes after it.
 */
export type YearStage =
  | 'first'
  | 'before'
  | 'leadFirst'
  | 'lead'
  | 'between'
  | 'return'
  | 'after'
  | 'later'
