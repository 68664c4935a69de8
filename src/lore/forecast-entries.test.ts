import { expect, test } from 'vitest'
import type { HouseEntryFact, IngressFact } from '#sky/forecast-facts.ts'
import { forecastEntries } from './forecast-entries.ts'

const when = { id: '', at: '2026-12-23T15:40:00Z', weight: 0.5, certain: true }
const idsOf = (fact: HouseEntryFact | IngressFact) => forecastEntries(fact).map(({ id }) => id)

test('a body that re-enters a house while retrograde has wordings of its own', () => {
  const entry: HouseEntryFact = {
    ...when,
    kind: 'house-entry',
    body: 'uranus',
    house: 7,
    retrograde: false,
  }
  expect(idsOf(entry)).toEqual(['1', '2', '3'].map((index) => `house-entry/uranus/7/${index}`))
  expect(idsOf({ ...entry, retrograde: true })).toEqual([
    'house-reentry/uranus/7/1',
    'house-reentry/any/7/1',
    'house-reentry/any/7/2',
  ])
})

test('a body that re-enters a sign while retrograde has wordings of its own', () => {
  const ingress: IngressFact = {
    ...when,
    kind: 'ingress',
    body: 'venus',
    sign: 'Libra',
    retrograde: false,
  }
  expect(idsOf(ingress)).toEqual(['1', '2', '3'].map((index) => `ingress/venus/Libra/${index}`))
  expect(idsOf({ ...ingress, retrograde: true })).toEqual(
    ['1', '2', '3'].map((index) => `return/Libra/${index}`),
  )
})

test('wordings of the natal house come before those of the sign', () => {
  const lunation = { ...when, kind: 'lunation', phase: 'full', sign: 'Leo' } as const
  const position = { degrees: 2, minutes: 5 }
  const ids = forecastEntries({ ...lunation, ...position, house: 7 }).map(({ id }) => id)
  expect(ids[0]).toBe('lunation/full/7/1')
  expect(ids).toContain('lunation/full/Leo/1')
  expect(forecastEntries({ ...lunation, ...position })[0]?.id).toBe('lunation/full/Leo/1')
})
