import { yearsOfHouses } from '#lore/corpus/year/houses.ts'
import type { House } from '#lore/house.ts'
import { tellRole } from '../horoscope/sentences.ts'
import { paragraphOf } from '../horoscope/storyteller.ts'
import type { Telling } from '../horoscope/telling.ts'
import type { Section } from '../writer.ts'
import type { YearPlan } from './plan.ts'

/** What the year was for, and one thing to do. */
export function tellClosing(telling: Telling, { lead, stops }: YearPlan): Section[] {
  const { reader, teller } = telling
  const years = reader.ofKind('profection').toSorted((one) => (one.isNext ? 1 : -1))
  const closes = years.map(({ id, house }) =>
    teller.line(
      [{ name: `year-house/${house}/closes`, lines: yearsOfHouses[house as House].closes }],
      { facts: [id] },
    ),
  )
  const settling = stops.find(
    ({ contact: { fact } }) =>
      fact.kind === 'transit' && fact.pass?.number === fact.pass?.of && fact.pass !== undefined,
  )
  return [
    {
      title: 'What it is for',
      paragraphs: paragraphOf([
        closes[0],
        tellRole(telling, lead, 'use', 'settles', 'shows'),
        settling && tellRole(telling, settling.contact, 'use'),
        closes[1],
        tellRole(telling, lead, 'task'),
      ]),
    },
  ]
}
