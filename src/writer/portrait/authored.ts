import { aspectWords } from '#lore/names.ts'
import type { PlanetPair } from '#lore/synthesis/spine.ts'
import type { Planet } from '#sky/bodies.ts'
import { fillTemplate } from '../prose/template.ts'
import { your } from './fact-sentences.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'
import type { Unit } from './units.ts'

/** The paragraph of an author as this text prints it; undefined where the reader may not get it. */
export function authoredParagraph(
  text: Text,
  unit: Unit | undefined,
  aspect?: PlanetPair,
): ParagraphBuilder | undefined {
  if (!unit) return undefined
  const { narrator, sentences, spine } = text
  const { name, of, facts, traits = [] } = unit
  if (narrator.denied(traits, of).length > 0) return undefined
  const house = spine.planets.get(unit.of as Planet)?.house
  const needsHouse = house !== undefined && unit.says.some((says) => says.includes('{house}'))
  const slots = {
    ...(needsHouse && { house: `in the ${sentences.house(house)}` }),
    ...(aspect && { aspect: aspectReference(aspect) }),
  }
  const said = narrator.whole(
    name,
    unit.says.map((says) => withSigns(fillTemplate(says, slots), spine)),
    { of, traits },
  )
  if (!said) {
    if (needsHouse) sentences.takeBack(house)
    return undefined
  }
  const paragraph = new ParagraphBuilder(text)
  for (const { text: sentence, wording } of said) paragraph.state(sentence, facts, wording)
  return paragraph
}

/** "your Mars square your Saturn, almost exact" */
function aspectReference({ a, b, aspect, orbDegrees }: PlanetPair): string {
  const closeness = orbDegrees < 0.25 ? ', almost exact' : orbDegrees < 1 ? ', within a degree' : ''
  return `${your(a)} ${aspectWords[aspect]} ${your(b)}${closeness}`
}

/** Authors write "Mars in fire"; a reader has Mars in Aries. */
function withSigns(says: string, { planets }: Text['spine']): string {
  return says.replaceAll(elementPattern, (words, planet: string) => {
    const sign = planets.get(planet.toLowerCase() as Planet)?.sign
    return sign ? `${planet} in ${sign}` : words
  })
}

const elementPattern =
  /\b(Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto) in (?:fire|earth|air|water)\b/g
