import { aspectQuality } from '#lore/aspect-quality.ts'
import { drives, opposedDrives, slowDrives } from '#lore/corpus/character/drives.ts'
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

/** That of its sign, where the sign is a person's and not a generation's. */
function wishOf({ spine }: Text, planet: Planet): { planet: string; wish: string } | undefined {
  const slow = slowDrives[planet as keyof typeof slowDrives] as string | undefined
  if (slow) return { planet: your(planet), wish: slow }
  const sign = spine.planets.get(planet)?.sign
  const ofSign = drives[planet as keyof typeof drives] as (typeof drives)['sun'] | undefined
  return sign && ofSign && { planet: sideNamed(planet, sign), wish: ofSign[sign] }
}
