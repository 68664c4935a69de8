import type { MonthPlot } from './authored.ts'
import { eclipseMonths } from './corpus/months/eclipse.ts'
import { fullMoonMonths } from './corpus/months/full-moon.ts'
import { newMoonMonths } from './corpus/months/new-moon.ts'
import { slowEasesMonths } from './corpus/months/slow-eases.ts'
import { slowPressesMonths } from './corpus/months/slow-presses.ts'
import { stationMonths } from './corpus/months/station.ts'
import type { House } from './house.ts'

/** What the turn of a month is. */
export type TurnKind =
  | 'eclipse'
  | 'full-moon'
  | 'new-moon'
  | 'slow-eases'
  | 'slow-presses'
  | 'station'

/** By the turn, then by its house. */
export const monthPlots: Record<TurnKind, Record<House, MonthPlot[]>> = {
  eclipse: eclipseMonths,
  'full-moon': fullMoonMonths,
  'new-moon': newMoonMonths,
  'slow-eases': slowEasesMonths,
  'slow-presses': slowPressesMonths,
  station: stationMonths,
}
