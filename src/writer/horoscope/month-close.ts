import { aspectQuality } from '#lore/aspect-quality.ts'
import { outlooks } from '#lore/corpus/months/outlooks.ts'
import { bodyName, pointNames } from '#lore/names.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { AspectName } from '#sky/chart.ts'
import type { TransitFact } from '#sky/forecast-facts.ts'
import { capitalized } from '../prose/template.ts'
import type { Paragraph } from '../writer.ts'
import type { Contact } from './contacts.ts'
import { dayText, monthText } from './dates.ts'
import { eventFacts } from './event-sentences.ts'
import { mannerContext } from './month-manner.ts'
import type { Narration } from './narration.ts'
import { type Draft, paragraphOf } from './narrator.ts'
import type { PlotUnit } from './plot-units.ts'
import { contextFor } from './points-of-contacts.ts'
import { dateOf, type Reader } from './reader.ts'
import { toneOf } from './tone.ts'

/** What the subject has become, what stays open of it, and when it comes up next, or what the month was for. */
export function narrateMonthClose(
  narration: Narration,
  lead: Contact,
  plot: PlotUnit,
  settles: readonly Draft[],
): Paragraph[] {
  const open = narrateOpenEnd(narration, lead, plot)
  const next = narrateNext(narration, lead, plot) ?? narrateAim(narration, lead, plot)
  return paragraphOf([...settles, open, next])
}

/** What stays open at the close, of the reason that the opening has given. */
function narrateOpenEnd(
  { narrator }: Narration,
  { fact }: Contact,
  { stakes }: PlotUnit,
): Draft | undefined {
  const asked = stakes.filter(({ name }) => narrator.hasUsed(`${name}/asks`))
  const fitting = asked.length > 0 ? asked : stakes
  const pools = fitting.map(({ name, leaves }) => ({ name: `${name}/leaves`, lines: [leaves] }))
  return narrator.line(pools, { facts: [fact.id] })
}

/** When the subject comes up next: the first contact of the coming weeks with the point that the month turned on, unless it is a passing one. */
function narrateNext(
  narration: Narration,
  lead: Contact,
  { plot: { subject } }: PlotUnit,
): Draft | undefined {
  const { reader, narrator } = narration
  const [next] = nextContact(reader, contextFor(narration, lead).point)
  if (!next || next.body === 'mercury' || next.body === 'venus') return undefined
  const day = dayText(dateOf(next.at), reader.period.endDate)
  const event = `${bodyName(next.body)} ${relations[next.aspect]} your ${pointNames[next.natal]}`
  const { body, natal: point } = next
  const tone = toneOf({ body, point, quality: aspectQuality(next.aspect) })
  const ways = outlooks[body === 'sun' || body === 'mars' ? body : 'slow'][tone]
  const print = (says: string) =>
    says
      .replace('{day}', day)
      .replace('{event}', event)
      .replace('{subject}', subject)
      .replace('{Subject}', capitalized(subject))
  return narrator.state('month-next', ways.map(print), { facts: [next.id] })
}

function nextContact(reader: Reader, point: NatalPoint): TransitFact[] {
  const isNext = ({ at, natal, body, certain }: TransitFact) =>
    certain && body !== 'moon' && natal === point && dateOf(at) > reader.period.endDate
  return reader
    .ofKind('transit')
    .filter(isNext)
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, 1)
}

const relations: Record<AspectName, string> = {
  conjunction: 'meets',
  opposition: 'opposes',
  square: 'squares',
  trine: 'makes a trine to',
  sextile: 'makes a sextile to',
}

/** What the month was for: at the close of a text that names no later date. */
function narrateAim(narration: Narration, lead: Contact, { aims }: PlotUnit): Draft | undefined {
  const own = mannerContext(narration.reader, contextFor(narration, lead))
  const { reader, narrator } = narration
  const aim = own?.sign && aims[own.sign]
  // So far from the opening nobody would know what "it" is.
  if (!own || !aim || /\b(?:it|them|they|their)\b/.test(aim)) return undefined
  const month = monthText(reader.period.startDate)
  const ways = [
    `${capitalized(aim)} should come more easily than it did at the beginning of ${month}.`,
    `By the end of ${month}, ${aim} should take less effort than it did.`,
    `If ${aim} has become a little easier, ${month} has done its work.`,
    `${capitalized(aim)} is worth keeping up after ${month}.`,
    `You won't be perfect at ${aim}, and you'll be better at it than you were early in ${month}.`,
  ]
  return narrator.state('month-aim', ways, { facts: [...eventFacts(lead), ...own.facts] })
}
