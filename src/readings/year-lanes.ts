import { isLightOrAngle } from '#sky/bodies.ts'
import type { HoroscopeFact, TransitFact, TransitWindowFact } from '#sky/forecast-facts.ts'
import { sentencesOf } from '#writer/grounding.ts'
import type { WrittenText } from '#writer/writer.ts'

/** A picture with more would not be legible on a phone. */
export const MOST_LANES = 14

interface Params {
  facts: readonly HoroscopeFact[]
  text: WrittenText
  /** UTC instants; the second is the first one after the year. */
  begin: string
  end: string
}

interface YearTransits {
  /** The exact moments of the transits of a picture. */
  transits: TransitFact[]
  /** The stays near a point of those that have no exact moment, since the birth time is unknown. */
  stays: TransitWindowFact[]
}

type Slow = TransitFact | TransitWindowFact

/**
 * The slow transits that the picture of a year shows, in order of time: those that the text names, those to a light, an
 * angle or a ruler of the chart, and up to the limit the heaviest of the others.
 */
export function yearTransits({ facts, text, begin, end }: Params): YearTransits {
  const exact = facts.filter((fact) => fact.kind === 'transit').filter(({ certain }) => certain)
  const dated = new Set(exact.map(laneOf))
  const near = facts
    .filter((fact) => fact.kind === 'transit-window')
    .filter((fact) => !dated.has(laneOf(fact)))
  const cited = new Set(sentencesOf(text).flatMap((sentence) => sentence.facts))
  const rulers = rulersIn(facts)
  const lanes = [
    ...lanesIn(exact.filter(({ at }) => at >= begin && at < end)),
    ...lanesIn(near.filter(({ at, until }) => until >= begin && at < end)),
  ].map((lane) => {
    const isNamed = lane.some(({ id }) => cited.has(id))
    const isKey = lane.some(({ natal }) => isLightOrAngle(natal) || rulers.has(natal))
    return { lane, isShown: isNamed || isKey, weight: Math.max(...lane.map((one) => one.weight)) }
  })
  const shown = lanes.filter(({ isShown }) => isShown)
  const others = lanes
    .filter(({ isShown }) => !isShown)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, Math.max(0, MOST_LANES - shown.length))
  const chosen = [...shown, ...others]
    .flatMap(({ lane }) => lane)
    .toSorted((one, other) => one.at.localeCompare(other.at))
  return {
    transits: chosen.filter((fact) => fact.kind === 'transit'),
    stays: chosen.filter((fact) => fact.kind === 'transit-window'),
  }
}

const laneOf = ({ body, natal, aspect }: Slow) => `${body}~${natal}:${aspect}`

const lanesIn = (facts: readonly Slow[]): Slow[][] => [...Map.groupBy(facts, laneOf).values()]

/** What rules the Ascendant, by tradition and since the discovery of the outer planets. */
const rulersIn = (facts: readonly HoroscopeFact[]): ReadonlySet<string> =>
  new Set(
    facts.flatMap((fact) =>
      (fact.kind === 'ruler' || fact.kind === 'traditional-ruler') && fact.angle === 'asc'
        ? [fact.body]
        : [],
    ),
  )
