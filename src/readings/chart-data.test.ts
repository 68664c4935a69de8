import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { natalChart } from '#sky/natal-chart.ts'
import { openEphemeris } from '#sky/packed-ephemeris.ts'
import { toChartData } from './chart-data.ts'

const ephemeris = openEphemeris(readFileSync('data/ephemeris.bin'))
const place = { place_id: '1', display_name: 'Tampa', lat: 27.95, lon: -82.46, zone: 'UTC' }

const moment = {
  timeKnown: true as const,
  utc: '1990-06-10T18:30:00Z',
  epochMilliseconds: Date.UTC(1990, 5, 10, 18, 30),
  offsetSeconds: 0,
  summerTime: false,
  zone: 'UTC',
  tzVersion: '2026f',
}
const chart = natalChart(ephemeris, moment, place)

test('[3.10] has the ascendant and the midheaven of the chart, each in its own place', () => {
  const { ascendant, midheaven } = toChartData(chart, moment, place, 'test')
  expect(ascendant?.longitude).toBe(chart.angles?.asc.longitude)
  expect(midheaven?.longitude).toBe(chart.angles?.mc.longitude)
})

test('[3.10] truncates orbs to whole degrees and minutes', () => {
  const shown = toChartData(chart, moment, place, 'test').aspects
  expect(shown.length).toBeGreaterThan(5)
  for (const [index, { degrees, minutes }] of shown.entries()) {
    const orb = chart.aspects[index]?.orbDegrees ?? Number.NaN
    const left = orb - degrees - minutes / 60
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThan(1 / 60)
  }
})
