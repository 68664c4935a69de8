import { useMemo } from 'react'
import type { ChartData } from '#contract/chart.ts'
import { chartPoints } from '#drawings/chart-points.ts'
import { describeChart } from '#drawings/describe-chart.ts'
import { layOutChart } from '#drawings/wheel-layout.ts'
import { AspectLines } from './AspectLines.tsx'
import { HouseLines } from './HouseLines.tsx'
import type { Lit } from './lit.ts'
import { PlanetRing } from './PlanetRing.tsx'
import { SignRing } from './SignRing.tsx'
import { WheelFrame } from './WheelFrame.tsx'

interface Props {
  chart: ChartData
  lit: Lit
  /** The address of the table of positions; that of the same page if absent, and null where there is none. */
  blueprint?: string | null
  onPress(pointName: string): void
}

/** The chart as astrologers draw it: the Ascendant at the left, or Aries without a birth time. */
export function Wheel({ chart, lit, blueprint = '#blueprint', onPress }: Props) {
  return (
    <WheelFrame
      label="Chart wheel"
      description={describeChart(chart)}
      caption={
        <>
          Press a planet to see what we say about it
          {blueprint !== null && (
            <>
              , or read{' '}
              <a className="text-link whitespace-nowrap" href={blueprint}>
                all positions
              </a>
            </>
          )}
          .
        </>
      }
    >
      <WheelDrawing chart={chart} lit={lit} onPress={onPress} />
    </WheelFrame>
  )
}

interface DrawingProps {
  chart: ChartData
  lit: Lit
  /** Absent where nothing can be pressed, as on paper. */
  onPress?: Props['onPress']
}

/** What stands in the frame. */
export function WheelDrawing({ chart, lit, onPress }: DrawingProps) {
  const left = chart.ascendant?.longitude ?? 0
  const { rings, ring } = useMemo(() => layOutChart(chartPoints(chart)), [chart])
  return (
    <>
      <SignRing left={left} rings={rings} />
      {chart.houses && (
        <HouseLines
          chart={chart}
          cusps={chart.houses.cusps}
          left={left}
          rings={rings}
          isLit={(angle) => lit.points.has(angle)}
        />
      )}
      <AspectLines chart={chart} left={left} at={rings.aspects} lit={lit} />
      <PlanetRing ring={ring} left={left} lit={lit} onPress={onPress} />
    </>
  )
}
