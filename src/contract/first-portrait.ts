import type { BirthDetails } from './birth.ts'
import type { ListedReading } from './readings.ts'

/** The query for a person's first portrait, which is usually their own; later ones are often about others. */
export const FIRST_PORTRAIT = { order: 'oldest', type: 'natal', limit: 1 } as const

/** The birth details that a portrait was made from. */
export function birthOf(portrait: ListedReading | undefined): BirthDetails | undefined {
  const chart = portrait?.inputData?.natalChartData
  if (!chart) return undefined
  const { birthDate, birthTime, birthLocation } = chart
  return { birthDate, birthTime, birthLocation }
}
