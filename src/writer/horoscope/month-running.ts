import { aspectQuality } from '#lore/aspect-quality.ts'
import { aspectWords, bodyName } from '#lore/names.ts'
import type { TransitWindowFact } from '#sky/forecast-facts.ts'
import { capitalized } from '../prose/template.ts'
import { transitPools } from './contact-lines.ts'
import { type Contact, isSlow } from './contacts.ts'
import { dayText } from './dates.ts'
import type { ThemedDate } from './days.ts'
import { kinshipOf } from './kinship.ts'
import { areaOf } from './month-areas.ts'
import { isPlaced } from './month-person.ts'
import type { Narration } from './narration.ts'
import type { Draft, Pool } from './narrator.ts'
import { passesAround } from './passes.ts'
import { type PlotUnit, slowPassageOf } from './plot-units.ts'
import { pointContext, referenceOf } from './points.ts'
import { dateOf } from './reader.ts'
import { isSame, narrateRunning, runningIn } from './running.ts'
import { toneOf } from './tone.ts'

/** Describes what a contact that was close before the month and still is does in this person's life, and until when. */
export function narrateStillRunning(
  narration: Narration,
  moments: readonly ThemedDate[],
  { lead, plot, detail }: { lead: Contact; plot: PlotUnit | undefined; detail: number },
): Draft[] {
  const { reader, narrator } = narration
  const slow = moments.map(({ theme }) => theme).filter(isSlow)
  const isOther = (one: TransitWindowFact) => !slow.some((contact) => isSame(one, contact))
  for (const fact of runningIn(reader).filter(isOther)) {
    const { body, natal: point, aspect } = fact
    const contact = { fact, body, point, aspect, quality: aspectQuality(aspect) }
    const isKin = kinshipOf(reader, contact, lead) > 0
    // Contacts outside the subject of a month are only for a text that would be too short.
    if (!isKin && detail < 2) continue
    const area = areaOf(reader, contact)
    const passage = isKin ? plot && slowPassageOf(plot, toneOf(contact)) : undefined
    if (!area) return narrateWhole(narration, fact, passage)
    const behind = stateBehind(narration, fact)
    const further = passage && narrator.line([passage], { facts: [fact.id] })
    // Next to its effect on the subject of the month, its other effects would be another thought.
    const effect = further ?? narrator.line([area], { facts: [fact.id] })
    if (!effect) continue
    const does = further
      ? undefined
      : narrator.line(transitPools(fact).does ?? [], { facts: [fact.id] })
    return [behind, stateUntil(narration, fact), does, effect].filter(
      (one): one is Draft => one !== undefined,
    )
  }
  return []
}

/** Without houses, the effect on the subject of the month follows the contact itself. */
function narrateWhole(
  narration: Narration,
  fact: TransitWindowFact,
  passage: Pool | undefined,
): Draft[] {
  const running = narrateRunning(narration, fact, { isWhole: passage === undefined })
  const further = passage && narration.narrator.line([passage], { facts: [fact.id] })
  return further && running.length > 0 ? [...running, further] : running
}

/** "Jupiter has been square your Mars in Leo in the tenth house since November 10." */
function stateBehind({ reader, narrator }: Narration, fact: TransitWindowFact): Draft {
  const from = dayText(dateOf(fact.at), reader.period.startDate)
  const body = capitalized(bodyName(fact.body))
  const context = pointContext(reader, fact.natal)
  const place = isPlaced(narrator, context) ? undefined : referenceOf(context)
  const where = `${aspectWords[fact.aspect]} your ${context.name}${place ? ` ${place.text}` : ''}`
  const ways = [
    `${body} has been ${where} since ${from}.`,
    `Since ${from}, ${body} has been ${where}.`,
    `In the background, ${body} has been ${where} since ${from}.`,
  ]
  return narrator.state('running', ways, { facts: [fact.id, ...(place?.facts ?? [])] })
}

/** "Jupiter stays there until January 14, with an exact pass on December 27." */
function stateUntil({ reader, narrator }: Narration, fact: TransitWindowFact): Draft {
  const { startDate } = reader.period
  const { after: following } = passesAround(reader, fact)
  const after = following && following.at < fact.until ? following : undefined
  const next = after ? `, with an exact pass on ${dayText(dateOf(after.at), startDate)}` : ''
  const body = capitalized(bodyName(fact.body))
  const to = dayText(dateOf(fact.until), startDate)
  const ways = [`${body} stays there until ${to}${next}.`, `That lasts until ${to}${next}.`]
  return narrator.state('running-until', ways, { facts: [fact.id, ...(after ? [after.id] : [])] })
}
