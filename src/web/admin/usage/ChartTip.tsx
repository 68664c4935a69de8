import { dayInWords } from '#web/universal-time.ts'
import type { ChartRow, Series } from './usage-charts.ts'

interface Props {
  row: ChartRow | undefined
  series: Series[]
  format(value: number): string
}

/** The values of the day under the pointer or the keyboard. */
export function ChartTip({ row, series, format }: Props) {
  if (!row) return null
  return (
    <div className="rounded-field border border-control bg-surface px-3 py-2 text-sm">
      <p className="font-semibold">{dayInWords(row.date)}</p>
      <dl className="mt-1 grid grid-cols-[auto_auto] gap-x-4 tabular-nums">
        {series.map(({ key, label }) => {
          const value = row.values[key]
          return (
            <div key={key} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="text-right">{typeof value === 'number' ? format(value) : 'n/a'}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
