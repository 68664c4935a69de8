import type { Paragraph, Sentence, WrittenText } from '../writer.ts'
import { closingSection } from './closing.ts'
import { conversationSection, neighborhoodSection } from './conversation-section.ts'
import { tidySection } from './counsel.ts'
import type { Block, Draft, Reference, SectionDraft } from './drafts.ts'
import { fitLength, isScarce } from './fit.ts'
import { openingParagraphs, openWith, type Theme } from './opening.ts'
import {
  directionSection,
  emblemOfCluster,
  gatheringSection,
  uncertaintySection,
} from './other-sections.ts'
import type { Teller } from './teller.ts'
import { type Thread, type Voice, voicesOf } from './threads.ts'

/** From threads to prose. */
export function composePortrait(teller: Teller, threads: Thread[]): WrittenText {
  const [main] = threads
  if (!main) throw new Error('A portrait needs a thread')
  const first = openWith(teller)
  const sections = threads.map((thread, order) => sectionOf(teller, thread, order))
  const opening = openingParagraphs(teller, first, themesOf(teller, threads))
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

/** One object for each thread. */
function themesOf(teller: Teller, threads: Thread[]): Theme[] {
  const named = new Set<Voice>()
  return threads.flatMap((thread): Theme[] => {
    if (thread.kind === 'gathering') {
      return [{ emblem: emblemOfCluster(thread.cluster), facts: [thread.cluster.id] }]
    }
    if (thread.kind === 'uncertainty') return []
    const voice = voicesOf(thread).find((each) => !named.has(each))
    if (voice) named.add(voice)
    return voice ? [{ emblem: teller.emblem(voice), facts: teller.factsOf(voice) }] : []
  })
}

function write(opening: Block[][], sections: SectionDraft[]): WrittenText {
  const drafted = [{ title: '', paragraphs: opening }, ...sections]
  const fitted = fitLength(drafted.map(({ paragraphs }) => paragraphs))
  const learned = new Set<string>()
  const thrift = isScarce(fitted)
  const [first, ...rest] = fitted.map((paragraphs) =>
    joinShort(tidySection(paragraphs, { keepsAdvice: thrift }))
      .map((drafts) => paragraphOf(drafts, learned))
      .filter(isTold),
  )
  return {
    opening: first ?? [],
    sections: rest.flatMap((paragraphs, index) =>
      paragraphs.length > 0 ? [{ title: sections[index]?.title ?? '', paragraphs }] : [],
    ),
  }
}

/** One or two sentences are no paragraph when they can join the next. */
function joinShort(paragraphs: Draft[][]): Draft[][] {
  const joined: Draft[][] = []
  for (const drafts of paragraphs) {
    const before = joined.at(-1)
    const isShort = before !== undefined && Math.min(before.length, drafts.length) < 3
    if (isShort && before.length + drafts.length <= 6) before.push(...drafts)
    else joined.push([...drafts])
  }
  return joined
}

function isTold({ sentences }: Paragraph): boolean {
  return sentences.length > 0
}

/** One reference in a paragraph, the first that teaches something new. */
function paragraphOf(drafts: Draft[], learned: Set<string>): Paragraph {
  let isTaught = false
  const sentences = drafts.map((draft): Sentence => {
    const reference = isTaught ? undefined : newReference(draft, learned)
    if (reference) isTaught = true
    for (const lesson of reference?.lessons ?? []) learned.add(lesson)
    const text = draft.text.replace('{ref}', reference ? ` (${reference.text})` : '')
    const facts = [...new Set([...draft.facts, ...(reference?.facts ?? [])])]
    return { text, facts, wording: draft.wording }
  })
  return { sentences }
}

function newReference({ text, references }: Draft, learned: Set<string>): Reference | undefined {
  if (!text.includes('{ref}')) return undefined
  const isNew = (lesson: string) => !learned.has(lesson)
  return (
    references.find(({ lessons }) => lessons.every(isNew)) ??
    references.find(({ lessons }) => lessons.some(isNew))
  )
}
