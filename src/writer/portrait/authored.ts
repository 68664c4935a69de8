import type { Trait } from '#lore/character.ts'
import { fields, traitWords, turnabouts } from '#lore/corpus/character/turnabouts.ts'
import type { PlanetPair } from '#lore/synthesis/spine.ts'
import { oppositeTrait } from '#lore/synthesis/tags.ts'
import { degreesAndMinutes } from '#sky/aspects.ts'
import type { Planet } from '#sky/bodies.ts'
import { fillTemplate, listed } from '../prose/template.ts'
import { aspectWords, your } from './fact-sentences.ts'
import type { Claimed } from './narrator.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'
import type { Unit } from './units.ts'

/** The paragraph of an author as this text prints it; undefined where the reader may not get it. */
export function authoredParagraph(
  text: Text,
  unit: Unit | undefined,
  { aspect, before }: { aspect?: PlanetPair; before?: ParagraphBuilder } = {},
): ParagraphBuilder | undefined {
  if (!unit) return undefined
  const { narrator, sentences, spine } = text
  const { name, of, facts, traits = [] } = unit
  const denied = narrator.denied(traits, of)
  // An aspect has another paragraph, which claims nothing.
  if (denied.some((said) => said.of === of || aspect)) return undefined
  const house = spine.planets.get(unit.of as Planet)?.house
  const needsHouse = house !== undefined && unit.says.some((says) => says.includes('{house}'))
  const slots = {
    ...(needsHouse && { house: `in the ${sentences.house(house)}` }),
    ...(aspect && { aspect: aspectReference(aspect) }),
  }
  const said = narrator.whole(
    name,
    unit.says.map((says) => fillTemplate(says, slots)),
    { of, traits },
  )
  if (!said) {
    if (needsHouse) sentences.takeBack(house)
    return undefined
  }
  const paragraph = before ?? new ParagraphBuilder(text)
  nameTensions(text, paragraph, unit, denied)
  for (const { text: sentence, wording } of said) paragraph.state(sentence, facts, wording)
  return paragraph
}

/** Before the opposite of what was claimed earlier, one sentence that says so. */
function nameTensions(
  { narrator }: Text,
  paragraph: ParagraphBuilder,
  { of, facts }: Unit,
  denied: readonly Claimed[],
): void {
  const others = [...new Set(denied.map(({ trait }) => trait))]
  for (const { trait: other, of: earlier } of denied)
    narrator.allowTension({ one: oppositeTrait(other), other, ones: [of], others: [earlier] })
  if (others.length === 0) return
  const words = (traits: readonly Trait[]) => listed(traits.map((trait) => traitWords[trait]))
  paragraph.say(`turnabout/${of.replaceAll(':', '-')}/${others.join('-')}`, turnabouts, {
    facts,
    slots: {
      one: words(others.map(oppositeTrait)),
      other: words(others),
      where: fields[of as Planet] ?? 'here',
    },
    isNeeded: true,
  })
}

/** "your Mars square your Saturn, orb 1°30′" */
function aspectReference({ a, b, aspect, orbDegrees }: PlanetPair): string {
  const { degrees, minutes } = degreesAndMinutes(orbDegrees)
  const orb = `${degrees}°${String(minutes).padStart(2, '0')}′`
  return `${your(a)} ${aspectWords[aspect]} ${your(b)}, orb ${orb}`
}
