import type { PlanetPair } from '#lore/synthesis/spine.ts'
import { AboutAspect, tellOutOfSign } from './about-aspect.ts'
import { authoredParagraph } from './authored.ts'
import { tellFigure } from './figures.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'
import { aspectUnits } from './units.ts'
import type { WrittenThought } from './written-thought.ts'

/** Two planets that act on each other: by an author, or in lines on the two and their aspect. */
export function aspectParagraph(
  text: Text,
  aspect: PlanetPair,
  before?: ParagraphBuilder,
): WrittenThought {
  const authored = firstAuthored(text, aspect, before)
  const paragraph =
    authored?.paragraph ?? linesOnAspect(text, aspect, before ?? new ParagraphBuilder(text))
  text.named.add(aspect.id)
  if (authored && paragraph.hasRoom) tellOutOfSign(text, paragraph, aspect)
  if (paragraph.hasRoom) tellFigure(text, paragraph, [aspect.a, aspect.b])
  return { paragraphs: [paragraph], title: authored?.title }
}

function firstAuthored(text: Text, aspect: PlanetPair, before?: ParagraphBuilder) {
  for (const unit of aspectUnits(text.spine, aspect)) {
    const paragraph = authoredParagraph(text, unit, { aspect, ...(before && { before }) })
    if (paragraph) return { paragraph, title: unit.title }
  }
  return undefined
}

/** For a pair that no author has written on, or that the reader knows. */
function linesOnAspect(
  text: Text,
  aspect: PlanetPair,
  paragraph: ParagraphBuilder,
): ParagraphBuilder {
  const about = new AboutAspect(text, aspect)
  if (!paragraph.isEmpty) about.wants(paragraph)
  about.together(paragraph)
  if (about.quality !== 'harmonious') {
    about.seen(paragraph)
    about.cost(paragraph)
  }
  if (about.quality !== 'tense') about.means(paragraph)
  if (about.quality === 'harmonious') about.seen(paragraph)
  return paragraph
}
