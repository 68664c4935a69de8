import { sideNames, sidesTaken } from '#lore/corpus/character/sides.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import { likeness } from './likeness.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'

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
