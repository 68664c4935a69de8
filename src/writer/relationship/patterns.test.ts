import { expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import {
  acts,
  alsoInside,
  between,
  bothMeant,
  eases,
  hurts,
  oneRuler,
  shownFirst,
  wants,
  whoeverWins,
} from '#lore/corpus/relationship/patterns.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import { relationshipFacts } from '#sky/relationship-facts.ts'
import { traditionalRulers } from '#sky/rulers.ts'
import { synastry } from '#sky/synastry.ts'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { randomCharts } from '#testing/random-births.ts'
import { requireGrounding, sentencesOf } from '../grounding.ts'
import { composeRelationship } from './compose.ts'
import { PairFacts } from './pair-facts.ts'

const { claremont, woodend } = handwrittenCharts
const charts = randomCharts(120, { timeKnown: true })
const readings = [
  [claremont, woodend] as const,
  ...charts.slice(1).map((partner, index) => [charts[index] ?? partner, partner] as const),
].map(([you, partner], index) => {
  const facts = relationshipFacts(synastry(you, partner))
  const text = composeRelationship({ kind: 'synastry', facts, seed: `pattern ${index}` })
  return { facts, text, sentences: sentencesOf(text) }
})
const ofKind = (kind: string) =>
  readings.flatMap(({ facts, sentences }) =>
    sentences
      .filter(({ wording = '' }) => wording.startsWith(`${kind}/`))
      .map((sentence) => ({ all: facts, sentence })),
  )

test('an act that both encourages and provokes is described once, with the reason', () => {
  const [{ sentences } = { sentences: [] }] = readings
  const why = sentences.find(({ wording }) => wording?.startsWith('pattern/why/'))
  expect(why?.text).toContain('own Mars is square their Jupiter, so the same energy')
  expect(why?.facts).toEqual(['inner:partner.aspect:mars~jupiter:square'])
})

test('a planet between two opposed planets of the other person names all three', () => {
  const figures = ofKind('pattern/between')
  expect(figures.length).toBeGreaterThan(0)
  for (const { all, sentence } of figures) {
    expect(sentence.text).toMatch(/ is opposite (?:your|their) \w+, and .* is square both\.$/)
    expect(sentence.facts).toHaveLength(3)
    requireGrounding({ opening: [{ sentences: [sentence] }], sections: [] }, all)
  }
})

test('a planet that rules both Ascendants is named, and no other', () => {
  const named = ofKind('ruler/both')
  expect(named.length).toBeGreaterThan(3)
  for (const { all, sentence } of named) {
    const pair = new PairFacts(all)
    const rulers = (['you', 'partner'] as const).map((whose) => {
      const rising = pair.sign(whose, 'asc')
      return rising && traditionalRulers[rising.sign]
    })
    expect(new Set(rulers).size).toBe(1)
    expect(sentence.text.toLowerCase()).toContain(rulers[0])
  }
})

test('a contact that repeats an aspect of one or both charts says so', () => {
  const inside = ofKind('inside')
  expect(inside.length).toBeGreaterThan(3)
  for (const { sentence } of inside) {
    const [, whose] = /^inside\/(\w+)\//.exec(sentence.wording ?? '') ?? []
    expect(sentence.facts).toHaveLength(whose === 'both' ? 2 : 1)
    if (whose !== 'both') expect(sentence.facts[0]).toContain(`inner:${whose}.`)
  }
})

test('an aspect that explains a pattern is not mentioned again as part of one chart', () => {
  for (const { sentences } of readings) {
    const own = sentences.flatMap(({ wording = '', facts }) =>
      wording.startsWith('pattern/why/') ? facts : [],
    )
    const inside = sentences.flatMap(({ wording = '', facts }) =>
      wording.startsWith('inside/') ? facts : [],
    )
    for (const id of own) expect(inside).not.toContain(id)
  }
})

test('the lines claim nothing about a chart and have no unwanted word', () => {
  const lines = [
    ...[acts, eases, hurts, wants].flatMap((table) => Object.values(table)),
    ...[alsoInside, between, bothMeant, oneRuler, shownFirst].flatMap((table) =>
      Object.values<readonly string[]>(table).flat(),
    ),
    ...whoeverWins,
  ]
  for (const line of lines) {
    const text = line.replaceAll(/\{(?!partner)\w+\}/g, 'it')
    expect(checkSentence(text, []).claims, line).toEqual([])
    expect(unwantedWord(text), line).toBeUndefined()
  }
})
