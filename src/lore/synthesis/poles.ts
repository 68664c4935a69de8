import { isGenerational, type Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { Trait } from '../character.ts'
import { signManners, traitsOf } from './manners.ts'
import type { Spine, SpinePlanet } from './spine.ts'

/** A kind of place in a chart that one side of a person comes from. */
export type Place = 'rising' | 'root' | 'other' | 'depth' | 'top' | 'hidden' | 'planet'

/** One side of a person: a place with all the points in it. */
export interface Pole {
  place: Place
  planets: readonly Planet[]
  /** The sign of the Ascendant, or the sign that holds most of its weight. */
  sign?: Sign
  house?: number
  strength: number
  traits: ReadonlySet<Trait>
  facts: readonly string[]
}

const houseOfPlace: Record<Exclude<Place, 'planet'>, number> = {
  rising: 1,
  root: 4,
  other: 7,
  depth: 8,
  top: 10,
  hidden: 12,
}

const ASCENDANT_STRENGTH = 0.32
const AT_ANGLE_DEGREES = 6
/** An Ascendant at the edge of a sign may be the neighbor's. */
const AT_EDGE = 0.8
/** The least share of a pole that gives it the manners of a sign. */
const SIGN_SHARE = 0.35

interface Member {
  planet: SpinePlanet
  share: number
  /** The fact that connects it to this place, if not its own. */
  because?: string
}

/** The sides of a chart by house; a place without anything personal is not a side. */
export function placePoles(spine: Spine): Pole[] {
  const { ascendant, edge } = spine
  if (!ascendant) return []
  return (Object.keys(houseOfPlace) as (keyof typeof houseOfPlace)[]).flatMap((place) => {
    const members = membersAt(spine, place)
    const own = place === 'rising' ? ASCENDANT_STRENGTH * (edge ? AT_EDGE : 1) : 0
    const strength = own + strengthOf(members)
    if (strength < 0.2) return []
    const isRising = place === 'rising'
    const pole = poleOf(place, members, strength, isRising ? { sign: ascendant.sign, own } : {})
    return [
      {
        ...pole,
        house: houseOfPlace[place],
        facts: [...(isRising ? [ascendant.id] : []), ...pole.facts],
      },
    ]
  })
}

/**
 * The side that a planet forms, with the other planets in its sign.
 *
 * @param taken planets of the other side
 */
export function planetPole(
  spine: Spine,
  planet: Planet,
  taken: readonly Planet[] = [],
): Pole | undefined {
  const own = spine.planets.get(planet)
  if (!own?.sign) return undefined
  const beside = spine.aspects.flatMap((aspect) => {
    if (aspect.aspect !== 'conjunction' || aspect.orbDegrees > 6) return []
    const partner = partnerIn(aspect, planet)
    const other = partner && spine.planets.get(partner)
    return other && other.sign === own.sign && !taken.includes(other.planet)
      ? [{ planet: other, share: 0.6, because: aspect.id }]
      : []
  })
  const members: Member[] = [{ planet: own, share: 1 }, ...beside]
  const pole = poleOf('planet', members, strengthOf(members), {})
  return own.house === undefined ? pole : { ...pole, house: own.house }
}

export function partnerIn({ a, b }: { a: Planet; b: Planet }, planet: Planet): Planet | undefined {
  if (a === planet) return b
  return b === planet ? a : undefined
}

/** Planets at the angle where a house begins, the others in the house, and those just before it. */
function membersAt(spine: Spine, place: keyof typeof houseOfPlace): Member[] {
  const house = houseOfPlace[place]
  return [...spine.planets.values()].flatMap((planet): Member[] => {
    const angular = angularPlace(spine, planet.planet)
    if (angular?.place === place) return [{ planet, share: 1, because: angular.fact }]
    // Just before the Ascendant a planet is in the twelfth house, and everyone sees it.
    if (angular) return []
    const { nearCusp } = planet
    if (planet.house === house) return [{ planet, share: nearCusp ? 0.7 : 1 }]
    return nearCusp?.neighbor === house ? [{ planet, share: 0.4, because: nearCusp.id }] : []
  })
}

const placesOfAngles = {
  asc: { conjunction: 'rising', opposition: 'other' },
  mc: { conjunction: 'top', opposition: 'root' },
} as const

/** The place of the angle that a planet is conjunct, with the aspect. */
function angularPlace(
  { angleAspects }: Spine,
  planet: Planet,
): { place: Place; fact: string } | undefined {
  const nearest = angleAspects.find(
    (one) =>
      one.planet === planet &&
      one.effectiveOrb <= AT_ANGLE_DEGREES &&
      (one.fact.aspect === 'conjunction' || one.fact.aspect === 'opposition'),
  )
  if (!nearest) return undefined
  const { angle, fact } = nearest
  const places = placesOfAngles[angle]
  return {
    place: fact.aspect === 'conjunction' ? places.conjunction : places.opposition,
    fact: fact.id,
  }
}

/** Several planets add up, but less and less. */
function strengthOf(members: readonly Member[]): number {
  return members
    .map(({ planet, share }) => planet.weight * share)
    .toSorted((one, other) => other - one)
    .reduce((sum, weight, index) => sum + weight * 0.8 ** index, 0)
}

function poleOf(
  place: Place,
  members: readonly Member[],
  strength: number,
  { sign, own = 0 }: { sign?: Sign; own?: number },
): Pole {
  const bySign = new Map<Sign, number>(sign ? [[sign, own]] : [])
  for (const { planet, share } of members) {
    if (!planet.sign) continue
    bySign.set(planet.sign, (bySign.get(planet.sign) ?? 0) + share * planet.weight)
  }
  const total = [...bySign.values()].reduce((sum, weight) => sum + weight, 0)
  const held = [...bySign].toSorted(([, one], [, other]) => other - one)
  const manners = held.filter(([, weight]) => weight >= SIGN_SHARE * total).map(([one]) => one)
  const main = sign ?? held[0]?.[0]
  const strong = members.filter(({ planet, share }) => share * planet.weight >= SIGN_SHARE * total)
  const traits = new Set([
    ...(sign ? signManners[sign] : []),
    ...manners.flatMap((one) => signManners[one]),
    ...strong.flatMap(({ planet }) => traitsOf(planet.planet, planet.sign)),
  ])
  return {
    place,
    planets: members.map(({ planet }) => planet.planet),
    ...(main && { sign: main }),
    strength,
    traits,
    facts: members.flatMap(({ planet, because }) => [
      ...planet.facts,
      ...(because ? [because] : []),
    ]),
  }
}

const GENERATION_SHARE = 0.5

/** The heaviest planet of a side; one of a generation only where it is far heavier than the others. */
export function leadOf({ planets: all }: Spine, { planets }: Pole): Planet | undefined {
  const personal = (planet: Planet) =>
    (all.get(planet)?.weight ?? 0) * (isGenerational(planet) ? GENERATION_SHARE : 1)
  return planets.toSorted((one, other) => personal(other) - personal(one))[0]
}
