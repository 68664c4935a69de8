import { describe, expect, it } from 'vitest'
import { DAY } from '#durations.ts'
import { natalTargets } from '#sky/transits.ts'
import { type Sign, signs } from '#sky/zodiac.ts'
import { chatSky, ephemeris } from '#testing/chat-sky.ts'
import { isLong } from '#testing/long.ts'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import { skyStates, stateChanges } from '#testing/state-changes.ts'
import type { EventPattern, QuestionOf } from '../question.ts'
import { search } from './search.ts'

const states = skyStates(ephemeris)
const bodies = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const
/** After this many years the body has been everywhere. */
const years = { sun: 2, mercury: 2, venus: 2, mars: 2.9, jupiter: 13, saturn: 30.5 }

/** Charts, instants of 2000 to 2060, and what is asked, spread evenly. */
const samples = Array.from({ length: isLong ? 150 : 12 }, (_, index) => {
  const share = (index * 0.618033988749895) % 1
  return {
    birth: referenceBirths[
      (index * 7) % referenceBirths.length
    ] as (typeof referenceBirths)[number],
    now: Date.parse('2000-01-01') + Math.floor(share * 60 * 365) * DAY + index * 3_600_000,
    body: bodies[index % 6] as (typeof bodies)[number],
    house: 1 + ((index * 5) % 12),
    sign: (index * 7) % 12,
    target: (index * 11) % 12,
  }
})

describe.each(samples)('in the chart of $birth.id, $body', (sample) => {
  const { birth, now, body } = sample
  const chart = referenceChart(birth)
  const sky = chatSky({ chart, now: new Date(now), timeZone: 'Asia/Kolkata' })
  const reach = years[body] * 365.25 * DAY
  const stepHours = years[body] > 5 ? 12 : 3
  const ahead = <State>(stateAt: (at: number) => State) =>
    stateChanges(stateAt, { from: iso(now), to: iso(now + reach), stepHours })
  const back = <State>(stateAt: (at: number) => State) =>
    stateChanges(stateAt, { from: iso(now - reach), to: iso(now), stepHours })

  function find(event: EventPattern, which: QuestionOf<'when'>['which']) {
    const found = search({ kind: 'when', event, which }, sky)
    if (found?.kind !== 'event') throw new Error('Nothing was searched')
    const instant = (moment = found.answer) => moment && Date.parse(moment.fact.at)
    return { answer: instant(), until: found.until && instant(found.until) }
  }

  const cusps = chart.houses?.cusps ?? []
  const inSign = { of: 'ingress', body, sign: signs[sample.sign] as Sign } as const
  const inHouse = { of: 'house-stay', body, house: sample.house } as const

  it.each([
    ['a sign', inSign, states.sign(body), sample.sign],
    ['a house', inHouse, states.house(body, cusps), sample.house],
  ] as const)('enters and leaves %s when a scan says so', (_, event, stateAt, place) => {
    const changes = ahead(stateAt)
    const entry = changes.findIndex(({ to }) => to === place)
    const next = find(event, 'next')
    expectInstant(next.answer, changes[entry]?.at)
    expectInstant(next.until, changes[entry + 1]?.at)
    const isInside = stateAt(now) === place
    expectInstant(find(event, 'end').answer, changes[isInside ? 0 : entry + 1]?.at)
    if (isInside) return
    const before = back(stateAt)
    const exit = before.findLast((_change, index) => before[index - 1]?.to === place)
    expectInstant(find(event, 'last').until, exit?.at)
  })

  it('makes its next and last exact aspects when a scan says so', () => {
    const { point, longitude } = natalTargets(chart)[sample.target] as {
      point: 'sun'
      longitude: number
    }
    const sector = states.aspectSector(body, longitude)
    const event = { of: 'transit', body, natal: point } as const
    expectInstant(find(event, 'next').answer, ahead(sector)[0]?.at)
    expectInstant(find(event, 'last').answer, back(sector).at(-1)?.at)
  })

  it('turns when a scan says so', () => {
    // The Sun never does.
    const planet = body === 'sun' ? 'mercury' : body
    const turns = ahead(states.isRetrograde(planet))
    const event = { of: 'retrograde', body: planet } as const
    // Near a station a longitude changes so little that the scan misses the instant by minutes.
    expectInstant(find(event, 'next').answer, turns.find(({ to }) => to)?.at, 1800)
    expectInstant(find(event, 'end').answer, turns.find(({ to }) => !to)?.at, 1800)
  })
})

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()

/** An event that the scan does not reach is not compared. */
function expectInstant(found: number | undefined, scanned: number | undefined, seconds = 3) {
  if (scanned === undefined) return
  expect(found && Math.abs(found - scanned) / 1000).toBeLessThan(seconds)
}
