import { useEffect, useState } from 'react'
import { figures, type StarName, stars } from './bright-stars.ts'
import { city, onDome, siderealDegrees } from './tonight.ts'

const CENTER = 260
const RADIUS = 240

interface Props {
  /** Undefined until the page knows the date. */
  evening: Date | undefined
}

/** The bright stars over the city this evening. Stars only: planets will come with their computed places. */
export function SkyDome({ evening }: Props) {
  const sky = evening && placeStars(evening)
  return (
    <figure className="mx-auto w-full max-w-[34rem]">
      <svg
        role="img"
        aria-label={`A round map of the bright stars over ${city.name} this evening, north at the top, south below.`}
        viewBox="0 0 520 520"
        className="block h-auto w-full"
      >
        <circle
          cx={CENTER}
          cy={CENTER}
          r={RADIUS}
          className="fill-dome stroke-gold"
          strokeWidth="1"
        />
        {[30, 60].map((altitude) => (
          <circle
            key={altitude}
            cx={CENTER}
            cy={CENTER}
            r={RADIUS * (1 - altitude / 90)}
            className="fill-transparent stroke-star"
            strokeWidth="0.5"
            strokeDasharray="1 7"
            opacity="0.35"
          />
        ))}
        {sky && <Sky sky={sky} />}
        <text x={CENTER} y="12" className="dome-letter">
          N
        </text>
        <text x={CENTER} y="516" className="dome-letter">
          S
        </text>
        <text x="10" y={CENTER + 4} className="dome-letter">
          E
        </text>
        <text x="510" y={CENTER + 4} className="dome-letter">
          W
        </text>
      </svg>
      <figcaption className="mt-3 text-center text-sm text-muted">
        The bright stars over {city.name} at ten this evening, seen facing south.
      </figcaption>
    </figure>
  )
}

type PlacedStars = Map<StarName, { x: number; y: number; r: number }>

function placeStars(evening: Date): PlacedStars {
  const siderealTime = siderealDegrees(evening, city.lon)
  const placed: PlacedStars = new Map()
  for (const [name, star] of Object.entries(stars) as [StarName, [number, number, number]][]) {
    const spot = onDome(star, siderealTime)
    if (!spot) continue
    placed.set(name, {
      x: CENTER + RADIUS * spot.x,
      y: CENTER + RADIUS * spot.y,
      // Each magnitude is 2.5 times fainter. A dot's area cannot show that range, so its radius shrinks mildly.
      r: Math.max(0.8, 3.5 - 0.72 * star[2]),
    })
  }
  return placed
}

function Sky({ sky }: { sky: PlacedStars }) {
  return (
    <g className="animate-fade">
      {figures.flatMap((figure) =>
        figure.slice(1).map((name, index) => {
          const from = sky.get(figure[index] ?? name)
          const to = sky.get(name)
          return (
            from &&
            to && (
              <line
                key={`${figure[index]}-${name}`}
                x1={from.x}
                y1={from.y}
                x2={to.x}
                y2={to.y}
                className="stroke-star"
                strokeWidth="0.7"
                opacity="0.38"
              />
            )
          )
        }),
      )}
      {[...sky].map(([name, { x, y, r }]) => (
        <circle key={name} cx={x} cy={y} r={r} className="fill-star" />
      ))}
    </g>
  )
}

/** This evening, once the page runs in a browser: the build cannot know the date of the visit. */
export function useEvening(eveningOf: (now: Date) => Date): Date | undefined {
  const [evening, setEvening] = useState<Date>()
  useEffect(() => setEvening(eveningOf(new Date())), [eveningOf])
  return evening
}
