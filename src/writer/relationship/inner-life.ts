import {
  marsPlaces,
  matters,
  moonPlaces,
  strains,
  theirEchoes,
  yourEchoes,
} from '#lore/corpus/relationship/inner.ts'
import { aspectWords, ordinalWords, pointNames } from '#lore/names.ts'
import type { Planet } from '#sky/bodies.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import { houseGlosses } from '../portrait/fact-sentences.ts'
import type { Said } from '../portrait/narrator.ts'
import { both, type Strain, type Whose } from './pair-facts.ts'
import type { ParagraphBuilder, Reading } from './paragraph.ts'
import { clauseOf } from './words.ts'

const places = { moon: moonPlaces, mars: marsPlaces }

/** In which house of the own chart a planet of each of the two acts. */
export function tellHouses(
  { facts, told }: Reading,
  paragraph: ParagraphBuilder,
  planet: 'moon' | 'mars',
): void {
  let before: number | undefined
  for (const whose of both) {
    const placed = facts.house(whose, planet)
    const place = placed && places[planet][placed.house]
    if (!placed || !place || !paragraph.hasRoom || placed.house === before) continue
    before = placed.house
    const house = `${ordinalWords[placed.house]} house${glossOf(told, placed.house, whose)}`
    const name = pointNames[planet]
    const line =
      whose === 'you'
        ? `Your ${name} is in your ${house}, and you ${clauseOf(place, 'you')}.`
        : `{partner}'s ${name} is in their ${house}, and they ${clauseOf(place, 'they')}.`
    if (paragraph.say(`house/${whose}/${planet}/${placed.house}`, [line], [placed.id]))
      told.add(`house ${placed.house}`)
  }
}

/** ", home and family", once in a text. */
export function glossOf(told: ReadonlySet<string>, house: number, host: Whose): string {
  if (told.has(`house ${house}`)) return ''
  const words = houseGlosses[house] ?? ''
  return `, ${host === 'you' ? words : words.replace('you', 'they')}`
}

/** One of the two has the same quarrel alone. */
export function tellEcho(
  { facts, told }: Reading,
  paragraph: ParagraphBuilder,
  contact: SynastryAspectFact,
): void {
  for (const whose of both) {
    const echo = facts.echo(whose, contact)
    if (!echo || told.has(echo.id)) continue
    told.add(echo.id)
    const lines = (whose === 'you' ? yourEchoes : theirEchoes).map(
      (line) => `${strainClause(whose, echo)}. ${line}`,
    )
    paragraph.say(`echo/${whose}`, lines, [echo.id, contact.id])
    return
  }
}

/** What makes a planet of one of the two harder to handle from inside. */
export function tellStrain(
  { facts, told }: Reading,
  paragraph: ParagraphBuilder,
  whose: Whose,
  planet: Planet,
): void {
  const strain = facts.strain(whose, planet)
  if (!strain || told.has(strain.id)) return
  told.add(strain.id)
  const subject = whose === 'you' ? 'you' : 'they'
  const name = `strain/${planet}/${strain.by}`
  const candidates = strains[strain.by].flatMap((clause, index) =>
    (matters[planet] ?? []).map((matter): Said => {
      const about = `when it comes to ${clauseOf(matter, subject)} ${subject}`
      return {
        text: `${strainClause(whose, strain)}, and ${about} ${clauseOf(clause, subject)}.`,
        wording: `${name}/${index + 1}`,
      }
    }),
  )
  paragraph.sayOneOf(name, candidates, [strain.id])
}

/** "Your own Moon is square your Venus" */
function strainClause(whose: Whose, { planet, by, aspect }: Strain): string {
  const [own, other] = whose === 'you' ? ['Your own', 'your'] : ["{partner}'s own", 'their']
  return `${own} ${pointNames[planet]} is ${aspectWords[aspect]} ${other} ${pointNames[by]}`
}
