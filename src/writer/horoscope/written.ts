import { dayThoughts } from '#lore/day-thoughts.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { Planet } from '#sky/bodies.ts'
import type { TransitBody } from '#sky/events.ts'

/** Whether an author has written of these two. */
export const isWritten = (body: TransitBody, point: NatalPoint) =>
  dayThoughts[body as Planet]?.[point as Planet] !== undefined
