import { smallQuestions } from '#lore/corpus/horoscope/questions.ts'
import type { Sentence } from '../writer.ts'
import type { Narrator } from './narrator.ts'
import type { Theme } from './plan.ts'
import { movingReference } from './references.ts'
import { present } from './tell.ts'
import { companionsOf, questionsOf } from './theme-words.ts'

/** The one question of a week or a month. */
export function tellQuestion(
  narrator: Narrator,
  lead: Theme,
  { name, lines }: { name: string; lines: readonly string[] },
): Sentence[] {
  return present(
    narrator.line({
      name,
      lines,
      words: { question: questionsOf(lead) },
      ref: movingReference(lead),
      facts: [lead.id],
      isNeeded: true,
    }),
  )
}

/** A smaller question, if the text has room for one. */
export function tellSmallQuestion(narrator: Narrator, theme: Theme, room: number): Sentence[] {
  return present(
    narrator.line({
      name: 'small-question',
      lines: smallQuestions,
      words: { question: questionsOf(theme) },
      facts: [theme.id],
      room,
    }),
  )
}

/** How a reader recognizes the theme, without the question. */
export function tellCompanion(narrator: Narrator, theme: Theme, room?: number): Sentence[] {
  return present(narrator.line({ ...companionsOf(theme), facts: [theme.id], room }))
}
