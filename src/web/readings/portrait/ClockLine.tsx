import type { ChartData } from '#contract/chart.ts'
import { offsetText } from '../dates.ts'

/** The inputs of the chart, so that anybody can reproduce it. */
export function ClockLine({ chart }: { chart: ChartData }) {
  const { moment, houses, engine } = chart
  return (
    <p className="text-sm text-muted">
      {clockText(moment)} {housesText(houses?.system)} Positions: {engine}.
    </p>
  )
}

function clockText({
  offsetSeconds,
  abbreviation,
  zone,
  tzVersion,
  timeKnown,
}: ChartData['moment']) {
  const offset = offsetText(offsetSeconds)
  const clock = abbreviation ? `${offset} (${abbreviation})` : offset
  if (!timeKnown)
    return `Birth time unknown: positions are those of noon, ${clock}, in ${zone} (time zone table ${tzVersion}).`
  return `Clock: ${clock} in ${zone} (time zone table ${tzVersion}).`
}

function housesText(system: string | undefined): string {
  if (!system) return 'Tropical zodiac; no houses and no angles without a birth time.'
  if (system === 'whole-sign')
    return 'Tropical zodiac, whole-sign houses, since Placidus houses do not exist so close to the pole.'
  return 'Tropical zodiac, Placidus houses.'
}
