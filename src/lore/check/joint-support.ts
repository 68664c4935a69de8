import type { AnyFact } from '#sky/any-fact.ts'
import { planets } from '#sky/bodies.ts'
import type { AspectFact, BalanceFact, HouseFact, PlacementFact } from '#sky/facts.ts'
import { isRulerOf } from '#sky/rulers.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import type { Claim, ClaimOf, NamedAspect } from './claim.ts'
import { isFigure } from './derived-support.ts'
import type { Configuration } from './mention.ts'
import { isYours } from './named-point.ts'
import { isOfElement } from './natal-support.ts'

type Supports = (fact: AnyFact, claim: Claim) => boolean

/**
 * The facts that support a claim together: a comparison, a figure of several aspects, a double Virgo.
 * Undefined for a claim that a single fact can support.
 */
export function jointSupport(
  facts: readonly AnyFact[],
  claim: Claim,
  supports: Supports,
): readonly AnyFact[] | undefined {
  switch (claim.kind) {
    case 'tighter':
      return tighter(facts, claim, supports)
    case 'more':
      return more(facts, claim)
    case 'multiple':
      return multiple(facts, claim)
    case 'configuration':
      return configuration(facts, claim)
    // Lore, not a fact of the chart; any fact will do.
    case 'sign-ruler':
      return isRulerOf(claim.of.point, claim.sign) ? facts : []
    case 'element':
      if (claim.sign && !isOfElement(claim.sign, claim.element)) return []
      return claim.sign && !claim.of ? facts : undefined
    case 'balance':
    case 'cluster':
      return counted(facts, claim)
    default:
      return undefined
  }
}

function tighter(
  facts: readonly AnyFact[],
  { tight, wide }: ClaimOf<'tighter'>,
  supports: Supports,
) {
  const aspectOf = (named: NamedAspect) =>
    facts.find(
      (fact): fact is AspectFact | SynastryAspectFact =>
        named.ends.length === 2 &&
        'orbDegrees' in fact &&
        supports(fact, { kind: 'aspect', ...named }),
    )
  const [one, other] = [aspectOf(tight), aspectOf(wide)]
  return one && other && one.orbDegrees < other.orbDegrees ? [one, other] : []
}

function placementsIn(facts: readonly AnyFact[]): PlacementFact[] {
  return facts.filter((fact) => fact.kind === 'placement')
}

/** All ten planets, if the facts have a certain sign for each. */
function allPlanets(facts: readonly AnyFact[]): PlacementFact[] | undefined {
  const settled = placementsIn(facts).filter(
    ({ body, signsOfTheDay }) => !signsOfTheDay && planets.some((planet) => planet === body),
  )
  return new Set(settled.map(({ body }) => body)).size === planets.length ? settled : undefined
}

function more(facts: readonly AnyFact[], { of, than }: ClaimOf<'more'>): readonly AnyFact[] {
  const all = allPlanets(facts)
  const countOf = (group: string) => {
    const balance = facts.find(
      (fact): fact is BalanceFact => fact.kind === 'balance' && fact.of === group,
    )
    return balance?.planets.length ?? all?.filter(({ sign }) => isOfElement(sign, group)).length
  }
  const [greater, less] = [countOf(of), countOf(than)]
  if (greater === undefined || less === undefined || greater <= less) return []
  return facts.filter((fact) => fact.kind === 'balance' || fact.kind === 'placement')
}

/** Counts by placements or houses when those of all ten planets are cited; otherwise by their own fact. */
function counted(facts: readonly AnyFact[], claim: ClaimOf<'balance'> | ClaimOf<'cluster'>) {
  if (claim.kind === 'cluster' && claim.house) return countedInHouse(facts, claim)
  const all = allPlanets(facts)
  if (!all || claim.isNegated || claim.count === undefined) return undefined
  if (claim.kind === 'cluster' && !claim.sign) return undefined
  const inside = all.filter(({ sign }) =>
    claim.kind === 'cluster' ? sign === claim.sign : isOfElement(sign, claim.of),
  )
  return inside.length === claim.count ? all : []
}

function countedInHouse(facts: readonly AnyFact[], claim: ClaimOf<'cluster'>) {
  const all = facts.filter(
    (fact): fact is HouseFact =>
      fact.kind === 'house' && planets.some((planet) => planet === fact.body),
  )
  if (all.length < planets.length || claim.isNegated || claim.count === undefined) return undefined
  return all.filter(({ house }) => house === claim.house).length === claim.count ? all : []
}

const trio = ['sun', 'moon', 'asc']

function multiple(
  facts: readonly AnyFact[],
  { sign, times }: ClaimOf<'multiple'>,
): readonly AnyFact[] {
  const inSign = facts.filter((fact) => {
    if (fact.kind === 'placement')
      return fact.sign === sign && !fact.signsOfTheDay && trio.includes(fact.body)
    return fact.kind === 'angle' && fact.sign === sign && trio.includes(fact.angle)
  })
  return inSign.length >= times ? inSign : []
}

/** How many aspects of each kind make a figure; a yod has some that are in no table. */
const shapes: Partial<
  Record<Configuration, { points: number; squares: number; oppositions: number; trines: number }>
> = {
  'grand trine': { points: 3, squares: 0, oppositions: 0, trines: 3 },
  'T-square': { points: 3, squares: 2, oppositions: 1, trines: 0 },
  'grand cross': { points: 4, squares: 4, oppositions: 2, trines: 0 },
}

/** The aspects of a figure: every pair of its points is joined by one of the right kind. */
function configuration(
  facts: readonly AnyFact[],
  { shape, points }: ClaimOf<'configuration'>,
): readonly AnyFact[] {
  const figures = facts.filter((fact) => fact.kind === 'figure')
  const known = figures.filter((figure) => isFigure(figure, { shape, points }))
  if (known.length > 0) return known
  const aspects = facts.filter((fact): fact is AspectFact => fact.kind === 'aspect')
  const wanted = shapes[shape]
  if (!wanted) return []
  const all = [...new Set(aspects.flatMap(({ a, b }) => [a, b]))]
  for (const members of subsets(all, wanted.points)) {
    if (!points.every((named) => members.some((member) => isYours(named, member)))) continue
    const inside = aspects.filter(({ a, b }) => members.includes(a) && members.includes(b))
    const count = (aspect: string) => inside.filter((fact) => fact.aspect === aspect).length
    if (
      count('square') >= wanted.squares &&
      count('opposition') >= wanted.oppositions &&
      count('trine') >= wanted.trines
    )
      return inside
  }
  return []
}

function subsets<T>(of: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return of.flatMap((one, index) =>
    subsets(of.slice(index + 1), size - 1).map((rest) => [one, ...rest]),
  )
}
