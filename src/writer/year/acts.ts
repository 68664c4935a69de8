import { daysApart, monthText } from '../horoscope/dates.ts'
import { dateOf } from '../horoscope/reader.ts'
import { laneOf, type YearContact } from './contacts.ts'
import type { Stop } from './plan.ts'

const ACTS = 3

/** The cost of one more stop against a longer span, in squared days. */
const CROWD = 4500
/** Two acts of one month would have one name. */
const SAME_MONTH = 9000
/** The decision belongs in the second act, where something comes before it and after it. */
const OUT_OF_PLACE = 12_000
/** The weight of a stop that gets a sentence. */
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

/** The first and the last date that an act has. */
export interface ActSpan {
  from: string
  to: string
}

/** A lasting contact belongs to the act until the next one. */
export function spanOf(
  act: readonly Stop[],
  birthday: string | undefined,
  /** When the next act begins, or the period ends. */
  end: string,
): ActSpan {
  const moments = [...act.map(({ contact }) => contact.at), ...(birthday ? [birthday] : [])]
  const ends = act.flatMap(({ contact: { fact } }) =>
    fact.kind === 'transit-window' ? [fact.until < end ? fact.until : end] : [],
  )
  const dates = [...moments, ...ends].map(dateOf).toSorted()
  return { from: dates[0] ?? '', to: dates.at(-1) ?? '' }
}

/** "March", "March and April", "March to June" */
export function monthsOf({ from, to }: ActSpan): string {
  const [first, last] = [monthText(from), monthText(to)]
  if (from.slice(0, 7) === to.slice(0, 7)) return first
  const months = Number(to.slice(5, 7)) - Number(from.slice(5, 7))
  return (months + 12) % 12 === 1 ? `${first} and ${last}` : `${first} to ${last}`
}
