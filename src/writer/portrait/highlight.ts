import type { ClusterFact } from '#sky/facts.ts'
import { firstAuthored } from './authored.ts'
import { highlightUnits } from './highlight-units.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'
import { type Highlight, personalPlanets } from './thoughts.ts'

/** Writes the paragraph of a highlight, if the reader may get one of the authored ones. */
export function highlightParagraph(text: Text, highlight: Highlight): ParagraphBuilder[] {
  const all = highlightUnits(text.spine, highlight)
  // All paragraphs on a fact say about the same, so friends can get different ones.
  const units =
    highlight.kind === 'cluster'
      ? turned(all, keyOf(text, highlight.fact))
      : text.narrator.random.shuffle(highlight.fact.id, all)
  const authored = firstAuthored(text, units, { isNeeded: true })
  if (authored && highlight.kind === 'cluster' && highlight.fact.house)
    text.named.add(`crowd ${highlight.fact.house}`)
  return authored ? [authored] : []
}

/** Friends of one age have a slow planet's sign in common; who stands with it, and in which house, is each one's own. */
function keyOf({ spine }: Text, { planets }: ClusterFact): number {
  const members = personalPlanets.filter((planet) => planets.includes(planet))
  const house = spine.planets.get(members[0] ?? 'sun')?.house ?? 0
  return members.reduce((sum, planet) => sum + personalPlanets.indexOf(planet), house)
}

function turned<Item>(items: readonly Item[], by: number): Item[] {
  const at = items.length > 0 ? by % items.length : 0
  return [...items.slice(at), ...items.slice(0, at)]
}
