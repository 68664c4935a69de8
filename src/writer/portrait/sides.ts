import { sideNames, sidesBetween, sidesTaken, sideWork } from '#lore/corpus/character/sides.ts'
import { signManners, traitsOf } from '#lore/synthesis/manners.ts'
import { elementOf } from '#sky/balance.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'

/** More of them in one text, and it reads like a tally. */
const MOST_SIDES = 2
/** A planet in the sign of a side, or in one of its element. */
const SAME_SIGN = 3
const SAME_ELEMENT = 1
/** Below this difference it goes with neither. */
const DECISIVE = 2

/** Says with which of the two sides of the opening a planet goes, so that the argument goes on in the middle. */
export function narrateSide(text: Text, paragraph: ParagraphBuilder, planet: Planet): void {
  const { frame } = text.plan
  const own = text.spine.planets.get(planet)
  const does = sideWork[planet]
  if (!('signs' in frame) || !own?.sign || !does || !paragraph.hasRoom || text.detail < 1) return
  const isOfSide = frame.sides.some(
    ({ points, lead }) => points.includes(planet) || lead === planet,
  )
  if (isOfSide || text.named.has(`side ${MOST_SIDES}`) || frame.signs[0] === frame.signs[1]) return
  const [one, other] = frame.signs.map((sign) => likeness(planet, own.sign as Sign, sign)) as [
    number,
    number,
  ]
  const [first, second] = frame.signs.map((sign) => sideNames[sign]) as [string, string]
  const isFirst = one > other
  const facts = [...own.facts, ...frame.sides.flatMap((side) => [...side.facts])]
  const isSaid =
    Math.abs(one - other) >= DECISIVE
      ? paragraph.say('side', sidesTaken, {
          facts,
          slots: { side: isFirst ? first : second, other: isFirst ? second : first, does },
        })
      : one + other === 0 &&
        !text.named.has('side 1') &&
        paragraph.say('side/between', sidesBetween, { facts, slots: { one: first, other: second } })
  if (isSaid) text.named.add(`side ${text.named.has('side 1') ? MOST_SIDES : 1}`)
}

function likeness(planet: Planet, sign: Sign, side: Sign): number {
  const shared = traitsOf(planet, sign).filter((trait) => signManners[side].includes(trait)).length
  const isAlike = elementOf(sign) === elementOf(side)
  return shared + (sign === side ? SAME_SIGN : isAlike ? SAME_ELEMENT : 0)
}
