import { bonds } from '#lore/corpus/highlights/bonds.ts'
import { receptions } from '#lore/corpus/highlights/receptions.ts'
import { type AnglePoint, angleParagraphs, unaspectedParagraphs } from '#lore/highlight-tables.ts'
import type { PlanetPair, Spine } from '#lore/synthesis/spine.ts'
import { elementOf, qualityOf } from '#sky/balance.ts'
import type { Planet } from '#sky/bodies.ts'
import type { FigureFact, ReceptionFact } from '#sky/derived/facts.ts'
import type { ClusterFact } from '#sky/facts.ts'
import { type Highlight, pairName, personalPlanets } from './thoughts.ts'

interface Ranked {
  highlight: Highlight
  /** How prominent it is, 0 to about 1. */
  score: number
}

/** The highlights of a chart, the strongest first. */
export function highlightsOf(spine: Spine): Ranked[] {
  return [
    ...firstOfEach(onAngles(spine)),
    ...clusters(spine),
    ...figures(spine),
    ...bondsIn(spine),
    ...spine.receptions.flatMap((fact) => receptionOf(spine, fact)),
    ...unaspectedIn(spine),
  ].toSorted((one, other) => other.score - one.score)
}

/** The weights of the angles, from where a planet is most visible to where it is least. */
const angleWeights: Record<AnglePoint, number> = { asc: 1.1, mc: 1, dsc: 0.9, ic: 0.85 }
const ON_ANGLE_DEGREES = 6
/** As many people have a slow planet on an angle, but it shows less. */
const SLOW_ON_ANGLE_DEGREES = 3

function onAngles({ angleAspects, planets, ruler }: Spine): Ranked[] {
  return angleAspects.flatMap(({ fact, planet, angle, effectiveOrb }): Ranked[] => {
    const { aspect } = fact
    if (aspect !== 'conjunction' && aspect !== 'opposition') return []
    const at = aspect === 'conjunction' ? angle : angle === 'asc' ? 'dsc' : 'ic'
    const sign = planets.get(planet)?.sign
    const paragraphs = angleParagraphs(planet, at, sign && elementOf(sign))
    const hasText = paragraphs.some((one) => one !== undefined)
    const isSlow = !personalPlanets.includes(planet) && planet !== ruler
    if (!hasText || effectiveOrb > (isSlow ? SLOW_ON_ANGLE_DEGREES : ON_ANGLE_DEGREES)) return []
    const score = loudness(planet, ruler) * angleWeights[at] * (1 - effectiveOrb / 10)
    return [{ highlight: { kind: 'angle', planet, at, fact }, score }]
  })
}

/** Two planets on one angle would be described twice in much the same way. */
function firstOfEach(ranked: readonly Ranked[]): Ranked[] {
  const taken = new Set<string>()
  return ranked
    .toSorted((one, other) => other.score - one.score)
    .filter(
      ({ highlight }) => highlight.kind !== 'angle' || taken.size < taken.add(highlight.at).size,
    )
}

/** How much of a person a planet is. */
function loudness(planet: Planet, ruler: Planet | undefined): number {
  if (planet === 'sun' || planet === 'moon') return 1
  if (planet === ruler) return 0.95
  if (personalPlanets.includes(planet)) return 0.85
  return planet === 'jupiter' || planet === 'saturn' ? 0.7 : 0.6
}

const LEAST_CROWD = 4

const BOND_DEGREES = 1.5
const TIED_DEGREES = 3

/** Jupiter or Saturn with another slow planet, if either is tied to one of the personal planets. */
function bondsIn(spine: Spine): Ranked[] {
  const isTied = (planet: Planet) => isTiedToPerson(spine, planet)
  const found = spine.aspects.find(
    (one) =>
      isBond(one) &&
      one.orbDegrees <= (one.aspect === 'conjunction' ? BOND_DEGREES : 1) &&
      tiesOf(spine, one).some(isTied),
  )
  if (!found) return []
  const score = (found.aspect === 'conjunction' ? 0.7 : 0.5) * (1 - found.orbDegrees / 10)
  return [{ highlight: { kind: 'bond', fact: found }, score }]
}

function isBond({ aspect, ...pair }: PlanetPair): boolean {
  return pairName(pair) in bonds && ['conjunction', 'square', 'opposition'].includes(aspect)
}

/** Both planets of the pair, and all planets in a close conjunction or hard aspect with either. */
function tiesOf({ aspects }: Spine, { a, b }: PlanetPair): Planet[] {
  const isEnd = (planet: Planet) => planet === a || planet === b
  const near = aspects.filter(
    (one) =>
      isHardOrJoined(one) && one.orbDegrees <= TIED_DEGREES && (isEnd(one.a) || isEnd(one.b)),
  )
  return [a, b, ...near.map((one) => (isEnd(one.a) ? one.b : one.a))]
}

function isTiedToPerson(spine: Spine, planet: Planet): boolean {
  const isOwn = (one: Planet) => isPersonal(spine, one)
  if (isOwn(planet)) return true
  return spine.aspects.some(
    (one) =>
      isHardOrJoined(one) &&
      one.orbDegrees <= TIED_DEGREES &&
      ((one.a === planet && isOwn(one.b)) || (one.b === planet && isOwn(one.a))),
  )
}

function isHardOrJoined({ aspect }: PlanetPair): boolean {
  return ['conjunction', 'square', 'opposition'].includes(aspect)
}

/** The fullest sign or house, if it has four planets or more. */
function clusters({ clusters: all, ruler }: Spine): Ranked[] {
  const isOfPerson = (planets: readonly Planet[]) =>
    personalIn(planets).length > 1 ||
    planets.some((one) => one === 'sun' || one === 'moon' || one === ruler)
  const [fullest] = all
    .filter(({ planets }) => planets.length >= LEAST_CROWD && isOfPerson(planets))
    .toSorted(
      (one, other) =>
        other.planets.length - one.planets.length || isOfHouse(one) - isOfHouse(other),
    )
  if (!fullest) return []
  const score =
    0.5 + 0.12 * (fullest.planets.length - LEAST_CROWD) + 0.04 * personalIn(fullest.planets).length
  return [{ highlight: { kind: 'cluster', fact: fullest }, score }]
}

const isOfHouse = ({ house }: ClusterFact) => Number(house !== undefined)

function figures(spine: Spine): Ranked[] {
  return spine.figures.flatMap((fact): Ranked[] => {
    const { shape, planets, apex, orbDegrees } = fact
    const people = personalIn(planets).length
    const closeness = 1 - orbDegrees / 12
    const isPersons = people > 1 || (apex !== undefined && isPersonal(spine, apex))
    if (shape === 't-square' && apex && isPersons && isOfOneQuality(spine, fact)) {
      const score = (personalPlanets.includes(apex) ? 0.65 : 0.5) * closeness
      return [{ highlight: { kind: shape, fact }, score }]
    }
    if (shape === 'grand-trine' && people > 1 && isOfOneElement(spine, fact))
      return [{ highlight: { kind: shape, fact }, score: 0.55 * closeness }]
    return []
  })
}

function isPersonal({ ruler }: Spine, planet: Planet): boolean {
  return personalPlanets.includes(planet) || planet === ruler
}

function isOfOneQuality({ planets }: Spine, figure: FigureFact): boolean {
  const qualities = figure.planets.map((planet) => {
    const sign = planets.get(planet)?.sign
    return sign && qualityOf(sign)
  })
  return qualities[0] !== undefined && new Set(qualities).size === 1
}

function isOfOneElement({ planets }: Spine, figure: FigureFact): boolean {
  const elements = figure.planets.map((planet) => {
    const sign = planets.get(planet)?.sign
    return sign && elementOf(sign)
  })
  return elements[0] !== undefined && new Set(elements).size === 1
}

function receptionOf({ ruler }: Spine, fact: ReceptionFact): Ranked[] {
  if (!receptions[`${fact.a}~${fact.b}`]) return []
  const weight = (loudness(fact.a, ruler) + loudness(fact.b, ruler)) / 2
  return [{ highlight: { kind: 'reception', fact }, score: 0.5 * weight }]
}

function unaspectedIn({ facts, ruler }: Spine): Ranked[] {
  return facts.flatMap((fact): Ranked[] => {
    if (fact.kind !== 'unaspected' || unaspectedParagraphs(fact.body).length === 0) return []
    const isAlone = fact.closestDegrees === undefined
    const score = loudness(fact.body, ruler) * (isAlone ? 0.7 : 0.42)
    return [{ highlight: { kind: 'unaspected', planet: fact.body, fact }, score }]
  })
}

function personalIn(planets: readonly Planet[]): Planet[] {
  return planets.filter((planet) => personalPlanets.includes(planet))
}
