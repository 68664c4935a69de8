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
  /** The event, where it has been narrated. */
  event?: Draft | undefined
  /** Where the touched point stands, if that is new. */
  place?: Place | undefined
  /** What the touched point does in this person, which says where it stands. */
  habit?: Draft | undefined
  /** Whether it says when the other passes are. */
  hasPasses?: boolean
  /** Without the passes of a fast planet, and without a sentence for the place. */
  isBrief?: boolean
}

/** An event, which pass it is, and where the touched point stands: in the event itself, if it has room, or after it. */
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
