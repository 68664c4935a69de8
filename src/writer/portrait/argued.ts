import type { Planet } from '#sky/bodies.ts'
import type { Frame } from './frame.ts'
import type { Text } from './paragraph.ts'
import { sideNamed } from './stance.ts'

export type ArguedFrame = Extract<Frame, { argument: unknown }>

/** An argument between two signs, neither rejected by the reader; undefined if there is hardly room for it. */
export function arguedFrame({
  plan: { frame },
  detail,
  doubted,
}: Pick<Text, 'plan' | 'detail' | 'doubted'>): ArguedFrame | undefined {
  if (!('argument' in frame) || detail < 0 || frame.signs[0] === frame.signs[1]) return undefined
  return factsOfSides(frame).some((id) => doubted.has(id)) ? undefined : frame
}

export function factsOfSides({ sides }: ArguedFrame): string[] {
  return sides.flatMap(({ facts }) => [...facts])
}

/** "your Sun in Taurus" and "your Cancer Ascendant" */
export function sidesNamed({ sides, signs }: ArguedFrame): [string, string] {
  return sides.map(({ points }, index) =>
    sideNamed(points[0] as Planet | 'asc', signs[index] as (typeof signs)[0]),
  ) as [string, string]
}

/** The point of a side, or the ruler of the rising sign that is one. */
export function isOfSide({ sides }: ArguedFrame, point: string): boolean {
  return sides.some(({ points, lead }) => points.includes(point) || lead === point)
}

/** A third point has its own paragraph on what it makes of both sides. */
export function isThird({ third }: ArguedFrame, planet: Planet): boolean {
  return third?.facts.includes(`placement:${planet}`) ?? false
}
