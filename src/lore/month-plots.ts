import type { MonthPlot } from './authored.ts'
import { fullMoonMonths } from './corpus/months/full-moon.ts'
import { newMoonMonths } from './corpus/months/new-moon.ts'
import { slowEasesMonths } from './corpus/months/slow-eases.ts'
import { slowPressesMonths } from './corpus/months/slow-presses.ts'
import type { House } from './house.ts'

/** What the turn of a month is. */
export type TurnKind = 'full-moon' | 'new-moon' | 'slow-eases' | 'slow-presses'

/** By the turn, then by its house. */
export const monthPlots: Record<TurnKind, Record<House, MonthPlot[]>> = {
  'full-moon': fullMoonMonths,
  'new-moon': newMoonMonths,
  'slow-eases': slowEasesMonths,
  'slow-presses': slowPressesMonths,
}
