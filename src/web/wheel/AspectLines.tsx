import type { ChartData } from '#contract/chart.ts'
import { aspectColor, isTense, lineWidth } from '#drawings/aspect-line.ts'
import { chartPoints } from '#drawings/chart-points.ts'
import { place, radius } from '#drawings/wheel-geometry.ts'
import { aspectKey, type Lit } from './lit.ts'

interface Props {
  chart: ChartData
  left: number
  /** The radius of their ends. */
  at: number
  lit: Lit
}

/** Harmonious in blue, tense in pink, and dashed on paper; the tighter the orb, the heavier the line. */
export function AspectLines({ chart, left, at, lit }: Props) {
  const longitudes = new Map(chartPoints(chart).map(({ name, longitude }) => [name, longitude]))
  const isAnyLit = lit.aspects.size > 0
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here is focusable
    <g aria-hidden="true">
      {chart.aspects.map((aspect) => {
        const from = longitudes.get(aspect.planet1Name)
        const to = longitudes.get(aspect.planet2Name)
        if (from === undefined || to === undefined) return null
        const key = aspectKey(aspect.planet1Name, aspect.planet2Name)
        const isLit = lit.aspects.has(key)
        return (
          <AspectLine
            key={key}
            {...aspect}
            {...{ from, to, left, at, isLit }}
            isDim={isAnyLit && !isLit}
          />
        )
      })}
    </g>
  )
}

interface LineProps {
  aspectName: string
  /** The orb. */
  degrees: number
  minutes: number
  /** Longitudes of the two ends. */
  from: number
  to: number
  left: number
  /** The radius of the ends. */
  at?: number
  isLit: boolean
  isDim: boolean
}

export function AspectLine({
  aspectName,
  from,
  to,
  left,
  at = radius.aspects,
  isLit,
  isDim,
  ...orb
}: LineProps) {
  const color = aspectColor(aspectName)
  if (!color) return null
  const a = place(from, left, at)
  const b = place(to, left, at)
  return (
    <line
      x1={a.x}
      y1={a.y}
      x2={b.x}
      y2={b.y}
      className={`${color} transition-opacity duration-200 ${isTense(aspectName) ? 'print:[stroke-dasharray:5_4]' : ''}`}
      strokeWidth={lineWidth(orb) + (isLit ? 1 : 0)}
      opacity={isDim ? 0.25 : 1}
    />
  )
}
