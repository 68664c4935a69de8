import { aspectQuality } from '#lore/aspect-quality.ts'
import { drives, opposedDrives, slowDrives } from '#lore/corpus/character/drives.ts'
import { pointNames } from '#lore/names.ts'
import type { PlanetPair } from '#lore/synthesis/spine.ts'
import type { Planet } from '#sky/bodies.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'

/** Before the paragraph on a hard aspect: the two things that the person wants, unless the author says it there. */
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
  const [wish, wish2] = [wishOf(text, a), wishOf(text, b)]
  if (isSaid || !wish || !wish2) return
  if (alreadySays(paragraph.drafts[0]?.text ?? '', [wish, wish2])) return
  paragraph.sayFirst('drives', opposedDrives, {
    facts: [id, `placement:${a}`, `placement:${b}`],
    slots: { wish, wish2 },
  })
}

/** "You know what you feel, and you get talked into a debate about it" has both halves, and others have a word of one. */
function alreadySays(first: string, wishes: readonly string[]): boolean {
  const words = wishes.join(' ').match(/\w{5,}/g) ?? []
  return twoThings.test(first) || words.some((word) => first.includes(word))
}

const twoThings =
  /\b(?:but|yet|though|although|while|until|unless|instead|whereas|rather|wants?|wish|before|then)\b|, and (?:you|they|it|then)\b/

/** That of its sign, where the sign is a person's and not a generation's. */
function wishOf({ spine }: Text, planet: Planet): string | undefined {
  const slow = slowDrives[planet as keyof typeof slowDrives] as string | undefined
  if (slow) return slow
  const sign = spine.planets.get(planet)?.sign
  const ofSign = drives[planet as keyof typeof drives] as (typeof drives)['sun'] | undefined
  return sign && ofSign?.[sign]
}
