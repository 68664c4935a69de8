import { expect, test } from 'vitest'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import { sceneOrderOf } from './scene-order.ts'

const contact = (
  you: SynastryAspectFact['you'],
  partner: SynastryAspectFact['partner'],
  orbDegrees: number,
) => ({ you, partner, orbDegrees }) as SynastryAspectFact

test('a reading for two begins with the scene of what ties them', () => {
  const firstOf = (bond: SynastryAspectFact) => sceneOrderOf({ bond, quarrel: undefined })[0]
  expect(firstOf(contact('moon', 'moon', 2))).toBe('days')
  expect(firstOf(contact('venus', 'mars', 2))).toBe('draw')
  expect(firstOf(contact('sun', 'jupiter', 2))).toBe('meet')
})

test('a very close quarrel comes before the rest of what is pleasant', () => {
  const bond = contact('moon', 'moon', 2)
  const orderOf = (orb: number) => sceneOrderOf({ bond, quarrel: contact('mars', 'mars', orb) })
  expect(orderOf(0.1).slice(0, 4)).toEqual(['days', 'quarrel', 'repair', 'meet'])
  expect(orderOf(3).slice(0, 4)).toEqual(['days', 'meet', 'draw', 'quarrel'])
  expect(orderOf(0.1).toSorted()).toEqual(orderOf(3).toSorted())
})
