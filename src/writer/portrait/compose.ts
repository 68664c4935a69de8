import { placeReference } from '../prose/references.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import { UsageHistory } from '../prose/usage-history.ts'
import { firstComplete } from '../prose/word-budget.ts'
import type { NatalBrief, Paragraph, WrittenText } from '../writer.ts'
import { readChart } from './chart-reading.ts'
import { closingSection } from './closing.ts'
import { conversationSection, neighborhoodSection } from './conversation-section.ts'
import { tidySection } from './counsel.ts'
import type { Block, SectionDraft } from './drafts.ts'
import { fitLength } from './fit.ts'
import { PortraitNarrator } from './narrator.ts'
import { openingParagraphs, openWith, type Theme } from './opening.ts'
import {
  directionSection,
  gatheringSection,
  impulseOfCluster,
  uncertaintySection,
} from './other-sections.ts'
import { planTopics } from './plan.ts'
import { type Topic, voicesOf } from './topics.ts'

const TOPICS = 5
/** The closing task is one of the sections. */
const AT_LEAST = { words: 900, sections: 4 }

/**
 * Composes 900 to 1,400 words from the facts of a chart. Avoids what the reader has read recently by
 * using other facts; only if that yields no complete portrait, it repeats what was used
 * longest ago.
 */
export function composePortrait({ facts, seed, recentlyUsed }: NatalBrief): WrittenText {
  const chart = readChart(facts)
  const history = new UsageHistory(recentlyUsed)
  const attempt = (topics: number, mayRepeat: boolean) => () => {
    const random = seededRandom(seed)
    const narrator = new PortraitNarrator({ chart, random, history, mayRepeat })
    return fromTopics(narrator, planTopics(chart, topics, narrator))
  }
  const attempts = [attempt(TOPICS, false), attempt(TOPICS + 1, false), attempt(TOPICS, true)]
  const text = firstComplete(attempts, AT_LEAST)
  if (!text) throw new Error('A portrait needs a topic')
  return text
}

function fromTopics(narrator: PortraitNarrator, topics: Topic[]): WrittenText | undefined {
  const [main] = topics
  if (!main) return undefined
  const first = openWith(narrator)
  const sections = topics.map((topic, order) => sectionOf(narrator, topic, order))
  const opening = openingParagraphs(narrator, first, themeOf(narrator, main))
  sections.push(closingSection(narrator, main))
  return write(opening, sections)
}

function sectionOf(narrator: PortraitNarrator, topic: Topic, order: number): SectionDraft {
  switch (topic.kind) {
    case 'conversation':
      return conversationSection(narrator, topic, order)
    case 'gathering':
      return gatheringSection(narrator, topic, order)
    case 'neighborhood':
      return neighborhoodSection(narrator, topic, order)
    case 'uncertainty':
      return uncertaintySection(narrator, topic)
    case 'direction':
      return directionSection(narrator)
  }
}

function themeOf(narrator: PortraitNarrator, main: Topic): Theme {
  if (main.kind === 'gathering') {
    return { impulses: [impulseOfCluster(main.cluster)], facts: [main.cluster.id] }
  }
  const voices = main.kind === 'conversation' ? main.voices : voicesOf(main).slice(0, 1)
  return {
    impulses: voices.map((voice) => narrator.clauses.impulse(voice)),
    facts: voices.flatMap((voice) => narrator.clauses.factsOf(voice)),
  }
}

function write(opening: Block[][], sections: SectionDraft[]): WrittenText {
  const fitted = fitLength([opening, ...sections.map(({ paragraphs }) => paragraphs)])
  const [first, ...rest] = fitted.map((paragraphs) =>
    tidySection(paragraphs).map(placeReference).filter(isTold),
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
