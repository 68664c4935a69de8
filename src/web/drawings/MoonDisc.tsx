import { litPath, moonAheadDegrees } from './moon.ts'

const RADIUS = 10

interface Props {
  /** The instant, in milliseconds. */
  at: number
  className: string
}

/** The Moon with its lit part, as seen from the northern half of the Earth. Decorative: its name stands beside it. */
export function MoonDisc({ at, className }: Props) {
  return (
    <svg aria-hidden="true" viewBox="-11 -11 22 22" className={className}>
      <circle
        r={RADIUS}
        className="fill-dome stroke-control"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      <path d={litPath(moonAheadDegrees(at), RADIUS)} className="fill-star" />
    </svg>
  )
}
