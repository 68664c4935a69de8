import { aspectQuality } from '#lore/aspect-quality.ts'
import type { PlanetPair, Spine } from '#lore/synthesis/spine.ts'
import type { Planet } from '#sky/bodies.ts'
import type { ReceptionFact } from '#sky/derived/facts.ts'
import { traditionalRulers } from '#sky/rulers.ts'
import type { Frame } from './frame.ts'
import { personalPlanets, type Thought } from './thoughts.ts'

/** Which aspects a portrait includes, and in which role. */
export interface ChosenAspects {
  /** The aspect that is the main difficulty. */
  strain?: PlanetPair
  /** The aspect or reception that helps. */
  help?: Extract<Thought, { kind: 'aspect' | 'reception' }>
  /** Aspects so close that every portrait includes them. */
  others: PlanetPair[]
  /** Further aspects, the tightest first. */
  more: PlanetPair[]
  /** Generational or wide aspects, for a reader who has read the rest. */
  last: PlanetPair[]
}

/** An aspect as tight as this is among the loudest facts of a chart. */
export const EXACT_DEGREES = 1
const WIDEST_DEGREES = 6
const BURDEN_DEGREES = 3
/** How much tighter an aspect counts that involves a side of the argument. */
const OWN_DEGREES = 0.75

export function aspectsOf(spine: Spine, frame: Frame): ChosenAspects {
  const own = frame.sides.flatMap(({ lead }) => (lead ? [lead] : []))
  const all = spine.aspects.filter(
    (aspect) => isPersonal(spine, aspect) && aspect.orbDegrees <= WIDEST_DEGREES,
  )
  const tightness = ({ a, b, orbDegrees }: PlanetPair) =>
    orbDegrees - (own.includes(a) || own.includes(b) ? OWN_DEGREES : 0)
  const byTightness = all.toSorted((one, other) => tightness(one) - tightness(other))
  const strain = byTightness.find(isHard)
  const help = helpOf(spine, byTightness, own, strain)
  const chosen = [strain, help?.kind === 'aspect' ? help.aspect : undefined]
  const left = byTightness.filter((one) => !chosen.includes(one))
  const quarrel = help?.kind === 'reception' ? quarrelOf(spine, help.reception) : undefined
  const isExact = (one: PlanetPair) =>
    one.orbDegrees <= EXACT_DEGREES || one === quarrel || isOfLights(one)
  return {
    ...(strain && { strain }),
    ...(help && { help }),
    others: left.filter(isExact),
    more: left.filter((one) => !isExact(one) && isFelt(one)),
    last: spine.aspects.filter((one) => !all.includes(one)),
  }
}

/** A new or a full Moon. */
function isOfLights({ a, b, aspect }: PlanetPair): boolean {
  return a === 'sun' && b === 'moon' && (aspect === 'conjunction' || aspect === 'opposition')
}

/** Whether an aspect involves a personal planet or the ruler of the Ascendant; others are generational. */
export function isPersonal({ ruler }: Spine, { a, b }: PlanetPair): boolean {
  return [a, b].some((planet) => personalPlanets.includes(planet) || planet === ruler)
}

function isHard({ aspect }: PlanetPair): boolean {
  return aspectQuality(aspect) === 'tense'
}

/** Mercury and Venus are never far from the Sun, so their wider conjunctions say little. */
function isFelt({ a, b, aspect }: PlanetPair): boolean {
  const near: readonly Planet[] = ['sun', 'mercury', 'venus']
  return aspect !== 'conjunction' || !(near.includes(a) && near.includes(b))
}

/** The hard aspect of two planets in each other's signs, which they can trade their way out of. */
function quarrelOf({ aspects }: Spine, { a, b }: Pick<ReceptionFact, 'a' | 'b'>) {
  return aspects.find(
    (one) => one.a === a && one.b === b && isHard(one) && one.orbDegrees <= WIDEST_DEGREES,
  )
}

/** A trade with a planet of the argument or the strain, or else the best trine or sextile. */
function helpOf(
  spine: Spine,
  aspects: readonly PlanetPair[],
  own: readonly Planet[],
  strain: PlanetPair | undefined,
): ChosenAspects['help'] {
  const strained = strain ? [strain.a, strain.b] : []
  const reception = spine.receptions.find(
    ({ a, b }) => (strained.includes(a) && strained.includes(b)) || quarrelOf(spine, { a, b }),
  )
  if (reception) {
    const facts = [reception.id, `placement:${reception.a}`, `placement:${reception.b}`]
    return { kind: 'reception', reception, facts }
  }
  const burdens = (planet: Planet) =>
    spine.aspects.filter(
      (one) =>
        isHard(one) && one.orbDegrees < BURDEN_DEGREES && (one.a === planet || one.b === planet),
    ).length
  const hosts = own.map((planet) => hostOf(spine, planet))
  const answers = (planet: Planet) => own.includes(planet) || hosts.includes(planet)
  const [best] = aspects
    .filter((one) => aspectQuality(one.aspect) === 'harmonious')
    .filter(({ a, b }) => [a, b].every((one) => !personalPlanets.includes(one) || burdens(one) < 2))
    // The aspect that helps involves the argument and no strained planet.
    .filter(({ a, b }) => answers(a) || answers(b))
    .filter(
      ({ a, b }) => ![a, b].some((one) => personalPlanets.includes(one) && strained.includes(one)),
    )
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
  return best && { kind: 'aspect', aspect: best, facts: [best.id] }

  function scoreOf({ a, b, orbDegrees }: PlanetPair): number {
    const weight = [a, b].reduce((sum, planet) => sum + (spine.planets.get(planet)?.weight ?? 0), 0)
    const isOwn = [a, b].some((planet) => own.includes(planet)) ? 1.3 : 1
    return (1 - orbDegrees / (WIDEST_DEGREES + 1)) * weight * isOwn
  }
}

function hostOf({ planets }: Spine, planet: Planet): Planet | undefined {
  const sign = planets.get(planet)?.sign
  return sign && traditionalRulers[sign]
}
