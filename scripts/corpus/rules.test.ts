import { expect, test } from 'vitest'
import { isLong } from '../../src/testing/long.ts'
import { readLines } from './pieces.ts'
import { repetitionsIn } from './repetitions.ts'
import { faultOfVoice, refusal, violationsIn } from './rules.ts'

const good = 'The room that nobody uses wants to be emptied at last.'

function violationsOf(text: string, file = 'quarrels/mars.ts'): string[] {
  const violations = Object.entries(violationsIn([{ file, id: 'it', text }]))
  return violations.filter(([, found]) => found.length > 0).map(([title]) => title)
}

test('a good line breaks no rule', () => {
  expect(violationsOf(good)).toEqual([])
})

test.each<[string, string, string?]>([
  ['Unwanted words', 'Beware of the key, and give the rest of it away before noon.'],
  ['Faults of the voice', 'What comes of it is good, and you take your time in peace.'],
  ['Faults of the voice', 'Your need for quiet brings you home early.'],
  ['Jargon, and punctuation that we do not use', `${good} Trust the universe.`],
  ['Jargon, and punctuation that we do not use', good.replace(' at last', ' — now')],
  ['Claims of a chart or a date', 'Give the rest of it to Venus.', 'habits/mars.ts'],
  ['Refused by the checker beside a reference', good.replace('room', 'eclipse'), 'habits/mars.ts'],
  ['Malformed lines', good.replace(' at last', '  at last')],
])('%s: %j', (title, text, file) => {
  expect(violationsOf(text, file)).toContain(title)
})

test('the checker refuses no line of the corpus', async () => {
  const all = await readLines()
  const lines = all.filter((_, index) => isLong || index % 4 === 0)
  expect(lines.length).toBeGreaterThan(2500)
  expect(lines.flatMap((line) => refusal(line) ?? [])).toEqual([])
})

test('no line of the corpus has a fault of the voice', async () => {
  const faulty = (await readLines()).filter(faultOfVoice)
  expect(faulty.map(({ id }) => id)).toEqual([])
})

test('finds a sentence that stands twice, and not one that an index exports again', async () => {
  const line = { file: 'quarrels/mars.ts', text: good }
  const twice = [
    { ...line, id: 'a' },
    { ...line, id: 'b' },
  ]
  expect(repetitionsIn(twice).sentences).toHaveLength(1)
  expect(repetitionsIn(await readLines()).sentences).toEqual([])
})
