import type { Line, Trait } from '#lore/character.ts'
import { departs, serves } from '#lore/corpus/character/serving.ts'
import {
  type Field,
  firstImpressions,
  yieldingFrames,
  yields,
} from '#lore/corpus/character/yielding.ts'
import { oppositeTrait } from '#lore/synthesis/tags.ts'
import { elementOf } from '#sky/balance.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import { fillTemplate } from '../prose/template.ts'
import {
  type ArguedFrame,
  arguedFrame,
  factsOfSides,
  isOfSide,
  isThird,
  sidesNamed,
} from './argued.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'
import { clearStanceOf, closerStanceOf } from './stance.ts'
import { aspectUnits } from './units.ts'

/** More of them would read like a form. */
const MOST_IN_TEXT = 3

/** Says after the paragraph of a planet which side of the argument it serves, or that it is like neither. */
export function narrateAllegiance(text: Text, paragraph: ParagraphBuilder, planet: Planet): void {
  const frame = arguedFrame(text)
  const sign = text.spine.planets.get(planet)?.sign
  if (!frame || !sign || !isField(planet) || !paragraph.hasRoom || isTied(paragraph)) return
  if (isOfSide(frame, planet) || isThird(frame, planet) || !hasRoomFor(text, planet)) return
  const ways = waysOf(frame, planet, sign)
  const kinds = [...new Set(ways.map(({ kind }) => kind))]
  if (kinds.length === 0) return
  const first = text.narrator.form('allegiance', kinds)
  const ordered = ways.toSorted(
    (one, other) => Number(other.kind === first) - Number(one.kind === first),
  )
  for (const { kind, of, lines, facts } of ordered) {
    const name = `allegiance/${kind}/${planet}/${of}`
    const isFit = ({ traits = [] }: Line) => !isDeniedLater(text, planet, traits)
    if (!paragraph.tell(name, lines.filter(isFit), { of: planet, facts })) continue
    text.named.add(`allegiance ${planet}`)
    return
  }
}

/** Whether the paragraph begins by relating itself to the rest of the text. */
function isTied({ drafts: [first] }: ParagraphBuilder): boolean {
  return /^(?:host|hinge)\//.test(first?.wording ?? '')
}

interface Way {
  kind: 'serves' | 'yields' | 'departs'
  of: string
  lines: readonly Line[]
  facts: readonly string[]
}

/** A planet that goes with both sides adds nothing to the argument. */
function waysOf(frame: ArguedFrame, planet: Field, sign: Sign): Way[] {
  const found = clearStanceOf(sign, frame.signs)
  if (!found || found.stance === 'both') return []
  const named = sidesNamed(frame)
  const sides = named.map((side) => side.replaceAll(/your | in /g, '').replaceAll(' ', '-'))
  if (found.stance === 'neither')
    return ([0, 1] as const).map((side) => ({
      kind: 'departs',
      of: sides[side] ?? '',
      lines: linesOn(departs[planet][elementOf(sign)], named[side]),
      facts: frame.sides[side].facts,
    }))
  const ally = found.ally
  const against = (1 - ally) as 0 | 1
  return [
    {
      kind: 'serves',
      of: sides[ally] ?? '',
      lines: linesOn(serves[planet][frame.signs[ally]], named[ally]),
      facts: frame.sides[ally].facts,
    },
    {
      kind: 'yields',
      of: sides[against] ?? '',
      lines: yields[planet][frame.signs[against]].flatMap(({ says, traits }) =>
        yieldingFrames.map(
          (line): Line => ({
            says: fillTemplate(line, { other: named[against], does: says }),
            ...(traits && { traits }),
          }),
        ),
      ),
      facts: frame.sides[against].facts,
    },
  ]
}

function linesOn(lines: readonly string[], side: string): Line[] {
  return lines.map((line) => ({ says: fillTemplate(line, { side }) }))
}

/** Whether a paragraph that is still to come, on an aspect of the planet, claims the opposite. */
function isDeniedLater(
  { plan, spine, named }: Text,
  planet: Planet,
  traits: readonly Trait[],
): boolean {
  const opposites = traits.map(oppositeTrait)
  return plan.sections.some(({ thoughts }) =>
    thoughts.some(
      (thought) =>
        thought.kind === 'aspect' &&
        [thought.aspect.a, thought.aspect.b].includes(planet) &&
        !named.has(thought.aspect.id) &&
        aspectUnits(spine, thought.aspect).some((unit) =>
          unit.traits?.some((trait) => opposites.includes(trait)),
        ),
    ),
  )
}

function isField(planet: Planet): planet is Field {
  return planet in yields
}

/** Venus and Mars are in the opening of some texts. */
function hasRoomFor({ named }: Text, planet: Field): boolean {
  const used = Object.keys(yields).filter((one) => named.has(`allegiance ${one}`))
  return used.length < MOST_IN_TEXT && (planet === 'mercury' || !named.has('love and war'))
}

/** Says that the argument does not show at a first meeting, if the rising sign is like neither side. */
export function narrateFirstImpression(text: Text, paragraph: ParagraphBuilder): void {
  const frame = arguedFrame(text)
  const { ascendant } = text.spine
  if (!frame || !ascendant || isOfSide(frame, 'asc') || frame.third) return
  if (closerStanceOf(ascendant.sign, frame.signs).stance !== 'neither') return
  paragraph.sayFirst('impression/neither', firstImpressions, { facts: factsOfSides(frame) })
}
