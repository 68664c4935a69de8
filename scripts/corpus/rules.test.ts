import { expect, test } from 'vitest'
import { isLong } from '../../src/testing/long.ts'
import { readPieces } from './pieces.ts'
import { repetitionsIn } from './repetitions.ts'
import { refusal, sentencesOf, violationsIn } from './rules.ts'

const good = [
  'The room that nobody uses wants to be emptied at last{ref}.',
  'Keep the key, and give the rest away before the evening is over.',
]

function violationsOf(sentences: string[], file = 'contacts/mars.ts'): string[] {
  const entries = [[{ file, id: 'it', view: 'desk' as const, sentences }]]
  const violations = Object.entries(violationsIn({ entries, lines: [] }))
  return violations.filter(([, found]) => found.length > 0).map(([title]) => title)
}

test('a good wording breaks no rule', () => {
  expect(violationsOf(good)).toEqual([])
})

const [first = '', second = ''] = good
test.each<[string, string[], string?]>([
  ['Unwanted words', [first, 'Beware of the key, and give the rest of it away before noon.']],
  ['Jargon, and punctuation that we do not use', [first, `${second} Trust the universe.`]],
  ['Jargon, and punctuation that we do not use', [first.replace(' at last', ' — now'), second]],
  ['Claims of a chart or a date', [first, 'Keep the key on Thursday, and give the rest to Venus.']],
  ['Refused by the checker beside a reference', [first.replace('room', 'eclipse'), second]],
  ['Misplaced {ref}', [first.replace('{ref}', ' {ref}'), second]],
  ['Misplaced {ref}', [first.replace('{ref}', ''), second]],
  ['Misplaced slots', [first, second.replace('the key', '{name}')]],
  ['Malformed sentences', [first, second.slice(0, -1)]],
  ['Wordings of other than two or three sentences', [first + second]],
  ['Wordings too short or too long', [first, 'Keep it.']],
  ['Sentences too long', [first, `Keep ${'this and '.repeat(20)}that, and give the rest away.`]],
])('%s: %j', (title, sentences, file) => {
  expect(violationsOf(sentences, file)).toContain(title)
})

test('the checker refuses no sentence of the corpus', async () => {
  const { entries, lines } = await readPieces()
  const all = [...entries.flat().flatMap(sentencesOf), ...lines]
  const sentences = all.filter((_, index) => isLong || index % 4 === 0)
  expect(sentences.length).toBeGreaterThan(2500)
  expect(sentences.flatMap((piece) => refusal(piece) ?? [])).toEqual([])
})

test('finds two wordings of one fact with the same view, and a duplicate sentence', () => {
  const wording = { file: 'contacts/mars.ts', view: 'desk' as const, sentences: good }
  const entries = [
    [
      { ...wording, id: 'a' },
      { ...wording, id: 'b' },
    ],
  ]
  const violations = violationsIn({ entries, lines: [] })
  expect(violations['Wordings of one fact with the same view']).toEqual(['a'])
  expect(repetitionsIn({ entries, lines: [] }).sentences).toHaveLength(2)
})
