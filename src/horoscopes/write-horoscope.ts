import { findBirthDetails } from '#birth/birth-details-table.ts'
import { birthKey } from '#birth/saved-birth-details.ts'
import { HoroscopeKind, type Moment } from '#contract/horoscopes.ts'
import type { Database, Transaction } from '#database.ts'
import { factLabel } from '#lore/fact-label.ts'
import { explainedFact } from '#lore/plain-sentence.ts'
import { readersDate } from '#lore/readers-clock.ts'
import { hasExactTime, isSkyEvent } from '#lore/sky-event.ts'
import type { Chart } from '#sky/chart.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import { type ForecastFact, type HoroscopeFact, isForecastFact } from '#sky/forecast-facts.ts'
import { natalChart } from '#sky/natal-chart.ts'
import { createSkyCache } from '#sky/sky-cache.ts'
import type { Generations } from '#writer/generation.ts'
import { sentencesOf } from '#writer/grounding.ts'
import { toPlainText } from '#writer/markdown.ts'
import type { ModelTime } from '#writer/model-time.ts'
import { withAge } from '#writer/reader/life.ts'
import {
  findRecentUsage,
  lockUsage,
  type RecentUsage,
  recordUsage,
  requireUnchangedUsage,
} from '#writer/text-usage-table.ts'
import type { Writer, WrittenText } from '#writer/writer.ts'
import { birthDateOf, findFacts, type HoroscopeSubject, onReadersClock } from './horoscope-brief.ts'
import { type NewHoroscope, replaceHoroscope } from './horoscopes-table.ts'
import { type Period, UTC } from './period.ts'

/** The input of a generation: everything a horoscope is written from, except the usage history. */
export interface HoroscopeInput extends HoroscopeSubject {
  kind: HoroscopeKind
  revision: number
}

/** A finished text before it is stored, and the facts it may name. */
export interface WrittenHoroscope extends Period {
  userId: string
  kind: HoroscopeKind
  seed: string
  text: WrittenText
  /** With UTC instants. */
  facts: HoroscopeFact[]
  timeZone?: string | undefined
}

export interface WriterDeps {
  db: Database
  ephemeris: Ephemeris
  writer: Writer
  generations: Generations
  today(): Date
  /** Runs before the transaction that stores the text. What it returns runs inside, with the text's id. */
  onHoroscopeWritten(horoscope: WrittenHoroscope, time: ModelTime): Promise<StoreWithHoroscope>
}

export type StoreWithHoroscope = (tx: Transaction, horoscopeId: string) => Promise<void>

/** Registers how horoscopes are generated. */
export function defineHoroscopes(deps: WriterDeps) {
  const { ephemeris, writer, generations } = deps
  const sky = { ephemeris, ...createSkyCache(ephemeris) }
  for (const kind of HoroscopeKind.options)
    generations.define<HoroscopeInput>(
      kind,
      async (input, { userId, requestKey: seed, signal, deadline }) => {
        const modelTime = { signal, deadline }
        const { revision, startDate, endDate, timeZone } = input
        const facts = findFacts(sky, input)
        const shownOnClock = onReadersClock(facts, timeZone)
        const memory = await findRecentUsage(deps.db, userId, deps.today())
        const period = { startDate, endDate }
        const about = withAge(memory.about, birthDateOf(input.moment), new Date(startDate))
        const { text, origin } = await writer.write(
          {
            kind,
            period,
            timeZone,
            facts: shownOnClock,
            seed,
            recentlyUsed: memory.recentlyUsed,
            about,
          },
          { userId, ...modelTime },
        )
        const horoscope: NewHoroscope = {
          userId,
          kind,
          ...period,
          birthKey: birthKey(input),
          revision,
          sign: sunSign(natalChart(ephemeris, input.moment, input.place)),
          content: toPlainText(text),
          text,
          facts: shownFacts(text, shownOnClock),
          moments: momentsOf(text, facts, timeZone),
          timeZone: timeZone ?? null,
          writtenBy: {
            ...origin,
            engine: ephemeris.version,
            seed,
            after: memory.textIds,
            ...(memory.recentlyUsed.rejected && { rejected: memory.recentlyUsed.rejected }),
            about,
          },
          writtenAt: memory.recalledAt,
        }
        const written = { userId, kind, seed, ...period, text, facts, timeZone }
        const storeWith = await deps.onHoroscopeWritten(written, modelTime)
        return (tx) => store(tx, { horoscope, text, memory, storeWith })
      },
    )
}

interface FinishedHoroscope {
  horoscope: NewHoroscope
  text: WrittenText
  /** The user's history when the text was written. */
  memory: RecentUsage
  storeWith: StoreWithHoroscope
}

/**
 * @returns its id, or undefined if the user's birth details have changed
 * @throws OutdatedText when the user got another text in the meantime
 */
async function store(
  tx: Transaction,
  { horoscope, text, memory, storeWith }: FinishedHoroscope,
): Promise<string | undefined> {
  const { userId } = horoscope
  const now = memory.recalledAt
  // Two texts may be written at the same time; the second to be stored must not repeat the first.
  await lockUsage(tx, userId)
  const current = await findBirthDetails(tx, userId)
  if (!current || birthKey(current) !== horoscope.birthKey) return undefined
  await requireUnchangedUsage(tx, userId, memory)
  const id = await replaceHoroscope(tx, horoscope)
  await recordUsage(tx, { textId: id, userId, text }, now)
  await storeWith(tx, id)
  return id
}

/** Both signs, if the birth time is unknown and the Sun changed signs that day. */
function sunSign({ bodies }: Chart): string {
  const { sign, signsOfTheDay } = bodies.sun
  return signsOfTheDay?.join(' or ') ?? sign
}

/** The facts that support the text. */
function shownFacts(text: WrittenText, facts: readonly HoroscopeFact[]) {
  return factsOf(
    facts,
    sentencesOf(text).flatMap((sentence) => sentence.facts),
  ).map(explainedFact)
}

/** The instants that the text names. */
function momentsOf(
  text: WrittenText,
  facts: readonly HoroscopeFact[],
  timeZone: string = UTC,
): Moment[] {
  const ids = sentencesOf(text).flatMap(({ moment }) => moment ?? [])
  return factsOf(facts, ids)
    .filter(isForecastFact)
    .filter(isSkyEvent)
    .map((fact) => momentOf(fact, timeZone))
    .sort((one, other) => (one.at < other.at ? -1 : 1))
}

function factsOf(facts: readonly HoroscopeFact[], ids: readonly string[]): HoroscopeFact[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

const momentOf = (fact: ForecastFact, timeZone: string): Moment => ({
  factId: fact.id,
  at: fact.at,
  date: readersDate(fact.at, timeZone),
  isExact: hasExactTime(fact),
  label: factLabel(fact),
})
