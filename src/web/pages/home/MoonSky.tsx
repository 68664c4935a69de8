import { signGlyphs } from '#drawings/glyphs.ts'
import { litPath, moonAheadDegrees, moonLongitude } from '#web/drawings/moon.ts'
import { type StarName, stars } from '#web/landing/bright-stars.ts'
import { FigureLines } from '#web/landing/FigureLines.tsx'
import { eclipticPlace } from './ecliptic.ts'

const WIDTH = 720
const HEIGHT = 150
const PIXELS_PER_DEGREE = 12
/** The greatest radius of a star. */
const EDGE = 4
const MOON_AT = WIDTH / 2
const LINE_AT = 100
const MOON_RADIUS = 30
const SIGN_DEGREES = 30
const TICK_DEGREES = 5
const signs = Object.values(signGlyphs)

/** The piece of the ecliptic that the Moon is in, with the bright stars around it. Decorative. */
export function MoonSky({ at }: { at: number }) {
  const moon = moonLongitude(at)
  // East is on the left, as for somebody who faces south: longitude grows to the left.
  const x = (longitude: number) => MOON_AT - ahead(moon, longitude) * PIXELS_PER_DEGREE
  const y = (latitude: number) => LINE_AT - latitude * PIXELS_PER_DEGREE
  const placed = placeStars(at, x, y)
  const reach = MOON_AT / PIXELS_PER_DEGREE
  const first = Math.ceil(moon - reach)
  const degrees = Array.from({ length: Math.floor(2 * reach) + 1 }, (_, index) => first + index)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="block h-36 w-full md:h-auto"
    >
      <FigureLines
        sky={placed}
        isShown={(from, to) => isInView(from) && isInView(to)}
        className="stroke-control"
        strokeWidth={0.8}
        opacity={0.7}
      />
      {[...placed]
        .filter(([, star]) => isInView(star))
        .map(([name, star]) => (
          <circle key={name} cx={star.x} cy={star.y} r={star.r} className="fill-ink" />
        ))}
      {degrees.map((degree) => (
        <Tick key={degree} degree={degree} x={x(degree)} />
      ))}
      {signs.map((path, sign) => (
        <SignMark key={path} path={path} x={x(sign * SIGN_DEGREES + SIGN_DEGREES / 2)} />
      ))}
      <g transform={`translate(${MOON_AT} ${LINE_AT - MOON_RADIUS - 14})`}>
        <circle r={MOON_RADIUS} className="fill-dome stroke-control" strokeWidth="1" />
        <path d={litPath(moonAheadDegrees(at), MOON_RADIUS)} className="fill-star" />
        <path d={`M0 ${MOON_RADIUS + 4}v8`} className="stroke-gold" strokeWidth="1.4" />
      </g>
    </svg>
  )
}

/** A whole star, so that neither it nor a line to it is cut at the header. */
const isInView = ({ x, y }: { x: number; y: number }) =>
  x > EDGE && x < WIDTH - EDGE && y > EDGE && y < HEIGHT - EDGE

/** The shorter way from one longitude to another, −180 to 180. */
const ahead = (from: number, to: number) => ((((to - from + 180) % 360) + 360) % 360) - 180

function placeStars(at: number, x: (degrees: number) => number, y: (degrees: number) => number) {
  const places = Object.entries(stars).map(([name, star]) => {
    const { longitude, latitude } = eclipticPlace(star as [number, number, number], at)
    const r = Math.max(0.9, 3.2 - 0.6 * (star[2] ?? 3))
    return [name as StarName, { x: x(longitude), y: y(latitude), r }] as const
  })
  return new Map(places)
}

function Tick({ degree, x }: { degree: number; x: number }) {
  if (degree % SIGN_DEGREES === 0)
    return <path d={`M${x} ${LINE_AT - 9}v18`} className="stroke-gold" strokeWidth="1.6" />
  if (degree % TICK_DEGREES === 0)
    return <path d={`M${x} ${LINE_AT - 4}v8`} className="stroke-gold" strokeWidth="0.8" />
  return <circle cx={x} cy={LINE_AT} r="0.9" className="fill-gold" />
}

function SignMark({ path, x }: { path: string; x: number }) {
  if (x < 0 || x > WIDTH) return null
  return (
    <path
      d={path}
      transform={`translate(${x - 11} ${LINE_AT + 16}) scale(${22 / 24})`}
      className="fill-none stroke-gold"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}
