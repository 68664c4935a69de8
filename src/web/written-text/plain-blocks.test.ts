import { expect, test } from 'vitest'
import { isPlain, plainBlocks } from './plain-blocks.ts'

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

test.each([
  'One paragraph, with a "quote" and 3.5 degrees.',
  'On March 5:\n\n- the Moon at 4:30 p.m.\n- Venus (R), at 15°18′',
  'A \\*star\\*, 1\\. of \\[many\\].',
  '\\- not an item',
])('%j is plain', (text) => {
  expect(isPlain(text)).toBe(true)
})

test.each([
  'A **day**.',
  'An *evening*.',
  'A _night_.',
  '## A title',
  '1. first',
  '2) second',
  '+ item',
  'A title\n---',
  'A title\n===',
  '- a list\n  - in a list',
  '    code',
  '`code`',
  '> said',
  '[a link](https://stars.example)',
  '<b>bold</b>',
  'R&amp;B',
  'Two days:\n- one',
  '- a list\nthat goes on',
  '- a list\n\n- of blocks',
  'A line that ends  \nhere.',
  'A line that ends\\\nhere.',
])('%j has marks', (text) => {
  expect(isPlain(text)).toBe(false)
})
