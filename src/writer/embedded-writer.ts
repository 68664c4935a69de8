import { calendarOf, groundedPart, requireGrounding } from './grounding.ts'
import { composeGrounded, composeHoroscope } from './horoscope/compose.ts'
import { composePortrait } from './portrait/compose.ts'
import { composeRelationship } from './relationship/compose.ts'
import type { Brief, Writer, WrittenText } from './writer.ts'
import { composeYear } from './year/compose.ts'

/** Name and version, stored with every text that it writes. */
export const EMBEDDED_WRITER = 'embedded 32'

/** Writes from our own corpus: no model, no network, and the same brief always gives the same text. */
export const embeddedWriter: Writer = {
  async write(brief) {
    const origin = { writer: EMBEDDED_WRITER }
    // Its passages belong to moments by their order, and were checked with their horoscope.
    if (brief.kind === 'events') return { text: composeText(brief), origin }
    return { ...soundPart(brief), origin }
  },
}

function soundPart(brief: Exclude<Brief, { kind: 'events' }>) {
  switch (brief.kind) {
    case 'daily':
    case 'weekly':
    case 'monthly':
      return composeGrounded(brief)
    default:
      return groundedPart(compose(brief), brief.facts, calendarOf(brief))
  }
}

/** @throws Error when a sentence claims what no fact supports */
export function composeText(brief: Brief): WrittenText {
  const text = compose(brief)
  requireGrounding(text, brief.facts, calendarOf(brief))
  return text
}

function compose(brief: Brief): WrittenText {
  switch (brief.kind) {
    case 'natal':
      return composePortrait(brief)
    case 'synastry':
      return composeRelationship(brief)
    case 'events':
      return { opening: brief.passages, sections: [] }
    case 'daily':
    case 'weekly':
    case 'monthly':
      return composeHoroscope(brief)
    case 'year':
      return composeYear(brief)
  }
}
