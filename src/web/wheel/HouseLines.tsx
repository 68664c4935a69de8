import type { ChartData } from '#contract/chart.ts'
import { arc, place, radius } from '#drawings/wheel-geometry.ts'
import { Stroke } from './SignRing.tsx'

interface Props {
  chart: ChartData
  cusps: number[]
  left: number
  /** Which axes are highlighted. In a wheel of two charts they have other names. */
  isLit(angle: 'Ascendant' | 'Midheaven'): boolean
  /** Radius of the numbers. */
  numbersAt?: number
}

/** Cusps and numbers of the houses, and the two axes. */
export function HouseLines({ chart, cusps, left, isLit, numbersAt = radius.houses }: Props) {
  const { ascendant, midheaven } = chart
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here is focusable
    <g aria-hidden="true">
      {cusps.map((cusp) => (
        <Stroke
          key={cusp}
          longitude={cusp}
          left={left}
          from={radius.aspects}
          to={radius.signs}
          className="stroke-line"
        />
      ))}
      {ascendant && <Axis longitude={ascendant.longitude} left={left} isLit={isLit('Ascendant')} />}
      {midheaven && <Axis longitude={midheaven.longitude} left={left} isLit={isLit('Midheaven')} />}
      {cusps.map((cusp, index) => {
        const middle = cusp + arc(cusp, cusps[(index + 1) % 12] ?? cusp) / 2
        const { x, y } = place(middle, left, numbersAt)
        return (
          <text key={cusp} x={x} y={y} className="house-number">
            {index + 1}
          </text>
        )
      })}
    </g>
  )
}

function Axis({ longitude, left, isLit }: { longitude: number; left: number; isLit: boolean }) {
  return [longitude, longitude + 180].map((end) => (
    <Stroke
      key={end}
      longitude={end}
      left={left}
      from={radius.aspects}
      to={radius.signs}
      className={isLit ? 'stroke-gold' : 'stroke-ink'}
      width={isLit ? 2.2 : 1.4}
    />
  ))
}
