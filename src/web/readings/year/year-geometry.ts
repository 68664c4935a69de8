import type { YearLane, YearPicture } from '#contract/year-picture.ts'
import { DAY } from '#durations.ts'

/** Pixels of the picture's own space. */
export const WIDTH = 696
export const LANE_HEIGHT = 80
export const HEADER_HEIGHT = 108
export const MARGIN = { left: 30, right: 24 }
/** A curve moves this far above and below its hairline. */
const REACH = 30

export interface Point {
  x: number
  y: number
}

/** A stretch of a curve in one direction of motion. */
export interface Stretch {
  points: Point[]
  isRetrograde: boolean
  /** 0 where the aspect is widest, 1 where it is exact. */
  closeness: number
}

/** Pixels from the left at an instant or a calendar date. */
export function xOf({ begin, from, to }: YearPicture, at: string): number {
  const start = Date.parse(at.length === 10 ? from : begin)
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1
  return ((Date.parse(at) - start) / DAY / days) * WIDTH
}

/** A curve in pieces of one direction and nearly one closeness; y is 0 on the hairline and grows downward. */
export function stretches(
  { from, to, step, widest }: YearPicture,
  { day, degrees }: YearLane['curves'][number],
): Stretch[] {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1
  const points = degrees.map((distance, index) => ({
    x: ((day + index * step) / days) * WIDTH,
    y: -(distance / widest) * REACH,
    distance,
  }))
  const found: Stretch[] = []
  for (const [index, end] of points.entries()) {
    const start = points[index - 1]
    if (!start) continue
    const isRetrograde = end.distance < start.distance
    const closeness = closenessOf(Math.abs(start.distance + end.distance) / 2 / widest)
    const last = found.at(-1)
    if (last && last.isRetrograde === isRetrograde && last.closeness === closeness)
      last.points.push({ x: end.x, y: end.y })
    else
      found.push({
        points: [
          { x: start.x, y: start.y },
          { x: end.x, y: end.y },
        ],
        isRetrograde,
        closeness,
      })
  }
  return found
}

/** In quarters, so that a line swells in few steps. */
const closenessOf = (share: number) => 1 - Math.min(1, Math.round(share * 4) / 4)

export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')
}

const round = (value: number) => Math.round(value * 10) / 10

/** The first of each month inside the year. */
export function monthsOf({ from, to }: YearPicture): string[] {
  const months: string[] = []
  const first = new Date(`${from.slice(0, 7)}-01`)
  for (let month = 1; ; month++) {
    const date = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month, 1))
    const text = date.toISOString().slice(0, 10)
    if (text > to) return months
    months.push(text)
  }
}
