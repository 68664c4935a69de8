import type { Spine } from '#lore/synthesis/spine.ts'

/** What a side of an argument is about. */
export type SidePoint = 'asc' | 'sun' | 'moon' | 'mercury'

/** The strength of a rising sign whose ruler does nothing remarkable, about that of a light. */
const RISING = 0.32
const RULER = 0.6
/** The weight of a planet as the ruler of the Ascendant, without conditions of its own. */
const AS_RULER = 0.48
const ON_ASCENDANT_DEGREES = 6
const ON_ASCENDANT = 0.06
/** Mercury speaks for a person more than its weight among the planets says. */
const MERCURY = 0.2
const SECT = 0.06

/** How strong a side is in a person: by its condition in the chart, and by day or night. */
export function strengthOf(spine: Spine, point: SidePoint): number {
  const { planets } = spine
  if (point === 'asc') return risingStrength(spine)
  const weight = planets.get(point)?.weight ?? 0
  const sunHouse = planets.get('sun')?.house
  const isOfSect = sunHouse !== undefined && point === (sunHouse > 6 ? 'sun' : 'moon')
  return weight + (point === 'mercury' ? MERCURY : 0) + (isOfSect ? SECT : 0)
}

function risingStrength({ ascendant, ruler, edge, planets, angleAspects }: Spine): number {
  if (!ascendant) return 0
  const own = (ruler && planets.get(ruler)?.weight) ?? AS_RULER
  const beside = angleAspects.filter(
    ({ angle, fact, effectiveOrb }) =>
      angle === 'asc' && fact.aspect === 'conjunction' && effectiveOrb <= ON_ASCENDANT_DEGREES,
  ).length
  // At the edge of its sign it may be the neighbor's.
  return (RISING + RULER * (own - AS_RULER) + ON_ASCENDANT * beside) * (edge ? 0.7 : 1)
}
