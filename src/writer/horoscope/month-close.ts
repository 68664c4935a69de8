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
import { type PlotUnit, shownOf } from './plot-units.ts'
import { contextFor } from './points-of-contacts.ts'
import { dateOf, type Reader } from './reader.ts'
import { toneOf } from './tone.ts'

interface MonthClose {
  plot: PlotUnit | undefined
  answers: readonly Draft[]
  /** The moments that did something to the subject of the month. */
  stepped: readonly Contact[]
}

/** How things are likely to stand at the end of the month, what follows for what the opening asked, and when it comes up next. */
export function narrateMonthClose(
  narration: Narration,
  lead: Contact,
  { plot, answers, stepped }: MonthClose,
): Paragraph[] {
  const [stands, ...answer] = answers.flatMap(bySentence)
  const shown = stands && plot && narrateShown(narration, lead, { plot, stepped })
  return paragraphOf([stands, shown, ...answer, narrateNext(narration, lead)])
}

const bySentence = (draft: Draft): Draft[] =>
  draft.sentences.map((says) => ({ ...draft, sentences: [says] }))

/** "By then you may know that you can come to the point at once, and who takes your side.": of a moment before the turn and one after it, or else of the last two. */
function narrateShown(
  { narrator }: Narration,
  lead: Contact,
  { plot, stepped }: { plot: PlotUnit; stepped: readonly Contact[] },
): Draft | undefined {
  const telling = stepped.flatMap((one) => {
    const shown = shownOf(plot, one)
    return shown ? [{ at: one.fact.at, id: one.fact.id, shown }] : []
  })
  const before = telling.findLast(({ at }) => at < lead.fact.at)
  const after = telling.findLast(({ at }) => at > lead.fact.at)
  const [first, second] = before && after ? [before, after] : telling.slice(-2)
  if (!first || !second || first.shown === second.shown) return undefined
  const ways = [
    `By then you may know ${first.shown}, and ${second.shown}.`,
    `You're likely to know by then ${first.shown}, and ${second.shown}.`,
    `You may also have found out ${first.shown}, and ${second.shown}.`,
  ]
  return narrator.state('month-shown', ways, { facts: [first.id, second.id] })
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
