import { describe, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import { chartRulerClauses } from '#lore/corpus/days/rulers.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import type { AspectName } from '#sky/chart.ts'
import type { HoroscopeFact } from '#sky/forecast-facts.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import { UsageHistory } from '../prose/usage-history.ts'
import { narrateChartRuler, narrateCompany } from './company.ts'
import type { Narration } from './narration.ts'
import { HoroscopeNarrator } from './narrator.ts'
import { pointContext } from './points.ts'
import { readBrief } from './reader.ts'

const base = { weight: 0.5, certain: true }
const position = { degree: 15, minute: 35, retrograde: false }
const facts = [
  { ...base, ...position, id: 'moon', kind: 'placement', body: 'moon', sign: 'Scorpio' },
  { ...base, ...position, id: 'venus', kind: 'placement', body: 'venus', sign: 'Leo' },
  { ...base, ...position, id: 'asc', kind: 'angle', angle: 'asc', sign: 'Cancer' },
  { ...base, id: 'ruler', kind: 'ruler', angle: 'asc', body: 'moon', sign: 'Scorpio', house: 4 },
]

const aspectFact = (aspect: AspectName, orbDegrees: number) => ({
  ...base,
  id: 'aspect',
  kind: 'aspect',
  a: 'moon',
  b: 'venus',
  aspect,
  orbDegrees,
  applying: true,
})

function narrationOf(seed: string, ...others: object[]): Narration {
  const period = { startDate: '2026-12-06', endDate: '2026-12-06' }
  const all = [...facts, ...others] as unknown as HoroscopeFact[]
  const reader = readBrief({ kind: 'daily', facts: all, period, seed, timeZone: 'UTC' })
  const random = seededRandom(seed)
  const narrator = new HoroscopeNarrator({ random, kind: 'daily', history: new UsageHistory() })
  return { reader, narrator }
}

const moonOf = ({ reader }: Narration) => pointContext(reader, 'moon')

const seeds = Array.from({ length: 30 }, (_, index) => `seed ${index}`)

describe('the aspect of the birth chart that a contact touches with its point', () => {
  test.each<[AspectName, 'eases' | 'presses']>([
    ['square', 'presses'],
    ['opposition', 'presses'],
    ['conjunction', 'presses'],
    ['conjunction', 'eases'],
    ['trine', 'eases'],
    ['sextile', 'eases'],
  ])('is named where a %s goes with a day that %s, and claims nothing else', (aspect, tone) => {
    for (const seed of seeds) {
      const narration = narrationOf(seed, aspectFact(aspect, 1.7))
      const draft = narrateCompany(narration, moonOf(narration), tone)
      expect(draft?.sentences.join(' ')).toMatch(/your Venus in Leo/i)
      const cited = [...facts, aspectFact(aspect, 1.7)].filter(({ id }) =>
        draft?.facts.includes(id),
      )
      for (const text of draft?.sentences ?? [])
        expect(explainRejection(checkSentence(text, cited as AnyFact[])), text).toBe('')
    }
  })

  test('is named with what it does, in one sentence', () => {
    for (const seed of seeds) {
      const narration = narrationOf(seed, aspectFact('square', 1.7))
      const text = narrateCompany(narration, moonOf(narration), 'presses')?.sentences[0]
      expect(text).toMatch(
        /^(?:Your Venus in Leo is square your Moon, and|Because your Venus in Leo is square your Moon,|With your Venus in Leo square your Moon,) [\w']+ /,
      )
    }
  })

  test('is left out beyond two degrees, or if it would be another thought', () => {
    const wide = narrationOf('one', aspectFact('square', 2.1))
    expect(narrateCompany(wide, moonOf(wide), 'presses')).toBeUndefined()
    const hard = narrationOf('one', aspectFact('square', 0.5))
    expect(narrateCompany(hard, moonOf(hard), 'eases')).toBeUndefined()
    const easy = narrationOf('one', aspectFact('trine', 0.5))
    expect(narrateCompany(easy, moonOf(easy), 'presses')).toBeUndefined()
  })
})

describe('the ruler of the Ascendant', () => {
  test('explains why a contact is felt strongly', () => {
    const narration = narrationOf('one')
    const draft = narrateChartRuler(narration, moonOf(narration), 'presses')
    expect(draft?.sentences[0]).toMatch(/the moon rules your Cancer Ascendant/i)
    expect(draft?.facts).toEqual(['ruler', 'asc'])
  })

  test('is no other planet', () => {
    const narration = narrationOf('one')
    const venus = pointContext(narration.reader, 'venus')
    expect(narrateChartRuler(narration, venus, 'presses')).toBeUndefined()
  })

  test('is said in words that claim nothing of their own', () => {
    const cited = facts.filter(({ id }) => id === 'ruler' || id === 'asc') as AnyFact[]
    const texts = Object.values(chartRulerClauses)
      .flat()
      .flatMap((says) => [
        `The Moon rules your Cancer Ascendant, so ${says}.`,
        `Because the Moon rules your Cancer Ascendant, ${says}.`,
      ])
    const refused = texts.filter(
      (text) => explainRejection(checkSentence(text, cited)) || unwantedWord(text),
    )
    expect(refused).toEqual([])
  })
})
