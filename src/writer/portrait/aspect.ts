import type { PlanetPair } from '#lore/synthesis/spine.ts'
import { AboutAspect } from './about-aspect.ts'
import { authoredParagraph } from './authored.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'
import { aspectUnits } from './units.ts'
import type { WrittenThought } from './written-thought.ts'

/** Two planets that act on each other: by an author, or in lines on the two and their aspect. */
export function aspectParagraph(text: Text, aspect: PlanetPair): WrittenThought {
  const authored = firstAuthored(text, aspect)
  const paragraph = authored?.paragraph ?? linesOnAspect(text, aspect)
  text.named.add(aspect.id)
  return { paragraphs: [paragraph], title: authored?.title }
}

function firstAuthored(text: Text, aspect: PlanetPair) {
  for (const unit of aspectUnits(text.spine, aspect)) {
    const paragraph = authoredParagraph(text, unit, aspect)
    if (paragraph) return { paragraph, title: unit.title }
  }
  return undefined
}

/** For a pair that no author has written on, or that the reader knows. */
function linesOnAspect(text: Text, aspect: PlanetPair): ParagraphBuilder {
  const paragraph = new ParagraphBuilder(text)
  const about = new AboutAspect(text, aspect)
  about.together(paragraph)
  if (about.quality !== 'harmonious') {
    about.seen(paragraph)
    about.cost(paragraph)
  }
  if (about.quality !== 'tense') about.means(paragraph)
  if (about.quality === 'harmonious') about.seen(paragraph)
  return paragraph
}
