import type { ChartData } from '#contract/chart.ts'
import { AspectLines } from './AspectLines.tsx'
import { chartPoints } from './chart-points.ts'
import { describeChart } from './describe-chart.ts'
import { SIZE } from './geometry.ts'
import { HouseLines } from './HouseLines.tsx'
import type { Lit } from './lit.ts'
import { PlanetRing } from './PlanetRing.tsx'
import { SignRing } from './SignRing.tsx'

interface Props {
  chart: ChartData
  lit: Lit
  onPress(pointName: string): void
}

/** The chart as astrologers draw it: the ascendant at the left, or Aries where the hour is unknown. */
export function Wheel({ chart, lit, onPress }: Props) {
  const left = chart.ascendant?.longitude ?? 0
  return (
    <figure className="mx-auto max-w-[30rem] max-sm:-mx-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a drawing */}
      <svg
        role="group"
        aria-label="Chart wheel"
        aria-describedby="wheel-description"
        viewBox={`-8 -8 ${SIZE + 16} ${SIZE + 16}`}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="block h-auto w-full select-none"
      >
        <SignRing left={left} />
        {chart.houses && (
          <HouseLines chart={chart} cusps={chart.houses.cusps} left={left} lit={lit} />
        )}
        <AspectLines chart={chart} left={left} lit={lit} />
        <PlanetRing points={chartPoints(chart)} left={left} lit={lit} onPress={onPress} />
      </svg>
      <figcaption className="print:hidden px-3 text-center text-sm text-muted">
        <span id="wheel-description" className="sr-only">
          {describeChart(chart)}
        </span>
        Press a planet to see what is said of it, or read{' '}
        <a className="text-link" href="#blueprint">
          all positions
        </a>
        .
      </figcaption>
    </figure>
  )
}
