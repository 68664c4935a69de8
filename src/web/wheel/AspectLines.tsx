import type { AspectEntry, ChartData } from '#contract/chart.ts'
import { chartPoints } from './chart-points.ts'
import { place, radius } from './geometry.ts'
import { aspectKey, type Lit } from './lit.ts'

const WIDEST_ORB_DEGREES = 10

// A conjunction needs no line: its two ends stand together.
const colors: Record<string, string> = {
  Trine: 'stroke-career',
  Sextile: 'stroke-career',
  Square: 'stroke-love',
  Opposition: 'stroke-love',
}

interface Props {
  chart: ChartData
  left: number
  lit: Lit
}

/** Harmonious in blue, tense in pink; the tighter the orb, the heavier the line. */
export function AspectLines({ chart, left, lit }: Props) {
  const longitudes = new Map(chartPoints(chart).map(({ name, longitude }) => [name, longitude]))
  const isAnyLit = lit.aspects.size > 0
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus
    <g aria-hidden="true">
      {chart.aspects.map((aspect) => {
        const { planet1Name, planet2Name, aspectName } = aspect
        const one = longitudes.get(planet1Name)
        const other = longitudes.get(planet2Name)
        const color = colors[aspectName]
        if (one === undefined || other === undefined || !color) return null
        const key = aspectKey(planet1Name, planet2Name)
        const isLit = lit.aspects.has(key)
        const a = place(one, left, radius.aspects)
        const b = place(other, left, radius.aspects)
        return (
          <line
            key={key}
            x1={a.x}
            y1={a.y}
            x2={b.x}
            y2={b.y}
            className={`${color} transition-opacity duration-200`}
            strokeWidth={lineWidth(aspect) + (isLit ? 1 : 0)}
            opacity={isAnyLit && !isLit ? 0.25 : 1}
          />
        )
      })}
    </g>
  )
}

function lineWidth({ degrees, minutes }: AspectEntry): number {
  const tightness = 1 - (degrees + minutes / 60) / WIDEST_ORB_DEGREES
  return Math.max(0.5, 0.5 + 1.3 * tightness)
}
