import { describe, expect, test } from 'vitest'
import { type Planet, planets } from '#sky/bodies.ts'
import { assumesSharedRoof } from './assumed-life.ts'
import type { QuarrelArgument } from './authored.ts'
import { checkSentence } from './check/check-sentence.ts'
import { explainRejection } from './check/explain-rejection.ts'
import { quarrelArguments } from './quarrel-tables.ts'
import { unwantedWord } from './unwanted-words.ts'

const all = planets.flatMap((you) =>
  planets.flatMap((partner) =>
    quarrelArguments(you, partner).map((argument, index) => ({
      name: `${you} ${partner} ${index + 1}`,
      argument,
      sentences: sentencesOf(argument),
    })),
  ),
)

function sentencesOf(argument: QuarrelArgument) {
  const { thesis, quarrel, repair, yours, theirs, both, traces, last } = argument
  const shown = Object.values(traces).flatMap((text) => text.split(/(?<=[.?]"?) /))
  return [thesis, ...quarrel, ...repair, yours, theirs, both, ...shown, last.says]
}

describe('the quarrels', () => {
  test('exist for every two of the planets that people know each other by', () => {
    const personal: Planet[] = ['sun', 'moon', 'mercury', 'venus', 'mars', 'saturn']
    for (const you of personal)
      for (const partner of personal)
        expect(quarrelArguments(you, partner).length, `${you} ${partner}`).toBeGreaterThan(0)
  })

  test('name their contact once, in the sentence that it explains', () => {
    for (const { name, argument, sentences } of all) {
      expect(argument.quarrel.join(' ').split('({contact})'), name).toHaveLength(2)
      expect(sentences.join(' ').split('({contact})'), name).toHaveLength(2)
    }
  })

  test('claim nothing else of a chart', () => {
    for (const { name, sentences } of all)
      for (const sentence of sentences) {
        const text = sentence.replace(' ({contact})', '')
        expect(explainRejection(checkSentence(text, [])), `${name}: ${text}`).toBe('')
        expect(text.replaceAll('{partner}', ''), name).not.toMatch(/[{}]/)
      }
  })

  test('have no unwanted word, do not say "he" or "she", and say nothing twice', () => {
    const seen = new Map<string, string>()
    for (const { name, sentences } of all)
      for (const text of sentences) {
        expect(unwantedWord(text), `${name}: ${text}`).toBeUndefined()
        expect(text, name).not.toMatch(/\b(?:he|she|him|his|her|hers|himself|herself)\b/i)
        expect(seen.get(text), `${name}: ${text}`).toBeUndefined()
        seen.set(text, name)
      }
  })

  test('do not tell of an imagined quarrel as something that happened', () => {
    const happened =
      /^(?:You|They)(?: each| both)? (?:were|was|had|[a-z]+ed|took|made|gave|said|heard|went|told|kept|spent|sent|brought|began|left|held|spoke|meant)\b/
    for (const { name, argument } of all)
      for (const sentence of argument.repair) expect(sentence, name).not.toMatch(happened)
  })

  test('end in four forms, none of them in the future perfect', () => {
    const ofShape = (shape: string) => all.filter(({ argument }) => argument.last.shape === shape)
    for (const shape of ['scene', 'said', 'cost', 'week']) {
      expect(ofShape(shape).length, shape).toBeGreaterThan(all.length * 0.2)
      expect(ofShape(shape).length, shape).toBeLessThan(all.length * 0.3)
    }
    for (const { name, argument } of all)
      expect(argument.last.says, name).not.toMatch(/(?:'ll| will)(?: both| each)? have\b/)
  })

  test('show in the other scenes in two or three sentences, which need no roof over both', () => {
    for (const { name, argument } of all)
      for (const text of Object.values(argument.traces)) {
        expect([2, 3], `${name}: ${text}`).toContain(text.split(/(?<=[.?]"?) /).length)
        expect(text, name).toMatch(/\{partner\}|\byou\b/i)
        expect(assumesSharedRoof(text), `${name}: ${text}`).toBe(false)
      }
  })

  test('say what would help from the partner by name', () => {
    for (const { name, argument } of all) expect(argument.theirs, name).toContain('{partner}')
  })
})
