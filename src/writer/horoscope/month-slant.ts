import { monthSlants } from '#lore/corpus/months/slants.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import { isSlowBody } from '#sky/bodies.ts'
import type { Contact } from './contacts.ts'
import { isAboutOthers, isOfHouse, ownContext } from './month-person.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import type { PlotUnit } from './plot-units.ts'
import { pointContext } from './points.ts'

/** How the sign of the touched point, or of the Sun, colors the question of a month. */
export function narrateSlant(
  narration: Narration,
  lead: Contact,
  plot: PlotUnit,
): Draft | undefined {
  const { narrator } = narration
  for (const { name, says, facts } of slantsOf(narration, lead, plot)) {
    const draft = narrator.line([{ name, lines: [says] }], { facts })
    if (draft) return draft
  }
  return undefined
}

const isOfAYear = (point: NatalPoint) => point === 'jupiter' || isSlowBody(point)

function slantsOf({ reader, narrator }: Narration, lead: Contact, { kind, house }: PlotUnit) {
  const own = ownContext(reader, lead)
  // The sign of a planet that stays in it for a year or more is everybody's of one age.
  const { sign, facts } = isOfAYear(own.point) ? pointContext(reader, 'sun') : own
  if (!sign) return []
  const ofSign = facts.filter((id) => !id.startsWith('house:'))
  const slants = monthSlants[kind][sign].map((says, index) => {
    const name = `month-slant/${kind}/${sign}/${index + 1}`
    return { name, says, facts: ofSign }
  })
  const fitting = narrator.random.shuffle(
    `slant ${lead.fact.id}`,
    slants.filter(({ says }) => isOfHouse(says, house)),
  )
  // A line about being alone is also true in company.
  return [...new Set([...fitting, ...slants.filter(({ says }) => !isAboutOthers(says))])]
}
