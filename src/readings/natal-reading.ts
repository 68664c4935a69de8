import type { Clock } from '#birth/clock.ts'
import { birthKey } from '#birth/saved-birth-details.ts'
import type { BirthDetails } from '#contract/birth.ts'
import { messages } from '#contract/messages.ts'
import type { NatalReading } from '#contract/readings.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import { explainedFact } from '#lore/plain-sentence.ts'
import type { Places } from '#places/places.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import type { Generations } from '#writer/generation.ts'
import { withAge } from '#writer/reader/life.ts'
import type { Writer } from '#writer/writer.ts'
import { computeChart, type NatalInput, readNatalInput } from './natal-input.ts'
import { requestReading } from './reading-limit.ts'
import { findReading } from './readings-table.ts'
import {
  recallForReading,
  storeReading,
  withAnswersOfReader,
  writtenBy,
} from './written-reading.ts'

const KIND = 'natal'

/** The dependencies of natal and relationship readings. */
export interface ReadingDeps {
  db: Database
  ephemeris: Ephemeris
  clock: Clock
  places: Places
  writer: Writer
  generations: Generations
  /** New readings of both kinds per user within 24 hours. */
  readingsPerDay: number
  today(): Date
}

/**
 * Turns birth details into a stored reading. Repeated requests with the same details return the same reading;
 * a client that gives up finds it in the list.
 *
 * @throws AppError when the details name no instant or place, the daily limit is reached, or the text could
 *   not be generated
 */
export async function writeNatalReading(
  deps: ReadingDeps,
  userId: string,
  birth: BirthDetails,
  signal?: AbortSignal,
): Promise<NatalReading> {
  const { db } = deps
  const input = await readNatalInput(deps, birth)
  const requestKey = await withAnswersOfReader(deps, userId, birthKey(input))
  const request = { userId, requestKey, input }
  const id = await requestReading(deps, KIND, request, signal)
  const saved = await findReading(db, userId, id)
  const chartData = saved?.inputData.natalChartData?.result
  if (!saved || !chartData) throw new AppError('generation_failed', messages.readings.failed)
  const { result, text, facts } = saved
  return { id, result, reading: result, chartData, text, facts }
}

/** Registers how natal readings are generated. */
export function defineNatalReading(deps: ReadingDeps) {
  const { ephemeris, writer, generations } = deps
  generations.define<NatalInput>(KIND, async (input, { userId, signal, deadline }) => {
    const { chartData, facts } = computeChart(ephemeris, input)
    const remembered = await recallForReading(deps, userId)
    const about = withAge(remembered.about, input.birth.birthDate, deps.today())
    const memory = { ...remembered, about }
    const seed = birthKey(input)
    const { text, origin } = await writer.write(
      { kind: 'natal', facts, seed, recentlyUsed: memory.recentlyUsed, about },
      { userId, signal, deadline },
    )
    const { birthDate, birthTime } = input.birth
    const birthLocation = input.place.display_name
    return (tx) =>
      storeReading(
        tx,
        {
          userId,
          type: 'natal',
          inputData: {
            natalChartData: { birthDate, birthTime, birthLocation, result: chartData },
          },
          text,
          facts: facts.map(explainedFact),
          writtenBy: writtenBy({ origin, ephemeris, seed }, memory),
        },
        { memory, now: deps.today() },
      )
  })
}
