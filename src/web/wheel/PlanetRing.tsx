import { type KeyboardEvent, useState } from 'react'
import type { ChartPoint } from '#drawings/chart-points.ts'
import { type GlyphPlace, glyphPlaces } from '#drawings/glyph-places.ts'
import { planetGlyphs } from '#drawings/glyphs.ts'
import { place, radius, singleTrack, type Track } from '#drawings/wheel-geometry.ts'
import type { Lit } from './lit.ts'
import { Stroke } from './SignRing.tsx'

const GLYPH = 22
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

interface Props {
  points: ChartPoint[]
  left: number
  lit: Lit
  track?: Track
  /** Longitudes that no glyph may be moved across, so that each stays in its quadrant. */
  walls?: readonly number[]
  onPress(pointName: string): void
}

/** The planets and angles. One stop for the Tab key; the arrow keys go from one to the next. */
export function PlanetRing({
  points,
  left,
  lit,
  track = singleTrack,
  walls = axesOf(points),
  onPress,
}: Props) {
  const [current, setCurrent] = useState(0)
  const bodies = points.filter((point) => !point.isAngle)
  const places = glyphPlaces(
    bodies.map(({ longitude }) => longitude),
    track,
    walls,
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
          drawn={places[index]}
          left={left}
          track={track}
          isLit={lit.points.has(point.name)}
          isStop={index === current}
          onFocus={() => setCurrent(index)}
          onPress={() => onPress(point.name)}
        />
      ))}
    </g>
  )
}

/** The two axes, if they are among these points. */
export const axesOf = (points: readonly ChartPoint[]): number[] =>
  points.filter(({ isAngle }) => isAngle).flatMap(({ longitude }) => [longitude, longitude + 180])

interface ButtonProps {
  point: ChartPoint
  /** Of a planet. */
  drawn: GlyphPlace | undefined
  left: number
  track: Track
  isLit: boolean
  isStop: boolean
  onFocus(): void
  onPress(): void
}

function PointButton({ point, drawn, left, track, isLit, isStop, onFocus, onPress }: ButtonProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG cannot contain a button
    <g
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={point.label}
      aria-pressed={isLit}
      className="group cursor-pointer outline-none"
      onFocus={onFocus}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onPress()
      }}
    >
      {drawn ? (
        <PlanetMark {...{ point, drawn, left, track, isLit }} />
      ) : (
        <AngleMark {...{ point, left, track, isLit }} />
      )}
    </g>
  )
}

interface MarkProps {
  point: ChartPoint
  left: number
  track: Track
  isLit: boolean
}

interface PlanetMarkProps extends MarkProps {
  drawn: GlyphPlace
}

const halo = (isLit: boolean) =>
  `group-focus-visible:stroke-accent transition-colors duration-200 ${isLit ? 'fill-highlight stroke-gold' : 'fill-background stroke-transparent group-hover:fill-highlight'}`

function PlanetMark({ point, drawn, left, track, isLit }: PlanetMarkProps) {
  const { x, y } = place(drawn.longitude, left, drawn.at)
  const edge = place(point.longitude, left, track.edge - 8)
  const arm = place(drawn.longitude, left, drawn.at + 13)
  return (
    <>
      <circle cx={x} cy={y} r={drawn.reach} pointerEvents="all" />
      <circle cx={x} cy={y} r="12.9" className={halo(isLit)} strokeWidth="1.2" />
      <Stroke
        longitude={point.longitude}
        left={left}
        from={track.edge}
        to={track.edge - 8}
        className={track.mark}
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
        d={glyphOf(point.drawing ?? point.name)}
        transform={`translate(${x - GLYPH / 2} ${y - GLYPH / 2}) scale(${GLYPH / 24})`}
        className={track.glyph}
        strokeWidth="1.5"
      />
    </>
  )
}

/** An unknown body is drawn as a plain dot. */
const glyphOf = (name: string) =>
  planetGlyphs[name as keyof typeof planetGlyphs] ?? 'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0'

function AngleMark({ point, left, track, isLit }: MarkProps) {
  const { x, y } = place(point.drawnAt ?? point.longitude, left, radius.outer + 21)
  return (
    <>
      <rect x={x - 18} y={y - 17} width="36" height="34" pointerEvents="all" />
      <rect x={x - 18} y={y - 11} width="36" height="22" rx="11" className={halo(isLit)} />
      <text x={x} y={y} className={`angle-label ${track.letters}`}>
        {(point.drawing ?? point.name) === 'Ascendant' ? 'ASC' : 'MC'}
      </text>
    </>
  )
}
