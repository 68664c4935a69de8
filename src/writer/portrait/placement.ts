import type { Planet } from '#sky/bodies.ts'
import { AboutPlanet } from './about-planet.ts'
import { authoredParagraph } from './authored.ts'
import { tellFigure, tellGathering } from './figures.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'
import { tellAngle, tellCusp, tellRetrograde, tellSolitude } from './planet-condition.ts'
import type { ToldThought } from './told-thought.ts'
import { placementUnit } from './units.ts'

/** A planet in its sign and house: by an author, or in lines on the sign and the house. */
export function placementParagraph(text: Text, planet: Planet): ToldThought {
  const unit = placementUnit(text.spine, planet)
  const paragraph = authoredParagraph(text, unit)
  if (!unit || !paragraph) return { paragraphs: linesOnPlacement(text, planet) }
  for (const what of ['sign', 'house', 'dignity']) text.named.add(`${what} ${planet}`)
  paragraph.names.add(planet)
  tellCondition(text, paragraph, planet)
  return { paragraphs: [paragraph], title: unit.title }
}

/** What a paragraph on a sign and a house cannot know of this planet. */
function tellCondition(text: Text, paragraph: ParagraphBuilder, planet: Planet): void {
  tellAngle(text, paragraph, planet)
  tellRetrograde(text, paragraph, planet)
  tellSolitude(text, paragraph, planet)
  tellCusp(text, paragraph, planet)
  tellGathering(text, paragraph, planet)
  tellFigure(text, paragraph, [planet])
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
  if (text.detail < 3) return [paragraph]
  const second = new ParagraphBuilder(text)
  about.house(second)
  about.scene(second)
  about.does(second)
  about.cost(second)
  about.gift(second)
  return [paragraph, second]
}
