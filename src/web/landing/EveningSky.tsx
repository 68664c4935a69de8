import { type StarName, stars } from './bright-stars.ts'
import { facing, toPixels } from './dome.ts'
import { FigureLines } from './FigureLines.tsx'
import { horizontal, onDome, siderealDegrees } from './tonight.ts'
import type { Evening } from './use-evening.ts'
import { WanderersOnDome } from './WanderersOnDome.tsx'
import { inWords, isDaylight, visibleFrom } from './whats-up.ts'

/** The bright stars, the Moon and the planets of an evening, inside the dome. */
export function EveningSky({ evening }: { evening: Evening }) {
  const { city, at } = evening
  return (
    <g className="animate-fade">
      <Stars sky={placeStars(evening)} />
      <WanderersOnDome
        visible={visibleFrom(city, at)}
        at={at.getTime()}
        faces={facing(city)}
        toPixels={toPixels}
      />
    </g>
  )
}

/** What the caption adds to its city: `, behind the daylight`; and `, with Saturn low in the west`. */
export function captionParts({ city, at }: Evening) {
  const up = inWords(visibleFrom(city, at))
  return {
    daylight: isDaylight(city, at) ? ', behind the daylight' : '',
    visible: up ? `, with ${up}` : '',
  }
}

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
      <FigureLines sky={sky} className="stroke-star" strokeWidth={0.7} opacity={0.38} />
      {[...sky].map(([name, { x, y, r }]) => (
        <circle key={name} cx={x} cy={y} r={r} className="fill-star" />
      ))}
    </>
  )
}
