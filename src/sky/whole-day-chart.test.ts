import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allowedOrb, aspectBetween, aspectDegrees, signedDifference } from './aspects.ts'
import { elementOf, qualityOf } from './balance.ts'
import { type Body, bodies, planets } from './bodies.ts'
import type { BodyPosition } from './ephemeris.ts'
import type { NatalFact } from './facts.ts'
import { julianDay } from './julian-day.ts'
import { phaseAt } from './moon-phase.ts'
import { natalChart } from './natal-chart.ts'
import { chartFacts } from './natal-facts.ts'
import { openEphemeris } from './packed-ephemeris.ts'
import { type Sign, zodiacPosition } from './zodiac.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const place = { lat: 40.7, lon: -74 }
const ephemeris = openEphemeris(readFileSync('data/ephemeris.bin'))

function chartOfDay(from: number, length = DAY) {
  const day = { from, to: from + length }
  const moment = { timeKnown: false, epochMilliseconds: from + 12 * HOUR, day } as const
  return natalChart(ephemeris, moment, place)
}

type Sky = Record<Body, BodyPosition>

function skyAt(instant: number): Sky {
  const jdUt = julianDay(instant)
  return Object.fromEntries(
    bodies.map((body) => [body, ephemeris.position(body, jdUt)]),
  ) as unknown as Sky
}

const signIn = (sky: Sky, body: Body): Sign => zodiacPosition(sky[body].longitude).sign

/** Whether a fact is true at one instant. */
function holds(fact: NatalFact, sky: Sky): boolean {
  switch (fact.kind) {
    case 'placement': {
      const { sign, degrees, minutes } = zodiacPosition(sky[fact.body].longitude)
      const isSign = fact.signsOfTheDay ? fact.signsOfTheDay.includes(sign) : fact.sign === sign
      const isDegree = fact.degrees === undefined || fact.degrees === degrees
      const isMinute = fact.minutes === undefined || fact.minutes === minutes
      const isRetrograde = sky[fact.body].speed < 0
      const isWay = fact.retrograde === undefined || fact.retrograde === isRetrograde
      return isSign && isDegree && isMinute && isWay
    }
    case 'aspect':
      return aspectHolds(fact, sky)
    case 'balance': {
      const present = planets.filter((planet) => {
        const sign = signIn(sky, planet)
        return elementOf(sign) === fact.of || qualityOf(sign) === fact.of
      })
      if (fact.strength === 'absent') return present.length === 0
      return fact.planets.every((planet) => present.includes(planet))
    }
    case 'cluster':
      return fact.planets.every((planet) => signIn(sky, planet) === fact.sign)
    case 'moon-phase':
      return phaseAt(sky.moon.longitude - sky.sun.longitude) === fact.phase
    default:
      // A house, an angle or its ruler cannot be known.
      return false
  }
}

function aspectHolds(fact: Extract<NatalFact, { kind: 'aspect' }>, sky: Sky): boolean {
  const { a, b, aspect, orbDegrees, applying } = fact
  if (a === 'asc' || a === 'mc' || b === 'asc' || b === 'mc') return false
  const found = aspectBetween({ point: a, ...sky[a] }, { point: b, ...sky[b] })
  if (found?.aspect !== aspect) return false
  const isWithin = found.orbDegrees <= orbDegrees + 1e-9 && orbDegrees <= allowedOrb(aspect, a, b)
  return isWithin && (applying === undefined || applying === found.applying)
}

describe('a chart without a birth time', () => {
  it('has no houses and no angles', () => {
    const chart = chartOfDay(Date.parse('1990-06-10'))
    expect(chart.timeKnown).toBe(false)
    expect(chart).not.toHaveProperty('houses')
    expect(chart).not.toHaveProperty('angles')
    expect(bodies.some((body) => 'house' in chart.bodies[body])).toBe(false)
  })

  it('has only facts that hold at 288 times of the day, for 500 days in two centuries', () => {
    const first = Date.parse('1900-01-02T05:00:00Z')
    const stride = Math.floor((Date.parse('2100-12-30') - first) / 500)
    const broken: string[] = []
    let aspects = 0
    let uncertain = 0
    for (let index = 0; index < 500; index++) {
      const from = first + index * stride
      const facts = chartFacts(chartOfDay(from))
      aspects += facts.filter(({ kind }) => kind === 'aspect').length
      uncertain += facts.filter(({ certain }) => !certain).length
      for (let time = 0; time < 288; time++) {
        const sky = skyAt(from + (time * DAY) / 288)
        for (const fact of facts) {
          if (!holds(fact, sky)) broken.push(`${new Date(from).toISOString()} ${fact.id}`)
        }
      }
    }
    expect(broken).toEqual([])
    // The sample is large enough to contain errors.
    expect(aspects).toBeGreaterThan(3000)
    expect(uncertain).toBeGreaterThan(200)
  })

  it('names both signs of a Moon that changes sign, in order of time', () => {
    // Swiss Ephemeris: the Moon enters Capricorn on 1990-06-09 at 12:11:38 UT.
    const { moon, sun } = chartOfDay(Date.parse('1990-06-09')).bodies
    expect(moon.signsOfTheDay).toEqual(['Sagittarius', 'Capricorn'])
    expect(sun).not.toHaveProperty('signsOfTheDay')
    expect(chartOfDay(Date.parse('1990-06-10')).bodies.moon).not.toHaveProperty('signsOfTheDay')
  })

  it('has the range of each body, and whether it has a station that day', () => {
    const from = Date.parse('2026-02-26')
    const { mercury, moon } = chartOfDay(from).bodies
    expect(mercury.wholeDay?.isStation).toBe(true)
    const turn = mercury.wholeDay?.highest ?? 0
    for (let hour = 0; hour <= 24; hour++) {
      const { longitude } = ephemeris.position('mercury', julianDay(from + hour * HOUR))
      expect(longitude).toBeLessThanOrEqual(turn)
    }
    expect(moon.wholeDay?.isStation).toBe(false)
    expect((moon.wholeDay?.highest ?? 0) - (moon.wholeDay?.lowest ?? 0)).toBeGreaterThan(11)
  })

  it('keeps the widest orb of the day, also when two planets have stations next to each other', () => {
    for (const date of ['2026-02-26', '1999-08-11', '1962-02-04', '2020-12-21']) {
      const from = Date.parse(date)
      for (const { a, b, aspect, orbDegrees } of chartOfDay(from).aspects) {
        if (a === 'asc' || a === 'mc' || b === 'asc' || b === 'mc') throw new Error('An angle')
        const orbs = Array.from({ length: 289 }, (_, time) => {
          const jdUt = julianDay(from + (time * DAY) / 288)
          const [one, other] = [ephemeris.position(a, jdUt), ephemeris.position(b, jdUt)]
          const separation = Math.abs(signedDifference(one.longitude, other.longitude))
          return Math.abs(separation - aspectDegrees[aspect])
        })
        expect(orbDegrees).toBeCloseTo(Math.max(...orbs), 4)
      }
    }
  })
})
