import { createHash } from 'node:crypto'
import { birthMoment } from '#birth/birth-moment.ts'
import { birthKey } from '#birth/saved-birth-details.ts'
import { messages } from '#contract/messages.ts'
import type { SynastryReading } from '#contract/readings.ts'
import type { SynastryDetails, SynastryPerson } from '#contract/synastry-details.ts'
import { AppError } from '#errors.ts'
import { shownFact } from '#lore/fact-label.ts'
import { resolvePlace } from '#places/resolve-place.ts'
import type { Chart } from '#sky/chart.ts'
import { natalChart } from '#sky/natal-chart.ts'
import { relationshipFacts } from '#sky/relationship-facts.ts'
import { synastry } from '#sky/synastry.ts'
import { withAge } from '#writer/reader/life.ts'
import { toChartData } from './chart-data.ts'
import type { ReadingDeps } from './natal-reading.ts'
import { labelWithPartnerName, withPartnerName } from './partner-name.ts'
import { requestReading } from './reading-limit.ts'
import { findReading } from './readings-table.ts'
import { toSynastryAspects } from './synastry-data.ts'
import {
  type BornPerson,
  recallForReading,
  storeReading,
  withAnswersOfReader,
  writtenBy,
} from './written-reading.ts'

const KIND = 'synastry'

type Role = 'user' | 'partner'

interface Person extends BornPerson {
  name: string | undefined
}

type SynastryInput = Record<Role, Person>

/**
 * Turns the birth details of two people into a stored reading, like `writeNatalReading`.
 *
 * @throws AppError with the field of the person concerned, as in `partner.birthTime`
 */
export async function writeSynastryReading(
  deps: ReadingDeps,
  userId: string,
  details: SynastryDetails,
  signal?: AbortSignal,
): Promise<SynastryReading> {
  const input: SynastryInput = {
    user: await resolvePerson(deps, 'user', details.user),
    partner: await resolvePerson(deps, 'partner', details.partner),
  }
  const requestKey = await withAnswersOfReader(deps, userId, keyOf(input))
  const request = { userId, requestKey, input }
  const id = await requestReading(deps, KIND, request, signal)
  const saved = await findReading(deps.db, userId, id)
  const synastryInput = saved?.inputData.synastryData
  if (!saved || !synastryInput) throw new AppError('generation_failed', messages.readings.failed)
  const { result, text, facts } = saved
  const { user, partner, result: synastryData } = synastryInput
  return { id, result, user, partner, synastryData, text, facts }
}

/** Registers how relationship readings are generated. */
export function defineSynastryReading(deps: ReadingDeps) {
  const { ephemeris, writer, generations } = deps
  generations.define<SynastryInput>(KIND, async (input, { userId, signal, deadline }) => {
    const seed = keyOf(input)
    const chartOf = ({ moment, place }: Person) => natalChart(ephemeris, moment, place)
    const dataOf = ({ moment, place }: Person, chart: Chart) =>
      toChartData(chart, moment, place, ephemeris.version)
    const you = chartOf(input.user)
    const partner = chartOf(input.partner)
    const both = synastry(you, partner)
    const facts = relationshipFacts(both)
    const remembered = await recallForReading(deps, userId)
    const about = withAge(remembered.about, input.user.birthDate, deps.today())
    const memory = { ...remembered, about }
    const brief = {
      kind: KIND,
      facts,
      seed,
      recentlyUsed: memory.recentlyUsed,
      about,
    } as const
    const { text: asWritten, origin } = await writer.write(brief, { userId, signal, deadline })
    const text = withPartnerName(asWritten, input.partner.name)
    return (tx) =>
      storeReading(
        tx,
        {
          userId,
          type: KIND,
          inputData: {
            synastryData: {
              user: toSynastryPerson(input.user),
              partner: toSynastryPerson(input.partner),
              result: {
                user: dataOf(input.user, you),
                partner: dataOf(input.partner, partner),
                aspects: toSynastryAspects(both),
              },
            },
          },
          text,
          facts: facts.map(shownFact).map((fact) => ({
            ...fact,
            label: labelWithPartnerName(fact.label, input.partner.name),
          })),
          writtenBy: writtenBy({ origin, ephemeris, seed }, memory),
        },
        { asWritten, memory, now: deps.today() },
      )
  })
}

async function resolvePerson(
  { places, clock }: ReadingDeps,
  whom: Role,
  person: SynastryPerson,
): Promise<Person> {
  const { date: birthDate, time: birthTime, location, offsetSeconds } = person
  try {
    const place = await resolvePlace(places, location, person.place)
    const moment = birthMoment(clock, { birthDate, birthTime, offsetSeconds }, place)
    return { name: nameOf(person), birthDate, birthTime, moment, place }
  } catch (error) {
    throw error instanceof AppError ? withPersonField(error, whom) : error
  }
}

/** The form has each field twice. */
function withPersonField(error: AppError, whom: Role): AppError {
  const { code, message, field, candidates } = error
  return new AppError(code, message, {
    field: field ? `${whom}.${field}` : whom,
    candidates,
    cause: error,
  })
}

/** One line without invisible characters, except joiners of emoji and letters: names are inserted into sentences. */
function nameOf({ name = '' }: SynastryPerson): string | undefined {
  const line = name.replaceAll(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\s])+/gu, ' ').trim()
  return /[^\p{C}\s]/u.test(line) ? line : undefined
}

function toSynastryPerson({ name, birthDate, birthTime, moment, place }: Person): SynastryPerson {
  const { display_name: location, place_id, lat, lon } = place
  return {
    ...(name && { name }),
    date: birthDate,
    time: birthTime,
    location,
    place: { place_id, lat, lon },
    ...(moment.timeKnown && { offsetSeconds: moment.offsetSeconds }),
  }
}

function keyOf({ user, partner }: SynastryInput): string {
  const people = [user, partner].map((person) => [birthKey(person), person.name ?? ''])
  return createHash('sha256').update(JSON.stringify(people)).digest('base64url')
}
