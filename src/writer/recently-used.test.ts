import { beforeAll, describe, expect, it } from 'vitest'
import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import { relationshipFacts } from '#sky/relationship-facts.ts'
import { synastry } from '#sky/synastry.ts'
import { randomAccounts } from '#testing/random-births.ts'
import { type ReadReading, readingHistory } from '#testing/reading-history.ts'
import { recentlyUsedBefore } from '#testing/recently-used.ts'
import { composeText } from './embedded-writer.ts'
import { sentencesOf } from './grounding.ts'
import type { NatalBrief, SynastryBrief, WrittenText } from './writer.ts'

const accounts = randomAccounts(15)
const inTwoWeeks: ReadReading[][] = []
const inEight: ReadReading[][] = []

beforeAll(async () => {
  for (const [index, account] of accounts.entries()) {
    const name = `account ${index}`
    inTwoWeeks.push(await readingHistory(account, { name, pace: 1 }, composeText))
    inEight.push(await readingHistory(account, { name, pace: 4.5 }, composeText))
  }
})

/** The sentences of later texts that repeat those of earlier ones. */
function repeatsIn(texts: WrittenText[], saidBy: (text: WrittenText) => string[]): string[] {
  const said = texts.map((text) => new Set(saidBy(text)))
  return said.flatMap((own, index) =>
    [...own].filter((it) => said.slice(0, index).some((earlier) => earlier.has(it))),
  )
}

const bareSentences = (text: WrittenText) =>
  sentencesOf(text).map((sentence) => sentence.text.replaceAll(/ \([^()]*\)/g, ''))
const wordings = (text: WrittenText) => sentencesOf(text).flatMap(({ wording }) => wording ?? [])
const words = (text: WrittenText) =>
  sentencesOf(text).flatMap((sentence) => sentence.text.split(' ')).length
const textsOf = (read: ReadReading[]) => read.map(({ text }) => text)

describe('three portraits and two readings for two of one account', () => {
  it('say no sentence twice, with or without its reference, in two weeks and in eight', () => {
    for (const read of [...inTwoWeeks, ...inEight]) {
      expect(repeatsIn(textsOf(read), bareSentences)).toEqual([])
    }
  })

  it('use no wording twice within two weeks', () => {
    for (const read of inTwoWeeks) expect(repeatsIn(textsOf(read), wordings)).toEqual([])
  })

  it('keep their lengths', () => {
    for (const { text, brief } of [...inTwoWeeks, ...inEight].flat()) {
      const [least, most] = brief.kind === 'natal' ? [900, 1400] : [800, 1200]
      expect(words(text)).toBeGreaterThanOrEqual(least)
      expect(words(text)).toBeLessThanOrEqual(most)
    }
  })
})

describe('readings for two with four partners on one day', () => {
  it('repeat nothing of each other', async () => {
    for (const [index, { own }] of accounts.slice(0, 5).entries()) {
      const partners = accounts.slice(index + 5, index + 9).map(({ partner }) => partner)
      const texts = await inADay(
        partners.map((partner) => {
          return { kind: 'synastry', facts: relationshipFacts(synastry(own, partner)) }
        }),
      )
      expect(repeatsIn(texts, wordings)).toEqual([])
      expect(repeatsIn(texts, bareSentences)).toEqual([])
    }
  })
})

describe('ten portraits of one chart in a day', () => {
  it('are portraits to the last, and begin to repeat each other only after the second', async () => {
    for (const { own } of accounts.slice(0, 5)) {
      const facts = wholeChartFacts(own)
      const texts = await inADay(Array.from({ length: 10 }, () => ({ kind: 'natal', facts })))
      expect(repeatsIn(texts.slice(0, 2), wordings)).toEqual([])
      for (const text of texts) {
        expect(words(text)).toBeGreaterThanOrEqual(900)
        expect(words(text)).toBeLessThanOrEqual(1400)
        const said = bareSentences(text)
        expect(new Set(said).size).toBe(said.length)
      }
    }
  })
})

type Wish = Pick<NatalBrief, 'kind' | 'facts'> | Pick<SynastryBrief, 'kind' | 'facts'>

async function inADay(wishes: Wish[]): Promise<WrittenText[]> {
  const date = '2026-12-01'
  const read: { date: string; text: WrittenText }[] = []
  for (const [index, wish] of wishes.entries()) {
    const seed = `reading ${index}`
    const text = composeText({
      ...wish,
      seed,
      recentlyUsed: recentlyUsedBefore(read, date),
    })
    read.push({ date, text })
  }
  return read.map(({ text }) => text)
}
