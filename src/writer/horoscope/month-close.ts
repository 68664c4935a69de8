import { aspectQuality } from '#lore/aspect-quality.ts'
import { outlooks } from '#lore/corpus/months/outlooks.ts'
import { bodyName, pointNames } from '#lore/names.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { TransitFact } from '#sky/forecast-facts.ts'
import type { Paragraph } from '../writer.ts'
import type { Contact } from './contacts.ts'
import { dayText } from './dates.ts'
import { relations } from './month-event-names.ts'
import type { Narration } from './narration.ts'
import { type Draft, paragraphOf } from './narrator.ts'
import { contextFor } from './points-of-contacts.ts'
import { dateOf, type Reader } from './reader.ts'
import { toneOf } from './tone.ts'

/** What follows from the turn for what the opening asked, and when it comes up next. */
export function narrateMonthClose(
  narration: Narration,
  lead: Contact,
  answers: readonly Draft[],
): Paragraph[] {
  return paragraphOf([...answers, narrateNext(narration, lead)])
}

/** When the touched point is touched next. */
function narrateNext(narration: Narration, lead: Contact): Draft | undefined {
  const { reader, narrator } = narration
  const next = nextContact(reader, contextFor(narration, lead).point)
  if (!next) return undefined
  const day = dayText(dateOf(next.at), reader.period.endDate)
  const { body, natal: point } = next
  const event = `${bodyName(body)} ${relations[next.aspect]} your ${pointNames[point]}`
  const tone = toneOf({ body, point, quality: aspectQuality(next.aspect) })
  const ways = outlooks[body === 'sun' || body === 'mars' ? body : 'slow'][tone]
  const print = (says: string) => says.replace('{day}', day).replace('{event}', event)
  return narrator.state('month-next', ways.map(print), { facts: [next.id] })
}

/** The first contact of the coming weeks with the point that a month turned on, unless it is a passing one. */
function nextContact(reader: Reader, point: NatalPoint): TransitFact | undefined {
  const isNext = ({ at, natal, body, certain }: TransitFact) =>
    certain && body !== 'moon' && natal === point && dateOf(at) > reader.period.endDate
  const [next] = reader
    .ofKind('transit')
    .filter(isNext)
    .toSorted((one, other) => one.at.localeCompare(other.at))
  return next && !/^(?:mercury|venus)$/.test(next.body) ? next : undefined
}
