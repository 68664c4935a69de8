import { type Frame, factsNamed } from './frame.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'
import { drums } from './rhythm.ts'
import type { CoursePart } from './thoughts.ts'
import { narrateTurn } from './turn.ts'

/** What the text has come to in its argument: by the author who wrote the opening. */
export function courseParagraph(text: Text, part: CoursePart): ParagraphBuilder {
  const { frame } = text.plan
  const paragraph = new ParagraphBuilder(text)
  if (!('argument' in frame) || (part !== 'settles' && text.detail < -1)) return paragraph
  if (part === 'third') narrateThird(text, frame, paragraph)
  const { course } = frame
  if (!course || part === 'third') return paragraph
  if (part === 'settles' && !drums([frame.argument.turn, ...course.settles]))
    narrateTurn(text, paragraph)
  const described = part === 'mirror' ? (['first', 'second'] as const) : (['settles'] as const)
  for (const side of described) {
    const said = text.narrator.whole(`${frame.name}/${side}`, course[side], {
      of: side,
      from: frame.from,
    })
    for (const { text: sentence, wording } of said ?? [])
      paragraph.state(sentence, factsNamed(sentence, frame), wording)
  }
  return paragraph
}

function narrateThird(
  { narrator }: Text,
  { third, sides }: Extract<Frame, { argument: unknown }>,
  paragraph: ParagraphBuilder,
): void {
  if (!third) return
  const facts = [...third.facts, ...sides.flatMap((side) => [...side.facts])]
  const said = narrator.whole(third.name, third.says, { of: 'third' })
  for (const { text, wording } of said ?? []) paragraph.state(text, facts, wording)
}
