import type { House } from '#lore/house.ts'
import type { Angle, Body } from '#sky/bodies.ts'
import type {
  AngleFact,
  AspectFact,
  BalanceFact,
  ClusterFact,
  HouseFact,
  MoonPhaseFact,
  NatalFact,
  PlacementFact,
  RulerFact,
} from '#sky/facts.ts'

/** The facts of one chart, indexed by subject. */
export interface ChartReading {
  placements: Map<Body, PlacementFact>
  houses: Map<Body, HouseFact & { house: House }>
  angles: Map<Angle, AngleFact>
  rulers: Map<Angle, RulerFact & { house: House }>
  /** By descending weight, like those below. */
  aspects: AspectFact[]
  clusters: ClusterFact[]
  balances: BalanceFact[]
  moonPhase?: MoonPhaseFact
  timeKnown: boolean
}

export function readChart(facts: NatalFact[]): ChartReading {
  const sorted = [...facts].sort((one, other) => other.weight - one.weight)
  const ofKind = <Kind extends NatalFact['kind']>(kind: Kind) =>
    sorted.filter((fact): fact is Extract<NatalFact, { kind: Kind }> => fact.kind === kind)
  const angles = ofKind('angle')
  return {
    placements: new Map(ofKind('placement').map((fact) => [fact.body, fact])),
    houses: new Map(ofKind('house').map((fact) => [fact.body, withHouse(fact)])),
    angles: new Map(angles.map((fact) => [fact.angle, fact])),
    rulers: new Map(ofKind('ruler').map((fact) => [fact.angle, withHouse(fact)])),
    aspects: ofKind('aspect'),
    clusters: ofKind('cluster'),
    balances: ofKind('balance'),
    moonPhase: ofKind('moon-phase')[0],
    timeKnown: angles.length > 0,
  }
}

function withHouse<Fact extends { house: number }>(fact: Fact): Fact & { house: House } {
  if (fact.house < 1 || fact.house > 12) throw new Error(`No house has the number ${fact.house}`)
  return fact as Fact & { house: House }
}
