import { introduceStrainOrHelp } from './allegiance.ts'
import { aspectParagraph, briefAspect } from './aspect.ts'
import { courseParagraph } from './course.ts'
import { narrateDrives } from './drives.ts'
import { eitherSignParagraphs } from './either-sign.ts'
import { narrateBalance, receptionParagraph } from './figures.ts'
import { highlightParagraph } from './highlight.ts'
import { midheavenParagraph } from './midheaven.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'
import { placementParagraph } from './placement.ts'
import { risingParagraphs } from './rising.ts'
import { isOfDesire, titleOf } from './section-titles.ts'
import { introduceShared } from './shared-planet.ts'
import type { PlannedSection, Thought } from './thoughts.ts'
import type { WrittenThought } from './written-thought.ts'

export interface SectionDraft {
  title: string
  paragraphs: ParagraphBuilder[]
}

export function sectionOf(text: Text, section: PlannedSection): SectionDraft {
  const thoughts: WrittenThought[] = []
  for (const thought of section.thoughts) {
    const written = writeThought(text, thought)
    if (thought.kind === 'aspect' && !thought.isBrief)
      narrateDrives(text, thought.aspect, written.paragraphs[0])
    if (section.role !== 'resolution' && thought.kind === 'aspect')
      introduceShared(text, thought.aspect, written.paragraphs[0])
    if (isEnd(section) && thought.kind === 'aspect')
      introduceStrainOrHelp(text, thought.aspect, written.paragraphs[0])
    thoughts.push(written)
  }
  const paragraphs = thoughts.flatMap((one) => one.paragraphs).filter(({ isEmpty }) => !isEmpty)
  const title = sectionTitle(text, section, thoughts[leadingIn(section)]?.title)
  text.named.add(`title ${title}`)
  return { title, paragraphs }
}

function isEnd({ role }: PlannedSection): boolean {
  return role === 'strain' || role === 'resolution'
}

/** What a section of a place is about, in plain words; what an author called a paragraph, for what only some charts have. */
function sectionTitle(text: Text, section: PlannedSection, own: string | undefined): string {
  const isNew = (title: string) => !text.named.has(`title ${title}`)
  const plain = titleOf(text, section)
  if (isOfPlace(section) && isNew(plain)) return plain
  return own && isNew(own) && !isOfDesire(section) ? own : plain
}

function isOfPlace(section: PlannedSection): boolean {
  const [first] = section.thoughts
  if (isEnd(section)) return false
  return first?.kind === 'rising' || first?.kind === 'placement' || isOfDesire(section)
}

/** What makes it harder gives its section the title, whatever comes before it. */
function leadingIn({ role, thoughts }: PlannedSection): number {
  return role === 'strain' ? thoughts.findLastIndex(({ kind }) => kind === 'aspect') : 0
}

function writeThought(text: Text, thought: Thought): WrittenThought {
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
      return { paragraphs: [midheavenParagraph(text)] }
    case 'either-sign':
      return { paragraphs: eitherSignParagraphs(text, thought.planet) }
    case 'course':
      return { paragraphs: [courseParagraph(text, thought.part)] }
    case 'balance': {
      const paragraph = new ParagraphBuilder(text)
      narrateBalance(paragraph, thought.balance)
      return { paragraphs: [paragraph] }
    }
  }
}
