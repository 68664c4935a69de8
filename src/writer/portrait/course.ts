import type { Course } from '#lore/authored.ts'
import { factsNamed } from './frame.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'
import { drums } from './rhythm.ts'
import { narrateTurn } from './turn.ts'

/** What the text has come to in its argument: by the author who wrote the opening. */
export function courseParagraph(text: Text, part: keyof Course): ParagraphBuilder {
  const { frame } = text.plan
  const paragraph = new ParagraphBuilder(text)
  if (!('argument' in frame) || !frame.course) return paragraph
  if (part !== 'settles' && text.detail < 0) return paragraph
  const sentences = frame.course[part]
  if (part === 'settles' && !drums([frame.argument.turn, ...sentences]))
    narrateTurn(text, paragraph)
  const said = text.narrator.whole(`${frame.name}/${part}`, sentences, { of: part })
  for (const { text: sentence, wording } of said ?? [])
    paragraph.state(sentence, factsNamed(sentence, frame), wording)
  return paragraph
}
