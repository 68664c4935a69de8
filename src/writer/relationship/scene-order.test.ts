import { expect, test } from 'vitest'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import { sceneOrderOf } from './scene-order.ts'

const contact = (
  you: SynastryAspectFact['you'],
  partner: SynastryAspectFact['partner'],
  orbDegrees: number,
) => ({ you, partner, orbDegrees }) as SynastryAspectFact

test('a reading for two begins with the scene of what ties them', () => {
  const firstOf = (bond: SynastryAspectFact) => sceneOrderOf({ bond })[0]
  expect(firstOf(contact('moon', 'moon', 2))).toBe('days')
  expect(firstOf(contact('venus', 'mars', 2))).toBe('draw')
  expect(firstOf(contact('sun', 'jupiter', 2))).toBe('meet')
})

test('nothing comes between the quarrel, how the two make up and what it is for', () => {
  for (const bond of [contact('moon', 'moon', 2), contact('venus', 'mars', 2), undefined])
    expect(sceneOrderOf({ bond }).slice(3)).toEqual(['quarrel', 'repair', 'purpose', 'practice'])
})
