import type { Planet } from '#sky/bodies.ts'
import { AboutPlanet } from './about-planet.ts'
import { authoredParagraph } from './authored.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'
import { tellAngle, tellRetrograde, tellSolitude } from './planet-condition.ts'
import { placementUnit } from './units.ts'
import type { WrittenThought } from './written-thought.ts'

/** A planet in its sign and house: by an author, or in lines on the sign and the house. */
export function placementParagraph(text: Text, planet: Planet): WrittenThought {
  const unit = placementUnit(text.spine, planet, { isHouseKnown: isCrowded(text, planet) })
  const paragraph = authoredParagraph(text, unit)
  if (!unit || !paragraph) return { paragraphs: linesOnPlacement(text, planet) }
  for (const what of ['sign', 'house', 'dignity']) text.named.add(`${what} ${planet}`)
  paragraph.names.add(planet)
  tellCondition(text, paragraph, planet)
  const more = text.detail > 2 ? [moreLines(text, planet)] : []
  return { paragraphs: [paragraph, ...more], title: unit.title }
}

/** After so many paragraphs on one house another one would be about the same scenes. */
const MOST_IN_HOUSE = 2

function isCrowded({ spine, named }: Text, planet: Planet): boolean {
  const house = spine.planets.get(planet)?.house
  const others = [...spine.planets.values()].filter(
    (one) => one.house === house && named.has(`house ${one.planet}`),
  )
  return house !== undefined && others.length >= MOST_IN_HOUSE
}

const conditions = [tellAngle, tellRetrograde, tellSolitude]

/** What a paragraph on a sign and a house cannot know of this planet, as far as it has room. */
function tellCondition(text: Text, paragraph: ParagraphBuilder, planet: Planet): void {
  const fitting = text.detail > 0 ? conditions : conditions.slice(0, 2)
  for (const tell of fitting) if (paragraph.hasRoom) tell(text, paragraph, planet)
}

/** For a combination that no author has written on, or that the reader knows. */
function linesOnPlacement(text: Text, planet: Planet): ParagraphBuilder[] {
  const about = new AboutPlanet(text, planet)
  const paragraph = new ParagraphBuilder(text)
  about.sign(paragraph)
  if (text.detail > 1) about.does(paragraph)
  about.house(paragraph)
  if (text.detail > 0) about.seen(paragraph)
  if (text.detail > 1) about.cost(paragraph)
  tellCondition(text, paragraph, planet)
  return text.detail < 3 ? [paragraph] : [paragraph, moreLines(text, planet)]
}

/** For a reader who has read most of what there is on this chart. */
function moreLines(text: Text, planet: Planet): ParagraphBuilder {
  const about = new AboutPlanet(text, planet)
  const paragraph = new ParagraphBuilder(text)
  about.house(paragraph)
  about.scene(paragraph)
  about.does(paragraph)
  about.seen(paragraph)
  about.cost(paragraph)
  about.gift(paragraph)
  return paragraph
}
