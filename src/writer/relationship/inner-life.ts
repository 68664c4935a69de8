import { marsPlaces, moonPlaces, theirEchoes, yourEchoes } from '#lore/corpus/relationship/inner.ts'
import { aspectWords, ordinalWords, pointNames } from '#lore/names.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import { houseGlosses } from '../portrait/fact-sentences.ts'
import type { WordedSentence } from './narrator.ts'
import { both, type Strain, type Whose } from './pair-facts.ts'
import type { Reading } from './reading.ts'
import { clauseOf } from './words.ts'

/** A Moon in one of these shows in how two people live; in the others, only where there is little else. */
const strongHouses = [1, 4, 7, 8, 10, 12]

const places = { moon: moonPlaces, mars: marsPlaces }

/** In which house of the own chart a planet of each of the two acts. */
export function writeHouses(
  { facts, glossed, narrator, detail }: Reading,
  planet: 'moon' | 'mars',
): WordedSentence[] {
  let before: number | undefined
  return both.flatMap((whose) => {
    const placed = facts.house(whose, planet)
    const place = placed && places[planet][placed.house]
    if (!placed || !place || placed.house === before) return []
    if (detail < 2 && !strongHouses.includes(placed.house)) return []
    before = placed.house
    const house = `${ordinalWords[placed.house]} house${glossOf(glossed, placed.house, whose)}`
    const name = pointNames[planet]
    const text =
      whose === 'you'
        ? `Your ${name} is in your ${house}, and you ${clauseOf(place, 'you')}.`
        : `{partner}'s ${name} is in their ${house}, and they ${clauseOf(place, 'they')}.`
    const line = narrator.line(`house/${whose}/${planet}/${placed.house}`, [text])
    if (!line) return []
    glossed.add(`house ${placed.house}`)
    return [{ ...line, facts: [placed.id] }]
  })
}

/** ", home and family", once in a text. */
export function glossOf(glossed: ReadonlySet<string>, house: number, host: Whose): string {
  if (glossed.has(`house ${house}`)) return ''
  const words = houseGlosses[house] ?? ''
  return `, ${host === 'you' ? words : words.replace('you', 'they')}`
}

/** One of the two has the same quarrel alone. */
export function writeEcho(
  { facts, narrator }: Reading,
  contact: SynastryAspectFact,
): WordedSentence[] {
  for (const whose of both) {
    const echo = facts.echo(whose, contact)
    if (!echo) continue
    const lines = whose === 'you' ? yourEchoes : theirEchoes
    const line = narrator.line(
      `echo/${whose}`,
      lines.map((says) => `${strainClause(whose, echo)}, ${says}`),
    )
    return line ? [{ ...line, facts: [echo.id] }] : []
  }
  return []
}

/** "Your own Moon is square your Venus" */
function strainClause(whose: Whose, { planet, by, aspect }: Strain): string {
  const [own, other] = whose === 'you' ? ['Your own', 'your'] : ['Their own', 'their']
  return `${own} ${pointNames[planet]} is ${aspectWords[aspect]} ${other} ${pointNames[by]}`
}
