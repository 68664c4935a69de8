import { hiddenHalves } from '#lore/corpus/highlights/hinges.ts'
import { pointNames } from '#lore/names.ts'
import type { Planet } from '#sky/bodies.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'

/**
 * Explains, before the paragraph on the twelfth house, that a planet just above the Ascendant is what people see first
 * and yet hidden, unless a transition already stands there. Returns whether it did.
 */
export function narrateHiddenHalf(
  { spine, plan }: Text,
  paragraph: ParagraphBuilder,
  planet: Planet,
): boolean {
  const isOfHouse = paragraph.drafts.some(
    ({ wording }) => wording.startsWith(`placement/${planet}/`) && wording.includes('/12/'),
  )
  const atAscendant = plan.sections
    .flatMap(({ thoughts }) => thoughts)
    .find(
      (thought) =>
        thought.kind === 'highlight' &&
        thought.highlight.kind === 'angle' &&
        thought.highlight.planet === planet &&
        thought.highlight.at === 'asc',
    )
  const isIntroduced = paragraph.drafts[0]?.wording.startsWith('hinge/')
  if (!isOfHouse || isIntroduced || atAscendant?.kind !== 'highlight') return false
  const own = spine.planets.get(planet)
  return paragraph.sayFirst('hinge/hidden-half', hiddenHalves, {
    facts: [
      atAscendant.highlight.fact.id,
      ...(own?.facts ?? []),
      ...(own?.nearCusp ? [own.nearCusp.id] : []),
    ],
    slots: { planet: pointNames[planet] },
  })
}
