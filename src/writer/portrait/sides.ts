import { sideNames, sidesTaken } from '#lore/corpus/character/sides.ts'
import { signManners, traitsOf } from '#lore/synthesis/manners.ts'
import { elementOf } from '#sky/balance.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'

/** A planet in the sign of a side, or in one of its element. */
const SAME_SIGN = 3
const SAME_ELEMENT = 1
/** Below this difference it goes with neither side. */
const DECISIVE = 2

/** Says with which of the two sides of the opening a planet goes, so that the argument goes on in the middle. */
export function narrateSide(text: Text, paragraph: ParagraphBuilder, planet: Planet): void {
  const { frame } = text.plan
  const own = text.spine.planets.get(planet)
  // An author has said how the argument goes on.
  if (
    'course' in frame ||
    !('signs' in frame) ||
    !own?.sign ||
    !paragraph.hasRoom ||
    text.detail < 1
  )
    return
  const isOfSide = frame.sides.some(
    ({ points, lead }) => points.includes(planet) || lead === planet,
  )
  if (isOfSide || text.named.has('side') || frame.signs[0] === frame.signs[1]) return
  const [one, other] = frame.signs.map((sign) => likeness(planet, own.sign as Sign, sign)) as [
    number,
    number,
  ]
  const [first, second] = frame.signs.map((sign) => sideNames[sign]) as [string, string]
  const isFirst = one > other
  const facts = [...own.facts, ...frame.sides.flatMap((side) => [...side.facts])]
  if (Math.abs(one - other) < DECISIVE) return
  const slots = { side: isFirst ? first : second, other: isFirst ? second : first }
  // A second one reads like a tally.
  if (paragraph.say('side', sidesTaken, { facts, slots })) text.named.add('side')
}

/** How much a planet in a sign does what the sign of a side does. */
export function likeness(planet: Planet, sign: Sign, side: Sign): number {
  const shared = traitsOf(planet, sign).filter((trait) => signManners[side].includes(trait)).length
  const isAlike = elementOf(sign) === elementOf(side)
  return shared + (sign === side ? SAME_SIGN : isAlike ? SAME_ELEMENT : 0)
}
