import { backToQuestion } from '#lore/corpus/horoscope/week.ts'
import type { ForecastFact } from '#sky/forecast-facts.ts'
import type { Sentence } from '../writer.ts'
import type { Narrator } from './narrator.ts'
import type { Theme } from './plan.ts'
import { tellCompanion } from './question.ts'
import { present, tellTask } from './tell.ts'

/**
 * How a weekly or monthly text leads to its task: with a lead, through the question, or
 * directly. It varies, because one form would become monotonous.
 */
export type Ending = 'led' | 'by the question' | 'bare'

const endings: readonly Ending[] = ['led', 'by the question', 'by the question', 'bare']

export function endingOf(narrator: Narrator, lead: Theme): Ending {
  return narrator.random.pick(`ending ${lead.id}`, endings)
}

/** The sentence beside the question, unless the ending returns to the question. */
export function tellBesideQuestion(narrator: Narrator, lead: Theme, ending: Ending): Sentence[] {
  return ending === 'by the question' ? [] : tellCompanion(narrator, lead)
}

/** The task of a week or a month. */
export function tellClosing(
  narrator: Narrator,
  [lead, ...others]: readonly [Theme, ...ForecastFact[]],
  { ending, before }: { ending: Ending; before: { name: string; lines: readonly string[] } },
): Sentence[] {
  const facts = [lead, ...others]
  const ways: Record<Ending, () => Sentence[]> = {
    led: () => present(narrator.line({ ...before, facts: [lead.id] })),
    'by the question': () => tellBackToQuestion(narrator, lead),
    bare: () => [],
  }
  return [...ways[ending](), ...tellTask(narrator, facts, { isNeeded: true })]
}

function tellBackToQuestion(narrator: Narrator, lead: Theme): Sentence[] {
  const back = narrator.line({ name: 'back', lines: backToQuestion, facts: [lead.id] })
  return back ? [back, ...tellCompanion(narrator, lead)] : []
}
