import { figures, type StarName, stars } from './bright-stars.ts'
import { type City, horizontal, lisbon, onDome, siderealDegrees } from './tonight.ts'
import type { Evening } from './use-evening.ts'
import { WanderersOnDome } from './WanderersOnDome.tsx'
import { inWords, isDaylight, visibleFrom } from './whats-up.ts'

const CENTER = 260
const RADIUS = 240

interface Props {
  /** Undefined until the page knows where and when it is read. */
  evening: Evening | undefined
}

/** The bright stars, the Moon and the planets over a city this evening. */
export function SkyDome({ evening }: Props) {
  const city = evening?.city ?? lisbon
  const faces = facing(city)
  const visible = evening ? visibleFrom(city, evening.at) : []
  const up = inWords(visible)
  const [top, right, bottom, left] = faces === 'south' ? 'NWSE' : 'SENW'
  return (
    <figure className="mx-auto w-full max-w-[34rem]">
      <svg
        role="img"
        aria-label={`A round map of the sky over ${city.name} this evening, ${faces} at the bottom.`}
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
        {evening && (
          <g className="animate-fade">
            <Stars sky={placeStars(evening)} />
            <WanderersOnDome
              visible={visible}
              at={evening.at.getTime()}
              faces={faces}
              toPixels={toPixels}
            />
          </g>
        )}
        <text x={CENTER} y="12" className="dome-letter">
          {top}
        </text>
        <text x={CENTER} y="516" className="dome-letter">
          {bottom}
        </text>
        <text x="10" y={CENTER + 4} className="dome-letter">
          {left}
        </text>
        <text x="510" y={CENTER + 4} className="dome-letter">
          {right}
        </text>
      </svg>
      {/* As high as nearly all captions are, so that nothing moves when they come. */}
      <figcaption className="mt-3 min-h-20 text-center sm:min-h-15 text-sm text-balance text-muted">
        The sky over {city.name} at ten this evening
        {evening && isDaylight(city, evening.at) && ', behind the daylight'}, seen facing {faces}
        {up ? `, with ${up}.` : '.'}
      </figcaption>
    </figure>
  )
}

/** The planets cross the south from the northern half of the Earth, and the north from the southern one. */
const facing = (city: City) => (city.lat < 0 ? 'north' : 'south')

const toPixels = ({ x, y }: { x: number; y: number }) => ({
  x: CENTER + RADIUS * x,
  y: CENTER + RADIUS * y,
})

type PlacedStars = Map<StarName, { x: number; y: number; r: number }>

function placeStars({ city, at }: Evening): PlacedStars {
  const siderealTime = siderealDegrees(at, city.lon)
  const placed: PlacedStars = new Map()
  for (const [name, star] of Object.entries(stars) as [StarName, [number, number, number]][]) {
    const spot = onDome(horizontal(star, siderealTime, city.lat), facing(city))
    if (!spot) continue
    // Each magnitude is 2.5 times fainter. A dot's area cannot show that range, so its radius shrinks mildly.
    placed.set(name, { ...toPixels(spot), r: Math.max(0.8, 3.5 - 0.72 * star[2]) })
  }
  return placed
}

function Stars({ sky }: { sky: PlacedStars }) {
  return (
    <>
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
    </>
  )
}
