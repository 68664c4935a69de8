import { manners } from '#lore/character-tables.ts'
import type { Planet } from '#sky/bodies.ts'
import { AboutPlanet } from './about-planet.ts'
import { type Opener, ParagraphBuilder, type Text } from './paragraph.ts'

/** A planet in its sign and house: what the person does, how it looks, and what it costs. */
export function placementParagraphs(
  text: Text,
  planet: Planet,
  { isMain: isLead, opener }: { isMain: boolean; opener?: Opener | undefined },
): ParagraphBuilder[] {
  const isMain = isLead || text.detail > 2
  const paragraph = new ParagraphBuilder(text)
  if (opener) paragraph.state(opener.text, opener.facts, opener.wording)
  const about = new AboutPlanet(text, planet)
  about.sign(paragraph)
  if (isMain || text.detail > 1) about.does(paragraph)
  if (!(planet in manners)) {
    tellSlowPlanet(about, paragraph, isMain)
    return [paragraph]
  }
  about.condition(paragraph)
  if (!isMain) {
    about.house(paragraph)
    about.cusp(paragraph)
    if (text.detail > 0) about.seen(paragraph)
    return [paragraph]
  }
  about.seen(paragraph)
  const hasHouse = text.sentences.planet(planet).house !== undefined
  const isLong = !hasHouse && text.detail > 1
  const second = hasHouse || isLong ? new ParagraphBuilder(text) : paragraph
  if (isLong) about.does(second)
  about.house(second)
  about.scene(second)
  about.cusp(second)
  about.cost(second)
  if (text.detail > 0) about.gift(second)
  if (isLong) {
    about.seen(second)
    about.cost(second)
  }
  return second === paragraph ? [paragraph] : [paragraph, second]
}

/** What a planet of a generation does in one person is in its house alone. */
function tellSlowPlanet(about: AboutPlanet, paragraph: ParagraphBuilder, isMain: boolean): void {
  about.house(paragraph)
  if (isMain) {
    about.house(paragraph)
    about.scene(paragraph)
  }
  about.cusp(paragraph)
  about.condition(paragraph)
}
