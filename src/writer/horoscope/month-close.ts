import { aspectQuality } from '#lore/aspect-quality.ts'
import { standsAfterTurn } from '#lore/corpus/months/closes.ts'
import { outlooks } from '#lore/corpus/months/outlooks.ts'
import { bodyName, pointNames } from '#lore/names.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { TransitFact } from '#sky/forecast-facts.ts'
import { fillTemplate } from '../prose/template.ts'
import type { Paragraph } from '../writer.ts'
import type { Contact } from './contacts.ts'
import { dayText, monthText } from './dates.ts'
import { eventFacts } from './event-sentences.ts'
import { relations } from './month-event-names.ts'
import { narrateOutcome, ownContext } from './month-person.ts'
import { narrateSlantedAnswer } from './month-slant.ts'
import type { Narration } from './narration.ts'
import { type Draft, paragraphOf } from './narrator.ts'
import type { PlotUnit } from './plot-units.ts'
import { contextFor } from './points-of-contacts.ts'
import { dateOf, type Reader } from './reader.ts'
import { toneOf } from './tone.ts'

interface MonthClose {
  plot: PlotUnit | undefined
  answers: readonly Draft[]
}

type Part = 'stands' | 'answer' | 'own' | 'next'

/** A close that always came in one order would be a mold. */
const orders: readonly (readonly Part[])[] = [
  ['stands', 'answer', 'own', 'next'],
  ['answer', 'stands', 'own', 'next'],
  ['answer', 'own', 'next'],
  ['own', 'answer', 'next'],
  ['stands', 'own', 'answer', 'next'],
]

/** What has become of what the opening asked, without the days that the text has told, and when what stays open comes up next. */
export function narrateMonthClose(
  narration: Narration,
  lead: Contact,
  { plot, answers }: MonthClose,
): Paragraph[] {
  if (!plot) return paragraphOf([...answers, narrateNext(narration, lead)])
  const order = narration.narrator.random.pick(`close ${lead.fact.id}`, orders)
  // What the opening has said of the person is taken up once.
  const own = () =>
    narrateSlantedAnswer(narration, lead, plot) ??
    narrateOutcome(narration, ownContext(narration.reader, lead))
  const parts: Record<Part, () => readonly (Draft | undefined)[]> = {
    stands: () => [narrateStands(narration, lead, plot)],
    answer: () => answers,
    own: () => [own()],
    next: () => [narrateNext(narration, lead)],
  }
  return paragraphOf(order.flatMap((part) => parts[part]()))
}

/** "By the end of December, you'll have had second thoughts." */
function narrateStands(
  { reader, narrator }: Narration,
  lead: Contact,
  { turn, stands }: PlotUnit,
): Draft {
  const month = monthText(reader.period.startDate)
  const all = standsAfterTurn[turn]
  // After "…, and who ought to hear of it", more would belong to the end alone.
  const ways = stands.includes(',') ? all.filter((says) => says.endsWith('{stands}.')) : all
  const filled = ways.map((says) => fillTemplate(says, { month, stands }))
  return narrator.state(`month-stands/${turn}`, filled, { facts: eventFacts(lead) })
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
  const event = `${bodyName(body)} ${relations[next.aspect]} your ${pointNames[point]}`
  const tone = toneOf({ body, point, quality: aspectQuality(next.aspect) })
  const ways = outlooks[body === 'sun' || body === 'mars' ? body : 'slow'][tone]
  const print = (says: string) => says.replace('{day}', day).replace('{event}', event)
  return narrator.state('month-next', ways.map(print), { facts: [next.id] })
}

/** The first contact after the month with the point that it turned on, but for those that are over in a day. */
function nextContact(reader: Reader, point: NatalPoint): TransitFact | undefined {
  const isNext = ({ at, natal, body, certain }: TransitFact) =>
    certain &&
    !/^(?:moon|mercury|venus)$/.test(body) &&
    natal === point &&
    dateOf(at) > reader.period.endDate
  const [next] = reader
    .ofKind('transit')
    .filter(isNext)
    .toSorted((one, other) => one.at.localeCompare(other.at))
  return next
}
