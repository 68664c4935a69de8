import { isGenerational } from '#sky/bodies.ts'
import type { Narration } from '../horoscope/narration.ts'
import { type Draft, paragraphOf } from '../horoscope/narrator.ts'
import { narratePoint } from '../horoscope/sentences.ts'
import type { Paragraph } from '../writer.ts'
import { narrateCompany } from './company.ts'
import type { YearContact } from './contacts.ts'
import { personOf } from './person.ts'

const LINES = 2
const LINES_OF_A_THIN_YEAR = 3

/** Without a birth time: more of what the heaviest transit touches, where a house would say it. */
export function narrateTouched(
  narration: Narration,
  lead: YearContact,
  isThin: boolean,
): Paragraph[] {
  const { point } = lead
  if (narration.reader.spine.ascendant || !point || isGenerational(point)) return []
  const context = personOf(narration.reader, lead)
  const lines = Array.from({ length: isThin ? LINES_OF_A_THIN_YEAR : LINES }, () =>
    narratePoint(narration, context, lead.quality, [lead.fact.id]),
  )
  const drafts: (Draft | undefined)[] = [...lines, narrateCompany(narration, context)]
  return paragraphOf(drafts)
}
