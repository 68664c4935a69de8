import type { ChartData } from '#contract/chart.ts'
import { describeChart } from '#drawings/describe-chart.ts'
import { SIZE } from '#drawings/wheel-geometry.ts'
import { nothingLit } from './lit.ts'
import { WheelDrawing } from './Wheel.tsx'
import { PrintedCaption } from './WheelFrame.tsx'

/** For paper alone, on the title page of a reading that has no wheel beside its text: nothing can be pressed. */
export function PrintedWheel({ chart }: { chart: ChartData }) {
  return (
    <figure className="mx-auto hidden w-72 print:block">
      <svg
        role="img"
        aria-label={describeChart(chart)}
        viewBox={`-8 -8 ${SIZE + 16} ${SIZE + 16}`}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="block size-72"
      >
        <WheelDrawing chart={chart} lit={nothingLit} />
      </svg>
      <PrintedCaption />
    </figure>
  )
}
