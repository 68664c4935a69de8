import { aspectQuality } from '#lore/aspect-quality.ts'
import type { PlanetPair, Spine } from '#lore/synthesis/spine.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { Frame } from './frame.ts'
import { likeness } from './likeness.ts'
import { personalPlanets } from './thoughts.ts'

/** The planets of a portrait in the order in which it describes them. */
export interface Groups {
  /** The ruler of the Ascendant, if it is described with the Ascendant. */
  rising: Planet[]
  /** The leads of the two sides, each with the planets that go with it. */
  sides: readonly [Planet[], Planet[]]
  /** What the person wants and how they go after it, where neither is described elsewhere. */
  desire: Planet[]
  /** The planets that are described with the main difficulty. */
  strained: Planet[]
  /** The planets that changed sign on a birthday without a birth time. */
  open: Planet[]
}

interface Grouping {
  strain: PlanetPair | undefined
  /** The aspects that are described beside their planets. */
  aspects: readonly PlanetPair[]
  /** Planets that a portrait need not describe. */
  more: readonly Planet[]
}

export function groupsOf(spine: Spine, frame: Frame, { strain, aspects, more }: Grouping): Groups {
  const { ruler } = spine
  const isRulerRising =
    ruler && (!personalPlanets.includes(ruler) || frame.sides[0].points.includes('asc'))
  const rising = isRulerRising ? [ruler] : []
  const isOpen = (planet: Planet) => !spine.planets.get(planet)?.sign
  const wanted = [...new Set([...personalPlanets, ...more])]
  const described = wanted.filter((planet) => !isOpen(planet) && !rising.includes(planet))
  const leads = frame.sides.map(({ lead }) => described.filter((planet) => planet === lead))
  const [first = [], second = []] = leads
  const sides: [Planet[], Planet[]] = [[...first], second.filter((one) => !first.includes(one))]
  const weight = (planet: Planet) => spine.planets.get(planet)?.weight ?? 0
  const byWeight = (one: Planet, other: Planet) => weight(other) - weight(one)
  const left = described.filter((planet) => !sides.flat().includes(planet))
  // The Sun leads the first side if the ruler of the Ascendant is described with the Ascendant.
  if (sides[0].length === 0 && left.includes('sun')) sides[0].push('sun')
  const free = left.filter((planet) => !sides.flat().includes(planet))
  const isEased = (planet: Planet) =>
    aspects.some((one) => isOf(one, planet) && aspectQuality(one.aspect) !== 'tense')
  const strained = free.filter((planet) => strain && isOf(strain, planet) && !isEased(planet))
  const calm = free.filter((planet) => !strained.includes(planet))
  const desire = lovers.every((planet) => calm.includes(planet)) ? [...lovers] : []
  const others = calm.filter((planet) => !desire.includes(planet))
  share(spine, frame, { others, sides })
  for (const side of sides) {
    const [lead] = side
    side.sort((one, other) => Number(other === lead) - Number(one === lead) || byWeight(one, other))
  }
  const open = wanted.filter(isOpen)
  return { rising, sides, desire: desire.toSorted(byWeight), strained, open }
}

const isOf = ({ a, b }: PlanetPair, planet: Planet) => a === planet || b === planet

const lovers: readonly Planet[] = ['venus', 'mars']

/** Each planet goes with the side that it is more like, and neither side gets more than half of them. */
function share(
  spine: Spine,
  frame: Frame,
  { others, sides }: { others: readonly Planet[]; sides: [Planet[], Planet[]] },
): void {
  const most = Math.ceil(others.length / 2)
  const leans = (planet: Planet) => {
    const sign = spine.planets.get(planet)?.sign as Sign
    const [one = 0, other = 0] = signsOf(spine, frame).map((side) => likeness(planet, sign, side))
    return one - other
  }
  const decided = others.toSorted((one, other) => Math.abs(leans(other)) - Math.abs(leans(one)))
  const counts = [0, 0]
  for (const planet of decided) {
    const own = leans(planet) > 0 ? 0 : 1
    const side = (counts[own] ?? 0) < most ? own : own === 0 ? 1 : 0
    counts[side] = (counts[side] ?? 0) + 1
    sides[side].push(planet)
  }
}

/** The signs that the two sides of a text are named after. */
function signsOf({ planets }: Spine, frame: Frame): readonly Sign[] {
  if ('signs' in frame) return frame.signs
  return frame.sides.map(({ lead }) => (lead && planets.get(lead)?.sign) || 'Aries')
}
