import { expect, test } from 'vitest'
import { type City, horizontal, onDome } from './tonight.ts'
import { inWords, isDaylight, visibleFrom } from './whats-up.ts'

const lisbon: City = { name: 'Lisbon', lat: 38.7, lon: -9.1, zone: 'Europe/Lisbon' }
const sydney: City = { name: 'Sydney', lat: -33.9, lon: 151.2, zone: 'Australia/Sydney' }

test('[2.7] the full Moon is up at ten in the evening, and the new Moon is not', () => {
  // Full on November 24, 2026, 14:54 UTC; new on December 9, 0:52 UTC.
  const names = (instant: string) => visibleFrom(lisbon, new Date(instant)).map(({ name }) => name)
  expect(names('2026-11-24T22:00:00Z')).toContain('Moon')
  expect(names('2026-12-08T22:00:00Z')).not.toContain('Moon')
})

test('[2.7] knows where the Sun has not set at ten', () => {
  const tromso: City = { name: 'Tromsø', lat: 69.6, lon: 19, zone: 'Europe/Oslo' }
  const mcMurdo: City = { name: 'McMurdo', lat: -77.8, lon: 166.7, zone: 'Antarctica/McMurdo' }
  const [june, december] = [new Date('2026-06-21T20:00:00Z'), new Date('2026-12-21T09:00:00Z')]
  expect([june, december].map((day) => isDaylight(tromso, day))).toEqual([true, false])
  expect([june, december].map((day) => isDaylight(mcMurdo, day))).toEqual([false, true])
  // The Sun sets in Lisbon at 20:05 UTC.
  const atSunset = [0, 10].map((minute) =>
    isDaylight(lisbon, new Date(Date.UTC(2026, 5, 21, 20, minute))),
  )
  expect(atSunset).toEqual([true, false])
})

test('[2.7] says where each one stands', () => {
  expect(inWords([])).toBeUndefined()
  expect(
    inWords([
      { name: 'Moon', place: { altitude: 80, azimuth: 12 } },
      { name: 'Venus', place: { altitude: 8, azimuth: 240 } },
      { name: 'Jupiter', place: { altitude: 60, azimuth: 181 } },
      { name: 'Saturn', place: { altitude: 35, azimuth: 350 } },
    ]),
  ).toBe(
    'the Moon overhead, Venus low in the southwest, Jupiter high in the south, and Saturn in the north',
  )
})

test('[2.7] a map that faces north has the east at the right, and what culminates in the north below the middle', () => {
  const east = onDome({ altitude: 10, azimuth: 90 }, 'north')
  expect(east?.x).toBeGreaterThan(0.8)
  // A star of the equator culminates north of the zenith of Sydney.
  const culminating = horizontal([10, 0], 150, sydney.lat)
  expect(culminating.altitude).toBeCloseTo(90 - 33.9, 1)
  expect(onDome(culminating, 'north')?.y).toBeGreaterThan(0.3)
})
