import { expect, test } from 'vitest'
import { shorterForms } from './house-glosses.ts'

test('a sentence of two houses may lose either gloss, or both', () => {
  const text =
    'From your first house, how you come across, to your seventh house, partnership, it goes.'
  expect(shorterForms(text)).toEqual([
    'From your first house, how you come across, to your seventh house, it goes.',
    'From your first house, to your seventh house, partnership, it goes.',
    'From your first house, to your seventh house, it goes.',
  ])
  expect(shorterForms('It goes on.')).toEqual([])
})
