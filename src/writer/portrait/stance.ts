import type { ThirdStance } from '#lore/authored.ts'
import { elementOf } from '#sky/balance.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import { your } from './fact-sentences.ts'
import type { Frame } from './frame.ts'
import type { SidePoint } from './side-strength.ts'

interface Stance {
  stance: ThirdStance
  /** Which of the two sides it goes with. */
  ally: 0 | 1
}

/** How a sign takes the two signs of an argument. Fire and air are outgoing; earth and water keep to themselves. */
export function stanceOf(sign: Sign, ofSides: readonly [Sign, Sign]): Stance {
  const [first, second] = ofSides.map((one) => isOutgoing(one) === isOutgoing(sign))
  if (first !== second) return { stance: 'one', ally: first ? 0 : 1 }
  return { stance: first ? 'both' : 'neither', ally: 0 }
}

/** The same, where it goes with the only one of the two in its own element. */
export function closerStanceOf(sign: Sign, ofSides: readonly [Sign, Sign]): Stance {
  const [first, second] = ofSides.map((one) => elementOf(one) === elementOf(sign))
  return first === second ? stanceOf(sign, ofSides) : { stance: 'one', ally: first ? 0 : 1 }
}

function isOutgoing(sign: Sign): boolean {
  return ['fire', 'air'].includes(elementOf(sign))
}

/** With the sign, without which the name of one side would pass for the other's. */
export function sideNamed(point: Planet | 'asc', sign: Sign): string {
  return point === 'asc' ? `your ${sign} Ascendant` : `${your(point)} in ${sign}`
}

export type ArguedFrame = Extract<Frame, { argument: unknown }>

/** The words for the two sides of an argument: who is the ally and who the other one, and both in their order. */
export function sideSlots({ sides, signs }: ArguedFrame, ally: 0 | 1): Record<string, string> {
  const [one, two] = sides.map(({ points }, index) =>
    sideNamed(points[0] as SidePoint, signs[index] as Sign),
  ) as [string, string]
  return { one, two, ally: ally === 0 ? one : two, other: ally === 0 ? two : one }
}
