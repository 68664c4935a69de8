import { aspectQuality } from '#lore/aspect-quality.ts'
import type { TransitFact, TransitWindowFact } from '#sky/forecast-facts.ts'
import { type Contact, isSlow } from './contacts.ts'
import { dayText } from './dates.ts'
import type { ThemedDate } from './days.ts'
import { earlierOf } from './month-passes.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { passesAround } from './passes.ts'
import { narratePlace } from './places.ts'
import { narrateStep, stepOf } from './plot-steps.ts'
import { pointContext } from './points.ts'
import { dateOf } from './reader.ts'
import { isSame, narrateRunning, runningIn, stateRunning } from './running.ts'
import type { PlotUnit } from './thoughts.ts'

interface Running {
  moments: readonly ThemedDate[]
  plot: PlotUnit | undefined
  /** The steps of the plot that its moments take. */
  taken: ReadonlySet<string | undefined>
  detail: number
}

/** What was close before the month and still is, and what comes of it for the subject of the month. */
export function narrateStillRunning(
  narration: Narration,
  { moments, plot, taken, detail }: Running,
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
    if (!comes) continue
    const course = narrateCourse(narration, fact, detail)
    if (course.length > 0) return [...course, comes]
  }
  return []
}

function contactOf(fact: TransitWindowFact) {
  const { body, natal: point, aspect } = fact
  return { fact, body, point, aspect, quality: aspectQuality(aspect) }
}

/** Since when it is close, when it was and is exact, and in whom: "It was exact on October 5, when …". */
function narrateCourse(narration: Narration, fact: TransitWindowFact, detail: number): Draft[] {
  const stated = stateRunning(narration, fact)
  if (!stated) return []
  const where =
    detail >= 1 ? narratePlace(narration, pointContext(narration.reader, fact.natal)) : undefined
  return [stated, narrateExact(narration, fact), where].filter((one) => one !== undefined)
}

function narrateExact(narration: Narration, fact: TransitWindowFact): Draft | undefined {
  const { reader, narrator } = narration
  const { startDate } = reader.period
  const { before, after } = passesAround(reader, fact)
  const day = ({ at }: TransitFact) => dayText(dateOf(at), startDate)
  const facts = [before, after].flatMap((one) => (one ? [one.id] : []))
  const was = before && `on ${day(before)}, when ${earlierOf(narration, contactOf(fact))}`
  const is = after && `exact ${before ? 'again ' : ''}on ${day(after)}`
  const ways = was
    ? is
      ? [`It was exact ${was}, and it is ${is}.`, `It was exact ${was}, and it will be ${is}.`]
      : [`It was exact ${was}.`]
    : is
      ? [`It is ${is}.`, `It will be ${is}.`]
      : []
  return narrator.stateIfNew('running-passes', ways, { facts })
}
