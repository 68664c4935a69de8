import { aspectQuality } from '#lore/aspect-quality.ts'
import { outlooks } from '#lore/corpus/months/outlooks.ts'
import { bodyName, pointNames } from '#lore/names.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import { isSlowBody } from '#sky/bodies.ts'
import type { TransitFact } from '#sky/forecast-facts.ts'
import { fillSlots } from '../prose/template.ts'
import type { Paragraph } from '../writer.ts'
import type { Contact } from './contacts.ts'
import { dayText } from './dates.ts'
import { relations } from './month-event-names.ts'
import { ownContext } from './month-person.ts'
import type { Narration } from './narration.ts'
import { type Draft, paragraphOf } from './narrator.ts'
import { contextFor } from './points-of-contacts.ts'
import { dateOf, type Reader } from './reader.ts'
import { toneOf } from './tone.ts'

/** Says what the month was for, and when its open question comes up next. */
export function narrateMonthClose(
  narration: Narration,
  lead: Contact,
  closes: readonly Draft[],
): Paragraph[] {
  return paragraphOf([...closes, narrateNext(narration, lead)])
}

/** When the touched point is touched next, or else the one in whom the month turned. */
function narrateNext(narration: Narration, lead: Contact): Draft | undefined {
  const { reader, narrator } = narration
  const points = [
    contextFor(narration, lead).point,
    ownContext(reader, lead).point,
    reader.spine.ruler,
  ]
  const next = [...points, 'sun' as const]
    .flatMap((point) => (point && nextContact(reader, point)) || [])
    .at(0)
  if (!next) return undefined
  const day = dayText(dateOf(next.at), reader.period.endDate)
  const { body, natal: point } = next
  if (!isSlowBody(body)) return undefined
  const event = `${bodyName(body)} ${relations[next.aspect]} your ${pointNames[point]}`
  const tone = toneOf({ body, point, quality: aspectQuality(next.aspect) })
  const print = (says: string) => fillSlots(says, { day, event })
  return narrator.state('month-next', outlooks[tone][body].map(print), { facts: [next.id] })
}

/** The first contact of a slow planet after the month with the point that it turned on. */
function nextContact(reader: Reader, point: NatalPoint): TransitFact | undefined {
  const isNext = ({ at, natal, body, certain }: TransitFact) =>
    certain && isSlowBody(body) && natal === point && dateOf(at) > reader.period.endDate
  const [next] = reader
    .ofKind('transit')
    .filter(isNext)
    .toSorted((one, other) => one.at.localeCompare(other.at))
  return next
}
