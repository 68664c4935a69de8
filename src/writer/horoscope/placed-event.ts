import { type Contact, isSlow } from './contacts.ts'
import type { When } from './event-sentences.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { narratePlace } from './places.ts'
import type { Place } from './points.ts'
import { contextFor } from './points-of-contacts.ts'
import { narrateEvent, narratePasses } from './sentences.ts'

interface PlacedEvent {
  whens: readonly When[]
  isDated?: boolean
  /** The event, if it has been narrated. */
  event?: Draft | undefined
  /** The sign and house of the touched point, if they are new. */
  place?: Place | undefined
  /** A line on the touched point in this person that names its sign and house. */
  habit?: Draft | undefined
  /** Whether it says when the other passes are. */
  hasPasses?: boolean
  /** Without the passes of a fast planet, and without a sentence for the place. */
  isBrief?: boolean
}

/** An event, its pass, and the sign and house of the touched point: within the event if it has room, or after it. */
export function narratePlacedEvent(
  narration: Narration,
  contact: Contact,
  { whens, event, place, habit, hasPasses = true, isBrief = false, ...how }: PlacedEvent,
): Draft[] {
  const happens = event ?? narrateEvent(narration, contact, whens, { ...how, place })
  const isPlaced = !place || happens.sentences.some((sentence) => sentence.includes(place.text))
  const isShort = isBrief && !isSlow(contact)
  const after = [
    ...(hasPasses && !isShort ? narratePasses(narration, contact) : []),
    habit ??
      (isPlaced || isShort
        ? undefined
        : narratePlace(narration, contextFor(narration, contact), place)),
  ]
  return [happens, ...after.filter((one) => one !== undefined)]
}
