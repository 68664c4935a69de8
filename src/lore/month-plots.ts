import type { MonthPlot } from './authored.ts'
import type { House } from './house.ts'

/** What the turn of a month is. */
export type TurnKind =
  | 'new-moon'
  | 'full-moon'
  | 'eclipse'
  | 'station'
  | 'slow-presses'
  | 'slow-eases'

/** By the turn, then by its house. */
export const monthPlots: Partial<Record<TurnKind, Record<House, MonthPlot[]>>> = {}
