interface Center {
  x: number
  y: number
}

/** The point on a circle, by degrees from the right, counterclockwise. */
export function pointOn({ x, y }: Center, radius: number, degrees: number): Center {
  const angle = (degrees * Math.PI) / 180
  return { x: x + radius * Math.cos(angle), y: y - radius * Math.sin(angle) }
}

/** A path of strokes across a ring, one for each angle. */
export function ticks(center: Center, from: number, to: number, degrees: number[]): string {
  return degrees
    .map((angle) => `M${text(pointOn(center, from, angle))}L${text(pointOn(center, to, angle))}`)
    .join('')
}

/** Evenly spaced, both ends included. */
export const every = (step: number, from: number, to: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, nth) => from + nth * step)

export const lineBetween = (from: Center, to: Center): string => `M${text(from)}L${text(to)}`

const text = ({ x, y }: Center) => `${x.toFixed(1)} ${y.toFixed(1)}`
