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

/** The same, where the elements leave no doubt: that of one side, of both, or nothing like either. */
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

/** With the sign, without which the name of one side would pass for the other's. */
export function sideNamed(point: Planet | 'asc', sign: Sign): string {
  return point === 'asc' ? `your ${sign} Ascendant` : `${your(point)} in ${sign}`
}
