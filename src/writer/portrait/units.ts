import type { AspectQuality } from '#lore/aspect-quality.ts'
import { aspectQuality } from '#lore/aspect-quality.ts'
import { aspectParagraphs, aspectsOfAnySigns } from '#lore/aspect-tables.ts'
import type { AuthoredParagraph } from '#lore/authored.ts'
import { aspectsAgain, mannersAgain } from '#lore/corpus/aspects/again.ts'
import { fullMoonBorn, newMoonBorn } from '#lore/corpus/highlights/phases.ts'
import { withdrawnRising } from '#lore/corpus/rising/withdrawn.ts'
import type { House } from '#lore/house.ts'
import { placementAgain, placementParagraphs } from '#lore/placement-tables.ts'
import { risingParagraphs } from '#lore/rising-tables.ts'
import type { PlanetPair, Spine } from '#lore/synthesis/spine.ts'
import { type Facet, oppositeTrait } from '#lore/synthesis/tags.ts'
import { elementOf } from '#sky/balance.ts'
import { isGenerational, type Planet } from '#sky/bodies.ts'
import { oppositeSign } from '#sky/zodiac.ts'
import { dignityFacts } from './fact-sentences.ts'
import { SECOND } from './frame.ts'

/** An authored paragraph with its subject. */
export interface Unit extends AuthoredParagraph {
  /** The name of its wordings, without their numbers. */
  name: string
  /** The point or the aspect that it describes. */
  of: string
  /** A further subject. */
  also?: Facet
  facts: readonly string[]
  /** The first number of its wordings, if another paragraph has the same name. */
  from?: number
  /** The values of its slots, besides `{house}` and the aspect of two planets. */
  slots?: Readonly<Record<string, string>>
}

/** How a person comes across: the rising sign by the sign of its ruler. */
export function risingUnit(spine: Spine): Unit | undefined {
  const { ascendant, ruler } = spine
  const own = ruler && spine.planets.get(ruler)
  const rules = ruler && rulerFact(spine, 'asc', ruler)
  if (!ascendant || !own?.sign || !rules) return undefined
  const isWithdrawn = own.sign === ascendant.sign && own.house === 12 && !isSeenAtOnce(spine, ruler)
  const paragraph = isWithdrawn
    ? withdrawnRising[own.sign]
    : risingParagraphs[ascendant.sign][own.sign]
  const places = isWithdrawn ? own.facts : [`placement:${ruler}`]
  const facts = [ascendant.id, rules, ...places, ...dignityFacts(own)]
  const name = `rising/${ascendant.sign}/${own.sign}${isWithdrawn ? '/withdrawn' : ''}`
  return { ...paragraph, ...sidesTaken(paragraph), name, of: 'asc', facts }
}

/** A planet beside the Ascendant shows before anything else; a Moon there shows what others feel. */
function isSeenAtOnce({ angleAspects }: Spine, planet: Planet): boolean {
  const isBeside = angleAspects.some(
    ({ fact, planet: one, angle }) =>
      one === planet && angle === 'asc' && fact.aspect === 'conjunction',
  )
  return isBeside && planet !== 'moon'
}

/**
 * A planet in its sign and house; in its sign alone without a birth time, possibly in two signs.
 *
 * @param isHouseKnown whether the text has said enough of that house
 */
export function placementUnits(
  spine: Spine,
  planet: Planet,
  { isHouseKnown = false } = {},
): Unit[] {
  const own = spine.planets.get(planet)
  if (!own?.sign || isGenerational(planet)) return []
  const house = isHouseKnown ? undefined : (own.house as House | undefined)
  const place = house ?? 'sign'
  const places = house ? own.facts : [`placement:${planet}`]
  const facts = [...places, ...dignityFacts(own)]
  const name = `placement/${planet}/${own.sign}/${place}`
  const again = placementAgain(planet, own.sign, house)
  return [placementParagraphs[planet][own.sign][place], ...(again ? [again] : [])].map(
    (paragraph, index) => ({
      ...paragraph,
      ...sidesTaken(paragraph),
      name,
      ...(index > 0 && { from: SECOND }),
      of: planet,
      ...(house && housesAbout[house] && { also: housesAbout[house] }),
      facts,
    }),
  )
}

/** A planet there is about how the person comes across, or about love, whatever it is otherwise about. */
const housesAbout: Partial<Record<House, Facet>> = { 1: 'impression', 7: 'love' }

/** Two planets in aspect: in the manner of the elements of their signs, or of any. The first is the closest. */
export function aspectUnits(spine: Spine, { a, b, aspect, id }: PlanetPair): Unit[] {
  const quality = aspectQuality(aspect)
  const facts = [id, `placement:${a}`, `placement:${b}`]
  const name = `aspect/${a}~${b}/${quality}`
  const manner = mannerOf(spine, { a, b, quality })
  const byManner = aspectParagraphs[`${a}~${b}`]?.[quality] as
    | Partial<Record<string, AuthoredParagraph>>
    | undefined
  // Across the edge of a sign two planets may stand in elements that do not make their aspect.
  const own = manner ? byManner?.[manner] : undefined
  const any = aspectsOfAnySigns[a]?.[b]?.[quality]
  const phase = phaseUnit(spine, { a, b, aspect })
  return [
    ...(phase ? [{ ...phase, of: id, facts }] : []),
    ...[own, own && mannersAgain[`${a}~${b}/${quality}/${manner}`]].flatMap((one, index): Unit[] =>
      one
        ? [
            {
              ...one,
              ...sidesTaken(one),
              name: `${name}/${manner?.replace(' ', '-')}`,
              ...(index > 0 && { from: SECOND }),
              of: id,
              facts,
            },
          ]
        : [],
    ),
    ...[any, aspectsAgain[`${a}~${b}/${quality}`]].flatMap((one, index): Unit[] =>
      one
        ? [
            {
              ...one,
              ...sidesTaken(one),
              name: `${name}/any`,
              ...(index > 0 && { from: SECOND }),
              of: id,
              facts: [id],
            },
          ]
        : [],
    ),
  ]
}

/** The new Moon in one sign, or the full Moon in opposite ones, at birth. */
function phaseUnit(
  { planets }: Spine,
  { a, b, aspect }: Pick<PlanetPair, 'a' | 'b' | 'aspect'>,
): Omit<Unit, 'of' | 'facts'> | undefined {
  const [sun, moon] = [planets.get('sun')?.sign, planets.get('moon')?.sign]
  if (a !== 'sun' || b !== 'moon' || !sun || !moon) return undefined
  const isNew = aspect === 'conjunction' && sun === moon
  const isFull = aspect === 'opposition' && sun === oppositeSign(moon)
  const paragraph = isNew ? newMoonBorn[sun] : isFull ? fullMoonBorn[sun] : undefined
  const name = `highlight/${isNew ? 'new' : 'full'}-moon/${sun}`
  return paragraph && { ...paragraph, ...sidesTaken(paragraph), name }
}

interface AspectEnds {
  a: Planet
  b: Planet
  quality: AspectQuality
}

/** "fire water", or only the first if the second planet is generational or conjunct it. */
function mannerOf({ planets }: Spine, { a, b, quality }: AspectEnds): string | undefined {
  const [one, other] = [planets.get(a)?.sign, planets.get(b)?.sign]
  if (!one) return undefined
  if (isGenerational(b) || quality === 'joined') return elementOf(one)
  return other && `${elementOf(one)} ${elementOf(other)}`
}

/** A paragraph that claims both ends of an axis is about how they go together. */
export function sidesTaken({ traits = [] }: AuthoredParagraph): Pick<Unit, 'traits'> {
  return { traits: traits.filter((trait) => !traits.includes(oppositeTrait(trait))) }
}

/** The fact that a planet rules an angle, by tradition or not. */
export function rulerFact(
  { facts }: Spine,
  angle: 'asc' | 'mc',
  planet: Planet,
): string | undefined {
  return facts.find(
    (one) =>
      (one.kind === 'ruler' || one.kind === 'traditional-ruler') &&
      one.angle === angle &&
      one.body === planet,
  )?.id
}
