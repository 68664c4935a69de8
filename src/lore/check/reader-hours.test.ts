import { expect, test } from 'vitest'
import { atReadersClock } from '../readers-clock.ts'
import { checkSentence } from './check-sentence.ts'

const fact = {
  id: 'transit:mercury~saturn:sextile:2026-12-03',
  kind: 'transit',
  body: 'mercury',
  natal: 'saturn',
  aspect: 'sextile',
  at: '2026-12-03T23:41:52Z',
  weight: 0.4,
  certain: true,
} as const
const inLosAngeles = atReadersClock(fact, 'America/Los_Angeles')
const inAuckland = atReadersClock(fact, 'Pacific/Auckland')
const inLondon = atReadersClock(fact, 'Europe/London')

test.each([
  ['Around 3:40 p.m. Mercury makes a sextile to your Saturn.', inLosAngeles, 'waking', true],
  [
    'On Thursday, December 3, around 3:40 p.m., Mercury sextiles your Saturn.',
    inLosAngeles,
    'waking',
    true,
  ],
  ['Around 12:40 p.m. Mercury makes a sextile to your Saturn.', inAuckland, 'waking', true],
  ['On Friday, December 4, Mercury sextiles your Saturn.', inAuckland, 'waking', true],
  // Another hour, another zone, another date.
  ['Around 3:45 p.m. Mercury makes a sextile to your Saturn.', inLosAngeles, 'waking', false],
  ['Around 3:40 p.m. Mercury makes a sextile to your Saturn.', inAuckland, 'waking', false],
  ['Around 11:40 p.m. Mercury makes a sextile to your Saturn.', inLosAngeles, 'waking', false],
  ['At 23:41 UTC Mercury makes a sextile to your Saturn.', inLosAngeles, 'waking', false],
  ['At 15:40 UTC Mercury makes a sextile to your Saturn.', inLosAngeles, 'waking', false],
  ['On Thursday, December 3, Mercury sextiles your Saturn.', inAuckland, 'waking', false],
  // True, but people are asleep.
  ['Around 11:40 p.m. Mercury makes a sextile to your Saturn.', inLondon, 'waking', false],
  ['Overnight Mercury makes a sextile to your Saturn.', inLondon, 'waking', true],
  // No clock is known.
  ['Around 3:40 p.m. Mercury makes a sextile to your Saturn.', inLosAngeles, 'none', false],
  ['Mercury makes a sextile to your Saturn today.', inLosAngeles, 'none', true],
] as const)('%s (%#)', (sentence, cited, hours, holds) => {
  const { unsupported, unreadable } = checkSentence(sentence, [cited], { hours })
  expect(unsupported.length + unreadable.length === 0).toBe(holds)
})
