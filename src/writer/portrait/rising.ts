import { narrateFirstImpression } from './allegiance.ts'
import { authoredParagraph } from './authored.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'
import { narrateEdge, narrateModernRuler } from './rising-facts.ts'
import { linesOnRising } from './rising-lines.ts'
import { risingUnit } from './units.ts'

/** How the person comes across, and where that is headed. */
export function risingParagraphs(text: Text): ParagraphBuilder[] {
  const unit = risingUnit(text.spine)
  const paragraph = authoredParagraph(text, unit)
  if (!unit || !paragraph) return linesOnRising(text)
  narrateEdge(text, paragraph)
  narrateModernRuler(text, paragraph)
  narrateFirstImpression(text, paragraph)
  return [paragraph]
}
