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
import type { WrittenText } from '#writer/writer.ts'
import type { YearDates } from './year-brief.ts'
import { yearTransits } from './year-lanes.ts'

interface Params {
  ephemeris: Ephemeris
  chart: Chart
  /** With UTC instants. */
  facts: readonly HoroscopeFact[]
  text: WrittenText
  dates: YearDates
  birthday: string | undefined
}

/** The slow transits of the year, a lane each, and its eclipses. */
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
  const { transits, stays } = yearTransits({ facts, text, begin, end })
  const lanes = [
    ...lanesOf(ephemeris, chart, { transits, window }).map(toLane),
    ...lanesOf(ephemeris, chart, { transits: stays, window }).map(toNearLane),
  ].toSorted((one, other) => startOf(one).localeCompare(startOf(other)))
  const eclipses = facts
    .filter((fact): fact is EclipseFact => fact.kind === 'eclipse')
    .filter(({ at }) => at >= begin && at < end)
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map((fact) => ({ at: fact.at, fact: fact.id, of: fact.of, label: eclipseLabel(fact, facts) }))
  return {
    from,
    to,
    begin,
    step: CURVE_STEP_DAYS,
    widest: LANE_DEGREES,
    lanes,
    eclipses,
    ...(birthday && { birthday }),
  }
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
