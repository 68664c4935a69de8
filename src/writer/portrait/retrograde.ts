import { retrogrades } from '#lore/corpus/highlights/retrogrades.ts'
import type { Planet } from '#sky/bodies.ts'
import { your } from './fact-sentences.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'

/** Says what retrograde motion does to the person; for slower planets a generation shares it. */
export function narrateRetrograde(text: Text, paragraph: ParagraphBuilder, planet: Planet): void {
  const { sign, isRetrograde, facts } = text.sentences.planet(planet)
  const lines = sign && retrogrades[planet as keyof typeof retrogrades]?.[sign]
  if (!isRetrograde || !lines) return
  const slots = { ref: `${your(planet)} is retrograde` }
  paragraph.say(`highlight/retrograde/${planet}/${sign}`, lines, { facts, slots })
}
