import type { YearStage } from '#lore/year-ahead.ts'
import { laneOf, type YearContact } from './contacts.ts'
import type { Stop } from './plan.ts'

/** How far each act has come: by the heaviest transit, which may have its passes in several. */
export function stagesOf(acts: readonly Stop[][], lead: YearContact): YearStage[] {
  const hasLead = (act: readonly Stop[]) =>
    act.some(({ contact }) => laneOf(contact) === laneOf(lead))
  const [first, last] = [acts.findIndex(hasLead), acts.findLastIndex(hasLead)]
  return acts.map((act, index): YearStage => {
    if (index === first) return index === 0 ? 'leadFirst' : 'lead'
    if (index < first) return index === 0 ? 'first' : 'before'
    if (index < last) return hasLead(act) ? 'return' : 'between'
    if (index === last) return 'return'
    return index === last + 1 ? 'after' : 'later'
  })
}
