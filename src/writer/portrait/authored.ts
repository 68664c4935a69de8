import { fields, traitWords, turnabouts } from '#lore/corpus/character/turnabouts.ts'
import type { PlanetPair } from '#lore/synthesis/spine.ts'
import { oppositeTrait } from '#lore/synthesis/tags.ts'
import { degreesAndMinutes } from '#sky/aspects.ts'
import type { Planet } from '#sky/bodies.ts'
import { fillTemplate } from '../prose/template.ts'
import { aspectWords, your } from './fact-sentences.ts'
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
  const house = spine.planets.get(unit.of as Planet)?.house
  const needsHouse = house !== undefined && unit.says.some((says) => says.includes('{house}'))
  const slots = {
    ...(needsHouse && { house: `in the ${sentences.house(house)}` }),
    ...(aspect && { aspect: aspectReference(aspect) }),
  }
  const { name, of, facts, traits = [] } = unit
  const denied = narrator.denied(traits, of)
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
  for (const { trait: other, of: others } of denied) {
    const one = oppositeTrait(other)
    const isNamed = narrator.tensions.some((known) => known.one === one && known.ones.includes(of))
    narrator.allowTension({ one, other, ones: [of], others: [others] })
    if (isNamed) continue
    const where = fields[of as Planet] ?? 'here'
    paragraph.say('turnabout', turnabouts, {
      facts,
      slots: { one: traitWords[one], other: traitWords[other], where },
      isNeeded: true,
    })
  }
  for (const { text: sentence, wording } of said) paragraph.state(sentence, facts, wording)
  return paragraph
}

/** "your Mars square your Saturn, orb 1°30′" */
function aspectReference({ a, b, aspect, orbDegrees }: PlanetPair): string {
  const { degrees, minutes } = degreesAndMinutes(orbDegrees)
  const orb = `${degrees}°${String(minutes).padStart(2, '0')}′`
  return `${your(a)} ${aspectWords[aspect]} ${your(b)}, orb ${orb}`
}
