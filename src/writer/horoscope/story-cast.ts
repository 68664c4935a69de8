import type { NatalPoint } from '#lore/transit-meaning.ts'
import { eventFacts } from './event-sentences.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { pointContext } from './points.ts'
import type { Acting } from './points-of-contacts.ts'

/** What each point of the chart stands for in a story, as the end of "your Saturn, the straight face you keep about your soft spot". */
type Cast = Partial<Record<NatalPoint, string>>

/** The role of a point in a story, unless the text has named it. */
export function roleOf(
  { narrator }: Narration,
  cast: Cast | undefined,
  point: NatalPoint | undefined,
): string | undefined {
  const role = point && cast?.[point]
  return role && !narrator.hasSaidOf(role) ? role : undefined
}

/** The same of the point that a contact touches; the other end of an axis is another part of a life. */
export const roleOfTouched = (
  narration: Narration,
  cast: Cast | undefined,
  { point, aspect }: Pick<Acting, 'point' | 'aspect'>,
) =>
  (point === 'asc' || point === 'mc') && aspect === 'opposition'
    ? undefined
    : roleOf(narration, cast, point)

/** "Your Saturn is the straight face you keep about your soft spot.", and "That's …" right after its sign and house. */
export function narrateRoleInStory(
  narration: Narration,
  cast: Cast | undefined,
  { contact, isNext = false }: { contact: Acting; isNext?: boolean },
): Draft | undefined {
  const { reader, narrator } = narration
  const role = roleOfTouched(narration, cast, contact)
  if (!role || !contact.point) return undefined
  const { name } = pointContext(reader, contact.point)
  const ways = isNext
    ? [`That's ${role}.`, `In all this, that's ${role}.`, `Here, that's ${role}.`]
    : [
        `Your ${name} is ${role}.`,
        `In all this, your ${name} is ${role}.`,
        `Here, your ${name} is ${role}.`,
      ]
  return narrator.state('role-in-story', ways, { facts: eventFacts(contact) })
}

/** "Mars squares your Saturn, the straight face you keep about your soft spot.", of the ways that end with the point. */
export function withRole(ways: readonly string[], name: string, role: string): string[] {
  const end = `your ${name}.`
  return ways.flatMap((way) => (way.endsWith(end) ? [`${way.slice(0, -1)}, ${role}.`] : []))
}
