import { type KeyboardEvent, useState } from 'react'
import type { ChartPoint } from '#drawings/chart-points.ts'
import type { GlyphPlace } from '#drawings/glyph-places.ts'
import { planetGlyphs } from '#drawings/glyphs.ts'
import { place, radius } from '#drawings/wheel-geometry.ts'
import { leaderOf, type PointLook, type PointRing, pointLooks } from '#drawings/wheel-layout.ts'
import type { Lit } from './lit.ts'
import { Stroke } from './SignRing.tsx'

const GLYPH = 22
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

interface Props {
  ring: PointRing
  /** Whose it is, on the wheel of two. */
  of?: keyof typeof pointLooks
  left: number
  lit: Lit
  /** Absent in a drawing that is only looked at. */
  onPress?: ((pointName: string) => void) | undefined
}

/** The planets and angles. One stop for the Tab key; the arrow keys go from one to the next. */
export function PlanetRing({ ring, of = 'single', left, lit, onPress }: Props) {
  const [current, setCurrent] = useState(0)
  const { points, places } = ring
  const look = pointLooks[of]

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
      <Leaders {...{ ring, left }} className={look.mark} />
      {points.map((point, index) => {
        const mark = { point, drawn: places[index], left, look, isLit: lit.points.has(point.name) }
        if (!onPress) return <PointMark key={point.name} {...mark} />
        return (
          <PointButton
            key={point.name}
            {...mark}
            isStop={index === current}
            onFocus={() => setCurrent(index)}
            onPress={() => onPress(point.name)}
          />
        )
      })}
    </g>
  )
}

/** Below all glyphs: the tick at each true position, and the line from there. */
function Leaders({ ring, left, className }: Pick<Props, 'ring' | 'left'> & { className: string }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here is focusable
    <g aria-hidden="true">
      {ring.points.map((point, index) => {
        const drawn = ring.places[index]
        if (!drawn) return null
        const { tick, line } = leaderOf(point, drawn, ring, left)
        return (
          <g key={point.name}>
            <Stroke longitude={point.longitude} {...{ left, ...tick, className }} width={2} />
            <line
              x1={line.from.x}
              y1={line.from.y}
              x2={line.to.x}
              y2={line.to.y}
              className="stroke-control"
              strokeWidth="0.7"
            />
          </g>
        )
      })}
    </g>
  )
}

interface PointProps {
  point: ChartPoint
  /** Without a place in the ring, an angle stands at the rim. */
  drawn: GlyphPlace | undefined
  left: number
  look: PointLook
  isLit: boolean
}

interface ButtonProps extends PointProps {
  isStop: boolean
  onFocus(): void
  onPress(): void
}

function PointButton({ isStop, onFocus, onPress, ...mark }: ButtonProps) {
  const { point, isLit } = mark
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
      <PointMark {...mark} />
    </g>
  )
}

function PointMark({ drawn, ...mark }: PointProps) {
  return drawn && !mark.point.isAngle ? (
    <PlanetMark {...mark} drawn={drawn} />
  ) : (
    <AngleMark {...mark} drawn={drawn} />
  )
}

const halo = (isLit: boolean) =>
  `group-focus-visible:stroke-accent transition-colors duration-200 ${isLit ? 'fill-highlight stroke-gold' : 'fill-ground stroke-transparent group-hover:fill-highlight'}`

function PlanetMark({ point, drawn, left, look, isLit }: PointProps & { drawn: GlyphPlace }) {
  const { x, y } = place(drawn.longitude, left, drawn.at)
  return (
    <>
      <circle cx={x} cy={y} r={drawn.reach} pointerEvents="all" />
      <circle cx={x} cy={y} r="12.9" className={halo(isLit)} strokeWidth="1.2" />
      <path
        d={glyphOf(point.drawing ?? point.name)}
        transform={`translate(${x - GLYPH / 2} ${y - GLYPH / 2}) scale(${GLYPH / 24})`}
        className={look.glyph}
        strokeWidth="1.5"
      />
    </>
  )
}

/** An unknown body is drawn as a plain dot. */
const glyphOf = (name: string) =>
  planetGlyphs[name as keyof typeof planetGlyphs] ?? 'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0'

const RIM = radius.outer + 21

function AngleMark({ point, drawn, left, look, isLit }: PointProps) {
  const { x, y } = place(drawn?.longitude ?? point.longitude, left, drawn?.at ?? RIM)
  const width = drawn ? 2 * drawn.reach : 36
  return (
    <>
      {drawn ? (
        <circle cx={x} cy={y} r={drawn.reach} pointerEvents="all" />
      ) : (
        <rect x={x - 18} y={y - 17} width="36" height="34" pointerEvents="all" />
      )}
      <rect
        x={x - width / 2}
        y={y - 11}
        width={width}
        height="22"
        rx="11"
        className={halo(isLit)}
      />
      <text x={x} y={y} className={`angle-label ${drawn ? '' : 'at-rim'} ${look.letters}`}>
        {(point.drawing ?? point.name) === 'Ascendant' ? 'ASC' : 'MC'}
      </text>
    </>
  )
}
