import type { DescribedBody } from '#lore/described-body.ts'
import type { House } from '#lore/house.ts'
import type { AspectPoint } from '#sky/aspects.ts'
import { type Angle, interpretedBodies, type Planet, planets } from '#sky/bodies.ts'
import type { Chart } from '#sky/chart.ts'
import { type CuspFact, cuspFacts } from '#sky/cusp-facts.ts'
import type {
  AngleFact,
  AspectFact,
  BalanceFact,
  HouseFact,
  MoonPhaseFact,
  NatalFact,
  PlacementFact,
  RulerFact,
} from '#sky/facts.ts'
import { rulers } from '#sky/rulers.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { ChatSky } from '../../chat-sky.ts'
import type { Point } from '../../question.ts'

export type DescribedPoint = DescribedBody | Angle

/** The facts of the reader's chart, by what they are about. */
export interface ChartView {
  chart: Chart
  timeKnown: boolean
  placements: ReadonlyMap<DescribedBody, PlacementFact>
  houses: ReadonlyMap<DescribedBody, HouseFact & { house: House }>
  angles: ReadonlyMap<Angle, AngleFact>
  rulers: ReadonlyMap<Angle, RulerFact>
  /** By house. */
  cusps: ReadonlyMap<number, CuspFact>
  /** The closest first. */
  aspects: readonly AspectFact[]
  balances: readonly BalanceFact[]
  moonPhase: MoonPhaseFact | undefined
}

const views = new WeakMap<ChatSky, ChartView>()

export function viewOf(sky: ChatSky): ChartView {
  const known = views.get(sky)
  if (known) return known
  const view = readView(sky.chart, sky.facts)
  views.set(sky, view)
  return view
}

function readView(chart: Chart, facts: readonly NatalFact[]): ChartView {
  const ofKind = <Kind extends NatalFact['kind']>(kind: Kind) =>
    facts.filter((fact): fact is Extract<NatalFact, { kind: Kind }> => fact.kind === kind)
  return {
    chart,
    timeKnown: chart.timeKnown,
    placements: new Map(ofKind('placement').map((fact) => [fact.body as DescribedBody, fact])),
    houses: new Map(
      ofKind('house').map((fact) => [
        fact.body as DescribedBody,
        fact as HouseFact & { house: House },
      ]),
    ),
    angles: new Map(ofKind('angle').map((fact) => [fact.angle, fact])),
    rulers: new Map(ofKind('ruler').map((fact) => [fact.angle, fact])),
    cusps: new Map(cuspFacts(chart).map((fact) => [fact.house, fact])),
    aspects: ofKind('aspect').toSorted((one, other) => one.orbDegrees - other.orbDegrees),
    balances: ofKind('balance'),
    moonPhase: ofKind('moon-phase')[0],
  }
}

/** The described form of any point: of the two lunar nodes, the true one. */
export function described(point: Point): DescribedPoint {
  return point === 'mean_node' ? 'true_node' : point
}

/** The sign of a point; undefined where it is not certain. */
export function signOf(view: ChartView, point: DescribedPoint): Sign | undefined {
  if (point === 'asc' || point === 'mc') return view.angles.get(point)?.sign
  const placement = view.placements.get(point)
  return placement?.signsOfTheDay ? undefined : placement?.sign
}

/** The fact that has the sign of a point. */
export function placeFact(
  view: ChartView,
  point: DescribedPoint,
): PlacementFact | AngleFact | undefined {
  return point === 'asc' || point === 'mc' ? view.angles.get(point) : view.placements.get(point)
}

export function houseOf(view: ChartView, point: DescribedPoint): House | undefined {
  return isAngle(point) ? undefined : view.houses.get(point)?.house
}

/** All that is known of where a point stands: its sign and its house. */
export function factsOf(view: ChartView, point: DescribedPoint): NatalFact[] {
  const house = isAngle(point) ? undefined : view.houses.get(point)
  return [placeFact(view, point), house].filter((fact) => fact !== undefined)
}

export function isAngle(point: string): point is Angle {
  return point === 'asc' || point === 'mc'
}

export function isPlanet(point: string): point is Planet {
  return planets.some((planet) => planet === point)
}

/** The aspects of a point, the closest first. */
export function aspectsOf(view: ChartView, point: Point): AspectFact[] {
  return view.aspects.filter(({ a, b }) => a === point || b === point)
}

export function aspectBetween(
  view: ChartView,
  a: AspectPoint,
  b: AspectPoint,
): AspectFact | undefined {
  return view.aspects.find(
    (fact) => (fact.a === a && fact.b === b) || (fact.a === b && fact.b === a),
  )
}

/** The planet that rules the sign of a point, if it is another one. */
export function hostOf(view: ChartView, point: DescribedPoint): Planet | undefined {
  const sign = signOf(view, point)
  const ruler = sign && rulers[sign]
  return ruler && ruler !== point ? ruler : undefined
}

/** The bodies and angles for which a test holds, in the order of the tables. */
export function pointsWhere(
  view: ChartView,
  test: (point: DescribedPoint) => boolean,
): DescribedPoint[] {
  const points: DescribedPoint[] = [...interpretedBodies, 'asc', 'mc']
  return points.filter((point) => placeFact(view, point) && test(point))
}

/** The facts of all ten planets, for sentences that count. */
export function allPlacements(view: ChartView): PlacementFact[] {
  return planets.flatMap((planet) => view.placements.get(planet) ?? [])
}

export function allHouses(view: ChartView): HouseFact[] {
  return planets.flatMap((planet) => view.houses.get(planet) ?? [])
}

/** How far into its sign a point stands. */
export function degreesInto(view: ChartView, point: DescribedPoint): number {
  const longitude = isAngle(point)
    ? (view.chart.angles?.[point].longitude ?? 0)
    : view.chart.bodies[point].longitude
  return longitude % 30
}
