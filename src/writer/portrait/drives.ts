import { aspectQuality } from '#lore/aspect-quality.ts'
import { driveOf, opposedDrives, slowDrives } from '#lore/corpus/character/drives.ts'
import { pointNames } from '#lore/names.ts'
import type { PlanetPair } from '#lore/synthesis/spine.ts'
import type { Planet } from '#sky/bodies.ts'
import { your } from './fact-sentences.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'
import { sideNamed } from './stance.ts'

/** Before the paragraph on a hard aspect: what each of its two planets wants, unless the author says it there. */
export function narrateDrives(
  text: Text,
  { a, b, aspect, id }: PlanetPair,
  paragraph: ParagraphBuilder | undefined,
): void {
  if (!paragraph || paragraph.isEmpty || aspectQuality(aspect) !== 'tense') return
  const isSaid = paragraph.drafts.some((draft) => {
    const prose = draft.text.replaceAll(/\([^)]*\)/g, '')
    return [a, b].some((planet) => prose.includes(pointNames[planet]))
  })
  const [one, other] = [wishOf(text, a), wishOf(text, b)]
  if (isSaid || !one || !other) return
  paragraph.sayFirst('drives', opposedDrives, {
    facts: [id, `placement:${a}`, `placement:${b}`],
    slots: { one: one.planet, wish: one.wish, other: other.planet, wish2: other.wish },
  })
}

function wishOf({ spine }: Text, planet: Planet): { planet: string; wish: string } | undefined {
  const sign = spine.planets.get(planet)?.sign
  const wish = driveOf(planet, sign)
  if (!wish) return undefined
  const isOwn = sign && !(planet in slowDrives)
  return { planet: isOwn ? sideNamed(planet, sign) : your(planet), wish }
}
