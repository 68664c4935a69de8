import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { FigureFact } from '#sky/derived/facts.ts'
import { isKey } from '../horoscope/contacts.ts'
import { type ClosestAspect, pointContext } from '../horoscope/points.ts'
import type { Reader } from '../horoscope/reader.ts'

/** How close a natal aspect makes a planet that a generation shares one person's own. */
const PERSONAL_DEGREES = 1.5
/** So tight a figure is felt as one thing. */
const TIGHT_DEGREES = 3.5

/** A tie of a point to a light, an angle or the ruler of the chart. */
export function tieToSpine(reader: Reader, point: NatalPoint): ClosestAspect | undefined {
  return pointContext(reader, point).company.find(
    ({ other, orbDegrees }) => orbDegrees <= PERSONAL_DEGREES && isKey(reader, other),
  )
}

/** The tight T-square, grand cross or other figure that a planet belongs to. */
export function tightFigureOf({ spine }: Reader, point: NatalPoint): FigureFact | undefined {
  return spine.figures.find(
    ({ planets, orbDegrees }) =>
      orbDegrees <= TIGHT_DEGREES && planets.some((planet) => planet === point),
  )
}

/** A light, an angle, the ruler of the chart, what is closely tied to one of these, or a part of a tight figure. */
export function isOfSpine(reader: Reader, point: NatalPoint): boolean {
  return (
    isKey(reader, point) ||
    tieToSpine(reader, point) !== undefined ||
    tightFigureOf(reader, point) !== undefined
  )
}
