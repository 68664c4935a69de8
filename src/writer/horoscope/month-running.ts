import { aspectQuality } from '#lore/aspect-quality.ts'
import { aspectWords, bodyName } from '#lore/names.ts'
import type { TransitWindowFact } from '#sky/forecast-facts.ts'
import { capitalized } from '../prose/template.ts'
import { transitPools } from './contact-lines.ts'
import { isSlow } from './contacts.ts'
import { dayText } from './dates.ts'
import type { ThemedDate } from './days.ts'
import { areaOf } from './month-areas.ts'
import { isPlaced } from './month-person.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { passesAround } from './passes.ts'
import { pointContext, referenceOf } from './points.ts'
import { dateOf } from './reader.ts'
import { isSame, narrateRunning, runningIn } from './running.ts'

/** What a contact that was close before the month and still is does in this person's life, and until when. */
export function narrateStillRunning(narration: Narration, moments: readonly ThemedDate[]): Draft[] {
  const slow = moments.map(({ theme }) => theme).filter(isSlow)
  const isOther = (one: TransitWindowFact) => !slow.some((contact) => isSame(one, contact))
  for (const fact of runningIn(narration.reader).filter(isOther)) {
    const { body, natal: point, aspect } = fact
    const contact = { fact, body, point, aspect, quality: aspectQuality(aspect) }
    const area = areaOf(narration.reader, contact)
    if (!area) return narrateRunning(narration, fact, { isWhole: true })
    const behind = stateBehind(narration, fact)
    const effect = narration.narrator.line([area], { facts: [fact.id] })
    const does = narration.narrator.line(transitPools(fact).does ?? [], { facts: [fact.id] })
    if (effect) return [behind, ...(does ? [does] : []), effect, stateUntil(narration, fact)]
  }
  return []
}

/** "Jupiter has been square your Mars in Leo in the tenth house since November 10." */
function stateBehind({ reader, narrator }: Narration, fact: TransitWindowFact): Draft {
  const from = dayText(dateOf(fact.at), reader.period.startDate)
  const body = capitalized(bodyName(fact.body))
  const context = pointContext(reader, fact.natal)
  const place = isPlaced(narrator, context.name) ? undefined : referenceOf(context)
  const where = `${aspectWords[fact.aspect]} your ${context.name}${place ? ` ${place.text}` : ''}`
  const ways = [
    `${body} has been ${where} since ${from}.`,
    `All this time, since ${from}, ${body} has been ${where}.`,
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
