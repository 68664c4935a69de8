import { arenas } from '#lore/character-tables.ts'
import { ascendantManners } from '#lore/corpus/character/manners/ascendant.ts'
import type { House } from '#lore/house.ts'
import { pointNames } from '#lore/names.ts'
import { rulers } from '#sky/rulers.ts'
import { lowered } from '../prose/sentences.ts'
import { isClause } from './fact-sentences.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'
import { rulerFact } from './units.ts'

/** An Ascendant at the edge of its sign may be the neighbor's. */
export function narrateEdge({ spine }: Text, paragraph: ParagraphBuilder): void {
  const { ascendant, edge } = spine
  if (!ascendant || !edge) return
  const near = `Your ${ascendant.sign} Ascendant is within a degree of ${edge.neighbor}`
  const facts = [ascendant.id, edge.id]
  const isFitting = (says: string) => isClause(says) && !/[.?!] /.test(says)
  // What may be true claims nothing.
  const open = ascendantManners[edge.neighbor].does.flatMap(({ says }) =>
    isFitting(says) ? [{ says }] : [],
  )
  const print = (says: string) => `${near}, so you may also find that ${lowered(says)}`
  const claim = { of: 'asc', facts, print }
  if (paragraph.tell(`manner/asc/${edge.neighbor}/does`, open, claim)) return
  paragraph.say('fact/sign-edge', [`${near}, so you may recognize yourself in that sign too.`], {
    facts,
    isNeeded: true,
  })
}

/** Scorpio, Aquarius and Pisces have a modern ruler too. */
export function narrateModernRuler(
  { spine, sentences, named, detail }: Text,
  paragraph: ParagraphBuilder,
): void {
  const { ascendant, ruler } = spine
  const modern = ascendant && rulers[ascendant.sign]
  const fact = modern && rulerFact(spine, 'asc', modern)
  if (!ascendant || !modern || modern === ruler || !fact) return
  const { house } = sentences.planet(modern)
  if (!house) return
  named.add(`house ${modern}`)
  const facts = [fact, ascendant.id, ...sentences.planet(modern).facts]
  const place = `${pointNames[modern]}, in the ${sentences.house(house)}`
  const own = `your ${ascendant.sign} Ascendant`
  const statements = [
    `The modern ruler of ${own} is ${place}.`,
    `To modern astrologers the ruler of ${own} is ${place}.`,
  ]
  paragraph.say(`fact/modern-ruler/${modern}/${house}`, statements, { facts, isNeeded: true })
  if (detail < 1) return
  // What a second ruler may do claims nothing.
  const open = arenas[modern][house as House].does.map(({ says }) => ({ says }))
  paragraph.tell(`arena/${modern}/${house}/does`, open, { of: 'asc', facts })
}
