import { aspectQuality } from '#lore/aspect-quality.ts'
import { alreadyPast, stillClosing } from '#lore/corpus/character/sides.ts'
import type { PlanetPair } from '#lore/synthesis/spine.ts'
import { your } from './fact-sentences.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'

/** A wider aspect was not about to become exact. */
const CLOSE_DEGREES = 3

/** Says what the aspect between the two sides is like to live with, by whether it was applying or separating at birth. */
export function narrateClosing(text: Text, aspect: PlanetPair, paragraph: ParagraphBuilder): void {
  const { a, b, orbDegrees, applying, id } = aspect
  if (applying === undefined || orbDegrees > CLOSE_DEGREES || !joinsSides(text, aspect)) return
  if (paragraph.isEmpty || !paragraph.hasRoom || text.detail < 1) return
  const kind = aspectQuality(aspect.aspect) === 'harmonious' ? 'easy' : 'hard'
  const lines = (applying ? stillClosing : alreadyPast)[kind]
  const name = `closing/${applying ? 'applying' : 'separating'}/${kind}`
  paragraph.say(name, lines, { facts: [id], slots: { one: your(a), other: your(b) } })
}

/** One planet each. */
function joinsSides({ plan }: Text, { a, b }: PlanetPair): boolean {
  const [first, second] = plan.frame.sides.map(({ points, lead }) => [...points, lead])
  return [
    [a, b],
    [b, a],
  ].some(([one = '', other = '']) => first?.includes(one) && second?.includes(other))
}
