import { factsNamed } from './frame.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'

/** The sentence that sums up the two sides of an argument, once in a text. */
export function narrateTurn({ plan, narrator, named }: Text, paragraph: ParagraphBuilder): void {
  const { frame } = plan
  if (!('argument' in frame) || named.has('turn')) return
  const [turn] =
    narrator.whole(`${frame.name}/turn`, [frame.argument.turn], { of: 'turn', from: frame.from }) ??
    []
  if (!turn) return
  named.add('turn')
  paragraph.state(turn.text, factsNamed(turn.text, frame), turn.wording)
}
