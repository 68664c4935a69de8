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
    const turn = section.role === 'strain' ? turnParagraph(text) : undefined
    thoughts.push(writeThought(text, thought, turn))
  }
  const paragraphs = thoughts.flatMap((one) => one.paragraphs).filter(({ isEmpty }) => !isEmpty)
  const own = thoughts[0]?.title
  const title = own && !text.named.has(`title ${own}`) ? own : titleOf(text, section)
  text.named.add(`title ${title}`)
  return { title, paragraphs }
}

function writeThought(text: Text, thought: Thought, before?: ParagraphBuilder): WrittenThought {
  switch (thought.kind) {
    case 'rising':
      return risingParagraphs(text)
    case 'placement':
      return placementParagraph(text, thought.planet)
    case 'aspect':
      return aspectParagraph(text, thought.aspect, before)
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

/** After both sides, the argument turns to what makes it harder. */
function turnParagraph(text: Text): ParagraphBuilder | undefined {
  const { frame } = text.plan
  if (!('argument' in frame)) return undefined
  const paragraph = new ParagraphBuilder(text)
  const [turn] =
    text.narrator.whole(`${frame.name}/turn`, [frame.argument.turn], { of: 'turn' }) ?? []
  if (turn) paragraph.state(turn.text, factsNamed(turn.text, frame), turn.wording)
  return paragraph
}
