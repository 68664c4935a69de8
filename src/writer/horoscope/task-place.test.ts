import { expect, test } from 'vitest'
import { placeOfTask } from './task-place.ts'

const begins = 'Your body says it first.'
const free = 'Somebody at the next table may be glad of a question.'

test('the task comes before a last sentence that does not need the one before it', () => {
  expect(placeOfTask([begins, free])).toBe(1)
  expect(placeOfTask([begins, free, 'So it can wait.'])).toBe(1)
})

test('it ends a day whose sentences all take up the one before them', () => {
  expect(placeOfTask([begins, 'So it can wait.'])).toBe(2)
})

test('a sentence that leaves out what was said, or confirms it, stays where it is', () => {
  expect(placeOfTask([begins, 'At the moment you are, and someone will be glad.'])).toBe(2)
  expect(placeOfTask([begins, 'You are in step. Sitting in one room will do.'])).toBe(2)
})

test('sentences that continue about the reader come before the task, unless they end the day', () => {
  const ofReader = 'You may be tired of asking.'
  expect(placeOfTask([begins, ofReader, free])).toBe(2)
  expect(placeOfTask([begins, ofReader, 'So it can wait.'])).toBe(3)
  expect(placeOfTask([begins, ofReader])).toBe(1)
})
