export interface Point {
  x: number
  y: number
}

/** The height of the largest letters, those on a phone. */
const LINE_HEIGHT = 20
const LONGEST_NAME = 84

/** How far the name of each moves down, so that it covers none of those before it. */
export function nameShifts(points: readonly Point[]): number[] {
  const shifts: number[] = []
  for (const { x, y } of points) {
    const isTaken = (shift: number) =>
      shifts.some((other, index) => {
        const before = points[index] as Point
        const isBeside = Math.abs(before.x - x) >= LONGEST_NAME
        return !isBeside && Math.abs(before.y + other - y - shift) < LINE_HEIGHT
      })
    let shift = 0
    while (isTaken(shift)) shift += LINE_HEIGHT
    shifts.push(shift)
  }
  return shifts
}
