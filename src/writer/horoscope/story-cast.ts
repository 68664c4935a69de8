import type { NatalPoint } from '#lore/transit-meaning.ts'
import { eventFacts } from './event-sentences.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { pointContext } from './points.ts'
import type { Acting } from './points-of-contacts.ts'

/** What each point of the chart stands for in a story, as the end of "your Saturn, the straight face you keep about your soft spot". */
type Cast = Partial<Record<NatalPoint, string>>

/** More would make a list of roles of a text. */
const MOST_ROLES = 3

/** The role of a point in a story, unless the text has named it or enough others. */
export function roleOf(
  { narrator }: Narration,
  cast: Cast | undefined,
  point: NatalPoint | undefined,
): string | undefined {
  const role = point && cast?.[point]
  const named = Object.values(cast ?? {}).filter((one) => narrator.hasSaidOf(one))
  return role && !named.includes(role) && named.length < MOST_ROLES ? role : undefined
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
  const ways = [isNext ? `That's ${role}.` : `Your ${name} is ${role}.`]
  return narrator.state('role-in-story', ways, { facts: eventFacts(contact) })
}

/** "Mars squares your Saturn, the straight face you keep about your soft spot.", of the ways that end with the point. */
export function withRole(ways: readonly string[], name: string, role: string): string[] {
  const end = `your ${name}.`
  return ways.flatMap((way) => (way.endsWith(end) ? [`${way.slice(0, -1)}, ${role}.`] : []))
}
