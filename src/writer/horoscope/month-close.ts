import { aspectQuality } from '#lore/aspect-quality.ts'
import { outlooks, shownBy } from '#lore/corpus/months/outlooks.ts'
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

interface MonthClose {
  answers: readonly Draft[]
  /** The moments that did something to the subject of the month. */
  stepped: readonly Contact[]
}

/** What the month has shown of its subject, what follows from the turn for what the opening asked, and when it comes up next. */
export function narrateMonthClose(
  narration: Narration,
  lead: Contact,
  { answers, stepped }: MonthClose,
): Paragraph[] {
  return paragraphOf([
    narrateShown(narration, lead, stepped),
    ...answers,
    narrateNext(narration, lead),
  ])
}

/** "December 12 may have shown you what makes you angry about all this, and December 27 what comes easily to you.": of a moment before the turn and one after it. */
function narrateShown(
  { narrator }: Narration,
  lead: Contact,
  stepped: readonly Contact[],
): Draft | undefined {
  const telling = stepped.flatMap((one) => {
    const shown = shownBy[one.body as keyof typeof shownBy]?.[toneOf(one)]
    return one.fact.kind === 'transit' && shown ? [{ ...one, shown }] : []
  })
  const before = telling.findLast(({ fact }) => fact.at < lead.fact.at)
  const after = telling.findLast(({ fact }) => fact.at > lead.fact.at)
  const pair = before && after ? [before, after] : telling.slice(-2)
  const [one, other] = pair
  if (!one) return undefined
  const day = ({ fact }: Contact) => dayText(dateOf(fact.at), dateOf(fact.at))
  const ways = [0, 1].flatMap((way) => {
    const first = `${day(one)} may have shown you ${one.shown[way]}`
    if (!other) return [`${first}.`]
    return other.shown[way] === one.shown[way]
      ? [`${first}, and ${day(other)} ${other.shown[1 - way]}.`]
      : [`${first}, and ${day(other)} ${other.shown[way]}.`]
  })
  return narrator.state('month-shown', ways, { facts: pair.map(({ fact }) => fact.id) })
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
