import type { AspectName } from '#sky/chart.ts'
import type { Dignity } from '#sky/dignities.ts'
import type { Element, Quality } from '#sky/fact-base.ts'
import type { BalanceFact } from '#sky/facts.ts'
import type { StationFact } from '#sky/forecast-facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { House } from '../house.ts'
import type {
  CalendarDay,
  ClockTime,
  Configuration,
  DayPart,
  Distance,
  LunarEvent,
  Owner,
} from './mention.ts'
import type { Moment } from './moments.ts'
import type { NamedPoint } from './subjects.ts'

/** An aspect as a sentence names it; without `aspect`, any of that quality, or any at all. */
export interface NamedAspect {
  aspect?: AspectName
  quality?: 'tense' | 'harmonious'
  ends: NamedPoint[]
}

/** Where planets stand together: one of the two, or neither if the sentence does not say. */
interface Cluster {
  count?: number
  /** Its members, as far as the sentence names them. */
  points?: NamedPoint[]
  sign?: Sign
  house?: House | 'unknown'
}

/**
 * A claim of a sentence. Without `of`, the sentence does not name the subject. `on` and `around` are the
 * day and time of its part of the sentence. A negated claim says that the rest does not hold.
 */
export type Claim = Moment & { isNegated?: true } & (
    | { kind: 'point'; of: NamedPoint }
    | { kind: 'sign'; of?: NamedPoint; sign: Sign; isHedged: boolean; when?: 'first' | 'second' }
    | { kind: 'sign-change'; of?: NamedPoint; from: Sign; to: Sign }
    | { kind: 'exit'; of?: NamedPoint; sign: Sign }
    | { kind: 'house'; of?: NamedPoint; house: House | 'unknown'; host?: Owner }
    | { kind: 'axis'; of?: NamedPoint; houses?: [number, number]; signs?: [Sign, Sign] }
    | { kind: 'degree'; of?: NamedPoint; degrees: number; minutes?: number; sign?: Sign }
    | { kind: 'retrograde'; of?: NamedPoint }
    | { kind: 'direct'; of?: NamedPoint }
    | { kind: 'element'; of?: NamedPoint; element: Element | Quality; sign?: Sign }
    | { kind: 'dignity'; of?: NamedPoint; dignity: Dignity }
    | ({ kind: 'aspect' } & NamedAspect)
    | ({ kind: 'orb'; degrees: number; minutes?: number; isLimit: boolean } & NamedAspect)
    | ({ kind: 'applying'; isApplying: boolean } & NamedAspect)
    | { kind: 'tighter'; tight: NamedAspect; wide: NamedAspect }
    | {
        kind: 'ruler'
        of?: NamedPoint
        angle?: NamedPoint
        school?: 'traditional' | 'modern'
      }
    | { kind: 'dispositor'; of?: NamedPoint; ruled: NamedPoint }
    | { kind: 'final-dispositor'; of?: NamedPoint }
    | { kind: 'reception'; points: NamedPoint[] }
    | { kind: 'unaspected'; of?: NamedPoint; isClose: boolean }
    | { kind: 'singleton'; of?: NamedPoint; group: BalanceFact['of'] }
    | { kind: 'near-house'; of?: NamedPoint; houses: House[]; distance?: Distance }
    | { kind: 'near-sign'; of?: NamedPoint; sign: Sign; isPast: boolean; distance?: Distance }
    | ({ kind: 'out-of-sign' } & NamedAspect)
    | { kind: 'sect'; sect: 'day' | 'night' }
    | { kind: 'apex'; of?: NamedPoint }
    | { kind: 'house-ruler'; of?: NamedPoint; house: House | 'unknown' }
    | { kind: 'sign-ruler'; of: NamedPoint; sign: Sign }
    | { kind: 'cusp'; house: House | 'unknown'; sign: Sign; host?: Owner }
    | { kind: 'balance'; of: BalanceFact['of']; count?: number; strength?: BalanceFact['strength'] }
    | { kind: 'more'; of: BalanceFact['of']; than: BalanceFact['of'] }
    | ({ kind: 'cluster' } & Cluster)
    | { kind: 'multiple'; sign: Sign; times: number }
    | { kind: 'configuration'; shape: Configuration; points: NamedPoint[] }
    | LunarEvent
    | { kind: 'station'; of: NamedPoint; direction?: StationFact['direction'] }
    | { kind: 'entry'; of: NamedPoint; isBack: boolean }
    | { kind: 'date'; day: CalendarDay; edge?: ClockTime['edge']; series?: NamedAspect }
    | { kind: 'near-miss'; of?: NamedPoint }
    | { kind: 'birthday' }
    | { kind: 'profection'; house: House; side?: 'before' | 'after' }
    | { kind: 'year-ruler'; of?: NamedPoint }
    | { kind: 'time'; time: ClockTime; day?: CalendarDay }
    | { kind: 'day-part'; part: DayPart }
    | ({ kind: 'pass'; number: number | 'last'; times?: number } & NamedAspect)
  )

export type ClaimOf<Kind extends Claim['kind']> = Extract<Claim, { kind: Kind }>

/** Whether a claim says something of a point. */
export function isAbout(claim: Claim, point: string): boolean {
  if (claim.kind === 'point') return false
  const named = [
    'of' in claim && typeof claim.of === 'object' ? [claim.of] : [],
    'angle' in claim && claim.angle ? [claim.angle] : [],
    'ruled' in claim ? [claim.ruled] : [],
    'ends' in claim ? claim.ends : [],
    'points' in claim && claim.points ? claim.points : [],
    claim.kind === 'tighter' ? [...claim.tight.ends, ...claim.wide.ends] : [],
  ].flat()
  return named.some((one) => one.point === point)
}
