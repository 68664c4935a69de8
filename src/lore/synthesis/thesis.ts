import type { Planet } from '#sky/bodies.ts'
import { type Place, type Pole, partnerIn, placePoles, planetPole } from './poles.ts'
import type { Spine } from './spine.ts'
import { type Tension, tensionsBetween } from './tags.ts'

/** In which way two sides of a person differ. */
export type Contrast =
  | 'top-bottom'
  | 'shown-hidden'
  | 'self-other'
  | 'opposed'
  | 'lights'
  | 'mask'
  | 'manners'

/** Two sides of a person that contradict each other, which the portrait is about. */
export interface Thesis {
  contrast: Contrast
  poles: readonly [Pole, Pole]
  tensions: readonly Tension[]
  /** Facts that connect the two. */
  facts: readonly string[]
  score: number
}

const placeContrasts: [one: Place, other: Place, contrast: Contrast, weight: number][] = [
  ['top', 'root', 'top-bottom', 1],
  ['rising', 'hidden', 'shown-hidden', 1],
  ['rising', 'root', 'shown-hidden', 0.85],
  ['rising', 'depth', 'shown-hidden', 0.8],
  ['rising', 'other', 'self-other', 0.8],
]
const OPPOSED = 0.8
/** Without houses an opposition is the only difference in kind of place. */
const OPPOSED_WITHOUT_TIME = 1
const LIGHTS = 0.6
const MASK = 0.6
const MANNERS = 0.45

/** Every pair of sides that could be the thesis, the best first. */
export function thesisCandidates(spine: Spine): Thesis[] {
  const candidates = [
    ...byPlace(spine),
    ...byOpposition(spine),
    ...byLights(spine),
    ...byMask(spine),
    ...byManner(spine),
  ]
  const best = new Map<string, Thesis>()
  for (const candidate of candidates.toSorted((one, other) => other.score - one.score)) {
    const sides = candidate.poles.map(({ planets, place }) => `${place} ${planets.toSorted()}`)
    const key = sides.toSorted().join('; ')
    // Two planets side by side oppose a third one each, which is one thought.
    if (!best.has(key)) best.set(key, candidate)
  }
  return [...best.values()]
}

function byPlace(spine: Spine): Thesis[] {
  const poles = new Map(placePoles(spine).map((pole) => [pole.place, pole]))
  return placeContrasts.flatMap(([one, other, contrast, weight]) => {
    const [first, second] = [poles.get(one), poles.get(other)]
    if (!first || !second) return []
    return [thesis(spine, contrast, [first, second], weight)]
  })
}

function byOpposition(spine: Spine): Thesis[] {
  const weight = spine.ascendant ? OPPOSED : OPPOSED_WITHOUT_TIME
  return spine.aspects.flatMap(({ a, b, aspect, orbDegrees, id }) => {
    if (aspect !== 'opposition' || !isPersonal(spine, a, b)) return []
    const closeness = Math.sqrt(1 - orbDegrees / 11)
    return pairOf(spine, 'opposed', [a, b], weight * closeness, [id])
  })
}

function byLights(spine: Spine): Thesis[] {
  return pairOf(spine, 'lights', ['sun', 'moon'], LIGHTS)
}

/** The Ascendant and its ruler, which acts in another manner somewhere else. */
function byMask(spine: Spine): Thesis[] {
  const { ruler, ascendant } = spine
  const rising = placePoles(spine).find(({ place }) => place === 'rising')
  const driver = ruler && planetPole(spine, ruler, rising?.planets)
  if (!ascendant || !rising || !driver || rising.planets.includes(ruler)) return []
  const facts = spine.facts
    .filter(
      (fact) =>
        (fact.kind === 'ruler' || fact.kind === 'traditional-ruler') &&
        fact.angle === 'asc' &&
        fact.body === ruler,
    )
    .map(({ id }) => id)
  return [thesis(spine, 'mask', [rising, driver], MASK, facts)]
}

/** Any two of the personal planets, so that every chart has a thesis. */
function byManner(spine: Spine): Thesis[] {
  const personal: Planet[] = ['sun', 'moon', 'mercury', 'venus', 'mars']
  return personal.flatMap((one, index) =>
    personal
      .slice(index + 1)
      .filter((other) => one !== 'sun' || other !== 'moon')
      .flatMap((other) => pairOf(spine, 'manners', [one, other], MANNERS)),
  )
}

function pairOf(
  spine: Spine,
  contrast: Contrast,
  [a, b]: readonly [Planet, Planet],
  weight: number,
  facts: readonly string[] = [],
): Thesis[] {
  const one = planetPole(spine, a)
  const other = planetPole(spine, b, one?.planets)
  if (!one || !other || one.planets.includes(b)) return []
  return [thesis(spine, contrast, [one, other], weight, facts)]
}

function isPersonal({ ruler }: Spine, ...ends: Planet[]): boolean {
  const personal: readonly string[] = ['sun', 'moon', 'mercury', 'venus', 'mars', ruler ?? '']
  return ends.some((planet) => personal.includes(planet))
}

function thesis(
  spine: Spine,
  contrast: Contrast,
  poles: readonly [Pole, Pole],
  weight: number,
  facts: readonly string[] = [],
): Thesis {
  const [one, other] = poles
  const tensions = tensionsBetween(one.traits, other.traits)
  const leads = (pole: Pole) =>
    pole.planets.some((planet) => planet === 'sun' || planet === 'moon' || planet === spine.ruler)
  const opposition = spine.aspects.find(
    (aspect) =>
      aspect.aspect === 'opposition' &&
      one.planets.some((planet) => {
        const partner = partnerIn(aspect, planet)
        return partner !== undefined && other.planets.includes(partner)
      }),
  )
  const score =
    weight *
    Math.sqrt(one.strength * other.strength) *
    (0.8 + 0.2 * Math.min(3, tensions.length)) *
    (leads(one) && leads(other) ? 1.15 : 1) *
    (opposition && contrast !== 'opposed' ? 1.1 : 1)
  const all = opposition ? [...facts, opposition.id] : facts
  return { contrast, poles, tensions, facts: [...new Set(all)], score }
}
