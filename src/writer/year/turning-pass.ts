import type { TransitFact } from '#sky/forecast-facts.ts'
import type { Reader } from '../horoscope/reader.ts'
import type { YearContact } from './contacts.ts'
import { passRole } from './history.ts'
import { decidingPasses } from './year-of-life.ts'

/** The pass of the heaviest transit that the year turns on: the one that settles it, else the one that opens it. */
export function turningPass(reader: Reader, lead: YearContact): TransitFact | undefined {
  const passes = decidingPasses(reader, lead)
  return passes.find((fact) => passRole(reader, { ...lead, fact }) === 'ends') ?? passes[0]
}
