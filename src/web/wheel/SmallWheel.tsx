import type { ChartData } from '#contract/chart.ts'
import { chartPoints } from '#drawings/chart-points.ts'
import { place, radius, SIZE } from '#drawings/wheel-geometry.ts'
import { AspectLine } from './AspectLines.tsx'

interface Props {
  chart: ChartData
  /** Names of the points in gold; the Sun and the Moon if absent. */
  lit?: ReadonlySet<string>
  className: string
}

const RIM = radius.outer
const DOTS = RIM - 52
/** Aspect lines of the large wheel are drawn at its inner circle; here they reach the dots. */
const SCALE = DOTS / radius.aspects
const CENTER = SIZE / 2
const signStarts = Array.from({ length: 12 }, (_, sign) => sign * 30)
const luminaries: ReadonlySet<string> = new Set(['Sun', 'Moon'])

/** A chart at the size of a stamp: planets as dots and the closest aspects. Decorative. */
export function SmallWheel({ chart, lit = luminaries, className }: Props) {
  const left = chart.ascendant?.longitude ?? 0
  const points = chartPoints(chart)
  const longitudes = new Map(points.map(({ name, longitude }) => [name, longitude]))
  return (
    <svg
      aria-hidden="true"
      viewBox={`${CENTER - RIM - 6} ${CENTER - RIM - 6} ${2 * RIM + 12} ${2 * RIM + 12}`}
      fill="none"
      className={`block flex-none ${className}`}
    >
      <circle cx={CENTER} cy={CENTER} r={RIM} className="stroke-ink" strokeWidth="7" />
      <circle cx={CENTER} cy={CENTER} r={RIM - 24} className="stroke-control" strokeWidth="3" />
      {signStarts.map((longitude) => (
        <Tick key={longitude} longitude={longitude} left={left} />
      ))}
      <g
        transform={`translate(${CENTER} ${CENTER}) scale(${SCALE}) translate(${-CENTER} ${-CENTER})`}
      >
        {chart.aspects.map(({ planet1Name, planet2Name, ...aspect }) => {
          const from = longitudes.get(planet1Name)
          const to = longitudes.get(planet2Name)
          if (from === undefined || to === undefined) return null
          const key = `${planet1Name} ${planet2Name}`
          return <AspectLine key={key} {...aspect} {...{ from, to, left }} isLit isDim={false} />
        })}
      </g>
      {chart.ascendant && (
        <path
          d={`M${CENTER - RIM} ${CENTER}h52`}
          className="stroke-gold"
          strokeWidth={lit.has('Ascendant') ? 24 : 14}
        />
      )}
      {points
        .filter(({ isAngle }) => !isAngle)
        .map(({ name, longitude }) => {
          const { x, y } = place(longitude, left, DOTS)
          const isLit = lit.has(name)
          return (
            <circle
              key={name}
              cx={x}
              cy={y}
              r={isLit ? 17 : 11}
              className={isLit ? 'fill-gold' : 'fill-ink'}
            />
          )
        })}
    </svg>
  )
}

function Tick({ longitude, left }: { longitude: number; left: number }) {
  const a = place(longitude, left, RIM)
  const b = place(longitude, left, RIM - 24)
  return <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} className="stroke-control" strokeWidth="3" />
}
