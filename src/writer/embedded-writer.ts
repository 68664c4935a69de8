import { requireGrounding } from './grounding.ts'
import { composeHoroscope } from './horoscope/compose.ts'
import { composePortrait } from './portrait/compose.ts'
import { composeRelationship } from './relationship/compose.ts'
import type { Brief, Writer, WrittenText } from './writer.ts'

/** Writes from our own corpus: no model, no network, and the same brief always gives the same text. */
export const embeddedWriter: Writer = {
  version: 'embedded 8',
  async write(brief) {
    const text = compose(brief)
    requireGrounding(text, brief.facts)
    return text
  },
}

function compose(brief: Brief): WrittenText {
  switch (brief.kind) {
    case 'natal':
      return composePortrait(brief)
    case 'synastry':
      return composeRelationship(brief)
    case 'daily':
    case 'weekly':
    case 'monthly':
      return composeHoroscope(brief)
  }
}
