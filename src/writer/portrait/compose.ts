import { sentencesOf } from '../grounding.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import { UsageHistory } from '../prose/usage-history.ts'
import type { NatalBrief, Paragraph, Sentence, WrittenText } from '../writer.ts'
import { readChart } from './chart-reading.ts'
import { closingSection } from './closing.ts'
import { conversationSection, neighborhoodSection } from './conversation-section.ts'
import { tidySection } from './counsel.ts'
import { type Block, countWords, type Draft, type SectionDraft } from './drafts.ts'
import { fitLength } from './fit.ts'
import { openingParagraphs, openWith, type Theme } from './opening.ts'
import {
  directionSection,
  gatheringSection,
  impulseOfCluster,
  uncertaintySection,
} from './other-sections.ts'
import { planTopics } from './plan.ts'
import { PortraitVoice } from './portrait-voice.ts'
import { type Topic, voicesOf } from './topics.ts'

const THREADS = 5
const LEAST_WORDS = 900
/** With the closing task. */
const FEWEST_SECTIONS = 4

/**
 * From the facts of a chart to 900 to 1,400 words. Says nothing that the reader has had lately, and
 * tells other facts instead; only where that is no portrait any more, it repeats what was said the
 * longest ago.
 */
export function composePortrait({ facts, seed, recentlyUsed: told }: NatalBrief): WrittenText {
  const chart = readChart(facts)
  const lately = new UsageHistory(told)
  const attempt = (threads: number, mayRepeat: boolean) => {
    const teller = new PortraitVoice(chart, seededRandom(seed), { lately, mayRepeat })
    return fromThreads(teller, planTopics(chart, threads, teller))
  }
  const usual = attempt(THREADS, false)
  const fresh = isWhole(usual) ? usual : attempt(THREADS + 1, false)
  const text = isWhole(fresh) ? fresh : attempt(THREADS, true)
  if (!text) throw new Error('A portrait needs a thread')
  return text
}

function isWhole(text: WrittenText | undefined): boolean {
  if (!text || text.sections.length < FEWEST_SECTIONS) return false
  const words = sentencesOf(text).map((sentence) => countWords(sentence.text))
  return words.reduce((total, count) => total + count, 0) >= LEAST_WORDS
}

/** From threads to prose. */
function fromThreads(teller: PortraitVoice, threads: Topic[]): WrittenText | undefined {
  const [main] = threads
  if (!main) return undefined
  const first = openWith(teller)
  const sections = threads.map((thread, order) => sectionOf(teller, thread, order))
  const opening = openingParagraphs(teller, first, themeOf(teller, main))
  sections.push(closingSection(teller, main))
  return write(opening, sections)
}

function sectionOf(teller: PortraitVoice, thread: Topic, order: number): SectionDraft {
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

function themeOf(teller: PortraitVoice, main: Topic): Theme {
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
