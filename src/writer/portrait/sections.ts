import { aspectParagraph, briefAspect } from './aspect.ts'
import { narrateBearing } from './bearing.ts'
import { courseParagraph } from './course.ts'
import { eitherSignParagraphs } from './either-sign.ts'
import { narrateBalance, receptionParagraph } from './figures.ts'
import { highlightParagraph } from './highlight.ts'
import { narrateKnot } from './knot.ts'
import { midheavenParagraph } from './midheaven.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'
import { placementParagraph } from './placement.ts'
import { risingParagraphs } from './rising.ts'
import { titleOf } from './section-titles.ts'
import { introduceShared } from './shared-planet.ts'
import type { PlannedSection, Thought } from './thoughts.ts'

export interface SectionDraft {
  title: string
  paragraphs: ParagraphBuilder[]
}

export function sectionOf(text: Text, section: PlannedSection): SectionDraft {
  const thoughts: ParagraphBuilder[][] = []
  for (const thought of section.thoughts) {
    const written = writeThought(text, thought)
    if (section.role !== 'resolution' && thought.kind === 'aspect')
      introduceShared(text, thought.aspect, written[0])
    if (isEnd(section) && thought.kind === 'aspect') narrateKnot(text, thought.aspect, written[0])
    if (thought.kind === 'aspect' && !thought.isBrief && written[0])
      narrateBearing(text, written[0], thought.aspect)
    thoughts.push(written)
  }
  const paragraphs = thoughts.flat().filter(({ isEmpty }) => !isEmpty)
  return { title: titleOf(text, section), paragraphs }
}

function isEnd({ role }: PlannedSection): boolean {
  return role === 'strain' || role === 'resolution'
}

function writeThought(text: Text, thought: Thought): ParagraphBuilder[] {
  switch (thought.kind) {
    case 'rising':
      return risingParagraphs(text)
    case 'placement':
      return placementParagraph(text, thought.planet)
    case 'aspect':
      return thought.isBrief
        ? briefAspect(text, thought.aspect)
        : aspectParagraph(text, thought.aspect)
    case 'reception':
      return receptionParagraph(text, thought.reception)
    case 'highlight':
      return highlightParagraph(text, thought.highlight)
    case 'midheaven':
      return [midheavenParagraph(text)]
    case 'either-sign':
      return eitherSignParagraphs(text, thought.planet)
    case 'course':
      return [courseParagraph(text, thought.part)]
    case 'balance': {
      const paragraph = new ParagraphBuilder(text)
      narrateBalance(paragraph, thought.balance)
      return [paragraph]
    }
  }
}
