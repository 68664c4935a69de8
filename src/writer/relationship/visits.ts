import { visits } from '#lore/corpus/relationship/visits.ts'
import type { House } from '#lore/house.ts'
import { ordinalWords, pointNames } from '#lore/names.ts'
import type { Planet } from '#sky/bodies.ts'
import type { OverlayFact } from '#sky/synastry-facts.ts'
import { fillTemplate } from '../prose/template.ts'
import { glossOf } from './inner-life.ts'
import type { WordedSentence } from './narrator.ts'
import { both, type Whose } from './pair-facts.ts'
import type { Reading } from './reading.ts'

/** Houses that are about the relationship, so that planets of the other person are felt there. */
const closeHouses: readonly number[] = [1, 4, 5, 7, 8, 12]

/** Describes in which house of the other chart a planet falls: one person's only, the one in the more relevant house. */
export function writeVisit(reading: Reading, planet: Planet): WordedSentence[] {
  const { facts, narrator, glossed, detail } = reading
  const clauses = visits[planet as keyof typeof visits] as
    | Record<House, readonly string[]>
    | undefined
  if (!clauses || detail < 1 || glossed.has('visit')) return []
  const found = both
    .flatMap((whose) => facts.overlay(whose, planet) ?? [])
    .filter(({ house }) => detail > 1 || closeHouses.includes(house))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
  for (const visit of found) {
    const { id, whose, house } = visit
    const host = whose === 'you' ? 'partner' : 'you'
    const place = `${ordinalWords[house]} house${glossOf(glossed, house, host)}`
    const lines = clauses[house as House].map((clause) =>
      lowerAfterAnd(
        `${ownerOf(whose)} ${pointNames[planet]} falls in ${hostOf(host)} ${place}, and ${fillTemplate(clause, wordsOf(whose))}.`,
      ),
    )
    const line = narrator.line(`visit/${planet}/${whose}/${house}`, lines)
    if (!line) continue
    glossed.add(`house ${house}`)
    glossed.add('visit')
    return [{ ...line, facts: [id] }]
  }
  return []
}

function rankOf({ house }: OverlayFact): number {
  const rank = closeHouses.indexOf(house)
  return rank < 0 ? closeHouses.length : rank
}

const ownerOf = (whose: Whose) => (whose === 'you' ? 'Your' : "{partner}'s")
const hostOf = (whose: Whose) => (whose === 'you' ? 'your' : "{partner}'s")

function wordsOf(guest: Whose): Record<string, string> {
  return guest === 'you'
    ? { they: 'you', them: 'you', their: 'your', host: 'them', hosts: 'their' }
    : { they: 'they', them: 'them', their: 'their', host: 'you', hosts: 'your' }
}

/** A template begins with a capital. */
function lowerAfterAnd(text: string): string {
  return text.replace(/, and ([A-Z])/, (_, first: string) => `, and ${first.toLowerCase()}`)
}
