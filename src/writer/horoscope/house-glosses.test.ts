import { expect, test } from 'vitest'
import { shorterForms, withoutRepeatedGloss } from './house-glosses.ts'

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

test('a house is not explained by words already next to it', () => {
  const text = 'Your Sun is in Cancer in the twelfth house, what you keep to yourself, so you wait.'
  const unexplained = 'Your Sun is in Cancer in the twelfth house, so you wait.'
  expect(withoutRepeatedGloss(text, 'Why do you keep so much to yourself?')).toBe(unexplained)
  expect(withoutRepeatedGloss(text, 'Whom could you call?')).toBe(text)
})
