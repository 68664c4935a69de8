import { describe, expect, it } from 'vitest'
import { natalTargets } from '#sky/transits.ts'
import { chatSky, ephemeris } from '#testing/chat-sky.ts'
import { skyStates, stateChanges } from '#testing/state-changes.ts'
import type { LifeTheme } from '../question.ts'
import { search } from './search.ts'

const states = skyStates(ephemeris)
const bodies = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const

function momentsIn(from: string, to: string, sky = chatSky(), theme?: LifeTheme) {
  const span = { from, to, words: 'then' }
  const found = search({ kind: 'what-happens', span, ...(theme && { theme }) }, sky)
  if (found?.kind !== 'span') throw new Error('Nothing was searched')
  return found.moments
}

describe('what happens', () => {
  it.each([
    ['2027-03-14', 'America/Los_Angeles', '2027-03-14T08:00:00Z', '2027-03-15T07:00:00Z'],
    ['2026-12-21', 'Asia/Kolkata', '2026-12-20T18:30:00Z', '2026-12-21T18:30:00Z'],
    ['2027-01-20', 'Pacific/Apia', '2027-01-19T11:00:00Z', '2027-01-20T11:00:00Z'],
  ])('on %s in %s is all that a scan of that day finds', (date, timeZone, from, to) => {
    const sky = chatSky({ timeZone })
    const transits = momentsIn(date, date, sky).filter(({ fact }) => fact.kind === 'transit')
    const reference = bodies
      .flatMap((body) =>
        natalTargets(sky.chart).flatMap(({ longitude }) =>
          stateChanges(states.aspectSector(body, longitude), { from, to, stepHours: 0.5 }),
        ),
      )
      .map(({ at }) => at)
      .sort((one, other) => one - other)
    const found = transits.map(({ fact }) => Date.parse(fact.at)).sort((one, other) => one - other)
    expect(found.length).toBeGreaterThan(2)
    expect(found).toHaveLength(reference.length)
    found.forEach((at, index) => {
      expect(Math.abs(at - (reference[index] ?? 0))).toBeLessThan(2000)
    })
    expect(new Set(transits.map((moment) => moment.date))).toEqual(new Set([date]))
  })

  it('is ordered by weight, without the Moon in a month', () => {
    const moments = momentsIn('2027-01-01', '2027-01-31')
    const weights = moments.map(({ fact }) => fact.weight)
    expect(weights).toEqual([...weights].sort((one, other) => other - one))
    const ids = moments.map(({ fact }) => fact.id)
    expect(ids).toContain('transit:jupiter~saturn:opposition:2027-01-29')
    expect(ids.some((id) => id.startsWith('transit:moon'))).toBe(false)
    expect(moments.find(({ fact }) => fact.id.includes('jupiter~mars'))?.pass).toMatchObject({
      number: 2,
      of: 3,
    })
  })

  it("on a birthday begins with the Sun's return, also when it is exact the day before", () => {
    const [first] = momentsIn('2028-11-02', '2028-11-02')
    expect(first).toMatchObject({
      date: '2028-11-01',
      fact: { kind: 'transit', body: 'sun', natal: 'sun', aspect: 'conjunction' },
    })
    expect(momentsIn('2028-11-05', '2028-11-05')[0]?.date).toBe('2028-11-05')
  })

  it('to a part of life touches its points and houses', () => {
    const moments = momentsIn('2027-01-01', '2027-02-28', chatSky(), 'work')
    expect(moments.length).toBeGreaterThan(5)
    for (const { fact } of moments) {
      if (fact.kind === 'transit') expect(['mc', 'sun', 'saturn']).toContain(fact.natal)
      else expect([6, 10]).toContain('house' in fact && fact.house)
    }
  })
})
