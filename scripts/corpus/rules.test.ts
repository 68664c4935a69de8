import { expect, test } from 'vitest'
import { repetitionsIn } from './repetitions.ts'
import { violationsIn } from './rules.ts'

const good = [
  '{on} the drawer that sticks wants to be emptied at last{ref}.',
  'Keep the key, and give the rest away before the evening is over.',
]

function breachesIn(sentences: string[], file = 'transits/mars.ts'): string[] {
  const entries = [[{ file, id: 'it', view: 'desk' as const, sentences }]]
  const breaches = Object.entries(violationsIn({ entries, lines: [] }))
  return breaches.filter(([, found]) => found.length > 0).map(([title]) => title)
}

test('a good wording breaks no rule', () => {
  expect(breachesIn(good)).toEqual([])
})

const [first = '', second = ''] = good
test.each<[string, string[], string?]>([
  ['Unwanted words', [first, 'Beware of the key, and give the rest of it away before noon.']],
  ['Words of the trade, and signs that are not ours', [first, `${second} Trust your energy.`]],
  [
    'Words of the trade, and signs that are not ours',
    [first.replace(' at last', ' — now'), second],
  ],
  ['Claims of a chart or a date', [first, 'Keep the key on Thursday, and give the rest to Venus.']],
  ['Misplaced {ref}', [first.replace('{ref}', ' {ref}'), second]],
  ['Misplaced {ref}', [first.replace('{ref}', ''), second]],
  ['Misplaced slots', [first.replace('{on} the', 'The'), second]],
  ['Misplaced slots', [first.replace('{on}', '{on},'), second]],
  ['Misplaced slots', [first.replace('the', 'The'), second]],
  ['Misplaced slots', [first, second.replace('the key', '{name}')]],
  ['Misplaced slots', good, 'transits/moon.ts'],
  ['Sentences that are none', [first, second.slice(0, -1)]],
  ['Wordings of other than two or three sentences', [first + second]],
  ['Wordings too short or too long', [first, 'Keep it.']],
  ['Sentences too long', [first, `Keep ${'this and '.repeat(20)}that, and give the rest away.`]],
])('%s: %j', (title, sentences, file) => {
  expect(breachesIn(sentences, file)).toContain(title)
})

test('two wordings of one fact from the same side, and a sentence said twice, are found', () => {
  const wording = { file: 'transits/mars.ts', view: 'desk' as const, sentences: good }
  const entries = [
    [
      { ...wording, id: 'a' },
      { ...wording, id: 'b' },
    ],
  ]
  const breaches = violationsIn({ entries, lines: [] })
  expect(breaches['Wordings of one fact that look from the same side']).toEqual(['a'])
  expect(repetitionsIn({ entries, lines: [] }).sentences).toHaveLength(2)
})
