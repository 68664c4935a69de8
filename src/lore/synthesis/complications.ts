import type { Planet } from '#sky/bodies.ts'
import { traditionalRulers } from '#sky/rulers.ts'
import type { Sign } from '#sky/zodiac.ts'
import { aspectQuality } from '../aspect-quality.ts'
import { traitsOf } from './manners.ts'
import { placePoles } from './poles.ts'
import type { PlanetPair, Spine, SpinePlanet } from './spine.ts'
import { tensionsBetween } from './tags.ts'
import type { Thesis } from './thesis.ts'

/** What makes a thesis harder, or what it would leave out. */
export interface Complication {
  /** A strain pulls at a planet of the thesis; the others say that it is not all. */
  kind: 'strain' | 'exception' | 'other-side'
  planets: readonly Planet[]
  facts: readonly string[]
  score: number
}

/** A means that the chart has for what the thesis and its strain ask. */
export interface Resolution {
  kind: 'reception' | 'easy-aspect' | 'ruler'
  /** What acts comes first. */
  planets: readonly Planet[]
  /** Where the task is: that of the planet that acts. */
  house?: number
  facts: readonly string[]
  score: number
}

const HARD_ORB = 6
const EASY_ORB = 3

/** The planets that a thesis is about; with the Ascendant also its ruler. */
export function thesisPlanets({ ruler }: Spine, { poles }: Thesis): Planet[] {
  const isRising = poles.some(({ place }) => place === 'rising')
  const all = poles.flatMap(({ planets }) => planets)
  return [...new Set(ruler && isRising ? [...all, ruler] : all)]
}

/**
 * The two of a portrait: what pulls hardest at the thesis, and the heaviest of what is left that involves
 * other planets. Fewer where a chart has no more.
 */
export function complicationsOf(spine: Spine, thesis: Thesis): Complication[] {
  const all = complicationCandidates(spine, thesis)
  const strain = all.find(({ kind }) => kind === 'strain') ?? all[0]
  if (!strain) return []
  const second = all.find(
    ({ kind, planets }) =>
      (kind === 'other-side' && planets.some((planet) => !strain.planets.includes(planet))) ||
      planets.every((planet) => !strain.planets.includes(planet)),
  )
  return second ? [strain, second] : [strain]
}

/** The best first. */
export function complicationCandidates(spine: Spine, thesis: Thesis): Complication[] {
  const candidates = [
    ...byAspect(spine, thesis),
    ...byOtherSide(spine, thesis),
    ...byTrade(spine, thesis),
  ]
  return candidates.toSorted((one, other) => other.score - one.score)
}

function byAspect(spine: Spine, thesis: Thesis): Complication[] {
  const own = thesisPlanets(spine, thesis)
  return spine.aspects
    .filter((aspect) => isFelt(aspect) && isPersonal(spine, aspect) && !isInside(thesis, aspect))
    .map((aspect): Complication => {
      const { a, b, id, orbDegrees } = aspect
      const [one, other] = [planetIn(spine, a), planetIn(spine, b)]
      const isStrain = isHard(aspect) && (own.includes(a) || own.includes(b))
      const closeness = 1 - orbDegrees / (HARD_ORB + 1)
      const opposing = isStrain ? 0 : opposedTraits(thesis, one, other)
      return {
        kind: isStrain ? 'strain' : 'exception',
        planets: [a, b],
        facts: [id, ...figuresWith(spine, aspect), ...one.facts, ...other.facts],
        score: closeness * (one.weight + other.weight) * (1 + 0.25 * Math.min(2, opposing)),
      }
    })
}

/** A place with several planets that the thesis does not mention. */
function byOtherSide(spine: Spine, { poles }: Thesis): Complication[] {
  return placePoles(spine).flatMap((pole) => {
    const { planets, facts, strength, traits, place } = pole
    if (planets.length < 2 || poles.some((one) => one.place === place)) return []
    if (planets.some((planet) => poles.some((one) => one.planets.includes(planet)))) return []
    const opposing = Math.max(...poles.map((one) => tensionsBetween(one.traits, traits).length))
    const score = 0.6 * strength * (1 + 0.25 * Math.min(2, opposing))
    return [{ kind: 'other-side', planets, facts, score }]
  })
}

/** A mutual reception with the ruler of a thesis planet: what is decided there is decided twice. */
function byTrade(spine: Spine, thesis: Thesis): Complication[] {
  const own = thesisPlanets(spine, thesis)
  const hosts = own.map((planet) => hostOf(spine, planet))
  return spine.receptions.flatMap(({ id, a, b }) => {
    if (own.includes(a) || own.includes(b)) return []
    if (!hosts.includes(a) && !hosts.includes(b)) return []
    const [one, other] = [planetIn(spine, a), planetIn(spine, b)]
    const facts = [id, ...one.facts, ...other.facts]
    return [{ kind: 'exception', planets: [a, b], facts, score: 0.6 * (one.weight + other.weight) }]
  })
}

/** Whether it joins the two sides of a thesis, or two planets of one side. */
function isInside({ poles: [one, other] }: Thesis, { a, b, aspect }: PlanetPair): boolean {
  const inOne = [a, b].filter((planet) => one.planets.includes(planet)).length
  const inOther = [a, b].filter((planet) => other.planets.includes(planet)).length
  if (aspect === 'opposition') return inOne === 1 && inOther === 1
  return aspect === 'conjunction' && (inOne === 2 || inOther === 2)
}

/** A contact of two slow planets is a generation's, unless one of them rules the chart. */
function isPersonal({ ruler }: Spine, { a, b }: PlanetPair): boolean {
  const slow: readonly Planet[] = ['uranus', 'neptune', 'pluto']
  return !(slow.includes(a) && slow.includes(b)) || a === ruler || b === ruler
}

/** Mercury and Venus are never far from the Sun, so their conjunctions say little. */
function isFelt({ a, b, aspect, orbDegrees }: PlanetPair): boolean {
  if (orbDegrees > HARD_ORB || aspectQuality(aspect) === 'harmonious') return false
  const mild: readonly Planet[] = ['sun', 'moon', 'mercury', 'venus']
  return aspect !== 'conjunction' || !(mild.includes(a) && mild.includes(b))
}

function isHard({ aspect }: PlanetPair): boolean {
  return aspectQuality(aspect) === 'tense'
}

function figuresWith({ figures }: Spine, { a, b }: PlanetPair): string[] {
  return figures
    .filter(({ planets }) => planets.includes(a) && planets.includes(b))
    .map(({ id }) => id)
}

/** How much of what a contact says of a person the thesis would deny. */
function opposedTraits({ poles }: Thesis, ...ends: SpinePlanet[]): number {
  const traits = ends.flatMap(({ planet, sign }) => traitsOf(planet, sign))
  return Math.max(...poles.map((pole) => tensionsBetween(pole.traits, traits).length))
}

/** The best first. */
export function resolutionsOf(
  spine: Spine,
  thesis: Thesis,
  complications: readonly Complication[],
): Resolution[] {
  const own = thesisPlanets(spine, thesis)
  const strained = complications.flatMap(({ planets }) => planets)
  const ground = { spine, thesis, own, strained }
  const told = new Set(complications.flatMap(({ facts }) => facts))
  return [...byReception(ground), ...byEasyAspect(ground), ...byRuler(ground)]
    .filter(({ facts: [means] }) => means && !told.has(means))
    .toSorted((one, other) => other.score - one.score)
}

interface Ground {
  spine: Spine
  thesis: Thesis
  own: readonly Planet[]
  /** Of the complications. */
  strained: readonly Planet[]
}

/** Two strained planets in each other's signs can trade. */
function byReception({ spine, own, strained }: Ground): Resolution[] {
  return spine.receptions.flatMap(({ id, a, b }) => {
    if (![a, b].some((planet) => own.includes(planet) || strained.includes(planet))) return []
    const isBoth = strained.includes(a) && strained.includes(b)
    const [one, other] = [planetIn(spine, a), planetIn(spine, b)]
    const score = (isBoth ? 1 : 0.6) * (0.5 + 0.5 * (one.weight + other.weight))
    return [resolution('reception', [one, other], [id], score)]
  })
}

/** A close trine or sextile of a planet of the thesis, or of the ruler of one. */
function byEasyAspect({ spine, own, strained }: Ground): Resolution[] {
  const hosts = own.map((planet) => hostOf(spine, planet))
  return spine.aspects.flatMap((aspect) => {
    const { a, b, id, orbDegrees } = aspect
    if (aspectQuality(aspect.aspect) !== 'harmonious' || orbDegrees > EASY_ORB) return []
    const ends = [planetIn(spine, a), planetIn(spine, b)]
    const reach = Math.max(
      ...ends.map(({ planet }) => (own.includes(planet) ? 1 : hosts.includes(planet) ? 0.9 : 0)),
    )
    if (reach === 0 || !isPersonal(spine, aspect)) return []
    const eases = ends.some(({ planet }) => strained.includes(planet)) ? 1.15 : 1
    const closeness = 1 - orbDegrees / (EASY_ORB + 1)
    const weight = ends.reduce((sum, end) => sum + end.weight, 0)
    const acting = ends.toSorted((one, other) => rank(other) - rank(one))
    return [
      resolution('easy-aspect', acting, [id], reach * eases * closeness * (0.4 + 0.6 * weight)),
    ]
  })

  /** What acts is not what is strained. */
  function rank({ planet, weight }: SpinePlanet): number {
    return weight - (strained.includes(planet) ? 1 : 0)
  }
}

/** The ruler of a thesis planet's sign, or of the Midheaven, from where it can act. */
function byRuler({ spine, own, thesis }: Ground): Resolution[] {
  const kinds = new Set(spine.facts.map(({ id }) => id))
  const midheaven = kinds.has('traditional-ruler:mc') ? 'traditional-ruler:mc' : 'ruler:mc'
  return spine.facts.flatMap((fact) => {
    const isMidheaven =
      (fact.kind === 'ruler' || fact.kind === 'traditional-ruler') && fact.id === midheaven
    const isHost = fact.kind === 'dispositor' && own.includes(fact.of) && !isOfOneSide(fact)
    if (!isMidheaven && !isHost) return []
    const ruled = isHost ? planetIn(spine, fact.of).weight : 0.25
    const ruler = planetIn(spine, fact.body)
    const isInTheOpen = ruler.house !== undefined && ruler.house % 3 === 1 ? 1.3 : 1
    const joins = isHost && own.includes(fact.body) ? 1.3 : 1
    const score = 0.8 * isInTheOpen * joins * (ruled + 0.7 * ruler.weight)
    return [resolution('ruler', [ruler], [fact.id], score)]
  })

  /** A planet beside its own ruler gets nothing from elsewhere. */
  function isOfOneSide({ of, body }: { of: Planet; body: Planet }): boolean {
    return thesis.poles.some(({ planets }) => planets.includes(of) && planets.includes(body))
  }
}

function resolution(
  kind: Resolution['kind'],
  acting: readonly SpinePlanet[],
  because: readonly string[],
  score: number,
): Resolution {
  const house = acting[0]?.house
  return {
    kind,
    planets: acting.map(({ planet }) => planet),
    ...(house !== undefined && { house }),
    facts: [...because, ...acting.flatMap(({ facts }) => facts)],
    score,
  }
}

function hostOf(spine: Spine, planet: Planet): Planet | undefined {
  const sign: Sign | undefined = planetIn(spine, planet).sign
  return sign && traditionalRulers[sign]
}

function planetIn({ planets }: Spine, planet: Planet): SpinePlanet {
  const found = planets.get(planet)
  if (!found) throw new Error(`The facts do not place ${planet}`)
  return found
}
