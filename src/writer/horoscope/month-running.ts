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
import { narrateStep, stepOf } from './plot-steps.ts'
import { pointContext, referenceOf } from './points.ts'
import { dateOf } from './reader.ts'
import { isSame, narrateRunning, runningIn } from './running.ts'
import type { PlotUnit } from './thoughts.ts'

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
    if (comes) return [behind(narration, fact), comes]
  }
  return []
}

function contactOf(fact: TransitWindowFact) {
  const { body, natal: point, aspect } = fact
  return { fact, body, point, aspect, quality: aspectQuality(aspect) }
}

/** "Jupiter has been square your Mars since November 10 and stays there until January 14." */
function behind({ reader, narrator }: Narration, fact: TransitWindowFact): Draft {
  const { startDate } = reader.period
  const [from, to] = [fact.at, fact.until].map((at) => dayText(dateOf(at), startDate))
  const { after: following } = passesAround(reader, fact)
  const after = following && following.at < fact.until ? following : undefined
  const body = bodyName(fact.body)
  const context = pointContext(reader, fact.natal)
  const place = isPlaced(narrator, context.name) ? undefined : referenceOf(context)
  const where = `${aspectWords[fact.aspect]} your ${context.name}${place ? `, ${place.text}` : ''}`
  const pause = place ? ',' : ''
  const next = after ? `, with an exact pass on ${dayText(dateOf(after.at), startDate)}` : ''
  const ways = [
    `${capitalized(body)} has been ${where}${pause} since ${from} and stays there until ${to}${next}.`,
    `Since ${from}, ${body} has been ${where}, and it stays there until ${to}${next}.`,
    `In the background, ${body} has been ${where}${pause} since ${from} and stays there until ${to}${next}.`,
  ]
  const facts = [fact.id, ...(after ? [after.id] : []), ...(place?.facts ?? [])]
  return narrator.state('running', ways, { facts })
}
