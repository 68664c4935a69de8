import { pointNames } from '#lore/names.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import type { YearContact } from './contacts.ts'
import { tightFigureOf } from './spine-points.ts'

/** Says, once per text for each, that a touched planet is part of a T-square, so that the others are touched, too. */
export function narrateFigure(
  { reader, narrator }: Narration,
  { point, fact }: YearContact,
): Draft | undefined {
  const figure = point && tightFigureOf(reader, point)
  if (figure?.shape !== 't-square' || narrator.hasStated('figure', figure.id)) return undefined
  const names = new Intl.ListFormat('en-US').format(figure.planets.map((one) => pointNames[one]))
  const ways = [
    `${names} form a T-square in your birth chart, so what reaches one of them reaches all three.`,
    `${names} form a T-square in your birth chart, so all three take part in it.`,
  ]
  return narrator.state('figure', ways, { facts: [figure.id, fact.id] })
}
