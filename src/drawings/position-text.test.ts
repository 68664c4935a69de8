import { expect, test } from 'vitest'
import { chart, chartOfTheDay } from '#web/testing/natal-reading.ts'
import { aspectKey } from '#web/wheel/lit.ts'
import { chartPoints } from './chart-points.ts'
import { describeChart } from './describe-chart.ts'
import { degreeText, inHouse, signInWords } from './position-text.ts'

test('[2.16] degrees and minutes have two figures after the degree sign', () => {
  expect(degreeText({ degrees: 0, minutes: 9 })).toBe('0°09′')
  expect(degreeText({ degrees: 29, minutes: 59 })).toBe('29°59′')
})

test('houses are counted as people count', () => {
  expect([1, 2, 3, 4, 11, 12].map(inHouse).join(' ')).toBe(
    '1st house 2nd house 3rd house 4th house 11th house 12th house',
  )
})

test('a planet that changed sign on an unknown hour has both', () => {
  const moon = chartOfTheDay.planets.find(({ planetName }) => planetName === 'Moon')
  expect(moon && signInWords(moon)).toBe('Taurus, later Gemini')
})

test('an aspect is the same from both ends', () => {
  expect(aspectKey('Sun', 'Moon')).toBe(aspectKey('Moon', 'Sun'))
})

test('the wheel is described in words', () => {
  expect(describeChart(chart)).toBe(
    'A wheel of the twelve signs and twelve Placidus houses: Scorpio rises at the left, the midheaven stands in Leo. The Sun is in Taurus, the Moon in Gemini. The closest aspects: Saturn conjunction Ascendant; Jupiter sextile Saturn; Venus trine Neptune.',
  )
  expect(describeChart(chartOfTheDay)).toContain('without houses, since the birth time is unknown')
})

test('each point of the wheel says where it stands', () => {
  const labels = chartPoints(chart).map(({ label }) => label)
  expect(labels).toContain('Mercury, 26°33′ Aries, 6th house, retrograde')
  expect(labels).toContain('Ascendant, 13°16′ Scorpio')
  expect(chartPoints(chartOfTheDay).some(({ isAngle }) => isAngle)).toBe(false)
})
