/** A place or a velocity in a right-handed rectangular frame; the unit is the caller's. */
export type Vector = readonly [x: number, y: number, z: number]

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const length = (a: Vector): number => Math.sqrt(dot(a, a))
export const direction = (a: Vector): Vector => scale(a, 1 / length(a))

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** Coordinates of the same place in a frame turned by `angle` (radians) about its x axis. */
export function turnFrameX([x, y, z]: Vector, angle: number): Vector {
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  return [x, cosine * y + sine * z, cosine * z - sine * y]
}

/** Coordinates of the same place in a frame turned by `angle` (radians) about its z axis. */
export function turnFrameZ([x, y, z]: Vector, angle: number): Vector {
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  return [cosine * x + sine * y, cosine * y - sine * x, z]
}
