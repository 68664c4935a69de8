import { aspectQuality } from '#lore/aspect-quality.ts'
import { aspectWords, bodyName } from '#lore/names.ts'
import type { TransitWindowFact } from '#sky/forecast-facts.ts'
import { capitalized } from '../prose/template.ts'
import { isSlow } from './contacts.ts'
import { dayText } from './dates.ts'
import type { ThemedDate } from './days.ts'
import { isPlaced } from './month-manner.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { passesAround } from './passes.ts'
import { effectOf, narrateStep, stepOf } from './plot-steps.ts'
import type { PlotUnit } from './plot-units.ts'
import { pointContext, referenceOf } from './points.ts'
import { dateOf } from './reader.ts'
import { isSame, narrateRunning, runningIn } from './running.ts'

interface Running {
  moments: readonly ThemedDate[]
  plot: PlotUnit | undefined
  /** The steps of the plot that its moments take. */
  taken: ReadonlySet<string | undefined>
}

/** What a contact that was close before the month and still is does to the subject of the month, and that contact. */
export function narrateStillRunning(
  narration: Narration,
  { moments, plot, taken }: Running,
): Draft[] {
  const slow = moments.map(({ theme }) => theme).filter(isSlow)
  const isOther = (one: TransitWindowFact) => !slow.some((contact) => isSame(one, contact))
  const running = runningIn(narration.reader).filter(isOther)
  if (!plot)
    return running.slice(0, 1).flatMap((fact) => narrateRunning(narration, fact, { isWhole: true }))
  for (const fact of running) {
    const contact = contactOf(fact)
    if (taken.has(stepOf(contact, plot, 'before')?.name)) continue
    const comes = narrateStep(narration, contact, plot, 'before')
    const effect = effectOf(contact, plot, 'before', comes)
    if (comes && effect) return [behind(narration, fact, effect), comes, until(narration, fact)]
  }
  return []
}

function contactOf(fact: TransitWindowFact) {
  const { body, natal: point, aspect } = fact
  return { fact, body, point, aspect, quality: aspectQuality(aspect) }
}

/** "Since November 10, Jupiter has been square your Mars, and the price grows with it." */
function behind({ reader, narrator }: Narration, fact: TransitWindowFact, effect: string): Draft {
  const from = dayText(dateOf(fact.at), reader.period.startDate)
  const body = bodyName(fact.body)
  const context = pointContext(reader, fact.natal)
  const place = isPlaced(narrator, context.name) ? undefined : referenceOf(context)
  const where = `${aspectWords[fact.aspect]} your ${context.name}${place ? ` ${place.text}` : ''}`
  const ways = [
    `${capitalized(body)} has been ${where} since ${from}, and ${effect}.`,
    `Since ${from}, ${body} has been ${where}, and ${effect}.`,
    `In the background, ${body} has been ${where} since ${from}, and ${effect}.`,
  ]
  return narrator.state('running', ways, { facts: [fact.id, ...(place?.facts ?? [])] })
}

/** "Jupiter stays there until January 14, with an exact pass on December 27." */
function until({ reader, narrator }: Narration, fact: TransitWindowFact): Draft {
  const { startDate } = reader.period
  const { after: following } = passesAround(reader, fact)
  const after = following && following.at < fact.until ? following : undefined
  const next = after ? `, with an exact pass on ${dayText(dateOf(after.at), startDate)}` : ''
  const body = capitalized(bodyName(fact.body))
  const to = dayText(dateOf(fact.until), startDate)
  const ways = [`${body} stays there until ${to}${next}.`, `That lasts until ${to}${next}.`]
  return narrator.state('running-until', ways, { facts: [fact.id, ...(after ? [after.id] : [])] })
}
