import { ascendantParagraph, counterOpener } from './ascendant.ts'
import { rulerParagraph } from './ascendant-ruler.ts'
import { aspectParagraphs } from './aspect.ts'
import { eitherSignParagraphs } from './either-sign.ts'
import { receptionParagraph, tellBalance, tellGathering, tSquareParagraphs } from './figures.ts'
import { meansParagraph, midheavenParagraph } from './means.ts'
import { bridge, holdTogether, offerPast, openerOf } from './openers.ts'
import type { OutlinedSection, Thought } from './outline.ts'
import { type Opener, ParagraphBuilder, type Text } from './paragraph.ts'
import { placementParagraphs } from './placement.ts'
import { titleOf } from './section-titles.ts'

export interface SectionDraft {
  title: string
  paragraphs: ParagraphBuilder[]
}

export function sectionOf(text: Text, section: OutlinedSection): SectionDraft {
  const title = titleOf(text, section)
  let opener = openerOf(text, section)
  const paragraphs: ParagraphBuilder[] = []
  for (const thought of section.thoughts) {
    const isRising = section.role === 'rising' && thought.kind === 'placement'
    const first = isRising ? counterOpener(text, thought.planet) : opener
    paragraphs.push(...paragraphsOf(text, thought, first, paragraphs.at(-1)))
    if (paragraphs.length > 0) opener = undefined
  }
  if (section.role === 'strain') {
    offerPast(section, paragraphs.at(-1))
    holdTogether(text, section, paragraphs.at(-1))
  }
  if (section.role === 'second-side') bridge(text, paragraphs.at(-1))
  return { title, paragraphs }
}

function paragraphsOf(
  text: Text,
  thought: Thought,
  opener: Opener | undefined,
  before: ParagraphBuilder | undefined,
): ParagraphBuilder[] {
  switch (thought.kind) {
    case 'ascendant':
      return [ascendantParagraph(text)]
    case 'ruler':
      return [rulerParagraph(text, thought.planet)]
    case 'placement':
      return placementParagraphs(text, thought.planet, { isMain: thought.isMain, opener })
    case 'gathering': {
      const paragraph = before ?? new ParagraphBuilder(text)
      tellGathering(text, paragraph, thought.cluster)
      return before ? [] : [paragraph]
    }
    case 'aspect':
      return aspectParagraphs(text, thought.aspect, opener)
    case 'figure':
      return tSquareParagraphs(text, thought.figure, opener)
    case 'reception':
      return [receptionParagraph(text, thought.reception, opener)]
    case 'means':
      return [meansParagraph(text, thought.planet, thought.because, opener)]
    case 'midheaven':
      return [midheavenParagraph(text)]
    case 'either-sign':
      return eitherSignParagraphs(text, thought.planet)
    case 'balance': {
      const paragraph = before ?? new ParagraphBuilder(text)
      tellBalance(paragraph, thought.balance)
      return before ? [] : [paragraph]
    }
  }
}
