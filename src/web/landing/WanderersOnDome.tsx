import { litPath, moonAheadDegrees } from '#web/drawings/moon.ts'
import { nameShifts, type Point } from './name-places.ts'
import type { Wanderer } from './planets.ts'
import { onDome } from './tonight.ts'
import type { Visible } from './whats-up.ts'

const MOON_RADIUS = 9
/** Larger where the planet is brighter. */
const radii: Record<Exclude<Wanderer, 'Moon'>, number> = {
  Mercury: 3.2,
  Venus: 5,
  Mars: 3.6,
  Jupiter: 4.6,
  Saturn: 3.6,
}

interface Props {
  visible: readonly Visible[]
  /** The instant, in milliseconds. */
  at: number
  faces: 'south' | 'north'
  toPixels(place: Point): Point
}

/** The Moon and the planets with their names. */
export function WanderersOnDome({ visible, at, faces, toPixels }: Props) {
  const placed = visible.flatMap(({ name, place }) => {
    const spot = onDome(place, faces)
    return spot ? [{ name, isRight: spot.x > 0.5, ...toPixels(spot) }] : []
  })
  const shifts = nameShifts(placed)
  return placed.map(({ name, isRight, x, y }, index) => {
    const gap = name === 'Moon' ? MOON_RADIUS + 5 : radii[name] + 5
    return (
      <g key={name}>
        {name === 'Moon' ? (
          <g transform={`translate(${x} ${y})${faces === 'north' ? ' rotate(180)' : ''}`}>
            <circle r={MOON_RADIUS} className="fill-dome stroke-star" strokeWidth="0.7" />
            <path d={litPath(moonAheadDegrees(at), MOON_RADIUS)} className="fill-star" />
          </g>
        ) : (
          <>
            <circle cx={x} cy={y} r={radii[name]} className="fill-star" />
            <circle
              cx={x}
              cy={y}
              r={radii[name] + 3}
              className="fill-transparent stroke-star"
              strokeWidth="0.7"
              opacity="0.7"
            />
          </>
        )}
        <text
          x={isRight ? x - gap - 3 : x + gap + 3}
          y={y + 4 + (shifts[index] ?? 0)}
          textAnchor={isRight ? 'end' : 'start'}
          className="dome-name"
        >
          {name}
        </text>
      </g>
    )
  })
}
