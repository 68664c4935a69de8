import { describe, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { commonGround, means, questions } from '#lore/corpus/relationship/means.ts'
import { strains, underOneRoof } from '#lore/corpus/relationship/strains.ts'
import { bonds, frictionMatters, frictions } from '#lore/corpus/relationship/thesis.ts'
import { visits } from '#lore/corpus/relationship/visits.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import { relationshipFacts } from '#sky/relationship-facts.ts'
import { synastry } from '#sky/synastry.ts'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { randomCharts } from '#testing/random-births.ts'
import { requireGrounding, sentencesOf } from '../grounding.ts'
import type { WrittenText } from '../writer.ts'
import { composeRelationship } from './compose.ts'

const { claremont, woodend, beirut } = handwrittenCharts
const charts = randomCharts(25, { timeKnown: true })
const pairs = [
  [claremont, woodend] as const,
  [woodend, beirut] as const,
  ...charts.slice(1).map((partner, index) => [charts[index] ?? partner, partner] as const),
]
const readings = pairs.map(([you, partner], index) => {
  const facts = relationshipFacts(synastry(you, partner))
  return { facts, text: composeRelationship({ kind: 'synastry', facts, seed: `thread ${index}` }) }
})
const wordingsIn = (text: WrittenText) => sentencesOf(text).map(({ wording = '' }) => wording)
const ofKind = (text: WrittenText, kind: string) =>
  sentencesOf(text).filter(({ wording = '' }) => wording.startsWith(`${kind}/`))

describe('a reading has one question', () => {
  test('which the opening asks, the price of the bond leads to and the bond answers', () => {
    let asked = 0
    for (const { text } of readings) {
      const [question] = ofKind(text, 'question')
      if (!question) continue
      asked += 1
      const opening = text.opening.flatMap(({ sentences }) => sentences)
      expect(opening.at(-1)).toEqual(question)
      const [bond, quarrel] = question.facts
      const order = wordingsIn(text)
      const at = (kind: string) => order.findIndex((one) => one.startsWith(`${kind}/`))
      expect(at('price')).toBeGreaterThan(at('question'))
      expect(at('means')).toBeGreaterThan(at('price'))
      for (const one of ofKind(text, 'means')) expect(one.facts).toEqual([bond, quarrel])
      for (const one of ofKind(text, 'price')) expect(one.facts).toEqual([bond])
    }
    expect(asked).toBeGreaterThan(readings.length * 0.8)
  })

  test('in the same words for what it is about', () => {
    for (const { text } of readings) {
      const [question] = ofKind(text, 'question')
      const help = ofKind(text, 'means').map((one) => one.text)
      if (!question || help.length === 0) continue
      const matter = question.text.split(' ').slice(-3).join(' ').replace('.', '')
      expect(help.join(' ')).toContain(matter)
      // At the beginning, in the quarrel and at the end; a price has no slot for it.
      const ours = sentencesOf(text).filter(
        ({ text: said, wording = '' }) =>
          said.includes(matter) && !/^(?:quarrel|price)\//.test(wording),
      )
      const kinds = ours.map(({ wording = '' }) => wording.split('/')[0])
      expect(kinds).toEqual(['question', 'lead', 'means'])
    }
  })

  test('and rests on its facts', () => {
    for (const { facts, text } of readings) requireGrounding(text, facts)
  })
})

describe('each of the two', () => {
  test('has what they must settle alone, of a hard aspect in their own chart', () => {
    const all = readings.flatMap(({ text }) => ofKind(text, 'inner'))
    expect(all.length).toBeGreaterThan(readings.length)
    for (const { text, facts } of all) {
      expect(facts).toHaveLength(1)
      const whose = /\byour [A-Z]\w+ /.test(text.replace(/^Your/, 'your')) ? 'you' : 'partner'
      expect(facts[0]).toMatch(new RegExp(`^inner:${whose}\\.aspect:.*:(?:square|opposition)$`))
    }
  })
})

describe('a planet of one person in a house of the other', () => {
  test('is described with whose it is and where', () => {
    const all = readings.flatMap(({ text }) => ofKind(text, 'visit'))
    expect(all.length).toBeGreaterThan(readings.length / 4)
    for (const { text, facts } of all) {
      const [, whose] = /^overlay:(you|partner)\./.exec(facts[0] ?? '') ?? []
      expect(text.startsWith('Your ')).toBe(whose === 'you')
      expect(text).toMatch(/ falls in (?:your|\{partner\}'s) \w+ house/)
    }
  })

  test('has a line for each house', () => {
    for (const clauses of Object.values(visits)) {
      expect(Object.keys(clauses)).toHaveLength(12)
      for (const clause of Object.values(clauses).flat()) {
        const text = clause.replaceAll(/\{\w+\}/g, 'they')
        expect(checkSentence(text, []).claims, clause).toEqual([])
        expect(unwantedWord(text), clause).toBeUndefined()
      }
    }
  })
})

test('what two people do in one place is said to be so wherever they live', () => {
  const withRoof = readings.filter(({ text }) => ofKind(text, 'roof').length > 0)
  expect(withRoof.length).toBeGreaterThan(0)
  for (const { text } of withRoof)
    for (const { sentences } of text.sections.flatMap(({ paragraphs }) => paragraphs)) {
      const at = sentences.findIndex(({ wording = '' }) => wording.startsWith('roof/'))
      if (at >= 0) expect(sentences[at + 1]?.wording).toMatch(/^couple\/days\//)
    }
})

describe('the corpus', () => {
  test('has a ground and means for every bond, and a matter for every friction', () => {
    expect(Object.keys(commonGround).toSorted()).toEqual(Object.keys(bonds).toSorted())
    expect(Object.keys(means).toSorted()).toEqual(Object.keys(bonds).toSorted())
    expect(Object.keys(frictionMatters).toSorted()).toEqual(Object.keys(frictions).toSorted())
  })

  test('says each time what the quarrel is about, once', () => {
    for (const says of [...Object.values(means).flat(), ...questions.map((one) => [one])])
      expect(says.join(' ').split('{matter}'), says.join(' ')).toHaveLength(2)
  })

  test('claims nothing of a chart, has no unwanted word and no "he" or "she"', () => {
    const lines = [
      ...Object.values(means).flat(2),
      ...Object.values(strains).flat(),
      ...questions,
      ...underOneRoof,
    ]
    for (const line of lines) {
      const text = line.replaceAll(/\{(?!partner)\w+\}/g, 'it')
      expect(checkSentence(text, []).claims, line).toEqual([])
      expect(unwantedWord(text), line).toBeUndefined()
      expect(text, line).not.toMatch(/\b(?:he|she|him|his|her|hers)\b/i)
    }
  })
})

describe('one contact and another', () => {
  test('of the same planet of the same person are described as such, once where they help', () => {
    let same = 0
    let again = 0
    for (const { text } of readings) {
      const helped = ofKind(text, 'same')
      expect(helped.length).toBeLessThanOrEqual(1)
      const order = wordingsIn(text)
      const means = order.findIndex((one) => one.startsWith('means/'))
      if (means >= 0)
        expect(order.findLastIndex((one) => one.startsWith('same/'))).toBeLessThan(means)
      const described = [
        ...helped,
        ...ofKind(text, 'further').filter(({ facts }) => facts.length > 1),
      ]
      for (const { facts, wording = '' } of described) {
        const [, whose, planet] = wording.split('/')
        for (const id of facts) expect(id).toContain(`${whose}.${planet}`)
      }
      same += helped.length
      again += described.length - helped.length
    }
    expect(same).toBeGreaterThan(readings.length / 5)
    expect(again).toBeGreaterThan(0)
  })

  test('has how the other one takes a catch, by the sign of their Venus', () => {
    const taken = readings.flatMap(({ text }) => ofKind(text, 'catch/taken'))
    expect(taken.length).toBeGreaterThan(2)
    for (const { facts } of taken) expect(facts[0]).toMatch(/^(?:you|partner)\.placement:venus$/)
  })
})
