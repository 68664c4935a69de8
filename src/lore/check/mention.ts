import type { Angle, Body } from '#sky/bodies.ts'
import type { AspectName } from '#sky/chart.ts'
import type { BalanceFact, MoonPhaseFact } from '#sky/facts.ts'
import type { EclipseFact, StationFact } from '#sky/forecast-facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { House } from '../house.ts'

/** What a chart can be asked about; `unknown` is a point that no fact ever speaks of. */
export type Point = Body | Angle | 'unknown'

/** Whose a point or a house is called. What moves through the sky is nobody's. */
export type Owner = 'you' | 'partner'

/** What a sentence says of a day; the year is left to the facts. */
export interface CalendarDay {
  weekday?: string
  /** 1 to 12 */
  month?: number
  dayOfMonth?: number
  year?: number
}

/** As on a clock in UTC: "15:40". `edge` is which end of a stretch it is said to be. */
export interface ClockTime {
  clock: string
  edge?: 'start' | 'end'
}

/** What the Sun and the Moon do in a phrase of its own. */
export type LunarEvent =
  | { kind: 'moon-phase'; phases: MoonPhaseFact['phase'][] }
  | { kind: 'eclipse'; of?: EclipseFact['of']; extent?: EclipseFact['class'] }
  | { kind: 'void-moon' }

/** A word of astrology or of the calendar in a sentence, and where it stands. */
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

/** How one sort of mention is written, and what it then says. */
export interface MentionParser {
  pattern: RegExp
  parse(match: RegExpExecArray): MentionBody
}
