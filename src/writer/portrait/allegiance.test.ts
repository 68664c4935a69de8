import { describe, expect, test } from 'vitest'
import { allegiances, firstImpressions, strainsOfSide } from '#lore/corpus/character/allegiances.ts'
import {
  contrastHinges,
  hereHinges,
  plainHinges,
  sourceHinges,
} from '#lore/corpus/highlights/hinges.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { randomCharts } from '#testing/random-births.ts'
import { requireGrounding, sentencesOf } from '../grounding.ts'
import { fillTemplate } from '../prose/template.ts'
import { composePortrait } from './compose.ts'
import { closerStanceOf } from './stance.ts'

// Cancer rising, the Sun and Mercury in Gemini, the Moon in Cancer.
const facts = wholeChartFacts(handwrittenCharts.beirut)
const points = {
  'angle:asc': 'your Cancer Ascendant',
  'placement:sun': 'your Sun in Gemini',
  'placement:moon': 'your Moon in Cancer',
  'placement:mercury': 'your Mercury in Gemini',
  'placement:mars': 'your Mars in Pisces',
}
const pairs = Object.entries(points).flatMap((one) =>
  Object.entries(points).flatMap((two) => (one[0] === two[0] ? [] : [[one, two] as const])),
)

const ofPlanet = Object.values(allegiances).flatMap(({ one, both, neither }) =>
  [...Object.values(one), both, neither].flatMap(({ first, last }) => [...first, ...last]),
)
const lines = [...ofPlanet, ...Object.values(firstImpressions).flat(), ...strainsOfSide]

const written = [
  ...randomCharts(60, { timeKnown: true }),
  ...randomCharts(20, { timeKnown: false }),
].map((chart) => {
  const facts = wholeChartFacts(chart)
  return { facts, sentences: sentencesOf(composePortrait({ facts, seed: 'allegiance' })) }
})
const ofKind = (kind: RegExp) =>
  written.flatMap(({ sentences }) => sentences.filter(({ wording = '' }) => kind.test(wording)))

describe('a line on the two sides of a portrait', () => {
  test.each([...lines, ...contrastHinges, ...sourceHinges, ...hereHinges, ...plainHinges])(
    'is read rightly, whichever the sides are: %s',
    (line) => {
      expect(unwantedWord(line)).toBeUndefined()
      for (const [[oneId, one], [twoId, two]] of pairs) {
        const slots = { ally: one, other: two, source: one, here: two }
        const text = fillTemplate(line, { ...slots, trait: 'steady' })
        const paragraph = { sentences: [{ text, facts: [oneId, twoId], wording: 'line/1' }] }
        expect(() => requireGrounding({ opening: [paragraph], sections: [] }, facts)).not.toThrow()
      }
    },
  )
})

test('what people do in love and in a fight is not said of their planets', () => {
  for (const line of [...ofPlanet, ...strainsOfSide]) expect(line).not.toMatch(/[{}]/)
})

describe('whom Venus and Mars go with', () => {
  test.each([
    ['Cancer', ['Taurus', 'Pisces'], 'one', 1],
    ['Gemini', ['Taurus', 'Cancer'], 'neither', 0],
    ['Leo', ['Gemini', 'Cancer'], 'one', 0],
    ['Leo', ['Gemini', 'Libra'], 'both', 0],
  ] as const)('%s between %j: %s', (sign, signs, stance, ally) => {
    expect(closerStanceOf(sign, signs)).toMatchObject({ stance, ally })
  })

  test('is said before the paragraph on the one and after the other', () => {
    for (const { sentences } of written) {
      const places = sentences.flatMap(({ wording = '' }) => {
        const found = /^allegiance\/(venus|mars)\/.*(first|last)\/\d+$/.exec(wording)
        return found ? [found[2]] : []
      })
      expect(new Set(places).size).toBe(places.length)
    }
    expect(ofKind(/^allegiance\//).length).toBeGreaterThan(written.length / 2)
  })

  test('rests on both sides', () => {
    for (const { facts } of ofKind(/^(?:allegiance|impression)\//))
      expect(new Set(facts).size).toBeGreaterThan(1)
  })
})

test('a portrait says how much of its argument strangers see, where the rising sign has no part in it', () => {
  expect(ofKind(/^impression\//).length).toBeGreaterThan(3)
  for (const { sentences } of written) {
    const isOfRising = sentences.some(({ wording = '' }) => /^argument\/rising-/.test(wording))
    const isThird = sentences.some(({ wording = '' }) => wording.startsWith('third/'))
    const isSaid = sentences.some(({ wording = '' }) => wording.startsWith('impression/'))
    expect(isSaid && (isOfRising || isThird)).toBe(false)
  }
})

test('the hard aspect of a side is introduced by that side', () => {
  const all = ofKind(/^strain\//)
  expect(all.length).toBeGreaterThan(3)
  for (const { facts } of all) {
    const [aspect = '', ...sides] = facts
    expect(aspect).toMatch(/^aspect:/)
    expect(sides.some((id) => aspect.includes(id.split(':')[1] ?? ''))).toBe(true)
  }
})
