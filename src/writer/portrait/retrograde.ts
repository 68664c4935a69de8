import { retrogrades } from '#lore/corpus/highlights/retrogrades.ts'
import type { Planet } from '#sky/bodies.ts'
import { your } from './fact-sentences.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'

/** Retrograde motion, as what it does to the person; that of a slower planet is a generation's. */
export function narrateRetrograde(text: Text, paragraph: ParagraphBuilder, planet: Planet): void {
  const { sign, isRetrograde, facts } = text.sentences.planet(planet)
  const lines = sign && retrogrades[planet as keyof typeof retrogrades]?.[sign]
  if (!isRetrograde || !lines) return
  const slots = { ref: `${your(planet)} is retrograde` }
  paragraph.say(`highlight/retrograde/${planet}/${sign}`, lines, { facts, slots })
}
