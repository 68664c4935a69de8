import type { YearPicture } from '#contract/year-picture.ts'
import { aspectQuality } from '#lore/aspect-quality.ts'
import { factLabel } from '#lore/fact-label.ts'
import { aspectWords, pointNames } from '#lore/names.ts'
import { windowOfDates } from '#lore/readers-clock.ts'
import type { Chart } from '#sky/chart.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import type {
  EclipseFact,
  HoroscopeFact,
  TransitFact,
  TransitWindowFact,
} from '#sky/forecast-facts.ts'
import { isoSecond } from '#sky/julian-day.ts'
import { CURVE_STEP_DAYS, LANE_DEGREES, type Lane, lanesOf } from '#sky/year/lanes.ts'
import { sentencesOf } from '#writer/grounding.ts'
import type { WrittenText } from '#writer/writer.ts'
import type { YearDates } from './year-brief.ts'

interface Params {
  ephemeris: Ephemeris
  chart: Chart
  /** With UTC instants. */
  facts: readonly HoroscopeFact[]
  text: WrittenText
  dates: YearDates
  birthday: string | undefined
}

/** The transits that the text dates, a lane each, and the eclipses of the year. */
export function yearPicture({
  ephemeris,
  chart,
  facts,
  text,
  dates,
  birthday,
}: Params): YearPicture {
  const { from, to, timeZone } = dates
  const window = windowOfDates(dates, timeZone)
  const begin = isoSecond(window.fromJdUt)
  const end = isoSecond(window.toJdUt)
  const inYear = facts.filter((fact) => 'at' in fact && fact.at >= begin && fact.at < end)
  const named = new Set(sentencesOf(text).map(({ moment }) => moment))
  const transits = inYear
    .filter((fact): fact is TransitFact => fact.kind === 'transit')
    .toSorted((one, other) => one.at.localeCompare(other.at))
  const lanes = lanesOf(ephemeris, chart, { transits, window })
    .filter(({ passes }) => passes.some(({ id }) => named.has(id)))
    .map(toLane)
  const near = lanesOf(ephemeris, chart, {
    transits: staysIn(text, facts).filter(({ at, until }) => until >= begin && at < end),
    window,
  }).map(toNearLane)
  const eclipses = inYear
    .filter((fact): fact is EclipseFact => fact.kind === 'eclipse')
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map((fact) => ({ at: fact.at, fact: fact.id, of: fact.of, label: eclipseLabel(fact, facts) }))
  return {
    from,
    to,
    begin,
    step: CURVE_STEP_DAYS,
    widest: LANE_DEGREES,
    lanes: [...lanes, ...near].toSorted((one, other) => startOf(one).localeCompare(startOf(other))),
    eclipses,
    ...(birthday && { birthday }),
  }
}

/** The stays near a point that a text names where no instant is known. */
function staysIn(text: WrittenText, facts: readonly HoroscopeFact[]): TransitWindowFact[] {
  const cited = new Set(sentencesOf(text).flatMap((sentence) => sentence.facts))
  const transits = facts.filter((fact) => fact.kind === 'transit')
  return facts
    .filter((fact) => fact.kind === 'transit-window')
    .filter(({ id }) => cited.has(id))
    .filter(
      (stay) =>
        !transits.some(
          ({ body, natal, aspect }) =>
            body === stay.body && natal === stay.natal && aspect === stay.aspect,
        ),
    )
    .toSorted((one, other) => one.at.localeCompare(other.at))
}

type PictureLane = YearPicture['lanes'][number]

const startOf = ({ passes, stays }: PictureLane) => passes[0]?.at ?? stays?.[0]?.at ?? ''

function toNearLane({
  id,
  body,
  natal,
  aspect,
  passes,
  curves,
}: Lane<TransitWindowFact>): PictureLane {
  return {
    id,
    label: `${pointNames[body]} ${aspectWords[aspect]} your ${pointNames[natal]}`,
    planet: pointNames[body],
    quality: aspectQuality(aspect),
    passes: [],
    stays: passes.map(({ id: fact, at, until }) => ({ at, until, fact })),
    curves,
  }
}

function toLane({ id, body, aspect, passes, curves }: Lane): YearPicture['lanes'][number] {
  const [first] = passes
  return {
    id,
    label: first ? factLabel({ ...first, pass: undefined } as TransitFact) : id,
    planet: pointNames[body],
    quality: aspectQuality(aspect),
    passes: passes.map(({ id: fact, at, pass }) => ({
      at,
      fact,
      number: pass?.number ?? 1,
      of: pass?.of ?? 1,
    })),
    curves,
  }
}

/** With the closest point of the chart that it falls on, if there is one. */
function eclipseLabel(eclipse: EclipseFact, facts: readonly HoroscopeFact[]): string {
  const [closest] = facts
    .filter((fact) => fact.kind === 'touch')
    .filter(({ event, aspect }) => event.id === eclipse.id && aspect === 'conjunction')
    .toSorted((one, other) => one.orbDegrees - other.orbDegrees)
  return factLabel(closest ?? eclipse)
}
