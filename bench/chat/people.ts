import { readFileSync } from 'node:fs'
import type { ChatSky } from '../../src/chat/chat-sky.ts'
import { chartFacts } from '../../src/sky/natal-facts.ts'
import { openEphemeris } from '../../src/sky/packed-ephemeris.ts'
import { createSkyCache } from '../../src/sky/sky-cache.ts'
import { referenceBirths, referenceChart } from '../../src/testing/reference-births.ts'
import { julianDay, localDate, type Person } from './oracle.ts'
import type { QuestionContext } from './questions.ts'

const CHARTS = 40
export const NOW = new Date('2026-11-22T15:00:00Z')

const ephemeris = openEphemeris(readFileSync(new URL('../../data/ephemeris.bin', import.meta.url)))
const cache = createSkyCache(ephemeris)
interface Row extends Omit<Person, 'houses'> {
  status: string
  houses: { cusps: { longitude: number }[] }
}
/** Forty reference births up to 60 degrees of latitude. */
export const people: readonly Person[] = (referenceBirths as unknown as Row[])
  .filter(({ status, place }) => status === 'ok' && Math.abs(place.lat) < 60)
  .slice(0, CHARTS)
  .map(
    (row): Person => ({
      ...row,
      houses: { cusps: row.houses.cusps.map(({ longitude }) => longitude) },
    }),
  )

export const skies: ReadonlyMap<string, ChatSky> = new Map(
  people.map((person) => {
    const chart = referenceChart(person)
    const { zone: timeZone } = person.place
    const sky: ChatSky = {
      ...cache,
      ephemeris,
      chart,
      facts: chartFacts(chart),
      now: NOW,
      birthDate: person.birthDate,
      timeZone,
    }
    return [person.id, sky]
  }),
)

export const askedOf = (person: Person): QuestionContext => ({
  person,
  now: NOW,
  today: localDate(julianDay(NOW), person.place.zone),
})
