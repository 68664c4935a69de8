import { slowTransits } from '#lore/corpus/year/transits/index.ts'
import type { House } from '#lore/house.ts'
import { bodyName, ordinalWords } from '#lore/names.ts'
import type { YearBody } from '#lore/year-ahead.ts'
import { houseGlosses } from '../horoscope/house-glosses.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import { capitalized } from '../prose/template.ts'
import type { YearContact } from './contacts.ts'

/** Where in this life a slow planet comes from: the house that it goes through, or its sign. Once for each place. */
export function narrateCause(
  { narrator }: Narration,
  { fact, body }: YearContact,
): Draft | undefined {
  if (fact.kind !== 'transit' || !(body in slowTransits)) return undefined
  const { houses, signs } = slowTransits[body as YearBody]
  const { house, sign } = fact
  const place = house ? `your ${ordinalWords[house]} house, ${houseGlosses[house]}` : sign
  const lines = house ? houses[house as House] : sign && signs[sign]
  const name = capitalized(bodyName(fact.body))
  if (!place || !lines || narrator.hasSaidOf(`${name} is in`, `${name} is going through`))
    return undefined
  const pool = { name: `passing/${body}/${house ?? sign}`, lines }
  return narrator.line([pool], {
    facts: [fact.id],
    print: (says) =>
      `${name} is ${house ? 'going through' : 'in'} ${place}, ${/\bso\b/.test(says) ? 'and' : 'so'} ${says}.`,
  })
}
