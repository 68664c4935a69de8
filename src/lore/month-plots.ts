import type { MonthPlot, PlotSteps } from './authored.ts'
import { eclipseMonths } from './corpus/months/eclipse.ts'
import { fullMoonMonths } from './corpus/months/full-moon.ts'
import { fullMoonMonthsAgain } from './corpus/months/full-moon-again.ts'
import { newMoonMonths } from './corpus/months/new-moon.ts'
import { newMoonMonthsAgain } from './corpus/months/new-moon-again.ts'
import { slowEasesMonths } from './corpus/months/slow-eases.ts'
import { slowEasesMonthsAgain } from './corpus/months/slow-eases-again.ts'
import { slowPressesMonths } from './corpus/months/slow-presses.ts'
import { slowPressesMonthsAgain } from './corpus/months/slow-presses-again.ts'
import { stationMonths } from './corpus/months/station.ts'
import { eclipseSteps } from './corpus/months/steps/eclipse.ts'
import { fullMoonSteps } from './corpus/months/steps/full-moon.ts'
import { newMoonSteps } from './corpus/months/steps/new-moon.ts'
import { slowEasesSteps } from './corpus/months/steps/slow-eases.ts'
import { slowPressesSteps } from './corpus/months/steps/slow-presses.ts'
import { stationSteps } from './corpus/months/steps/station.ts'
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
  'full-moon': both(fullMoonMonths, fullMoonMonthsAgain),
  'new-moon': both(newMoonMonths, newMoonMonthsAgain),
  'slow-eases': both(slowEasesMonths, slowEasesMonthsAgain),
  'slow-presses': both(slowPressesMonths, slowPressesMonthsAgain),
  station: stationMonths,
}

/** In the order of the plots. */
export const plotSteps: Record<TurnKind, Record<House, readonly [PlotSteps, PlotSteps]>> = {
  eclipse: eclipseSteps,
  'full-moon': fullMoonSteps,
  'new-moon': newMoonSteps,
  'slow-eases': slowEasesSteps,
  'slow-presses': slowPressesSteps,
  station: stationSteps,
}

function both(
  first: Record<House, MonthPlot[]>,
  second: Record<House, MonthPlot>,
): Record<House, MonthPlot[]> {
  return Object.fromEntries(
    Object.entries(first).map(([house, plots]) => [
      house,
      [...plots, second[Number(house) as House]],
    ]),
  ) as Record<House, MonthPlot[]>
}
