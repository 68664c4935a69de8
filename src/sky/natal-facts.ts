import { allowedOrb } from './aspects.ts'
import { balanceFacts } from './balance.ts'
import { birthTimeDrift } from './birth-time.ts'
import { angles, type Body, interpretedBodies } from './bodies.ts'
import type { Aspect, Chart } from './chart.ts'
import { clusterFacts } from './clusters.ts'
import { emphasisOf } from './emphasis.ts'
import { aspectWeight, clampWeight, closenessOf, pointWeights } from './fact-weights.ts'
import type {
  AngleFact,
  AspectFact,
  HouseFact,
  NatalFact,
  PlacementFact,
  RulerFact,
} from './facts.ts'
import { moonPhaseFacts } from './moon-phase.ts'
import { rulers } from './rulers.ts'
import { zodiacPosition } from './zodiac.ts'

/**
 * Every fact of a natal chart, by descending weight. Without a birth time, only facts that hold
 * throughout the day.
 */
export function chartFacts(chart: Chart): NatalFact[] {
  const emphasis = emphasisOf(chart)
  const facts: NatalFact[] = [
    ...interpretedBodies.map((body) => placementFact(chart, body, emphasis(body))),
    ...interpretedBodies.flatMap((body) => houseFacts(chart, body, emphasis(body))),
    ...angleFacts(chart),
    ...rulerFacts(chart),
    ...chart.aspects.map(aspectFact),
    ...clusterFacts(chart),
    ...balanceFacts(chart),
    ...moonPhaseFacts(chart),
  ]
  return facts.sort((one, other) => other.weight - one.weight)
}

function placementFact({ bodies }: Chart, body: Body, emphasis: number): PlacementFact {
  const { sign, retrograde, wholeDay, signsOfTheDay } = bodies[body]
  const fact: PlacementFact = {
    id: `placement:${body}`,
    kind: 'placement',
    body,
    sign,
    weight: clampWeight(pointWeights[body] + emphasis),
    certain: !signsOfTheDay,
    ...settledDegree(bodies[body]),
  }
  if (!wholeDay?.isStation) fact.retrograde = retrograde
  if (signsOfTheDay) fact.signsOfTheDay = signsOfTheDay
  return fact
}

/** Degree and minute, unless they change on the day of an unknown birth time. */
function settledDegree({ degrees, minutes, wholeDay }: Chart['bodies']['sun']) {
  if (!wholeDay) return { degrees, minutes }
  const lowest = zodiacPosition(wholeDay.lowest)
  const highest = zodiacPosition(wholeDay.highest)
  const isSettled = lowest.degrees === highest.degrees && lowest.minutes === highest.minutes
  return isSettled && lowest.sign === highest.sign ? { degrees, minutes } : {}
}

function houseFacts({ bodies }: Chart, body: Body, emphasis: number): HouseFact[] {
  const { house } = bodies[body]
  if (house === undefined) return []
  const angular = house % 3 === 1 ? 0.05 : 0
  const weight = clampWeight(0.9 * pointWeights[body] + emphasis + angular)
  return [{ id: `house:${house}:${body}`, kind: 'house', body, house, weight, certain: true }]
}

function angleFacts(chart: Chart): AngleFact[] {
  const { angles: placed } = chart
  if (!placed) return []
  return angles.map((angle) => {
    const { sign, degrees, minutes } = placed[angle]
    const driftDegrees = birthTimeDrift(placed[angle])
    const weight = clampWeight(pointWeights[angle] + 0.1)
    const id = `angle:${angle}`
    return { id, kind: 'angle', angle, sign, degrees, minutes, driftDegrees, weight, certain: true }
  })
}

function rulerFacts({ angles: placed, bodies }: Chart): RulerFact[] {
  if (!placed) return []
  return angles.flatMap((angle) => {
    const body = rulers[placed[angle].sign]
    const { sign, house } = bodies[body]
    if (house === undefined) return []
    const weight = angle === 'asc' ? 0.75 : 0.55
    return [
      { id: `ruler:${angle}`, kind: 'ruler', angle, body, sign, house, weight, certain: true },
    ]
  })
}

function aspectFact({ a, b, aspect, orbDegrees, applying }: Aspect): AspectFact {
  const closeness = closenessOf(orbDegrees, allowedOrb(aspect, a, b))
  return {
    id: `aspect:${a}~${b}:${aspect}`,
    kind: 'aspect',
    a,
    b,
    aspect,
    orbDegrees,
    ...(applying !== undefined && { applying }),
    weight: aspectWeight(a, b, closeness),
    certain: true,
  }
}
