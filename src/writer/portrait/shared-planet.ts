import { aspectQuality } from '#lore/aspect-quality.ts'
import { easierToo, harderAgain, harderToo } from '#lore/corpus/character/sides.ts'
import { pointNames } from '#lore/names.ts'
import type { PlanetPair } from '#lore/synthesis/spine.ts'
import type { Planet } from '#sky/bodies.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'
import { personalPlanets } from './thoughts.ts'

/** Says what a second aspect of a planet has to do with the first, before its paragraph. */
export function introduceShared(
  text: Text,
  { a, b, aspect }: PlanetPair,
  paragraph: ParagraphBuilder | undefined,
): void {
  if (!paragraph || paragraph.isEmpty || text.detail < 1) return
  const quality = aspectQuality(aspect)
  const isHard = quality === 'tense'
  const hasNamed = (planet: Planet, kind: 'hard' | 'easy') => text.named.has(`${kind} ${planet}`)
  const ends = [a, b].filter((planet) => personalPlanets.includes(planet))
  const isIntroduced = paragraph.drafts[0]?.wording.startsWith('hinge/')
  const shared = ends.find((planet) => hasNamed(planet, 'hard') || hasNamed(planet, 'easy'))
  if (shared && quality !== 'joined' && !isIntroduced) {
    const isAgain = isHard && hasNamed(shared, 'hard')
    const lines = isAgain ? harderAgain : isHard ? harderToo : easierToo
    const isNew = isHard || (hasNamed(shared, 'hard') && !hasNamed(shared, 'easy'))
    if (isNew)
      before(paragraph, `shared/${isAgain ? 'again' : quality}`, lines, {
        facts: [`placement:${shared}`],
        slots: { planet: pointNames[shared] },
      })
  }
  if (quality === 'joined') return
  for (const planet of ends) text.named.add(`${isHard ? 'hard' : 'easy'} ${planet}`)
}

function before(
  paragraph: ParagraphBuilder,
  name: string,
  lines: readonly string[],
  said: Parameters<ParagraphBuilder['say']>[2],
): void {
  const drafts = paragraph.drafts.splice(0)
  if (drafts.length < 6) paragraph.say(name, lines, said)
  paragraph.drafts.push(...drafts)
}
