import type { Line } from '#lore/character.ts'
import { arenas } from '#lore/character-tables.ts'
import { ascendantManners } from '#lore/corpus/character/manners/ascendant.ts'
import { nearSigns } from '#lore/corpus/character/sides.ts'
import type { House } from '#lore/house.ts'
import { pointNames } from '#lore/names.ts'
import { rulers } from '#sky/rulers.ts'
import { lowered } from '../prose/sentences.ts'
import { fillTemplate } from '../prose/template.ts'
import { isClause } from './fact-sentences.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'
import { rulerFact } from './units.ts'

/** An Ascendant at the edge of its sign may be the neighbor's. */
export function narrateEdge({ spine, narrator }: Text, paragraph: ParagraphBuilder): void {
  const { ascendant, edge } = spine
  if (!ascendant || !edge) return
  const facts = [ascendant.id, edge.id]
  // A possibility claims nothing about the person.
  const open = ascendantManners[edge.neighbor].does.flatMap(({ says }) =>
    isFitting(says) ? [{ says }] : [],
  )
  const shape = narrator.phrase(`sign-edge/${ascendant.sign}`, nearSigns, (line) => line)
  const slots = { rising: `${ascendant.sign} Ascendant`, near: edge.neighbor }
  const print = (says: string) => fillTemplate(shape, { ...slots, does: lowered(says) })
  const claim = { of: 'asc', facts, print }
  if (paragraph.tell(`manner/asc/${edge.neighbor}/does`, open, claim)) return
  const near = `Your ${ascendant.sign} Ascendant is within a degree of ${edge.neighbor}`
  paragraph.say('fact/sign-edge', [`${near}, so you may recognize yourself in that sign too.`], {
    facts,
    isNeeded: true,
  })
}

/** Whether a line can stand after a conjunction. */
function isFitting(says: string): boolean {
  return isClause(says) && !/[.?!] /.test(says)
}

/** Scorpio, Aquarius and Pisces have a modern ruler too, which is named beside the rising sign. */
export function narrateModernRuler(
  { spine, sentences, named }: Text,
  paragraph: ParagraphBuilder,
): void {
  const { ascendant, ruler } = spine
  const modern = ascendant && rulers[ascendant.sign]
  const rules = modern && rulerFact(spine, 'asc', modern)
  if (!ascendant || !modern || modern === ruler || !rules) return
  const { house, facts: places } = sentences.planet(modern)
  if (!house) return
  named.add(`house ${modern}`)
  const facts = [rules, ascendant.id, ...places]
  const name = pointNames[modern]
  const where = `in the ${sentences.house(house)}`
  const own = `your ${ascendant.sign} Ascendant`
  const stated = `${name}, the modern ruler of ${own}, is ${where}`
  const fitting = arenas[modern][house as House].does.filter(({ says }) => isFitting(says))
  const print = (says: string) => `${stated}, ${/, so /.test(says) ? 'and' : 'so'} ${lowered(says)}`
  // A line that claims nothing leaves the rest of the portrait more to say.
  const isOpen = ({ traits = [] }: Line) => traits.length === 0
  for (const lines of [fitting.filter(isOpen), fitting])
    if (paragraph.tell(`arena/${modern}/${house}/does`, lines, { of: modern, facts, print })) return
  paragraph.say(
    `fact/modern-ruler/${modern}/${house}`,
    [`${stated}.`, `${name} is the modern ruler of ${own}, and it is ${where}.`],
    { facts, isNeeded: true },
  )
}
