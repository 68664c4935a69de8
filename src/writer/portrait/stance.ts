import type { ThirdStance } from '#lore/authored.ts'
import { elementOf } from '#sky/balance.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import { your } from './fact-sentences.ts'

interface Stance {
  stance: ThirdStance
  /** Which of the two sides it goes with. */
  ally: 0 | 1
}

/** How a sign relates to the two signs of an argument. Fire and air are outgoing; earth and water keep to themselves. */
export function stanceOf(sign: Sign, ofSides: readonly [Sign, Sign]): Stance {
  const [first, second] = ofSides.map((one) => isOutgoing(one) === isOutgoing(sign))
  if (first !== second) return { stance: 'one', ally: first ? 0 : 1 }
  return { stance: first ? 'both' : 'neither', ally: 0 }
}

/** Like `stanceOf`, but first by element: it goes with the only side in the same element. */
export function closerStanceOf(sign: Sign, ofSides: readonly [Sign, Sign]): Stance {
  const [first, second] = ofSides.map((one) => elementOf(one) === elementOf(sign))
  return first === second ? stanceOf(sign, ofSides) : { stance: 'one', ally: first ? 0 : 1 }
}

/** Like `closerStanceOf`, but undefined if the elements leave a doubt. */
export function clearStanceOf(sign: Sign, ofSides: readonly [Sign, Sign]): Stance | undefined {
  const [first, second] = ofSides.map((one) => elementOf(one) === elementOf(sign))
  if (first !== second) return { stance: 'one', ally: first ? 0 : 1 }
  if (first) return { stance: 'both', ally: 0 }
  const plain = stanceOf(sign, ofSides)
  return plain.stance === 'neither' ? plain : undefined
}

function isOutgoing(sign: Sign): boolean {
  return ['fire', 'air'].includes(elementOf(sign))
}

/** Names both sides with their signs, since the bare name of one could be taken for the other's. */
export function sideNamed(point: Planet | 'asc', sign: Sign): string {
  return point === 'asc' ? `your ${sign} Ascendant` : `${your(point)} in ${sign}`
}
