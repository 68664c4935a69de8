import type { NatalPoint } from '#lore/transit-meaning.ts'
import { isGenerational } from '#sky/bodies.ts'
import type { Narration } from '../horoscope/narration.ts'
import { type Draft, paragraphOf } from '../horoscope/narrator.ts'
import { pointContext } from '../horoscope/points.ts'
import { narratePoint } from '../horoscope/sentences.ts'
import type { Paragraph } from '../writer.ts'
import { narrateCompany } from './company.ts'
import type { YearContact } from './contacts.ts'

/** The planets to describe in a year with few dates, besides the point that the heaviest transit touches. */
const others: readonly NatalPoint[] = ['sun', 'mars', 'venus', 'mercury', 'jupiter', 'saturn']

/**
 * Without a birth time, describes the point that the heaviest transit touches at more length, in place of a house, and
 * up to `more` other planets.
 */
export function narrateTouched(
  narration: Narration,
  lead: YearContact,
  { lines, more }: { lines: number; more: number },
): Paragraph[] {
  const { point } = lead
  if (narration.reader.spine.ascendant || !point) return []
  const own = isGenerational(point) ? [] : [point]
  const rest = others.filter((other) => other !== point).slice(0, more)
  return [...own, ...rest].flatMap((one) => narrateWhom(narration, one, lead, lines))
}

function narrateWhom(
  narration: Narration,
  point: NatalPoint,
  lead: YearContact,
  count: number,
): Paragraph[] {
  const context = pointContext(narration.reader, point)
  const lines = Array.from({ length: count }, () =>
    narratePoint(narration, context, lead.quality, [lead.fact.id]),
  )
  const drafts: (Draft | undefined)[] = [...lines, narrateCompany(narration, context)]
  return paragraphOf(drafts)
}
