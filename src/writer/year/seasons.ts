import { seasonTitles } from '#lore/corpus/year/season-titles.ts'
import { daysApart, monthText } from '../horoscope/dates.ts'
import { dateOf } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import type { SeededRandom } from '../prose/seeded-random.ts'
import type { YearContact } from './contacts.ts'
import { laneOf } from './contacts.ts'
import type { Stop } from './plan.ts'

const MOST_SEASONS = 5
const WEIGHT_OF_A_SEASON = 1.7

/** What one more stop weighs against a longer span, in squared days. */
const CROWD = 4500
/** Two seasons of one month would have one name. */
const SAME_MONTH = 9000
/** Of a stop that gets a sentence. */
const LIGHT = 0.4

/** The stops in parts of the year that belong together, in order. */
export function seasonsOf(stops: readonly Stop[]): Stop[][] {
  const wanted = Math.round(weightOf(stops) / WEIGHT_OF_A_SEASON)
  const count = Math.max(1, Math.min(MOST_SEASONS, stops.length, wanted))
  const [best] = partitions(stops, count)
    .map((parts) => ({ parts, cost: costOfAll(parts) }))
    .toSorted((one, other) => one.cost - other.cost)
  return best?.parts ?? []
}

const weightOf = (part: readonly Stop[]) =>
  part.reduce((sum, { isMinor, contact }) => {
    return sum + (isMinor || contact.fact.kind === 'house-entry' ? LIGHT : 1)
  }, 0)

function costOfAll(parts: readonly Stop[][]): number {
  const monthOf = (stop: Stop | undefined) => stop && dateOf(stop.contact.at).slice(0, 7)
  const shared = parts.filter(
    (part, index) => index > 0 && monthOf(part[0]) === monthOf(parts[index - 1]?.at(-1)),
  )
  return parts.reduce((sum, part) => sum + costOf(part), 0) + SAME_MONTH * shared.length
}

function costOf(part: readonly Stop[]): number {
  const [first, last] = [part[0], part.at(-1)]
  if (!first || !last) return 0
  const days = daysApart(dateOf(first.contact.at), dateOf(last.contact.at))
  return days ** 2 + CROWD * weightOf(part) ** 2
}

function partitions(stops: readonly Stop[], count: number): Stop[][][] {
  if (count === 1) return [[[...stops]]]
  const ends = Array.from(
    { length: Math.max(0, stops.length - count + 1) },
    (_, index) => index + 1,
  )
  return ends.flatMap((end) =>
    partitions(stops.slice(end), count - 1).map((rest) => [stops.slice(0, end), ...rest]),
  )
}

/** "March: the heaviest stretch" */
export function titleOf(
  season: readonly Stop[],
  lead: YearContact,
  random: SeededRandom,
  used: Set<string>,
): string {
  const all = titlesFor(season, lead)
  const free = all.find((titles) => titles.some((one) => !used.has(one))) ?? []
  const label = random.pick(
    `title ${season[0]?.contact.fact.id}`,
    free.filter((one) => !used.has(one)),
  )
  used.add(label)
  return `${monthsOf(season)}: ${label}`
}

function titlesFor(season: readonly Stop[], lead: YearContact): (readonly string[])[] {
  const hasLead = season.some(({ contact }) => laneOf(contact) === laneOf(lead))
  const majors = season.filter(({ isMinor }) => !isMinor)
  const isEasy = season.every(({ contact }) => toneOf(contact) === 'eases')
  const [main] = majors.toSorted((one, other) => other.contact.rank - one.contact.rank)
  const ofPoint = main?.contact.point && seasonTitles.points[main.contact.point]
  return [
    ...(hasLead ? [seasonTitles.heaviest] : []),
    ...(isEasy ? [seasonTitles.easy] : []),
    ...(majors.length === 0 ? [seasonTitles.light] : []),
    ...(ofPoint && main ? [ofPoint[toneOf(main.contact)]] : []),
    seasonTitles.other,
    seasonTitles.spare,
  ]
}

/** "March", "March and April", "March to June" */
function monthsOf(season: readonly Stop[]): string {
  const [from = '', to = ''] = [season[0], season.at(-1)].map(
    (stop) => stop && dateOf(stop.contact.at),
  )
  const [first, last] = [monthText(from), monthText(to)]
  if (from.slice(0, 7) === to.slice(0, 7)) return first
  const months = Number(to.slice(5, 7)) - Number(from.slice(5, 7))
  return (months + 12) % 12 === 1 ? `${first} and ${last}` : `${first} to ${last}`
}
