import { firstAuthored } from './authored.ts'
import { highlightUnits } from './highlight-units.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'
import type { Highlight } from './thoughts.ts'

/** A fact that stands out, where the reader may get what an author wrote on it. */
export function highlightParagraph(text: Text, highlight: Highlight): ParagraphBuilder[] {
  // All of a fact's are about the same, so that friends get different ones.
  const units = text.narrator.random.shuffle(
    highlight.fact.id,
    highlightUnits(text.spine, highlight),
  )
  const authored = firstAuthored(text, units, { isNeeded: true })
  if (authored && highlight.kind === 'cluster' && highlight.fact.house)
    text.named.add(`crowd ${highlight.fact.house}`)
  return authored ? [authored] : []
}
