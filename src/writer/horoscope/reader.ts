import { wakingHour } from '#lore/readers-clock.ts'
import { readSpine, type Spine, type SpinePlanet } from '#lore/synthesis/spine.ts'
import type { NatalFact } from '#sky/facts.ts'
import type { HoroscopeFact } from '#sky/forecast-facts.ts'
import type { About } from '../reader/life.ts'
import type { HoroscopeBrief, YearBrief } from '../writer.ts'
import { dateText } from './dates.ts'

/** The facts of a brief by what a text asks of them. Instants are what the reader's clock shows. */
export interface Reader {
  /** The facts of the birth chart in the brief. */
  spine: Spine
  ofKind: <Kind extends HoroscopeFact['kind']>(
    kind: Kind,
  ) => readonly Extract<HoroscopeFact, { kind: Kind }>[]
  period: HoroscopeBrief['period']
  /** The reader's concerns. */
  theme: About['theme'] | undefined
  isInPeriod(at: string): boolean
  /** "around 3:40 p.m."; undefined while people sleep, and without a time zone. */
  hour(at: string): string | undefined
  /** When people sleep: late on a date, in its first hours, or before it begins for most of them. */
  nightPart(at: string): 'late' | 'overnight' | 'early' | undefined
}

export function readBrief({ facts, period, timeZone, about }: HoroscopeBrief | YearBrief): Reader {
  const byKind = Map.groupBy(facts, ({ kind }) => kind)
  const natal = facts.filter((fact): fact is Extract<HoroscopeFact, NatalFact> => !('at' in fact))
  return {
    spine: readSpine(natal),
    ofKind: <Kind extends HoroscopeFact['kind']>(kind: Kind) =>
      (byKind.get(kind) ?? []) as Extract<HoroscopeFact, { kind: Kind }>[],
    period,
    theme: about?.theme,
    isInPeriod: (at) => dateOf(at) >= period.startDate && dateOf(at) <= period.endDate,
    hour: (at) => {
      const hour = timeZone && wakingHour(at)
      return hour ? `around ${hour}` : undefined
    },
    nightPart: (at) => (timeZone ? nightPart(Number(at.slice(11, 13))) : undefined),
  }
}

function nightPart(hour: number): ReturnType<Reader['nightPart']> {
  if (hour >= 23) return 'late'
  if (hour < 4) return 'overnight'
  return hour < 7 ? 'early' : undefined
}

/** The date that the reader's clock shows. */
export const dateOf = (at: string) => at.slice(0, 10)

/** "Thursday, December 3" */
export const dateIn = (at: string) => dateText(dateOf(at))

/** The planets of the birth chart, the weightiest first. */
export function planetsByWeight({ spine }: Reader): SpinePlanet[] {
  return [...spine.planets.values()].toSorted((one, other) => other.weight - one.weight)
}
