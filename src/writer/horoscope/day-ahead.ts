import { aspectQuality } from '#lore/aspect-quality.ts'
import { aheadClauses } from '#lore/corpus/days/ahead.ts'
import { bodyName, pointNames } from '#lore/names.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { AspectName } from '#sky/chart.ts'
import type { TransitFact } from '#sky/forecast-facts.ts'
import { daysApart } from './dates.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { dateIn, dateOf, type Reader } from './reader.ts'
import { toneOf } from './tone.ts'

/** Later than this nobody keeps it in mind. */
const MOST_DAYS = 5

/** "On Thursday, March 4, Venus reaches your Mars, and it gets easier.": when the subject of a day comes up next. */
export function narrateAhead(
  { reader, narrator }: Narration,
  point: NatalPoint,
): Draft | undefined {
  const next = nextContact(reader, point)
  if (!next) return undefined
  const { id, at, body, aspect, natal } = next
  const isTomorrow = daysApart(dateOf(at), reader.period.endDate) === 1
  const when = isTomorrow ? 'Tomorrow' : `On ${dateIn(at)},`
  const event = `${bodyName(body)} ${relations[aspect]} your ${pointNames[natal]}`
  const tone = toneOf({ body, point: natal, quality: aspectQuality(aspect) })
  const pool = { name: `ahead/${tone}`, lines: aheadClauses[tone] }
  const print = (says: string) => `${when} ${event}, ${says}.`
  return narrator.line([pool], { facts: [id], print })
}

/** The first after the day; the Moon's contacts of the coming days are not among the facts. */
function nextContact(reader: Reader, point: NatalPoint): TransitFact | undefined {
  const { endDate } = reader.period
  const isNext = ({ at, body, natal, certain }: TransitFact) =>
    certain &&
    body !== 'chiron' &&
    natal === point &&
    dateOf(at) > endDate &&
    daysApart(dateOf(at), endDate) <= MOST_DAYS
  return reader
    .ofKind('transit')
    .filter(isNext)
    .toSorted((one, other) => one.at.localeCompare(other.at))[0]
}

const relations: Record<AspectName, string> = {
  conjunction: 'reaches',
  opposition: 'stands opposite',
  square: 'squares',
  trine: 'makes an easy angle to',
  sextile: 'makes an easy angle to',
}
