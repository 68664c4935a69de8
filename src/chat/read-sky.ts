import { type BirthMoment, birthMoment } from '#birth/birth-moment.ts'
import type { Clock } from '#birth/clock.ts'
import { UNKNOWN_TIME } from '#contract/birth-bounds.ts'
import type { ChartData } from '#contract/chart.ts'
import type { Database } from '#database.ts'
import { findNewestInput } from '#readings/readings-table.ts'
import type { Chart } from '#sky/chart.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import { natalChart } from '#sky/natal-chart.ts'
import { chartFacts } from '#sky/natal-facts.ts'
import type { SkyCache } from '#sky/sky-cache.ts'
import { synastry } from '#sky/synastry.ts'
import { synastryFacts } from '#sky/synastry-facts.ts'
import type { ChatSky } from './chat-sky.ts'
import { findCurrentHoroscopes } from './current-horoscopes.ts'

export interface SkyDeps {
  db: Database
  clock: Clock
  ephemeris: Ephemeris
  /** Shared by all users. */
  skyCache: SkyCache
  /** The current time, which tests set. */
  today(): Date
}

/**
 * The charts of a user's newest readings, and the reader's clock.
 * @returns undefined without a natal reading
 */
export async function readSky(
  deps: SkyDeps,
  userId: string,
  timeZone: string,
): Promise<ChatSky | undefined> {
  const { ephemeris, skyCache } = deps
  const natal = (await findNewestInput(deps.db, userId, 'natal'))?.natalChartData
  if (!natal) return undefined
  const chart = chartOf(deps, natal.birthDate, natal.result)
  const partner = await findPartner(deps, userId, chart)
  const now = deps.today()
  return {
    ephemeris,
    ...skyCache,
    chart,
    facts: chartFacts(chart),
    birthDate: natal.birthDate,
    ...(partner && { partner }),
    horoscopes: await findCurrentHoroscopes(deps.db, userId, { now, timeZone }),
    now,
    timeZone,
  }
}

/** Whether the chat has a chart to rest on. */
export async function hasNatalReading(db: Database, userId: string): Promise<boolean> {
  return (await findNewestInput(db, userId, 'natal')) !== undefined
}

/** Without the name that the user has given. */
async function findPartner(
  deps: SkyDeps,
  userId: string,
  own: Chart,
): Promise<ChatSky['partner'] | undefined> {
  const both = (await findNewestInput(deps.db, userId, 'synastry'))?.synastryData
  if (!both) return undefined
  const chart = chartOf(deps, both.partner.date, both.result.partner)
  return { chart, facts: chartFacts(chart), synastry: synastryFacts(synastry(own, chart)) }
}

function chartOf({ clock, ephemeris }: SkyDeps, birthDate: string, data: ChartData): Chart {
  return natalChart(ephemeris, momentOf(clock, birthDate, data), data.place)
}

type Moment = Parameters<typeof natalChart>[1]

/** A stored instant stays what it was when the history of its time zone is corrected. */
function momentOf(clock: Clock, birthDate: string, { moment, place }: ChartData): Moment {
  if (moment.timeKnown) return { timeKnown: true, epochMilliseconds: Date.parse(moment.utc) }
  const wholeDay: BirthMoment = birthMoment(
    clock,
    { birthDate, birthTime: UNKNOWN_TIME },
    { ...place, zone: moment.zone },
  )
  return wholeDay
}
