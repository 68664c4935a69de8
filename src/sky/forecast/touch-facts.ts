import { almanacFact } from '../almanac-facts.ts'
import { aspectDegrees, signedDifference } from '../aspects.ts'
import { type AspectName, aspectNames, type Chart } from '../chart.ts'
import type { Eclipse, Lunation, SkyEvent, Station } from '../events.ts'
import { clampWeight, closenessOf, pointWeights } from '../fact-weights.ts'
import type { EclipseFact, LunationFact, StationFact, TouchFact } from '../forecast-facts.ts'
import { aspectStrength } from '../forecast-weights.ts'
import { type NatalTarget, natalTargets } from '../transits.ts'

type TouchingEvent = Lunation | Eclipse | Station

/** Lunations and eclipses are read on a point this close; of an eclipse only the hard aspects count. */
const LUNATION_ORB_DEGREES = 3
const hardAspects: readonly AspectName[] = ['conjunction', 'opposition', 'square']
const STATION_ORB_DEGREES = 1
/** A planet that stops beside a point stays there for weeks. */
const STATION_CONJUNCTION_ORB_DEGREES = 1.5

/** An eclipse is a lunation, too, and is read on its own. */
const SAME_LUNATION_MS = 12 * 3_600_000

/** Lunations, eclipses and stations close to the points of a chart. */
export function touchFacts(events: readonly SkyEvent[], chart: Chart): TouchFact[] {
  const targets = natalTargets(chart)
  const cusps = chart.houses?.cusps
  const eclipses = events.filter(({ type }) => type === 'eclipse').map(({ at }) => Date.parse(at))
  return events.flatMap((event) => {
    if (!isTouching(event)) return []
    const isEclipsed = (at: number) => Math.abs(at - Date.parse(event.at)) < SAME_LUNATION_MS
    if (event.type === 'lunation' && eclipses.some(isEclipsed)) return []
    const fact = almanacFact(event, cusps) as TouchFact['event']
    return targets.flatMap((target) => touchFact(event, fact, target) ?? [])
  })
}

function isTouching(event: SkyEvent): event is TouchingEvent {
  return event.type === 'lunation' || event.type === 'eclipse' || event.type === 'station'
}

function touchFact(
  { type, longitude }: TouchingEvent,
  event: TouchFact['event'],
  { point, longitude: natal, span }: NatalTarget,
): TouchFact | undefined {
  const isStation = type === 'station'
  const aspects = type === 'eclipse' ? hardAspects : aspectNames
  const ends = span ? [span.lowest, span.highest] : [natal]
  for (const aspect of aspects) {
    const orbOf = (end: number) =>
      Math.abs(Math.abs(signedDifference(longitude, end)) - aspectDegrees[aspect])
    const orbDegrees = Math.max(...ends.map(orbOf))
    const limit = isStation ? stationOrb(aspect) : LUNATION_ORB_DEGREES
    if (orbDegrees > limit) continue
    const weight = touchWeight(event, aspect, pointWeights[point], closenessOf(orbDegrees, limit))
    const id = `touch:${nameOf(event)}:${event.at.slice(0, 10)}~${point}:${aspect}`
    const { at } = event
    return { id, kind: 'touch', event, natal: point, aspect, orbDegrees, at, weight, certain: true }
  }
  return undefined
}

function stationOrb(aspect: AspectName): number {
  return aspect === 'conjunction' ? STATION_CONJUNCTION_ORB_DEGREES : STATION_ORB_DEGREES
}

function nameOf(event: LunationFact | EclipseFact | StationFact): string {
  switch (event.kind) {
    case 'lunation':
      return event.phase
    case 'eclipse':
      return `${event.of}:${event.class}`
    case 'station':
      return `${event.body}:${event.direction}`
  }
}

function touchWeight(
  event: TouchFact['event'],
  aspect: AspectName,
  pointWeight: number,
  closeness: number,
): number {
  const ends = 0.6 * event.weight + 0.4 * pointWeight
  return clampWeight(ends * aspectStrength[aspect] * (0.8 + 0.3 * closeness))
}
