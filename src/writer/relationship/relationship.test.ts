import { describe, expect, it } from 'vitest'
import { unwantedWord } from '#lore/unwanted-words.ts'
import { synastry } from '#sky/synastry.ts'
import { type SynastryFact, synastryFacts } from '#sky/synastry-facts.ts'
import { randomCharts } from '#testing/random-births.ts'
import { requireGrounding, sentencesOf } from '../grounding.ts'
import type { WrittenText } from '../writer.ts'
import { composeRelationship } from './compose.ts'

interface Pair {
  name: string
  facts: SynastryFact[]
  text: WrittenText
}

/** Pairs of people of whom both, one or neither know their birth time. */
const pairs: Pair[] = [
  ...pairsOf('both times known', true, true, 60),
  ...pairsOf('one time known', true, false, 30),
  ...pairsOf('no time known', false, false, 30),
]

function pairsOf(name: string, you: boolean, partner: boolean, count: number): Pair[] {
  const mine = randomCharts(count, { timeKnown: you })
  const theirs = randomCharts(count + 1, { timeKnown: partner }).slice(1)
  return mine.flatMap((chart, index) => {
    const other = theirs[index]
    if (!other) return []
    const facts = synastryFacts(synastry(chart, other))
    const seed = `${name} ${index}`
    return [{ name: seed, facts, text: composeRelationship({ kind: 'synastry', facts, seed }) }]
  })
}

const proseOf = (text: WrittenText) =>
  sentencesOf(text)
    .map((sentence) => sentence.text)
    .join(' ')
const isTimed = ({ name }: Pair) => name.startsWith('both')

describe('readings for 120 pairs', () => {
  it('have 800 to 1,200 words', () => {
    for (const { name, text } of pairs) {
      const words = proseOf(text).split(/\s+/).length
      expect(words, name).toBeGreaterThanOrEqual(800)
      expect(words, name).toBeLessThanOrEqual(1200)
    }
  })

  it('tell what draws, how you talk, where it rubs, what holds, and end in practice', () => {
    const names = ['What draws you', 'How you talk', 'Where it rubs', 'What holds']
    for (const { name, text } of pairs) {
      const titles = text.sections.map(({ title }) => title.split(':')[0] ?? '')
      expect(titles.at(-1), name).toBe('What to practice')
      const others = titles.slice(0, -1)
      expect(others, name).toEqual(names.filter((title) => others.includes(title)))
      expect(others.length, name).toBeGreaterThanOrEqual(3)
    }
    for (const pair of pairs.filter(isTimed)) expect(pair.text.sections, pair.name).toHaveLength(5)
  })

  it('give one practice to each of the two and one to both', () => {
    for (const { name, text } of pairs) {
      const practices = text.sections.at(-1)?.paragraphs.map(({ sentences }) => sentences[0]?.text)
      expect(practices, name).toEqual([
        expect.stringMatching(/^For you: /),
        expect.stringMatching(/^\{partner\} could /),
        expect.stringMatching(/^For both of you: /),
      ])
    }
  })

  it('rest on facts of the two in every sentence, and are proven', () => {
    for (const { name, facts, text } of pairs) {
      const ids = new Set(facts.map(({ id }) => id))
      for (const sentence of sentencesOf(text)) {
        expect(sentence.facts.length, `${name}: ${sentence.text}`).toBeGreaterThan(0)
        for (const id of sentence.facts) expect(ids.has(id), `${name}: ${id}`).toBe(true)
        expect(sentence.wording, `${name}: ${sentence.text}`).toMatch(/\/\d+$/)
      }
      expect(() => requireGrounding(text, facts), name).not.toThrow()
    }
  })

  it('say no sentence twice, and nothing of one person twice', () => {
    for (const { name, text } of pairs) {
      const sentences = sentencesOf(text).map((sentence) => sentence.text)
      expect(new Set(sentences).size, name).toBe(sentences.length)
      const titles = text.sections.flatMap(({ title }) => title.split(': ')[1] ?? [])
      expect(new Set(titles).size, name).toBe(titles.length)
    }
  })

  it('name one reference in a paragraph, and leave no mark but that of the partner', () => {
    for (const { name, text } of pairs) {
      const paragraphs = [
        text.opening,
        ...text.sections.map((section) => section.paragraphs),
      ].flat()
      for (const { sentences } of paragraphs) {
        const prose = sentences.map((sentence) => sentence.text).join(' ')
        expect(prose.match(/\(/g)?.length ?? 0, `${name}: ${prose}`).toBeLessThanOrEqual(1)
        expect(prose.replaceAll('{partner}', 'x'), name).not.toMatch(
          /[{}[\]|]| {2}| [,.;:)]|undefined/,
        )
        expect(unwantedWord(prose), `${name}: ${prose}`).toBeUndefined()
      }
    }
  })

  it('speak of no house and no angle of a person without a birth time', () => {
    for (const { name, text } of pairs.filter((pair) => pair.name.startsWith('no time')))
      expect(proseOf(text), name).not.toMatch(
        /house of|of (?:your|\{partner\}'s) chart|Ascendant|Midheaven/,
      )
  })

  it('are the same for the same seed, and others for another', () => {
    const [{ facts, name, text }] = pairs as [Pair]
    expect(composeRelationship({ kind: 'synastry', facts, seed: name })).toEqual(text)
    const other = composeRelationship({ kind: 'synastry', facts, seed: 'another' })
    expect(proseOf(other)).not.toBe(proseOf(text))
  })
})
