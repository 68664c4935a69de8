import type { AspectPoint } from '#sky/aspects.ts'
import { planets } from '#sky/bodies.ts'
import type { AspectName, Chart } from '#sky/chart.ts'
import type { TransitFact } from '#sky/forecast-facts.ts'
import { rulers } from '#sky/rulers.ts'
import { zodiacPosition } from '#sky/zodiac.ts'
import { type Criterion, type Ease, type Place, transitsOf } from './criterion.ts'

type TransitCriterion = Extract<Criterion, { of: 'transit' }>

const malefics: readonly string[] = ['mars', 'saturn', 'uranus', 'neptune', 'pluto', 'chiron']
const benefics: readonly string[] = ['venus', 'jupiter']

/**
 * A conjunction of a malefic is hard, and so is one to a natal malefic, except by a benefic, which is
 * neither.
 */
function easeOf(body: string, aspect: AspectName, natal: string): Ease | undefined {
  if (aspect === 'trine' || aspect === 'sextile') return 'easy'
  if (aspect !== 'conjunction' || malefics.includes(body)) return 'hard'
  if (!malefics.includes(natal)) return 'easy'
  return benefics.includes(body) ? undefined : 'hard'
}

/** The criterion that a transit meets in a chart, the strongest if there are several. */
export type MatchTransit = (fact: TransitFact) => TransitCriterion | undefined

export function matchTransits(criteria: readonly Criterion[], chart: Chart): MatchTransit {
  const byKey = new Map<string, TransitCriterion>()
  for (const criterion of criteria) {
    if (criterion.of !== 'transit') continue
    for (const point of pointsAt(criterion.to, chart)) {
      const key = `${criterion.body} ${criterion.ease} ${point}`
      const known = byKey.get(key)
      if (!known || Math.abs(known.points) < Math.abs(criterion.points)) byKey.set(key, criterion)
    }
  }
  return ({ body, aspect, natal }) => {
    const ease = easeOf(body, aspect, natal)
    return ease && byKey.get(`${body} ${ease} ${natal}`)
  }
}

/** The natal points that a place means; none for a house without a birth time. */
function pointsAt(place: Place, { houses, bodies }: Chart): AspectPoint[] {
  if (typeof place === 'string') return [place]
  if ('inHouse' in place) return planets.filter((planet) => bodies[planet].house === place.inHouse)
  const cusp = houses?.cusps[place.rulerOf - 1]
  return cusp === undefined ? [] : [rulers[zodiacPosition(cusp).sign]]
}

/** The points of the Moon when the days of one week are compared: for the same places as the best criteria. */
export function moonCriteria(criteria: readonly Criterion[]): Criterion[] {
  const places = criteria.flatMap((criterion) =>
    criterion.of === 'transit' && criterion.points >= 2 ? [criterion.to] : [],
  )
  return [...new Set(places)].flatMap((place) => [
    ...transitsOf('The Moon marks the hour of the day.', ['moon', 'easy', place, 1]),
    ...transitsOf('The mood is against it for some hours.', ['moon', 'hard', place, 0.75]),
  ])
}
