import { monthSlants } from '#lore/corpus/months/slants.ts'
import { lowered } from '../prose/sentences.ts'
import type { Contact } from './contacts.ts'
import { dayText } from './dates.ts'
import { eventFacts } from './event-sentences.ts'
import { clauseOf } from './month-event-names.ts'
import { isAboutOthers, isOfHouse, ownContext } from './month-person.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import type { PlotUnit } from './plot-units.ts'
import { dateOf } from './reader.ts'

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

/** "On December 24, when the Sun makes an easy angle to your Sun, you can say what you want first.": what it makes of the answer, once the opening has put the question like that, and on which day. */
export function narrateSlantedAnswer(
  narration: Narration,
  lead: Contact,
  { plot, on }: { plot: PlotUnit; on: Contact },
): Draft | undefined {
  const { reader, narrator } = narration
  const asked = slantsOf(narration, lead, plot).find(({ name }) => narrator.hasUsed(`${name}/asks`))
  if (!asked) return undefined
  const { name, answers } = asked
  const day = dayText(dateOf(on.fact.at), reader.period.endDate)
  const event = clauseOf(on)
  const ways = narrator.random.shuffle(`slanted ${on.fact.id}`, [
    (says: string) => `On ${day}, when ${event}, ${lowered(says)}`,
    (says: string) =>
      event.includes(',') ? undefined : `When ${event} on ${day}, ${lowered(says)}`,
  ])
  const pool = { name: `${name}/answers`, lines: [answers] }
  // The opening cites the sign: a second point beside the event could be taken for the touched one.
  return narrator.lineInOneWay([pool], ways, eventFacts(on))
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
