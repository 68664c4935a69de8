import type { CSSProperties } from 'react'
import { signGlyphs } from '#drawings/glyphs.ts'
import { place, type Rings, radius, SIZE } from '#drawings/wheel-geometry.ts'

const GLYPH = 21
const signs = Object.entries(signGlyphs)
const tickDegrees = Array.from({ length: 72 }, (_, index) => index * 5)

/** The zodiac: twelve signs, and a tick for every five degrees. */
export function SignRing({ left, rings = radius }: { left: number; rings?: Rings }) {
  const middle = (rings.outer + rings.signs) / 2
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here is focusable
    <g aria-hidden="true">
      <circle
        cx={SIZE / 2}
        cy={SIZE / 2}
        r={rings.outer}
        className="stroke-ink"
        strokeWidth="1.3"
      />
      <circle cx={SIZE / 2} cy={SIZE / 2} r={rings.signs} className="stroke-line" strokeWidth="1" />
      <circle
        cx={SIZE / 2}
        cy={SIZE / 2}
        r={rings.aspects}
        className="stroke-line"
        strokeWidth="1"
      />
      {tickDegrees.map((degrees) => (
        <Stroke
          key={degrees}
          longitude={degrees}
          left={left}
          from={rings.signs}
          to={rings.signs - (degrees % 10 === 0 ? 6 : 3.5)}
          className="stroke-control"
        />
      ))}
      {signs.map(([name, path], index) => {
        const { x, y } = place(index * 30 + 15, left, middle)
        return (
          <g key={name} className="sign" style={{ '--order': index } as CSSProperties}>
            <Stroke
              longitude={index * 30}
              left={left}
              from={rings.outer}
              to={rings.signs}
              className="stroke-line"
            />
            <path
              d={path}
              transform={`translate(${x - GLYPH / 2} ${y - GLYPH / 2}) scale(${GLYPH / 24})`}
              className="stroke-muted"
              strokeWidth="1.25"
            />
          </g>
        )
      })}
    </g>
  )
}

interface StrokeProps {
  longitude: number
  left: number
  from: number
  to: number
  className: string
  width?: number
}

/** A line along one longitude. */
export function Stroke({ longitude, left, from, to, className, width = 1 }: StrokeProps) {
  const a = place(longitude, left, from)
  const b = place(longitude, left, to)
  return <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} className={className} strokeWidth={width} />
}
