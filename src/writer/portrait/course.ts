import { overlooked, takenFor } from '#lore/corpus/character/mirrors.ts'
import { type Frame, factsNamed, SECOND } from './frame.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'
import { drums } from './rhythm.ts'
import type { CoursePart } from './thoughts.ts'
import { narrateTurn } from './turn.ts'

/** Says what the argument has led to: in the words of the authored opening, or by the two signs. */
export function courseParagraph(text: Text, part: CoursePart): ParagraphBuilder {
  const { frame } = text.plan
  const paragraph = new ParagraphBuilder(text)
  if (!('argument' in frame) || (part !== 'settles' && text.detail < -1)) return paragraph
  if (part === 'third') narrateThird(text, frame, paragraph)
  if (part === 'mirror') narrateMirror(text, frame, paragraph)
  if (part === 'settles') narrateSettling(text, frame, paragraph)
  return paragraph
}

type ArguedFrame = Extract<Frame, { argument: unknown }>

function narrateSettling(text: Text, frame: ArguedFrame, paragraph: ParagraphBuilder): void {
  const { course } = frame
  if (!course) return
  if (!drums([frame.argument.turn, ...course.settles])) narrateTurn(text, paragraph)
  const said = text.narrator.whole(`${frame.name}/settles`, course.settles, {
    of: 'settles',
    from: frame.from,
  })
  for (const { text: sentence, wording } of said ?? [])
    paragraph.state(sentence, factsNamed(sentence, frame), wording)
}

/** Says that people see one side of this person and overlook the other. */
function narrateMirror(
  { narrator }: Text,
  { signs, sides }: ArguedFrame,
  paragraph: ParagraphBuilder,
): void {
  const facts = sides.flatMap((side) => [...side.facts])
  const [one, other] = signs
  for (const [name, versions] of [
    [`taken-for/${one}`, takenFor[one]],
    [`overlooked/${other}`, overlooked[other]],
  ] as const)
    for (const [index, sentences] of narrator.random.shuffle(name, versions).entries()) {
      const from = SECOND * versions.indexOf(sentences)
      const said = narrator.whole(`mirror/${name}`, sentences, { of: 'both', from })
      for (const { text, wording } of said ?? []) paragraph.state(text, facts, wording)
      if (said || index === versions.length - 1) break
    }
}

function narrateThird(
  { narrator }: Text,
  { third, sides }: ArguedFrame,
  paragraph: ParagraphBuilder,
): void {
  if (!third) return
  const facts = [...third.facts, ...sides.flatMap((side) => [...side.facts])]
  const said = narrator.whole(third.name, third.says, { of: 'third' })
  for (const { text, wording } of said ?? []) paragraph.state(text, facts, wording)
}
