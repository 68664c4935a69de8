import { signManners, traitsOf } from '#lore/synthesis/manners.ts'
import { elementOf } from '#sky/balance.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'

/** A planet in the sign of a side, or in one of its element. */
const SAME_SIGN = 3
const SAME_ELEMENT = 1

/** How much a planet in a sign does what the sign of a side does. */
export function likeness(planet: Planet, sign: Sign, side: Sign): number {
  const shared = traitsOf(planet, sign).filter((trait) => signManners[side].includes(trait)).length
  const isAlike = elementOf(sign) === elementOf(side)
  return shared + (sign === side ? SAME_SIGN : isAlike ? SAME_ELEMENT : 0)
}
