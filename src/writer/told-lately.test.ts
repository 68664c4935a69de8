import { beforeAll, describe, expect, it } from 'vitest'
import { chartFacts } from '#sky/natal-facts.ts'
import { type RandomAccount, randomAccounts } from '#testing/random-births.ts'
import { type ReadReading, readingsOfAccount } from '#testing/readings-of-account.ts'
import { toldBefore } from '#testing/told-before.ts'
import { embeddedWriter } from './embedded-writer.ts'
import { sentencesOf } from './proof.ts'
import type { WrittenText } from './writer.ts'

const accounts = randomAccounts(30)
const inTwoWeeks: ReadReading[][] = []
const inEight: ReadReading[][] = []

beforeAll(async () => {
  for (const [index, account] of accounts.entries()) {
    const name = `account ${index}`
    inTwoWeeks.push(await readingsOfAccount(account, { name, pace: 1 }, embeddedWriter.write))
    inEight.push(await readingsOfAccount(account, { name, pace: 4.5 }, embeddedWriter.write))
  }
})

/** What the later of some texts say that an earlier one has said. */
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

describe('ten portraits of one chart in a day', () => {
  it('are portraits to the last, and begin to repeat each other only after the second', async () => {
    for (const { own } of accounts.slice(0, 10)) {
      const texts = await portraitsInADay(own, 10)
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

async function portraitsInADay(chart: RandomAccount['own'], count: number): Promise<WrittenText[]> {
  const facts = chartFacts(chart)
  const date = '2026-12-01'
  const read: { date: string; text: WrittenText }[] = []
  for (let index = 0; index < count; index++) {
    const brief = { kind: 'natal', facts, seed: `portrait ${index}` } as const
    const text = await embeddedWriter.write({ ...brief, told: toldBefore(read, date) })
    read.push({ date, text })
  }
  return read.map(({ text }) => text)
}
