import type { Angle, Body } from '#sky/bodies.ts'
import type { AspectName } from '#sky/chart.ts'
import type { Dignity } from '#sky/dignities.ts'
import type { Element, Quality } from '#sky/fact-base.ts'
import type { BalanceFact, MoonPhaseFact } from '#sky/facts.ts'
import type { EclipseFact, StationFact } from '#sky/forecast-facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { House } from '../house.ts'

/** A point of a chart; `unknown` is one that no fact covers. `dsc`, `ic`, `south_node` and `empty_leg` follow from their opposites. */
export type Point =
  | Body
  | Angle
  | 'dsc'
  | 'ic'
  | 'south_node'
  | 'empty_leg'
  | 'progressed_moon'
  | 'return_asc'
  | 'return_mc'
  | 'unknown'

/** The person a point or a house belongs to; `sky` for a body that the sentence calls transiting. */
export type Owner = 'you' | 'partner' | 'sky'

/** A day as a sentence names it, in any degree of detail. */
export interface CalendarDay {
  weekday?: string
  /** 1 to 12 */
  month?: number
  dayOfMonth?: number
  year?: number
}

/** A time in UTC: "15:40". `edge` says whether the sentence calls it the start or end of a period. */
export interface ClockTime {
  clock: string
  edge?: 'start' | 'end'
}

export type DayPart = 'early' | 'morning' | 'afternoon' | 'evening' | 'night' | 'overnight'

/** An event of the Moon that has a name of its own. */
export type LunarEvent =
  | { kind: 'moon-phase'; phases: MoonPhaseFact['phase'][] }
  | { kind: 'eclipse'; of?: EclipseFact['of'] | 'neither'; extent?: EclipseFact['class'] }
  | { kind: 'void-moon' }

/** Several aspects that make one figure. */
export type Configuration = 'grand trine' | 'T-square' | 'grand cross' | 'kite' | 'yod'

/** How far a point is from an edge; a limit is "within a degree". */
export interface Distance {
  degrees: number
  minutes?: number
  isLimit: boolean
}

/** A term of astrology or of the calendar, with its character offsets in the sentence. */
export type Mention = { at: number; end: number } & (
  | { kind: 'point'; point: Point; owner?: Owner; isPronoun?: true }
  | { kind: 'sign'; sign: Sign; isPerson?: boolean; isManner?: boolean; owner?: 'partner' }
  | { kind: 'house'; house: House | 'unknown'; host?: Owner; isBare?: boolean }
  | { kind: 'axis'; houses?: [number, number]; signs?: [Sign, Sign] }
  | { kind: 'aspect'; aspect: AspectName; isTerm: boolean; isMotion?: true }
  | { kind: 'contact'; quality?: 'tense' | 'harmonious' }
  | { kind: 'return'; point?: Point }
  | { kind: 'applying'; isApplying: boolean }
  | { kind: 'orb'; degrees: number; minutes?: number; isLimit: boolean }
  | { kind: 'degree'; degrees: number; minutes?: number }
  | { kind: 'retrograde' }
  | { kind: 'direct' }
  | { kind: 'rules'; angle?: 'asc'; school?: 'traditional' | 'modern' }
  | {
      kind: 'balance'
      of: BalanceFact['of']
      count?: number
      strength?: BalanceFact['strength']
      isBare?: boolean
    }
  | { kind: 'more'; of: BalanceFact['of']; than: BalanceFact['of'] }
  | { kind: 'element'; element: Element | Quality }
  | { kind: 'cluster'; count?: number }
  | { kind: 'multiple'; sign: Sign; times: number }
  | { kind: 'configuration'; shape: Configuration }
  | { kind: 'dignity'; dignity: Dignity }
  | { kind: 'tighter'; isTighter: boolean }
  | { kind: 'reception' }
  | { kind: 'unaspected'; isClose: boolean }
  | { kind: 'singleton'; group: BalanceFact['of'] }
  | { kind: 'near-house'; houses: House[]; distance?: Distance }
  | { kind: 'near-sign'; sign: Sign; isPast: boolean; distance?: Distance }
  | { kind: 'out-of-sign' }
  | { kind: 'sect'; sect: 'day' | 'night' }
  | { kind: 'apex'; isAimed?: true }
  | { kind: 'final-dispositor' }
  | LunarEvent
  | { kind: 'station'; direction?: StationFact['direction'] }
  | { kind: 'entry'; isBack: boolean }
  | { kind: 'date'; day: CalendarDay; edge?: ClockTime['edge']; isBare: boolean; isLoose?: true }
  | { kind: 'near-miss' }
  | { kind: 'birthday' }
  | { kind: 'profection'; house: House; side?: 'before' | 'after' }
  | { kind: 'year-ruler' }
  | { kind: 'time'; time: ClockTime; isBare: boolean }
  | { kind: 'day-part'; part: DayPart }
  | { kind: 'pass'; number: number | 'last'; times?: number; isDated?: true }
)

export type MentionOf<Kind extends Mention['kind']> = Extract<Mention, { kind: Kind }>

type MentionBody<M = Mention> = M extends Mention ? Omit<M, 'at' | 'end'> : never

/** The pattern of one kind of mention, and the function that turns a match into a mention. */
export interface MentionParser {
  pattern: RegExp
  /** Returns nothing for a match that is not a mention after all. */
  parse(match: RegExpExecArray): MentionBody | undefined
}
