import { monthSlants } from '#lore/corpus/months/slants.ts'
import type { Contact } from './contacts.ts'
import { isAboutOthers, isOfHouse, ownContext } from './month-person.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import type { PlotUnit } from './plot-units.ts'

/** What the sign of the touched point makes of the question of a month. */
export function narrateSlant(
  narration: Narration,
  lead: Contact,
  plot: PlotUnit,
): Draft | undefined {
  const { narrator } = narration
  for (const { name, asks, facts } of slantsOf(narration, lead, plot)) {
    const draft = narrator.line([{ name: `${name}/asks`, lines: [asks] }], { facts })
    if (draft) return draft
  }
  return undefined
}

/** What it makes of the answer, once the opening has put the question like that. */
export function narrateSlantedAnswer(
  narration: Narration,
  lead: Contact,
  plot: PlotUnit,
): Draft | undefined {
  const { narrator } = narration
  const told = slantsOf(narration, lead, plot).find(({ name }) => narrator.hasUsed(`${name}/asks`))
  if (!told) return undefined
  const { name, answers, facts } = told
  return narrator.line([{ name: `${name}/answers`, lines: [answers] }], { facts })
}

function slantsOf({ reader }: Narration, lead: Contact, { kind, house }: PlotUnit) {
  const { sign, facts } = ownContext(reader, lead)
  if (!sign) return []
  const ofSign = facts.filter((id) => !id.startsWith('house:'))
  const slants = monthSlants[kind][sign].map(([asks, answers], index) => {
    const name = `month-slant/${kind}/${sign}/${index + 1}`
    return { name, asks, answers, facts: ofSign }
  })
  const fitting = slants.filter(({ asks }) => isOfHouse(asks, house))
  // What is said of oneself alone is true beside others, too.
  return [...new Set([...fitting, ...slants.filter(({ asks }) => !isAboutOthers(asks))])]
}
