import { type KeyboardEvent, useState } from 'react'
import { planetGlyphs } from '#web/drawings/glyphs.ts'
import type { ChartPoint } from './chart-points.ts'
import { place, radius, spread } from './geometry.ts'
import type { Lit } from './lit.ts'
import { Stroke } from './SignRing.tsx'

const GLYPH = 22
// What a glyph and a little air take at the radius of the planets.
const GAP_DEGREES = 10.5
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

interface Props {
  points: ChartPoint[]
  left: number
  lit: Lit
  onPress(pointName: string): void
}

/** The planets and angles. One stop for the Tab key; the arrow keys go from one to the next. */
export function PlanetRing({ points, left, lit, onPress }: Props) {
  const [current, setCurrent] = useState(0)
  const bodies = points.filter((point) => !point.isAngle)
  const drawnAt = spread(
    bodies.map(({ longitude }) => longitude),
    GAP_DEGREES,
    // What stands in one quarter of the sky is not drawn in another.
    points
      .filter((point) => point.isAngle)
      .flatMap(({ longitude }) => [longitude, longitude + 180]),
  )

  function onKeyDown(event: KeyboardEvent<SVGGElement>) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = (current + step + points.length) % points.length
    setCurrent(next)
    const buttons = event.currentTarget.querySelectorAll<SVGGElement>('[role="button"]')
    buttons[next]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the buttons inside
    <g onKeyDown={onKeyDown}>
      {points.map((point, index) => (
        <PointButton
          key={point.name}
          point={point}
          drawnAt={drawnAt[index] ?? point.longitude}
          left={left}
          isLit={lit.points.has(point.name)}
          isStop={index === current}
          onPress={() => {
            setCurrent(index)
            onPress(point.name)
          }}
        />
      ))}
    </g>
  )
}

interface ButtonProps {
  point: ChartPoint
  drawnAt: number
  left: number
  isLit: boolean
  isStop: boolean
  onPress(): void
}

function PointButton({ point, drawnAt, left, isLit, isStop, onPress }: ButtonProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
    <g
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={point.label}
      aria-pressed={isLit}
      className="group cursor-pointer outline-none"
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onPress()
      }}
    >
      {point.isAngle ? (
        <AngleMark point={point} left={left} isLit={isLit} />
      ) : (
        <PlanetMark point={point} drawnAt={drawnAt} left={left} isLit={isLit} />
      )}
    </g>
  )
}

interface MarkProps {
  point: ChartPoint
  left: number
  isLit: boolean
}

const halo = (isLit: boolean) =>
  `group-focus-visible:stroke-accent transition-colors duration-200 ${isLit ? 'fill-highlight stroke-gold' : 'fill-background stroke-transparent group-hover:fill-highlight'}`

function PlanetMark({ point, drawnAt, left, isLit }: MarkProps & { drawnAt: number }) {
  const { x, y } = place(drawnAt, left, radius.planets)
  const edge = place(point.longitude, left, radius.signs - 8)
  const arm = place(drawnAt, left, radius.planets + 13)
  return (
    <>
      <circle cx={x} cy={y} r="12.9" className={halo(isLit)} strokeWidth="1.2" />
      <Stroke
        longitude={point.longitude}
        left={left}
        from={radius.signs}
        to={radius.signs - 8}
        className="stroke-gold"
        width={2}
      />
      <line
        x1={edge.x}
        y1={edge.y}
        x2={arm.x}
        y2={arm.y}
        className="stroke-control"
        strokeWidth="0.7"
      />
      <path
        d={glyphOf(point.name)}
        transform={`translate(${x - GLYPH / 2} ${y - GLYPH / 2}) scale(${GLYPH / 24})`}
        className="stroke-ink"
        strokeWidth="1.5"
      />
    </>
  )
}

/** An unknown body is still there: a plain dot. */
const glyphOf = (name: string) =>
  planetGlyphs[name as keyof typeof planetGlyphs] ?? 'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0'

function AngleMark({ point, left, isLit }: MarkProps) {
  const { x, y } = place(point.longitude, left, radius.outer + 21)
  return (
    <>
      <rect x={x - 18} y={y - 11} width="36" height="22" rx="11" className={halo(isLit)} />
      <text x={x} y={y} className="angle-label">
        {point.name === 'Ascendant' ? 'ASC' : 'MC'}
      </text>
    </>
  )
}
