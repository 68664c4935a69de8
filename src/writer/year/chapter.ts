import { chapterOpeners } from '#lore/corpus/year/chapters.ts'
import type { YearStage } from '#lore/year-ahead.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import { toneOfAct } from './acts.ts'
import { type Argued, withMatter } from './argument.ts'
import { isAsked } from './asked.ts'
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

/** What the question has come to as an act begins; undefined where another year of life has begun. */
export function narrateOpener(
  { narrator }: Narration,
  act: readonly Stop[],
  stage: YearStage,
  argued: Argued | undefined,
): Draft | undefined {
  if (!argued || !act.some(({ contact }) => isAsked(argued, contact))) return undefined
  const tone = toneOfAct(act)
  const pool = { name: `chapter/${stage}/${tone}`, lines: chapterOpeners[stage][tone] }
  return narrator.line([pool], { facts: argued.facts, print: withMatter(argued) })
}
