import { aspectParagraph } from './aspect.ts'
import { eitherSignParagraphs } from './either-sign.ts'
import { receptionParagraph, tellBalance } from './figures.ts'
import { factsNamed } from './frame.ts'
import { midheavenParagraph } from './midheaven.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'
import { placementParagraph } from './placement.ts'
import type { PlannedSection } from './plan.ts'
import { risingParagraphs } from './rising.ts'
import { titleOf } from './section-titles.ts'
import type { Thought } from './thoughts.ts'
import type { WrittenThought } from './written-thought.ts'

export interface SectionDraft {
  title: string
  paragraphs: ParagraphBuilder[]
}

export function sectionOf(text: Text, section: PlannedSection): SectionDraft {
  const thoughts: WrittenThought[] = []
  for (const thought of section.thoughts) {
    const written = writeThought(text, thought)
    if (section.role === 'second-side' && thoughts.length === 0)
      tellTurn(text, written.paragraphs.at(-1))
    thoughts.push(written)
  }
  const paragraphs = thoughts.flatMap((one) => one.paragraphs).filter(({ isEmpty }) => !isEmpty)
  const own = thoughts[0]?.title
  const title = own && !text.named.has(`title ${own}`) ? own : titleOf(text, section)
  text.named.add(`title ${title}`)
  return { title, paragraphs }
}

function writeThought(text: Text, thought: Thought): WrittenThought {
  switch (thought.kind) {
    case 'rising':
      return risingParagraphs(text)
    case 'placement':
      return placementParagraph(text, thought.planet)
    case 'aspect':
      return aspectParagraph(text, thought.aspect)
    case 'reception':
      return { paragraphs: [receptionParagraph(text, thought.reception)] }
    case 'midheaven':
      return { paragraphs: [midheavenParagraph(text)] }
    case 'either-sign':
      return { paragraphs: eitherSignParagraphs(text, thought.planet) }
    case 'balance': {
      const paragraph = new ParagraphBuilder(text)
      tellBalance(paragraph, thought.balance)
      return { paragraphs: [paragraph] }
    }
  }
}

/** After both sides have been described, what living between them is like. */
function tellTurn({ plan, narrator }: Text, paragraph: ParagraphBuilder | undefined): void {
  const { frame } = plan
  if (!paragraph || !('argument' in frame)) return
  const [turn] = narrator.whole(`${frame.name}/turn`, [frame.argument.turn], { of: 'turn' }) ?? []
  if (turn) paragraph.state(turn.text, factsNamed(turn.text, frame), turn.wording)
}
