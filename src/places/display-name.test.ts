import { expect, test } from 'vitest'
import { displayName, PLAIN, WITH_COORDINATES, WITH_COUNTY } from './display-name.ts'

const place = { name: 'Stone', areas: ['Kent', 'England', 'United Kingdom'], lat: 51, lon: -0.774 }

test('a plain name has the region and the country', () => {
  expect(displayName({ ...place, distinction: PLAIN })).toBe('Stone, England, United Kingdom')
})

test('namesakes of a region have the county or the coordinates', () => {
  expect(displayName({ ...place, distinction: WITH_COUNTY })).toBe(
    'Stone, Kent, England, United Kingdom',
  )
  expect(displayName({ ...place, lat: -51, distinction: WITH_COORDINATES })).toBe(
    'Stone (51.00° S 0.77° W), England, United Kingdom',
  )
})

test('a part that repeats the previous one is left out', () => {
  const city = { ...place, name: 'Singapore', areas: ['Singapore'], distinction: PLAIN }
  expect(displayName(city)).toBe('Singapore')
})
