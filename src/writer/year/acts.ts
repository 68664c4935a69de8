import { actTitles, turningTitles } from '#lore/corpus/year/act-titles.ts'
import { seasonTitles } from '#lore/corpus/year/season-titles.ts'
import type { YearStage } from '#lore/year-ahead.ts'
import { daysApart, monthText } from '../horoscope/dates.ts'
import { dateOf } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import type { SeededRandom } from '../prose/seeded-random.ts'
import type { Argued } from './argument.ts'
import { laneOf, type YearContact } from './contacts.ts'
import type { Stop } from './plan.ts'

const ACTS = 3

/** What one more stop weighs against a longer span, in squared days. */
const CROWD = 4500
/** Two acts of one month would have one name. */
const SAME_MONTH = 9000
/** The decision belongs in the second act, where something comes before it and after it. */
const OUT_OF_PLACE = 12_000
/** Of a stop that gets a sentence. */
const LIGHT = 0.4

/** The stops in three acts, in order. */
export function actsOf(stops: readonly Stop[], lead: YearContact): Stop[][] {
  const count = Math.min(ACTS, stops.length)
  const [best] = partitions(stops, count)
    .map((acts) => ({ acts, cost: costOfAll(acts) + costOfDecision(acts, lead) }))
    .toSorted((one, other) => one.cost - other.cost)
  return best?.acts ?? []
}

const weightOf = (act: readonly Stop[]) =>
  act.reduce((sum, { isMinor, contact }) => {
    return sum + (isMinor || contact.fact.kind === 'house-entry' ? LIGHT : 1)
  }, 0)

function costOfAll(acts: readonly Stop[][]): number {
  const monthOf = (stop: Stop | undefined) => stop && dateOf(stop.contact.at).slice(0, 7)
  const shared = acts.filter(
    (act, index) => index > 0 && monthOf(act[0]) === monthOf(acts[index - 1]?.at(-1)),
  )
  return acts.reduce((sum, act) => sum + costOf(act), 0) + SAME_MONTH * shared.length
}

function costOf(act: readonly Stop[]): number {
  const [first, last] = [act[0], act.at(-1)]
  if (!first || !last) return 0
  const days = daysApart(dateOf(first.contact.at), dateOf(last.contact.at))
  return days ** 2 + CROWD * weightOf(act) ** 2
}

function costOfDecision(acts: readonly Stop[][], lead: YearContact): number {
  const isLead = ({ contact }: Stop) => laneOf(contact) === laneOf(lead)
  return acts.length < ACTS || acts[1]?.some(isLead) ? 0 : OUT_OF_PLACE
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

interface ActTitle {
  stage: YearStage
  argued: Argued | undefined
  used: Set<string>
  /** When the birthday is, where this act tells of it. */
  birthday: string | undefined
}

/** "March and April: no more waiting" */
export function titleOfAct(
  act: readonly Stop[],
  random: SeededRandom,
  { stage, argued, used, birthday }: ActTitle,
): string {
  const free = titlesFor(act, stage, argued)
    .map((titles) => titles.filter((one) => !used.has(one)))
    .find((titles) => titles.length > 0)
  const label = random.pick(`title ${act[0]?.contact.fact.id}`, free ?? seasonTitles.spare)
  used.add(label)
  return `${monthsOf(act, birthday)}: ${label}`
}

function titlesFor(
  act: readonly Stop[],
  stage: YearStage,
  argued: Argued | undefined,
): (readonly string[])[] {
  const majors = act.filter(({ isMinor }) => !isMinor)
  const [main] = majors.toSorted((one, other) => other.contact.rank - one.contact.rank)
  const ofPoint = main?.contact.point && seasonTitles.points[main.contact.point]
  return [
    ...(argued ? [titlesOfStage(act, stage)] : []),
    ...(ofPoint && main ? [ofPoint[toneOf(main.contact)]] : []),
    seasonTitles.other,
  ]
}

function titlesOfStage(act: readonly Stop[], stage: YearStage): readonly string[] {
  const tone = toneOfAct(act)
  const [first] = act
  const turns = stage === 'leadFirst' && first && toneOf(first.contact) !== tone
  return turns ? turningTitles[tone] : actTitles[stage][tone]
}

/** As most of its weighty moments are. */
export function toneOfAct(act: readonly Stop[]) {
  const weighty = act.filter(({ isMinor }) => !isMinor)
  const narrated = weighty.length > 0 ? weighty : act
  const hard = narrated.filter(({ contact }) => toneOf(contact) === 'presses')
  return 2 * hard.length >= narrated.length ? 'presses' : 'eases'
}

/** "March", "March and April", "March to June" */
function monthsOf(act: readonly Stop[], birthday: string | undefined): string {
  const told = [...act.map(({ contact }) => contact.at), ...(birthday ? [birthday] : [])]
  const dates = told.map(dateOf).toSorted()
  const [from = '', to = ''] = [dates[0], dates.at(-1)]
  const [first, last] = [monthText(from), monthText(to)]
  if (from.slice(0, 7) === to.slice(0, 7)) return first
  const months = Number(to.slice(5, 7)) - Number(from.slice(5, 7))
  return (months + 12) % 12 === 1 ? `${first} and ${last}` : `${first} to ${last}`
}
