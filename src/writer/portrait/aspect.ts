import type { PlanetPair } from '#lore/synthesis/spine.ts'
import { AboutAspect } from './about-aspect.ts'
import { AboutPlanet } from './about-planet.ts'
import { type Opener, ParagraphBuilder, type Text } from './paragraph.ts'

/** Two planets that act on each other, in the manner of both signs. */
export function aspectParagraphs(
  text: Text,
  aspect: PlanetPair,
  opener: Opener | undefined,
): ParagraphBuilder[] {
  const about = new AboutAspect(text, aspect)
  const first = new ParagraphBuilder(text)
  if (opener) first.state(opener.text, opener.facts, opener.wording)
  about.wants(first)
  about.together(first)
  if (about.quality === 'harmonious') {
    tellMeans(text, about, first)
    return [first]
  }
  about.together(first, { isPlain: true })
  const second = new ParagraphBuilder(text)
  about.seen(second)
  about.cost(second)
  if (about.quality === 'joined') about.means(second)
  about.scene(second)
  tellEnds(text, about, second)
  return [first, second]
}

/** What an easy aspect is good for. */
function tellMeans(text: Text, about: AboutAspect, paragraph: ParagraphBuilder): void {
  about.means(paragraph)
  about.together(paragraph)
  about.means(paragraph)
  about.seen(paragraph)
  const [acting] = about.planets
  if (text.detail > 0 && acting) new AboutPlanet(text, acting).gift(paragraph, { isTurn: false })
}

/** The condition of the two, and with much to tell what each costs. */
function tellEnds(text: Text, about: AboutAspect, paragraph: ParagraphBuilder): void {
  for (const planet of about.planets) {
    const own = new AboutPlanet(text, planet)
    own.condition(paragraph)
    if (text.detail > 1 || paragraph.drafts.length < SHORT) own.cost(paragraph)
    if (text.detail > 1) own.does(paragraph)
  }
}

const SHORT = 3
