import { expect, test } from 'vitest'
import { plainBlocks } from './plain-blocks.ts'

test('tells paragraphs and lists apart', () => {
  expect(plainBlocks('Your Moon.\n\n- One day.\n- **Another** day.\n\n\nThe end.')).toEqual([
    'Your Moon.',
    ['One day.', 'Another day.'],
    'The end.',
  ])
})

test('reads what Markdown protects, and joins the lines of a paragraph', () => {
  expect(plainBlocks('A \\*star\\* of\nyours.')).toEqual(['A *star* of yours.'])
  expect(plainBlocks('')).toEqual([])
})
