import { describe, expect, test } from 'vitest'
import { readSentence } from '#lore/check/check-sentence.ts'
import {
  allegiances,
  firstImpressions,
  helpsOfSide,
  strainsOfSide,
} from '#lore/corpus/character/allegiances.ts'
import { sideWords, subjects } from '#lore/corpus/character/side-words.ts'
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

const ofPlanet = Object.values(allegiances).flatMap(({ first, last }) => [...first, ...last])
const lines = [...ofPlanet, ...firstImpressions, ...strainsOfSide, ...helpsOfSide]

const written = [
  ...randomCharts(60, { timeKnown: true }),
  ...randomCharts(20, { timeKnown: false }),
].map((chart) => {
  const facts = wholeChartFacts(chart)
  const text = composePortrait({ facts, seed: 'allegiance' })
  return { facts, text, sentences: sentencesOf(text) }
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

test('what people do in love and in a fight is said of their sides and not of their planets', () => {
  for (const line of [...ofPlanet, ...strainsOfSide, ...helpsOfSide, ...subjects])
    expect(line.replaceAll(/\{(?:ally|other|one)\}/gi, '')).not.toMatch(/[{}]/)
  for (const does of Object.values(sideWords).flat())
    for (const line of [...ofPlanet, ...strainsOfSide, ...helpsOfSide, ...subjects]) {
      const slots = { ally: `the side of you that ${does}`, one: does, other: does }
      const { claims, unreadable } = readSentence(fillTemplate(line, slots), { isDated: false })
      expect([...claims, ...unreadable], line).toEqual([])
    }
})

test('a portrait of two signs says in its opening what it is about, in words that it comes back to', () => {
  let again = 0
  for (const { text } of written) {
    const opening = text.opening.flatMap(({ sentences }) => sentences)
    const subject = opening.find(({ wording = '' }) => wording.startsWith('subject/'))
    if (subject) expect(opening.at(-1)).toEqual(subject)
    const named = sentencesOf(text).filter(
      ({ text: said, wording = '' }) =>
        /^(?:allegiance|strain|help)\//.test(wording) && said.includes('side of you that '),
    )
    for (const { text: said } of named) {
      const does = /[Ss]ide of you that (.+)$/.exec(said)?.[1] ?? ''
      const words = Object.values(sideWords)
        .flat()
        .filter((one) => does.startsWith(one))
      expect(
        words.some((one) => subject?.text.includes(one)),
        said,
      ).toBe(true)
      again += 1
    }
  }
  expect(again).toBeGreaterThan(written.length / 4)
})

test('a portrait names "the side of you that …" at most twice, and never both sides as being of one mind', () => {
  for (const { sentences } of written) {
    const prose = sentences.map(({ text }) => text).join(' ')
    expect(prose.match(/side of you that /gi)?.length ?? 0).toBeLessThanOrEqual(2)
    expect(prose).not.toMatch(/(?:two|both) sides of you|(?:n?either) side of you/i)
  }
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
    expect(ofKind(/^allegiance\//).length).toBeGreaterThan(written.length / 8)
  })

  test('rests on both sides', () => {
    for (const { facts } of ofKind(/^(?:allegiance|impression)\//))
      expect(new Set(facts).size).toBeGreaterThan(1)
  })
})

test('a portrait says that strangers see little of its argument, where the rising sign is like neither side', () => {
  expect(ofKind(/^impression\//).length).toBeGreaterThan(1)
  for (const { sentences } of written) {
    const isOfRising = sentences.some(({ wording = '' }) => /^argument\/rising-/.test(wording))
    const isThird = sentences.some(({ wording = '' }) => wording.startsWith('third/'))
    const isSaid = sentences.some(({ wording = '' }) => wording.startsWith('impression/'))
    expect(isSaid && (isOfRising || isThird)).toBe(false)
  }
})

test.each([/^strain\//, /^help\//])(
  'the aspect of a side is introduced by that side: %s',
  (kind) => {
    const all = ofKind(kind)
    expect(all.length).toBeGreaterThan(3)
    for (const { facts } of all) {
      const [aspect = '', ...sides] = facts
      expect(aspect).toMatch(/^aspect:/)
      expect(sides.some((id) => aspect.includes(id.split(':')[1] ?? ''))).toBe(true)
    }
  },
)
