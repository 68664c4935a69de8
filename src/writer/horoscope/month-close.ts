import { aspectQuality } from '#lore/aspect-quality.ts'
import { shownOnDays, standsAfterTurn, standsAtLast } from '#lore/corpus/months/closes.ts'
import { outlooks } from '#lore/corpus/months/outlooks.ts'
import { bodyName, pointNames } from '#lore/names.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { TransitFact } from '#sky/forecast-facts.ts'
import { fillTemplate } from '../prose/template.ts'
import type { Paragraph } from '../writer.ts'
import type { Contact } from './contacts.ts'
import { dayText, monthText } from './dates.ts'
import { eventFacts } from './event-sentences.ts'
import { clauseOf, relations } from './month-event-names.ts'
import { narrateOutcome, ownContext } from './month-person.ts'
import { narrateSlantedAnswer } from './month-slant.ts'
import type { Narration } from './narration.ts'
import { type Draft, paragraphOf } from './narrator.ts'
import { type PlotUnit, shownOf } from './plot-units.ts'
import { contextFor } from './points-of-contacts.ts'
import { dateOf, type Reader } from './reader.ts'
import { toneOf } from './tone.ts'

interface MonthClose {
  plot: PlotUnit | undefined
  answers: readonly Draft[]
  /** The moments of the month, in order of date. */
  moments: readonly Contact[]
  /** Those that did something to its subject. */
  stepped: readonly Contact[]
}

type Part = 'stands' | 'shown' | 'answer' | 'next'

/** A close that always came in one order would be a mold. */
const orders: readonly (readonly Part[])[] = [
  ['stands', 'answer', 'next'],
  ['shown', 'answer', 'next'],
  ['answer', 'stands', 'next'],
  ['stands', 'shown', 'answer'],
  ['answer', 'shown', 'next'],
  ['answer', 'next'],
]

/** What is still ahead in the month for what the opening asked, what has become of that, and when it comes up next. */
export function narrateMonthClose(
  narration: Narration,
  lead: Contact,
  { plot, answers, ...month }: MonthClose,
): Paragraph[] {
  if (!plot) return paragraphOf([...answers, narrateNext(narration, lead)])
  const order = narration.narrator.random.pick(`close ${lead.fact.id}`, orders)
  const last = month.moments.at(-1)
  // What may show on the last days names them.
  const after = order.includes('shown') || !last || last.fact.at <= lead.fact.at ? undefined : last
  // What the opening has said of the person is taken up once.
  const own = () =>
    narrateSlantedAnswer(narration, lead, plot) ??
    narrateOutcome(narration, ownContext(narration.reader, lead))
  const parts: Record<Part, () => (Draft | undefined)[]> = {
    stands: () => [narrateStands(narration, lead, plot, after)],
    shown: () => [narrateShown(narration, lead, plot, month.stepped)],
    answer: () => [...answers, own()],
    next: () => [narrateNext(narration, lead)],
  }
  const narrated = order.map((part) => ({
    part,
    drafts: parts[part]().filter((one) => one !== undefined),
  }))
  const isDated = narrated.some(({ part, drafts }) => part !== 'answer' && drafts.length > 0)
  return paragraphOf([
    ...(isDated ? [] : parts.stands()),
    ...narrated.flatMap(({ drafts }) => drafts),
  ])
}

/** "By December 30, when Venus makes a trine to your Moon, you'll have had second thoughts.": after the turn, or at the last event of the month. */
function narrateStands(
  { reader, narrator }: Narration,
  lead: Contact,
  { turn, stands }: PlotUnit,
  after: Contact | undefined,
): Draft {
  const dayOf = ({ fact }: Contact) => dayText(dateOf(fact.at), reader.period.endDate)
  const isAtLast = after && narrator.random.pick(`last ${lead.fact.id}`, [true, false])
  const all = isAtLast ? standsAtLast : standsAfterTurn[turn]
  // After "…, and who ought to hear of it", a date would belong to the end alone.
  const ways = stands.includes(',') ? all.filter((says) => says.endsWith('{stands}.')) : all
  const facts = isAtLast ? eventFacts(after) : eventFacts(lead)
  const filled = ways.map((says) =>
    fillTemplate(says, {
      day: dayOf(lead),
      month: monthText(reader.period.startDate),
      stands,
      ...(after && { last: dayOf(after), event: clauseOf(after) }),
    }),
  )
  return narrator.state(`month-stands/${isAtLast ? 'last' : turn}`, filled, { facts })
}

/** "December 7 may show you how much approval you can do without, and December 11, that you're believed.": on a day before the turn and one after it, or else on the last two. */
function narrateShown(
  { reader, narrator }: Narration,
  lead: Contact,
  plot: PlotUnit,
  stepped: readonly Contact[],
): Draft | undefined {
  const telling = stepped.flatMap((one) => {
    const shown = shownOf(plot, one)
    return shown ? [{ at: one.fact.at, id: one.fact.id, shown }] : []
  })
  const before = telling.findLast(({ at }) => at < lead.fact.at)
  const after = telling.findLast(({ at }) => at > lead.fact.at)
  const [first, second] = before && after ? [before, after] : telling.slice(-2)
  if (!first || !second || first.shown === second.shown) return undefined
  const [one, other] = [first, second].map(({ at }) => dayText(dateOf(at), reader.period.endDate))
  if (!one || !other || one === other) return undefined
  const slots = { one, other, first: first.shown, second: second.shown }
  const ways = shownOnDays.map((says) => fillTemplate(says, slots))
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
