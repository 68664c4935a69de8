import { paragraphOf } from '../horoscope/narrator.ts'
import type { Section } from '../writer.ts'
import type { Argued } from './argument.ts'

/** The answer to the question of the year, and one thing to do. */
export function narrateClosing(argued: Argued | undefined): Section[] {
  if (!argued) return []
  // A page after it was asked, the question stands above its answer.
  const [title = ''] = argued.asks.sentences
  return [{ title, paragraphs: paragraphOf([...argued.answers, argued.task]) }]
}
