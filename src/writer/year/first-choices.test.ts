import { expect, it } from 'vitest'
import type { Narration } from '../horoscope/narration.ts'
import { HoroscopeNarrator } from '../horoscope/narrator.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import { UsageHistory } from '../prose/usage-history.ts'
import { firstChoices } from './first-choices.ts'

const lines = ['Plain.', 'Extraordinary weather.', 'Interesting company.', 'Something else.']

function lineOf(seed: string): string {
  const random = seededRandom(seed)
  const history = new UsageHistory()
  const narrator = new HoroscopeNarrator({ random, kind: 'year', history })
  narrator.say({
    sentences: ['Extraordinary company, interesting weather.'],
    facts: ['fact'],
    wording: 'before',
  })
  const narration = { narrator } as Narration
  const draft = narrator.line(firstChoices(narration, { name: 'pool', lines }), { facts: ['fact'] })
  return draft?.sentences[0] ?? ''
}

it('gives readers different lines even if one line repeats the fewest words for all', () => {
  const seeds = Array.from({ length: 30 }, (_, index) => `reader ${index}`)
  expect(new Set(seeds.map(lineOf)).size).toBe(lines.length)
})
