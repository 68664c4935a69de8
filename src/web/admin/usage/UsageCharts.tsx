import type { DayTotals, Totals } from './totals.ts'
import { UsageChart } from './UsageChart.tsx'
import { chartsOf, rowsOf } from './usage-charts.ts'

interface Props {
  all: Totals
  days: DayTotals[]
  isOneFeature: boolean
}

/** Loaded when the tab opens: no other page needs the chart library. */
export default function UsageCharts({ all, days, isOneFeature }: Props) {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      {chartsOf(all, isOneFeature).map((chart) => (
        <UsageChart key={chart.title} chart={chart} rows={rowsOf(days, chart.series)} />
      ))}
    </div>
  )
}
