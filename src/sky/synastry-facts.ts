import { type AspectPoint, allowedOrb, aspectPoints } from './aspects.ts'
import { birthTimeDrift } from './birth-time.ts'
import type { Body } from './bodies.ts'
import type { AspectName, Chart } from './chart.ts'
import type { FactBase } from './fact-base.ts'
import { aspectWeight, clampWeight, closenessOf, pointWeights } from './fact-weights.ts'
import type { AspectFact, HouseFact, PlacementFact } from './facts.ts'
import type { HouseOverlay, Synastry, SynastryAspect } from './synastry.ts'
import type { Sign } from './zodiac.ts'

/** `synastry:you.sun~partner.moon:trine`: an aspect between the two charts. */
export interface SynastryAspectFact extends FactBase {
  kind: 'synastry-aspect'
  you: AspectPoint
  partner: AspectPoint
  aspect: AspectName
  /** With an unknown time, the widest possible orb. */
  orbDegrees: number
  /** For an angle: how far it moves in the usual error of a birth time. Its true orb may be that much wider. */
  driftDegrees?: number
}

/** `overlay:partner.venus:7`: your partner's Venus falls into your seventh house. */
export interface OverlayFact extends FactBase {
  kind: 'overlay'
  /** The owner of the body; the house belongs to the other person. */
  whose: 'you' | 'partner'
  body: Body
  house: number
}

/** `you.placement:moon`: the sign of a point in one of the two charts. */
export interface OwnedPlacementFact extends FactBase {
  kind: 'owned-placement'
  whose: 'you' | 'partner'
  point: AspectPoint
  sign: Sign
}

/** `inner:partner.aspect:mars~jupiter:square`: a fact of one of the two charts alone, or the two signs that a Moon may be in. */
export interface InnerFact extends FactBase {
  kind: 'inner'
  whose: 'you' | 'partner'
  fact: AspectFact | HouseFact | PlacementFact
}

export type SynastryFact = SynastryAspectFact | OverlayFact | OwnedPlacementFact | InnerFact

/** The most personal points in a relationship. */
const closePoints: readonly AspectPoint[] = ['sun', 'moon', 'venus', 'mars', 'asc']
/** Self, home, love, partnership and shared resources. */
const closeHouses: readonly number[] = [1, 4, 5, 7, 8]

/** Every fact about two charts together, by descending weight. */
export function synastryFacts({ you, partner, aspects, overlays }: Synastry): SynastryFact[] {
  const facts: SynastryFact[] = [
    ...aspects.map((aspect) => aspectFact(aspect, { you, partner })),
    ...overlays.map(overlayFact),
    ...ownedPlacements('you', you),
    ...ownedPlacements('partner', partner),
  ]
  return facts.sort((one, other) => other.weight - one.weight)
}

function aspectFact(
  { you, partner, aspect, orbDegrees }: SynastryAspect,
  charts: Pick<Synastry, 'you' | 'partner'>,
): SynastryAspectFact {
  const driftDegrees = driftOf(charts.you, you) + driftOf(charts.partner, partner)
  const certainOrb = Math.max(orbDegrees, driftDegrees)
  const closeness = closenessOf(certainOrb, allowedOrb(aspect, you, partner))
  const close = [you, partner].filter((point) => closePoints.includes(point)).length
  return {
    id: `synastry:you.${you}~partner.${partner}:${aspect}`,
    kind: 'synastry-aspect',
    you,
    partner,
    aspect,
    orbDegrees,
    ...(driftDegrees > 0 && { driftDegrees }),
    weight: clampWeight(aspectWeight(you, partner, closeness) + 0.05 * close),
    certain: true,
  }
}

function driftOf({ angles }: Chart, point: AspectPoint): number {
  const isAngle = point === 'asc' || point === 'mc'
  return isAngle && angles ? birthTimeDrift(angles[point]) : 0
}

/** The signs of planets and angles; with an unknown time, only those valid all day. */
function ownedPlacements(whose: 'you' | 'partner', chart: Chart): OwnedPlacementFact[] {
  return aspectPoints.flatMap((point) => {
    const isAngle = point === 'asc' || point === 'mc'
    const sign = isAngle
      ? chart.angles?.[point].sign
      : chart.bodies[point].signsOfTheDay
        ? undefined
        : chart.bodies[point].sign
    if (!sign) return []
    const id = `${whose}.placement:${point}`
    const weight = clampWeight(0.3 * pointWeights[point])
    return [{ id, kind: 'owned-placement', whose, point, sign, weight, certain: true }]
  })
}

function overlayFact({ whose, body, house }: HouseOverlay): OverlayFact {
  const weight = clampWeight(0.6 * pointWeights[body] + (closeHouses.includes(house) ? 0.15 : 0))
  return {
    id: `overlay:${whose}.${body}:${house}`,
    kind: 'overlay',
    whose,
    body,
    house,
    weight,
    certain: true,
  }
}
