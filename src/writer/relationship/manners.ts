import { fights, homeLives, presences, talks } from '#lore/corpus/relationship/manners.ts'
import { pointNames } from '#lore/names.ts'
import type { Planet } from '#sky/bodies.ts'
import type { OwnedPlacementFact } from '#sky/synastry-facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { WordedSentence } from './narrator.ts'
import type { Reading } from './reading.ts'
import { clauseOf, theName } from './words.ts'

const manners: Partial<Record<Planet, Record<Sign, string[]>>> = {
  sun: presences,
  moon: homeLives,
  mercury: talks,
  mars: fights,
}

/** Describes each person by their sign, for a reader who knows the authored lines on the pair. */
export function writeManners(
  { narrator }: Reading,
  planet: Planet,
  [you, partner]: readonly [OwnedPlacementFact, OwnedPlacementFact],
): WordedSentence[] {
  const yours = manners[planet]?.[you.sign] ?? []
  const theirs = manners[planet]?.[partner.sign] ?? []
  const name = pointNames[planet]
  if (you.sign === partner.sign) {
    const line = narrator.line(
      `manner/${planet}/${you.sign}`,
      yours.map(
        (clause) =>
          `{partner} has ${theName(planet)} in ${you.sign}, as you do, and you both ${clauseOf(clause, 'both')}.`,
      ),
    )
    return line ? [{ ...line, facts: [you.id, partner.id] }] : []
  }
  const own = narrator.line(
    `manner/${planet}/${you.sign}`,
    yours.map((clause) => `Your ${name} is in ${you.sign}, and you ${clauseOf(clause, 'you')}.`),
  )
  const other = narrator.line(
    `manner/${planet}/${partner.sign}`,
    theirs.map(
      (clause) =>
        `{partner}, with ${theName(planet)} in ${partner.sign}, ${clauseOf(clause, 'partner')}.`,
    ),
  )
  if (!own || !other) return []
  return [
    { ...own, facts: [you.id] },
    { ...other, facts: [partner.id] },
  ]
}
