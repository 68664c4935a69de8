import { beforeAll, expect, test } from 'vitest'
import { unwantedWord } from '#lore/unwanted-words.ts'
import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import type { NatalFact } from '#sky/facts.ts'
import { randomBirths } from '#testing/random-births.ts'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import { composeText } from './embedded-writer.ts'
import { sentencesOf } from './grounding.ts'
import type { Paragraph, WrittenText } from './writer.ts'

interface Person {
  name: string
  facts: NatalFact[]
  timeKnown: boolean
  text: WrittenText
}

const people: Person[] = []

beforeAll(async () => {
  const births = [
    ...randomBirths(60, { timeKnown: true }).map((facts) => ({ facts, timeKnown: true })),
    ...randomBirths(60, { timeKnown: false }).map((facts) => ({ facts, timeKnown: false })),
    ...referenceBirths.slice(0, 20).map((birth) => ({
      facts: wholeChartFacts(referenceChart(birth)),
      timeKnown: true,
    })),
  ]
  for (const [index, birth] of births.entries()) {
    const name = `person ${index}`
    const text = composeText({ kind: 'natal', facts: birth.facts, seed: name })
    people.push({ ...birth, name, text })
  }
})

const paragraphsOf = ({ opening, sections }: WrittenText): Paragraph[] => [
  ...opening,
  ...sections.flatMap(({ paragraphs }) => paragraphs),
]
const proseOf = (text: WrittenText) =>
  sentencesOf(text)
    .map((sentence) => sentence.text)
    .join(' ')
const countOf = (text: string) => text.split(/\s+/).filter(Boolean).length

test('a portrait has 900 to 1,400 words, whether or not the birth time is known', () => {
  for (const { name, text } of people) {
    const words = countOf(proseOf(text))
    expect(words, name).toBeGreaterThanOrEqual(900)
    expect(words, name).toBeLessThanOrEqual(1400)
  }
})

test('a portrait has an opening, four to nine titled sections and a task', () => {
  for (const { name, text } of people) {
    expect(text.opening.length, name).toBeGreaterThan(0)
    expect(text.sections.length, name).toBeGreaterThanOrEqual(5)
    expect(text.sections.length, name).toBeLessThanOrEqual(10)
    const titles = text.sections.map(({ title }) => title)
    expect(new Set(titles).size, name).toBe(titles.length)
    for (const title of titles) expect(title, name).toMatch(/^[A-Z][^{}]+$/)
  }
})

test('every sentence rests on at least one fact of the brief', () => {
  for (const { name, facts, text } of people) {
    const ids = new Set(facts.map(({ id }) => id))
    for (const sentence of sentencesOf(text)) {
      expect(sentence.facts.length, `${name}: ${sentence.text}`).toBeGreaterThan(0)
      expect(
        sentence.facts.filter((id) => !ids.has(id)),
        `${name}: ${sentence.text}`,
      ).toEqual([])
    }
  }
})

test('every sentence knows the wording it was made from', () => {
  for (const { text } of people) {
    for (const { wording } of sentencesOf(text)) expect(wording).toMatch(/^[\w~/-]+\/\d+$/)
  }
})

test('nothing is said twice in one portrait', () => {
  for (const { name, text } of people) {
    const sentences = sentencesOf(text).map((sentence) => sentence.text)
    const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) < index)
    expect(repeated, name).toEqual([])
  }
})

test('no mark of the corpus is left in a sentence, and each is one', () => {
  for (const { name, text } of people) {
    for (const sentence of sentencesOf(text)) {
      expect(sentence.text, name).not.toMatch(/[{}[\]|]|undefined| {2}| [,.;:)]|\.\.|,,/)
      expect(sentence.text, name).toMatch(/^['"]?[A-Z].*[.?:]['"]?$/s)
    }
  }
})

test('a paragraph has at most three references in parentheses, and at most seven sentences', () => {
  for (const { name, text } of people) {
    for (const { sentences } of paragraphsOf(text)) {
      const prose = sentences.map((sentence) => sentence.text).join(' ')
      expect(prose.match(/\(/g)?.length ?? 0, `${name}: ${prose}`).toBeLessThanOrEqual(3)
      expect(sentences.length, `${name}: ${prose}`).toBeLessThanOrEqual(7)
    }
  }
})

test('no portrait has a stock phrase of the trade or speaks of fates', () => {
  for (const { name, text } of people) {
    const found = sentencesOf(text).filter((sentence) => unwantedWord(sentence.text))
    expect(
      found.map((sentence) => sentence.text),
      name,
    ).toEqual([])
  }
})

test('love, work and rest are touched on: the lights, Venus and a planet of work have their say', () => {
  for (const { name, facts, text } of people) {
    const used = new Set(sentencesOf(text).flatMap((sentence) => sentence.facts))
    const isCovered = (body: string) =>
      facts.some(
        (fact) =>
          (fact.kind === 'placement' || fact.kind === 'house') &&
          fact.body === body &&
          (used.has(fact.id) || (fact.kind === 'placement' && fact.signsOfTheDay)),
      )
    for (const body of ['sun', 'moon', 'venus'])
      expect(isCovered(body), `${name}: ${body}`).toBe(true)
    expect(['mercury', 'mars', 'saturn'].some(isCovered), name).toBe(true)
  }
})

test('the same brief gives the same text', async () => {
  for (const { facts, name, text } of people.slice(0, 20)) {
    expect(composeText({ kind: 'natal', facts, seed: name })).toEqual(text)
  }
})

test('a reader gets other wordings than the recent ones for the same facts, as far as there are any', async () => {
  for (const { facts, name, text } of people.slice(0, 40)) {
    const wordings = sentencesOf(text).flatMap(({ wording }) => wording ?? [])
    const recentlyUsed = { wordings, sentences: sentencesOf(text).map((sentence) => sentence.text) }
    const next = composeText({
      kind: 'natal',
      facts,
      seed: name,
      recentlyUsed,
    })
    const again = new Set(sentencesOf(next).map(({ wording }) => wording))
    const shared = wordings.filter((wording) => again.has(wording)).length
    expect(shared / wordings.length, name).toBeLessThan(0.1)
    expect(countOf(proseOf(next)), name).toBeGreaterThanOrEqual(900)
    expect(countOf(proseOf(next)), name).toBeLessThanOrEqual(1400)
  }
})

test('without a birth time there is no word of houses, angles or rising', () => {
  for (const { name, timeKnown, text } of people) {
    if (timeKnown) continue
    expect(proseOf(text), name).not.toMatch(
      /th house\b|\b(?:(?:first|second|third) house|rising|ascendant|midheaven)\b/i,
    )
  }
})

test('when the Moon changed sign on the day, the text describes both signs and claims neither', () => {
  const either = people.filter(({ facts }) =>
    facts.some((fact) => fact.kind === 'placement' && fact.body === 'moon' && fact.signsOfTheDay),
  )
  expect(either.length).toBeGreaterThan(10)
  for (const { name, facts, text } of either) {
    const moon = facts.find((fact) => fact.id === 'placement:moon')
    const [first, second] = (moon?.kind === 'placement' && moon.signsOfTheDay) || []
    const prose = proseOf(text)
    expect(prose, name).toMatch(new RegExp(`your Moon[^.]* in ${first} or in ${second}`, 'i'))
    expect(prose, name).toContain(`If your Moon was still in ${first}`)
    expect(prose, name).toContain(`If your Moon was already in ${second}`)
    expect(prose, name).not.toMatch(/your Moon in [A-Z]/)
  }
})

test('the portraits of 100 people have few sentences in common', () => {
  const texts = people
    .slice(0, 100)
    .map(({ text }) => new Set(sentencesOf(text).map((it) => it.text)))
  const shares: number[] = []
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      shares.push([...one].filter((sentence) => other.has(sentence)).length / one.size)
    }
  }
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  expect(mean).toBeLessThan(0.05)
  expect(Math.max(...shares)).toBeLessThan(0.4)
})
