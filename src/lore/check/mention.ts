import type { Angle, Body } from '#sky/bodies.ts'
import type { AspectName } from '#sky/chart.ts'
import type { BalanceFact, MoonPhaseFact } from '#sky/facts.ts'
import type { EclipseFact, StationFact } from '#sky/forecast-facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { House } from '../house.ts'

/** A point of a chart; `unknown` is one that no fact covers, such as the South Node. */
export type Point = Body | Angle | 'unknown'

/** The person a point or a house belongs to. A transiting body belongs to nobody. */
export type Owner = 'you' | 'partner'

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

/** An event of the Moon that has a name of its own. */
export type LunarEvent =
  | { kind: 'moon-phase'; phases: MoonPhaseFact['phase'][] }
  | { kind: 'eclipse'; of?: EclipseFact['of']; extent?: EclipseFact['class'] }
  | { kind: 'void-moon' }

/** A term of astrology or of the calendar, with its character offsets in the sentence. */
export type Mention = { at: number; end: number } & (
  | { kind: 'point'; point: Point; owner?: Owner }
  | { kind: 'sign'; sign: Sign }
  | { kind: 'house'; house: House | 'unknown'; host?: Owner }
  | { kind: 'aspect'; aspect: AspectName; isTerm: boolean }
  | { kind: 'degree'; degrees: number; minutes?: number }
  | { kind: 'retrograde' }
  | { kind: 'rules' }
  | { kind: 'balance'; of: BalanceFact['of']; count: number }
  | LunarEvent
  | { kind: 'station'; direction: StationFact['direction'] }
  | { kind: 'entry'; isBack: boolean }
  | { kind: 'date'; day: CalendarDay; isBare: boolean }
  | { kind: 'time'; time: ClockTime; isBare: boolean }
)

export type MentionOf<Kind extends Mention['kind']> = Extract<Mention, { kind: Kind }>

type MentionBody<M = Mention> = M extends Mention ? Omit<M, 'at' | 'end'> : never

/** The pattern of one kind of mention, and the function that turns a match into a mention. */
export interface MentionParser {
  pattern: RegExp
  parse(match: RegExpExecArray): MentionBody
}
