import { aspectWords } from '#lore/names.ts'
import type { PlanetPair } from '#lore/synthesis/spine.ts'
import { oppositeTrait } from '#lore/synthesis/tags.ts'
import type { Planet } from '#sky/bodies.ts'
import { fillTemplate } from '../prose/template.ts'
import { narrateContrast } from './contrast.ts'
import { your } from './fact-sentences.ts'
import type { Said } from './narrator.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'
import { withoutPuppets } from './puppets.ts'
import type { Unit } from './units.ts'

interface UnitOptions {
  /** For a paragraph on two planets. */
  aspect?: PlanetPair
  /** Whether it must be in the text, even if it contradicts an earlier paragraph; a transition then says so. */
  isNeeded?: boolean
}

/** The first of the paragraphs that this reader may get. */
export function firstAuthored(text: Text, units: readonly Unit[], options: UnitOptions = {}) {
  const ways = options.isNeeded ? [false, true] : [false]
  for (const isNeeded of ways)
    for (const unit of units) {
      const paragraph = authoredParagraph(text, unit, { ...options, isNeeded })
      if (paragraph) return paragraph
    }
  return undefined
}

/** An authored paragraph as this text prints it; undefined if the reader may not get it. */
export function authoredParagraph(
  text: Text,
  unit: Unit | undefined,
  { aspect, isNeeded = false }: UnitOptions = {},
): ParagraphBuilder | undefined {
  if (!unit) return undefined
  const { narrator } = text
  const { facts, of, also, traits = [] } = unit
  const [denied] = narrator.denied(traits, of, also)
  if (denied && !isNeeded) return undefined
  const said = printed(text, unit, aspect)
  if (!said) return undefined
  const paragraph = new ParagraphBuilder(text)
  if (denied) {
    nameContrast(text, unit)
    const next = said.slice(0, 2).map(({ text: sentence }) => sentence)
    narrateContrast(text, paragraph, { unit, denied, next })
  }
  for (const { text: sentence, wording } of said) paragraph.state(sentence, facts, wording)
  return paragraph
}

function printed(text: Text, unit: Unit, aspect: PlanetPair | undefined): Said[] | undefined {
  const { narrator, sentences, spine } = text
  const { name, of, also, traits = [], from } = unit
  const house = spine.planets.get(of as Planet)?.house
  const needsHouse = house !== undefined && unit.says.some((says) => says.includes('{house}'))
  const slots = {
    ...unit.slots,
    ...(needsHouse && { house: `in the ${sentences.house(house)}` }),
    ...(aspect && { aspect: aspectReference(aspect) }),
  }
  const { says, count } = withoutPuppets(
    unit.says.map((one) => withSigns(fillTemplate(one, slots), spine)),
    narrator.rhythm.puppets,
  )
  const said = narrator.whole(name, says, {
    of,
    traits,
    ...(also && { also }),
    ...(from !== undefined && { from }),
  })
  if (said) narrator.rhythm.puppets = count
  else if (needsHouse) sentences.takeBack(house)
  return said
}

/** The text says that the two differ, so both may stand. */
function nameContrast({ narrator }: Text, { of, also, traits = [] }: Unit): void {
  for (const said of narrator.denied(traits, of, also)) {
    const one = oppositeTrait(said.trait)
    narrator.allowTension({ one, other: said.trait, ones: [of], others: [said.of] })
  }
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
