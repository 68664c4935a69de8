import { narrateFirstImpression } from './allegiance.ts'
import { authoredParagraph } from './authored.ts'
import type { Text } from './paragraph.ts'
import { narrateEdge, narrateModernRuler } from './rising-facts.ts'
import { linesOnRising } from './rising-lines.ts'
import { risingUnit } from './units.ts'
import type { WrittenThought } from './written-thought.ts'

/** How the person comes across, and where that is headed. */
export function risingParagraphs(text: Text): WrittenThought {
  const unit = risingUnit(text.spine)
  const paragraph = authoredParagraph(text, unit)
  if (!unit || !paragraph) return { paragraphs: linesOnRising(text) }
  narrateEdge(text, paragraph)
  if (paragraph.hasRoom) narrateModernRuler(text, paragraph)
  narrateFirstImpression(text, paragraph)
  return { paragraphs: [paragraph], title: unit.title }
}
