import type { Paragraph, Sentence, WrittenText } from '../writer.ts'
import { closingSection } from './closing.ts'
import { conversationSection, neighborhoodSection } from './conversation-section.ts'
import { tidySection } from './counsel.ts'
import type { Block, Draft, SectionDraft } from './drafts.ts'
import { fitLength } from './fit.ts'
import { openingParagraphs, openWith, type Theme } from './opening.ts'
import {
  directionSection,
  gatheringSection,
  impulseOfCluster,
  uncertaintySection,
} from './other-sections.ts'
import type { Teller } from './teller.ts'
import { type Thread, voicesOf } from './threads.ts'

/** From threads to prose. */
export function composePortrait(teller: Teller, threads: Thread[]): WrittenText {
  const [main] = threads
  if (!main) throw new Error('A portrait needs a thread')
  const first = openWith(teller)
  const sections = threads.map((thread, order) => sectionOf(teller, thread, order))
  const opening = openingParagraphs(teller, first, themeOf(teller, main))
  sections.push(closingSection(teller, main))
  return write(opening, sections)
}

function sectionOf(teller: Teller, thread: Thread, order: number): SectionDraft {
  switch (thread.kind) {
    case 'conversation':
      return conversationSection(teller, thread, order)
    case 'gathering':
      return gatheringSection(teller, thread, order)
    case 'neighborhood':
      return neighborhoodSection(teller, thread, order)
    case 'uncertainty':
      return uncertaintySection(teller, thread)
    case 'direction':
      return directionSection(teller)
  }
}

function themeOf(teller: Teller, main: Thread): Theme {
  if (main.kind === 'gathering') {
    return { impulses: [impulseOfCluster(main.cluster)], facts: [main.cluster.id] }
  }
  const voices = main.kind === 'conversation' ? main.voices : voicesOf(main).slice(0, 1)
  return {
    impulses: voices.map((voice) => teller.impulse(voice)),
    facts: voices.flatMap((voice) => teller.factsOf(voice)),
  }
}

function write(opening: Block[][], sections: SectionDraft[]): WrittenText {
  const fitted = fitLength([opening, ...sections.map(({ paragraphs }) => paragraphs)])
  const [first, ...rest] = fitted.map((paragraphs) =>
    tidySection(paragraphs).map(paragraphOf).filter(isTold),
  )
  return {
    opening: first ?? [],
    sections: rest.flatMap((paragraphs, index) =>
      paragraphs.length > 0 ? [{ title: sections[index]?.title ?? '', paragraphs }] : [],
    ),
  }
}

function isTold({ sentences }: Paragraph): boolean {
  return sentences.length > 0
}

/** One reference in a paragraph: the fullest of which all is told, at the first place for it. */
function paragraphOf(drafts: Draft[]): Paragraph {
  const told = new Set(drafts.flatMap(({ tells }) => tells))
  const referenceIn = ({ text, references }: Draft) =>
    text.includes('{ref}')
      ? references.find(({ tells }) => tells.every((fact) => told.has(fact)))
      : undefined
  const taught = drafts.find(referenceIn)
  const sentences = drafts.map((draft): Sentence => {
    const reference = draft === taught ? referenceIn(draft) : undefined
    const text = draft.text.replace('{ref}', reference ? ` (${reference.text})` : '')
    const facts = [...new Set([...draft.facts, ...(reference?.facts ?? [])])]
    return { text, facts, wording: draft.wording }
  })
  return { sentences }
}
