import { aspectQuality } from '#lore/aspect-quality.ts'
import { outlooks } from '#lore/corpus/months/outlooks.ts'
import { bodyName, pointNames } from '#lore/names.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { AspectName } from '#sky/chart.ts'
import type { TransitFact } from '#sky/forecast-facts.ts'
import { capitalized } from '../prose/template.ts'
import type { Paragraph } from '../writer.ts'
import type { Contact } from './contacts.ts'
import { dayText } from './dates.ts'
import { narrateOutcome } from './month-manner.ts'
import type { Narration } from './narration.ts'
import { type Draft, paragraphOf } from './narrator.ts'
import type { PlotUnit } from './plot-units.ts'
import { contextFor } from './points-of-contacts.ts'
import { dateOf, type Reader } from './reader.ts'
import { toneOf } from './tone.ts'

/** What the subject has become, and one thing more: when it comes up next, or else what could become of the way this person goes about it, or what stays open. */
export function narrateMonthClose(
  narration: Narration,
  lead: Contact,
  plot: PlotUnit,
  settles: readonly Draft[],
): Paragraph[] {
  const last =
    narrateNext(narration, lead, plot) ??
    narrateOutcome(narration, contextFor(narration, lead), plot) ??
    narrateOpenEnd(narration, lead, plot)
  return paragraphOf([...settles, last])
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

/** When the subject comes up next. */
function narrateNext(
  narration: Narration,
  lead: Contact,
  { plot: { subject } }: PlotUnit,
): Draft | undefined {
  const { reader, narrator } = narration
  const next = nextContact(reader, contextFor(narration, lead).point)
  if (!next) return undefined
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

/** The first contact of the coming weeks with the point that a month turned on, unless it is a passing one. */
export function nextContact(reader: Reader, point: NatalPoint): TransitFact | undefined {
  const isNext = ({ at, natal, body, certain }: TransitFact) =>
    certain && body !== 'moon' && natal === point && dateOf(at) > reader.period.endDate
  const [next] = reader
    .ofKind('transit')
    .filter(isNext)
    .toSorted((one, other) => one.at.localeCompare(other.at))
  return next && !/^(?:mercury|venus)$/.test(next.body) ? next : undefined
}

const relations: Record<AspectName, string> = {
  conjunction: 'meets',
  opposition: 'opposes',
  square: 'squares',
  trine: 'makes a trine to',
  sextile: 'makes a sextile to',
}
