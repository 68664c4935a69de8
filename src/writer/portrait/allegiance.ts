import {
  type Field,
  firstImpressions,
  yieldingFrames,
  yields,
} from '#lore/corpus/character/yielding.ts'
import type { Planet } from '#sky/bodies.ts'
import { fillTemplate } from '../prose/template.ts'
import { arguedFrame, factsOfSides, isOfSide, isThird, sidesNamed } from './argued.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'
import { clearStanceOf, closerStanceOf } from './stance.ts'

/** What the person does because of one side where a planet goes with the other: after its paragraph. */
export function narrateAllegiance(text: Text, paragraph: ParagraphBuilder, planet: Planet): void {
  const frame = arguedFrame(text)
  const sign = text.spine.planets.get(planet)?.sign
  if (!frame || !sign || !isField(planet) || !paragraph.hasRoom) return
  if (isOfSide(frame, planet) || isThird(frame, planet) || !hasRoomFor(text)) return
  // That it goes with both of them, or with neither, is no news of the argument.
  const found = clearStanceOf(sign, frame.signs)
  if (found?.stance !== 'one') return
  const otherSide = 1 - found.ally
  const [own, other] = [found.ally, otherSide].map((side) => sidesNamed(frame)[side] ?? '')
  const does = yields[planet][frame.signs[otherSide] as (typeof frame.signs)[0]]
  const lines = does.flatMap((one) =>
    yieldingFrames.map((line) => fillTemplate(line, { other: other ?? '', does: one })),
  )
  const facts = frame.sides[otherSide]?.facts ?? []
  const sides = [own, other]
    .join(' and ')
    .replaceAll(/your | in /g, '')
    .replaceAll(' ', '-')
  const name = `allegiance/${planet}/${sides}`
  if (paragraph.say(name, lines, { facts })) text.named.add(`allegiance ${planet}`)
}

function isField(planet: Planet): planet is Field {
  return planet in yields
}

/** Venus and Mars are in the opening of some texts, and one of them is enough of the rest. */
function hasRoomFor({ named }: Text): boolean {
  // More than one of them would be a form.
  const isTold = (['venus', 'mars'] as const).some((one) => named.has(`allegiance ${one}`))
  return !isTold && !named.has('love and war')
}

/** That an argument does not show at a first meeting, where the rising sign is like neither of its sides. */
export function narrateFirstImpression(text: Text, paragraph: ParagraphBuilder): void {
  const frame = arguedFrame(text)
  const { ascendant } = text.spine
  if (!frame || !ascendant || isOfSide(frame, 'asc') || frame.third) return
  if (closerStanceOf(ascendant.sign, frame.signs).stance !== 'neither') return
  paragraph.sayFirst('impression/neither', firstImpressions, { facts: factsOfSides(frame) })
}
