import type { ChartData } from '#contract/chart.ts'
import { arc, place, type Rings } from '#drawings/wheel-geometry.ts'
import { Stroke } from './SignRing.tsx'

interface Props {
  chart: ChartData
  cusps: number[]
  left: number
  /** Which axes are highlighted. In a wheel of two charts they have other names. */
  isLit(angle: 'Ascendant' | 'Midheaven'): boolean
  rings: Rings
}

/** Cusps and numbers of the houses, and the two axes. */
export function HouseLines({ chart, cusps, left, isLit, rings }: Props) {
  const { ascendant, midheaven } = chart
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here is focusable
    <g aria-hidden="true">
      {cusps.map((cusp) => (
        <Stroke
          key={cusp}
          longitude={cusp}
          left={left}
          from={rings.aspects}
          to={rings.signs}
          className="stroke-line"
        />
      ))}
      {ascendant && (
        <Axis longitude={ascendant.longitude} {...{ left, rings }} isLit={isLit('Ascendant')} />
      )}
      {midheaven && (
        <Axis longitude={midheaven.longitude} {...{ left, rings }} isLit={isLit('Midheaven')} />
      )}
      {cusps.map((cusp, index) => {
        const middle = cusp + arc(cusp, cusps[(index + 1) % 12] ?? cusp) / 2
        const { x, y } = place(middle, left, rings.houses)
        return (
          <text key={cusp} x={x} y={y} className="house-number">
            {index + 1}
          </text>
        )
      })}
    </g>
  )
}

interface AxisProps {
  longitude: number
  left: number
  rings: Rings
  isLit: boolean
}

function Axis({ longitude, left, rings, isLit }: AxisProps) {
  return [longitude, longitude + 180].map((end) => (
    <Stroke
      key={end}
      longitude={end}
      left={left}
      from={rings.aspects}
      to={rings.signs}
      className={isLit ? 'stroke-gold' : 'stroke-ink'}
      width={isLit ? 2.2 : 1.4}
    />
  ))
}
