import { useId } from 'react'
import { Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts'
import { adminMessages } from '#contract/admin-messages.ts'
import { dayText } from '../times.ts'
import { ChartTip } from './ChartTip.tsx'
import { FillPattern } from './FillPattern.tsx'
import { Legend } from './Legend.tsx'
import type { ChartDefinition, ChartRow } from './usage-charts.ts'

const HEIGHT_PX = 190
const tick = { fill: 'var(--muted)', fontSize: 13 }

interface Props {
  chart: ChartDefinition
  rows: ChartRow[]
}

/** One chart over the days of the period. The arrow keys move through the days. */
export function UsageChart({ chart, rows }: Props) {
  const id = useId()
  const { title, total, summary, series, format, axisFormat } = chart
  // Axes would show values that nothing reaches.
  const isEmpty = rows.every(({ values }) => Object.values(values).every((value) => !value))
  return (
    <figure aria-labelledby={`${id}-title`} className="min-w-0 border-t border-line pt-4">
      <figcaption>
        <div className="flex items-baseline justify-between gap-3">
          <h3 id={`${id}-title`} className="font-semibold">
            {title}
          </h3>
          <p className="font-serif text-xl tabular-nums">{total}</p>
        </div>
        <p className="text-sm text-muted">{summary}</p>
        {!isEmpty && <Legend id={id} series={series} />}
      </figcaption>
      {isEmpty ? (
        <p className="mt-3 text-muted">{adminMessages.usage.noneInChart}</p>
      ) : (
        <ComposedChart
          responsive
          className="chart mt-3"
          style={{ width: '100%', height: HEIGHT_PX }}
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
          data={rows}
          title={`${title}, by day`}
        >
          <defs>
            {series.map((one) => (
              <FillPattern key={one.key} id={`${id}-${one.key}`} series={one} />
            ))}
          </defs>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="date"
            tickFormatter={dayText}
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: 'var(--control)' }}
            tickMargin={6}
            minTickGap={24}
          />
          <YAxis
            width={56}
            tick={tick}
            tickLine={false}
            axisLine={false}
            tickCount={4}
            tickFormatter={axisFormat}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--highlight)', stroke: 'var(--highlight)' }}
            content={(tip) => <ChartTip row={rowOf(tip)} series={series} format={format} />}
          />
          {series.map((one) =>
            one.shape === 'line' ? (
              <Line
                key={one.key}
                dataKey={`values.${one.key}`}
                name={one.label}
                stroke={one.color}
                strokeWidth={1.6}
                strokeDasharray={one.dash}
                dot={{ r: 2, fill: one.color, strokeWidth: 0 }}
                isAnimationActive={false}
              />
            ) : (
              <Bar
                key={one.key}
                dataKey={`values.${one.key}`}
                name={one.label}
                stackId="day"
                maxBarSize={26}
                fill={`url(#${id}-${one.key})`}
                stroke={one.color}
                strokeWidth={1}
                isAnimationActive={false}
              />
            ),
          )}
        </ComposedChart>
      )}
    </figure>
  )
}

const rowOf = ({ payload }: { payload?: readonly { payload?: ChartRow }[] }) =>
  payload?.[0]?.payload
