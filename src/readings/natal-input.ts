import { type BirthMoment, birthMoment } from '#birth/birth-moment.ts'
import type { Clock } from '#birth/clock.ts'
import type { BirthDetails } from '#contract/birth.ts'
import type { FoundPlace, Places } from '#places/places.ts'
import { resolvePlace } from '#places/resolve-place.ts'
import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import { natalChart } from '#sky/natal-chart.ts'
import { toChartData } from './chart-data.ts'

/** Everything that the chart and text of a portrait are computed from, after validation. */
export interface NatalInput {
  birth: Pick<BirthDetails, 'birthDate' | 'birthTime'>
  moment: BirthMoment
  place: FoundPlace
}

/** @throws AppError when the details name no instant or place, or several */
export async function readNatalInput(
  { clock, places }: { clock: Clock; places: Places },
  details: BirthDetails,
): Promise<NatalInput> {
  const place = await resolvePlace(places, details.birthLocation, details.place)
  const moment = birthMoment(clock, details, place)
  const { birthDate, birthTime } = details
  return { birth: { birthDate, birthTime }, moment, place }
}

/** The chart for tables and wheel, and its facts for the writer. */
export function computeChart(ephemeris: Ephemeris, { moment, place }: NatalInput) {
  const chart = natalChart(ephemeris, moment, place)
  return {
    chartData: toChartData(chart, moment, place, ephemeris.version),
    facts: wholeChartFacts(chart),
  }
}
