import { ownCycles } from '#lore/corpus/months/own-cycles.ts'
import { isGenerational, isSlowBody } from '#sky/bodies.ts'
import type { Contact } from './contacts.ts'
import type { ThemedDate } from './days.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'

/** So close a planet that stops is on the point. */
const ON_POINT_DEGREES = 2
/** And so close it is to the square or the opposition. */
const ACROSS_DEGREES = 1.5

/** Contacts that no week or month leaves out: a station on a point, and the return of a slow planet. */
export function isIndispensable(contact: Contact): boolean {
  return isStationOnPoint(contact) || isOwnCycle(contact)
}

/** A generational planet in a natal chart becomes personal only when a planet is conjunct it. */
function isStationOnPoint({ fact, touch }: Contact): boolean {
  if (fact.kind !== 'station' || !touch) return false
  if (touch.aspect === 'conjunction') return touch.orbDegrees <= ON_POINT_DEGREES
  return touch.orbDegrees <= ACROSS_DEGREES && !isGenerational(touch.natal)
}

/** A planet that crosses, squares, or opposes its own place: Saturn's once in seven years or so, the others' once in a life. */
export function isOwnCycle({ fact, body, point, quality }: Contact): boolean {
  return (
    fact.kind === 'transit' &&
    isSlowBody(body) &&
    body !== 'jupiter' &&
    body === point &&
    quality !== 'harmonious'
  )
}

/** Adds the indispensable contacts among the others of each date as moments of their own. */
export function withIndispensable(themes: readonly ThemedDate[]): ThemedDate[] {
  return themes.flatMap((one) => [
    one,
    ...one.others
      .filter(isIndispensable)
      .map((theme): ThemedDate => ({ date: one.date, theme, others: [] })),
  ])
}

/** At what age everyone meets it, and what it is about. */
export function narrateOwnCycle({ narrator }: Narration, contact: Contact): Draft | undefined {
  const { fact, body, aspect } = contact
  if (!isOwnCycle(contact) || !aspect) return undefined
  const lines = ownCycles[body as keyof typeof ownCycles][aspect]
  const pool = lines && { name: `own-cycle/${body}/${aspect}`, lines }
  return pool && narrator.line([pool], { facts: [fact.id] })
}
