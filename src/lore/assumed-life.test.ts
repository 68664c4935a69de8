import { expect, test } from 'vitest'
import { assumesSharedRoof, assumptionsIn } from './assumed-life.ts'

test.each([
  ["You'd take the same side against your own cause, and against your boss.", ['job']],
  ['Coworkers think that you are judging them.', ['job']],
  ['You hold back and then go all at once, in the wrong meeting.', ['job']],
  ['How much of your working week is really yours to carry?', ['job']],
  ['You find it hard to see where your own job ends.', ['job']],
  ['Your partner hears about it first.', ['partner']],
  ['Ask your husband to drive.', ['marriage']],
  ['By the second date you have both agreed on the summer.', ['dating']],
  ['Your kids know the look.', ['children']],
  ["You check your child's homework twice.", ['children', 'young-children']],
  ['Your garage is full of it.', ['own-house']],
  ['Your landlord hears about it in writing.', ['youth']],
] as const)('%j takes for granted: %j', (sentence, assumptions) => {
  expect(assumptionsIn(sentence)).toEqual(assumptions)
})

test('a line in which one person wakes the other assumes a shared home', () => {
  expect(assumesSharedRoof('{partner} wakes you by being awake.')).toBe(true)
  expect(assumesSharedRoof('{partner} writes to you about nothing much.')).toBe(false)
})

test.each([
  'You pay people properly for good work.',
  'Tell your partner or best friend a day later.',
  'Ask your own spouse if you have one.',
  'You tell somebody your worst secret an hour after meeting them.',
  'Kids take to you right away.',
  'It helps to tell someone the date.',
  'It takes you a weekend alone to recover.',
])('%j fits any life', (sentence) => {
  expect(assumptionsIn(sentence)).toEqual([])
})
