import { expect, test } from 'vitest'
import { aspectQuality } from './aspect-quality.ts'
import { partnerHouseOverlays } from './corpus/synastry/partner-house-overlays.ts'
import { sunSynastry } from './corpus/synastry/sun.ts'
import { yourHouseOverlays } from './corpus/synastry/your-house-overlays.ts'
import { overlayEntries, synastryAspectEntries } from './synastry-entries.ts'

test('the wordings of an aspect depend on which point is yours, and keep their stored ids', () => {
  const [first] = synastryAspectEntries('sun', 'moon', 'tense')
  expect(first).toEqual({ id: 'between/sun~moon/tense/1', wording: sunSynastry.moon.tense[0] })
})

test('slow planets of two people have no wordings', () => {
  expect(synastryAspectEntries('pluto', 'neptune', 'tense')).toEqual([])
})

test('the wordings of an overlay depend on the owner of the body', () => {
  const wordingOf = (whose: 'you' | 'partner') => overlayEntries(whose, 'venus', 7)[0]?.wording
  expect(wordingOf('you')).toBe(yourHouseOverlays.venus[7][0])
  expect(wordingOf('partner')).toBe(partnerHouseOverlays.venus[7][0])
})

test('squares and oppositions are tense, trines and sextiles harmonious', () => {
  expect((['square', 'opposition'] as const).map(aspectQuality)).toEqual(['tense', 'tense'])
  expect((['trine', 'sextile'] as const).map(aspectQuality)).toEqual(['harmonious', 'harmonious'])
  expect(aspectQuality('conjunction')).toBe('joined')
})
