import { habitClauses } from '#lore/corpus/relationship/habits.ts'
import type { PairTraitName } from '#lore/synthesis/pair-traits.ts'
import { fillTemplate } from '../prose/template.ts'
import type { Whose } from './pair-facts.ts'
import { clauseOf } from './words.ts'

/** Sentences that name the habit that the next paragraph contradicts. */
export function habitLeads(
  templates: Record<Whose, readonly string[]>,
  whose: Whose,
  habit: PairTraitName,
): string[] {
  const clause = habitClauses[habit]
  const habits = {
    does: clauseOf(clause, whose),
    do: clauseOf(clause, whose === 'you' ? 'you' : 'they'),
  }
  return templates[whose].map((template) => fillTemplate(template, habits))
}
