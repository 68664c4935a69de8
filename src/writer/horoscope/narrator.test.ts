import { expect, test } from 'vitest'
import type { Entry } from '#lore/natal-entries.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import { Narrator } from './narrator.ts'

const entry = (id: string, first: string): Entry => ({
  id,
  wording: { view: 'desk', sentences: [first, `Write ${id} down.`] },
})
const ref = { full: 'new Moon in Leo, in your house of play', again: 'that new Moon' }
const limits = { enough: 100, most: 200 }
const when = { kind: 'date', at: '2026-12-03' } as const

test('a text that comes back to a moment names it in short', () => {
  const narrator = new Narrator(seededRandom('seed'), undefined, limits)
  const said = ['a/1', 'b/1'].map((id) =>
    narrator.tell({ entries: [entry(id, `${id} begins{ref}.`)], ref, facts: ['lunation'] }),
  )
  expect(said.map((sentences) => sentences?.[0]?.text)).toEqual([
    'A/1 begins (new Moon in Leo, in your house of play).',
    'B/1 begins (that new Moon).',
  ])
})

test('after a paragraph that opens with its date comes one that does not, where there is one', () => {
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const narrator = new Narrator(seededRandom(seed), undefined, limits)
    const tell = (id: string, ...firsts: string[]) => {
      const entries = firsts.map((first, index) => entry(`${id}/${index + 1}`, first))
      return narrator.tell({ entries, when, facts: [id] })?.[0]?.text
    }
    tell('a', '{on} the pen is full.')
    expect(tell('b', '{on} the ink dries.', 'The ink dries {on}.'), seed).toMatch(/^The ink/)
    expect(tell('c', '{on} the page turns.'), seed).toMatch(/^On Thursday/)
  }
})
