import { type Angle, type Planet, planets } from '#sky/bodies.ts'
import type {
  DignityFact,
  FigureFact,
  NearCuspFact,
  ReceptionFact,
  SignEdgeFact,
} from '#sky/derived/facts.ts'
import type { Dignity } from '#sky/dignities.ts'
import type {
  AngleFact,
  AspectFact,
  ClusterFact,
  HouseFact,
  NatalFact,
  PlacementFact,
} from '#sky/facts.ts'
import { signsRuledBy, traditionalRulers } from '#sky/rulers.ts'
import type { Sign } from '#sky/zodiac.ts'

/** An aspect of two planets. */
export type PlanetPair = AspectFact & { a: Planet; b: Planet }

/** All that is known of a planet in a chart. */
export interface SpinePlanet {
  planet: Planet
  /** Undefined if it changes on the day of an unknown birth time. */
  sign?: Sign
  house?: number
  dignities: readonly Dignity[]
  isRetrograde: boolean
  nearCusp?: NearCuspFact
  /** How much this person is this planet, 0 to about 1. */
  weight: number
  /** The ids of its place. */
  facts: readonly string[]
}

/** What a portrait is built from: the facts of a chart by their role in it. */
export interface Spine {
  ascendant?: AngleFact
  edge?: SignEdgeFact
  /** By tradition. */
  ruler?: Planet
  planets: ReadonlyMap<Planet, SpinePlanet>
  /** Aspects of two planets, the tightest first. */
  aspects: readonly PlanetPair[]
  /** The tightest first; an orb within the error of a birth time counts as that error. */
  angleAspects: readonly AngleAspect[]
  figures: readonly FigureFact[]
  receptions: readonly ReceptionFact[]
  clusters: readonly ClusterFact[]
  facts: readonly NatalFact[]
}

export interface AngleAspect {
  fact: AspectFact
  planet: Planet
  angle: Angle
  effectiveOrb: number
}

/** @param facts those of a chart, with what is derived from them */
export function readSpine(facts: readonly NatalFact[]): Spine {
  const ofKind = kindsIn(facts)
  const angles = new Map(ofKind('angle').map((fact) => [fact.angle, fact]))
  const ascendant = angles.get('asc')
  const aspects = ofKind('aspect').toSorted((one, other) => one.orbDegrees - other.orbDegrees)
  const spine = {
    ...(ascendant && { ascendant, ruler: traditionalRulers[ascendant.sign] }),
    ...optional(
      'edge',
      ofKind('sign-edge').find(({ angle }) => angle === 'asc'),
    ),
    aspects: aspects.filter(isPlanetPair),
    angleAspects: angleAspectsIn(aspects, angles),
    figures: ofKind('figure').toSorted((one, other) => other.weight - one.weight),
    receptions: ofKind('reception'),
    clusters: ofKind('cluster'),
    facts,
  }
  const places = new Map(ofKind('placement').map((fact) => [fact.body, fact]))
  const houses = new Map(ofKind('house').map((fact) => [fact.body, fact]))
  return {
    ...spine,
    planets: new Map(
      planets.flatMap((planet) => {
        const placement = places.get(planet)
        if (!placement) return []
        const house = houses.get(planet)
        const place = {
          placement,
          ...(house && { house }),
          dignities: ofKind('dignity').filter(({ body }) => body === planet),
          ...optional(
            'nearCusp',
            ofKind('near-cusp').find(({ body }) => body === planet),
          ),
        }
        return [[planet, spinePlanet(planet, place, spine)] as const]
      }),
    ),
  }
}

export function kindsIn(facts: readonly NatalFact[]) {
  return <Kind extends NatalFact['kind']>(kind: Kind) =>
    facts.filter((fact): fact is Extract<NatalFact, { kind: Kind }> => fact.kind === kind)
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined) {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value }
}

function isPlanetPair(fact: AspectFact): fact is PlanetPair {
  return fact.b !== 'asc' && fact.b !== 'mc'
}

function angleAspectsIn(aspects: readonly AspectFact[], angles: ReadonlyMap<Angle, AngleFact>) {
  return aspects
    .flatMap((fact): AngleAspect[] => {
      if (isPlanetPair(fact)) return []
      const angle = fact.b as Angle
      const drift = angles.get(angle)?.driftDegrees ?? 0
      const effectiveOrb = Math.max(fact.orbDegrees, drift)
      return [{ fact, planet: fact.a as Planet, angle, effectiveOrb }]
    })
    .toSorted((one, other) => one.effectiveOrb - other.effectiveOrb)
}

interface Place {
  placement: PlacementFact
  house?: HouseFact
  dignities: readonly DignityFact[]
  nearCusp?: NearCuspFact
}

function spinePlanet(
  planet: Planet,
  { placement, house, dignities, nearCusp }: Place,
  spine: Omit<Spine, 'planets'>,
): SpinePlanet {
  return {
    planet,
    ...(!placement.signsOfTheDay && { sign: placement.sign }),
    ...(house && { house: house.house }),
    dignities: dignities.map(({ dignity }) => dignity),
    isRetrograde: placement.retrograde === true,
    ...(nearCusp && { nearCusp }),
    weight: weightOf(planet, { placement, ...(house && { house }), dignities }, spine),
    facts: [placement.id, ...(house ? [house.id] : [])],
  }
}

/** The lights are everybody's; the slow planets are a generation's. */
const ownWeights: Record<Planet, number> = {
  sun: 0.3,
  moon: 0.3,
  mercury: 0.18,
  venus: 0.18,
  mars: 0.18,
  jupiter: 0.12,
  saturn: 0.14,
  uranus: 0.05,
  neptune: 0.05,
  pluto: 0.06,
}

/** The maximum orb of a planet on an angle, and of two planets that act as one. */
const ON_ANGLE_DEGREES = 8
const TIGHT_DEGREES = 1.5

function weightOf(
  planet: Planet,
  { house, dignities }: Place,
  { ascendant, ruler, aspects, angleAspects, figures, facts }: Omit<Spine, 'planets'>,
): number {
  const isModernRuler = facts.some(
    (fact) => fact.kind === 'ruler' && fact.angle === 'asc' && fact.body === planet,
  )
  const onAngle = angleAspects.find(
    ({ planet: one, fact, effectiveOrb }) =>
      one === planet &&
      effectiveOrb <= ON_ANGLE_DEGREES &&
      (fact.aspect === 'conjunction' || fact.aspect === 'opposition'),
  )
  const tight = aspects.filter(
    ({ a, b, orbDegrees }) => (a === planet || b === planet) && orbDegrees <= TIGHT_DEGREES,
  ).length
  const isAlone = facts.some(
    (fact) => fact.kind === 'unaspected' && fact.body === planet && !('closestDegrees' in fact),
  )
  const hasOwnDignity = dignities.length > 0 && signsRuledBy(planet).length > 0
  return (
    ownWeights[planet] +
    (ascendant && ruler === planet ? 0.3 : isModernRuler ? 0.12 : 0) +
    (onAngle ? 0.22 * (1 - onAngle.effectiveOrb / (ON_ANGLE_DEGREES + 1)) : 0) +
    (house && house.house % 3 === 1 ? 0.06 : 0) +
    (hasOwnDignity ? 0.06 : 0) +
    Math.min(0.12, 0.04 * tight) +
    (figures.some(({ apex }) => apex === planet) ? 0.06 : 0) +
    (isAlone ? 0.12 : 0)
  )
}
