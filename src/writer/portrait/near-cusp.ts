import { arenas } from '#lore/character-tables.ts'
import { nearCusps, plainNearCusps } from '#lore/corpus/character/sides.ts'
import type { House } from '#lore/house.ts'
import { pointNames } from '#lore/names.ts'
import type { Planet } from '#sky/bodies.ts'
import { lowered } from '../prose/sentences.ts'
import { fillTemplate } from '../prose/template.ts'
import { isClause } from './fact-sentences.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'

/** A planet just before the next house may act there as well. */
export function narrateNearCusp(
  { spine, sentences, narrator }: Text,
  paragraph: ParagraphBuilder,
  planet: Planet,
): void {
  const near = spine.planets.get(planet)?.nearCusp
  if (!near || near.neighbor !== (near.house % 12) + 1 || !paragraph.hasRoom) return
  const { neighbor, distanceDegrees, id } = near
  const { facts } = sentences.planet(planet)
  const distance = distanceDegrees <= 1 ? 'within a degree' : 'within two degrees'
  const place = `${distance} of the ${sentences.house(neighbor)}`
  const shape = narrator.phrase(`near-cusp/${planet}`, nearCusps, (line) => line)
  const saysSo = / so /.test(shape)
  // A possibility claims nothing about the person.
  const open = arenas[planet][neighbor as House].does.flatMap(({ says }) =>
    isClause(says) && !/[.?!] /.test(says) && !(saysSo && /, so /.test(says)) ? [{ says }] : [],
  )
  const print = (says: string) =>
    fillTemplate(shape, { planet: pointNames[planet], near: place, does: lowered(says) })
  const isSaid = paragraph.tell(`arena/${planet}/${neighbor}/does`, open, {
    of: planet,
    facts: [...facts, id],
    print,
  })
  if (isSaid) return
  const says = plainNearCusps[neighbor as House].map(
    (line) => `Your ${pointNames[planet]} is ${place}, ${line}`,
  )
  if (!paragraph.say(`near-cusp/plain/${planet}`, says, { facts: [...facts, id] }))
    sentences.takeBack(neighbor)
}
