import { expect, test } from 'vitest'
import type { NewerPlace, OlderPlace } from './geonames.ts'
import { joinEditions } from './join.ts'

function older(name: string, lat: number, lon: number, more: Partial<OlderPlace> = {}): OlderPlace {
  return {
    geonameId: 1,
    name,
    asciiName: name,
    alternateNames: [],
    lat,
    lon,
    featureCode: 'PPL',
    country: 'UA',
    admin1: '',
    admin2: '',
    population: 1000,
    zone: 'Europe/Kyiv',
    ...more,
  }
}

function newer(name: string, lat: number, lon: number): NewerPlace {
  return { name, lat, lon, country: 'UA', admin1: '', admin2: '' }
}

function joined(before: OlderPlace[], after: NewerPlace[]): string[] {
  return joinEditions(before, after)
    .map((place) => `${place.older?.name ?? '–'} > ${place.newer?.name ?? '–'}`)
    .sort()
}

test('keeps the identity of a place that stayed, moved or was renamed', () => {
  const before = [
    older('Kyiv', 50.45, 30.52),
    older('Slavske', 48.8, 23.4),
    older('Chervonohrad', 50.39105, 24.23514),
    older('Sloviansk', 48.85, 37.6),
    older('Barrow', 49, 31, { alternateNames: ['Utqiagvik'] }),
  ]
  const after = [
    newer('Kyiv', 50.45, 30.52),
    newer('Slavske', 48.9, 23.5),
    newer('Sheptytskyi', 50.389, 24.232),
    newer('Slovyansk', 48.86, 37.61),
    newer('Utqiagvik', 49.05, 31.05),
  ]
  expect(joined(before, after)).toEqual([
    'Barrow > Utqiagvik',
    'Chervonohrad > Sheptytskyi',
    'Kyiv > Kyiv',
    'Slavske > Slavske',
    'Sloviansk > Slovyansk',
  ])
})

test('does not replace a city by a suburb with the same coordinates', () => {
  const before = [older('Hamilton', 49, 30)]
  const after = [newer('Claudelands', 49, 30), newer('Hamilton', 49, 30)]
  expect(joined(before, after)).toEqual(['Hamilton > Hamilton', '– > Claudelands'])
})

test('keeps a distant namesake as another place, and merges a second entry nearby', () => {
  const before = [older('Rossosh', 50, 39)]
  const after = [newer('Rossosh', 50, 39), newer('Rossosh', 51, 38), newer('Rossosh', 50.02, 39.02)]
  expect(joined(before, after)).toEqual(['Rossosh > Rossosh', '– > Rossosh'])
})

test('leaves out historical places of both editions, and keeps vanished ones', () => {
  const before = [older('Old', 50, 30, { featureCode: 'PPLH' }), older('Gone', 47, 30)]
  expect(joined(before, [newer('Old', 50, 30)])).toEqual(['Gone > –'])
})
