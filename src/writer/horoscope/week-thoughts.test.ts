import { describe, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import { plotClauses } from '#lore/corpus/months/clauses.ts'
import { plotNouns } from '#lore/corpus/months/nouns.ts'
import { monthPlots } from '#lore/month-plots.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import { angleWeekThoughts, weekThoughts } from '#lore/week-thoughts.ts'
import type { AnyFact } from '#sky/any-fact.ts'

const weeks = [
  ...Object.values(weekThoughts).flatMap((ofTone) => Object.values(ofTone)),
  ...Object.values(angleWeekThoughts).flatMap((ofTone) => Object.values(ofTone)),
].flatMap((thoughts) => Object.values(thoughts))

const months = Object.values(monthPlots).flatMap((ofHouse) => Object.values(ofHouse).flat())

const lines = [
  ...weeks.flatMap(({ asks, turns, answers }) => [asks, turns, answers]),
  ...months.flatMap(({ opens, turns, settles }) => [...opens, ...turns, ...settles]),
]
const wordsOf = (text: string) => text.split(/\s+/).length

/** Stands for whichever contact a week or a month turns on. */
const contact = {
  id: 'transit',
  kind: 'transit',
  body: 'saturn',
  natal: 'venus',
  aspect: 'square',
  at: '2026-12-04T15:40:00Z',
  weight: 0.5,
  certain: true,
} as AnyFact

describe('the questions of weeks and the plots of months', () => {
  test('are there for each house', () => {
    for (const ofTone of Object.values(weekThoughts))
      for (const thoughts of Object.values(ofTone)) expect(Object.keys(thoughts)).toHaveLength(12)
    for (const ofHouse of Object.values(monthPlots))
      for (const plots of Object.values(ofHouse)) expect(plots).toHaveLength(2)
  })

  test('say what a planet does to whatever a month is about', () => {
    const nouns = Object.values(plotNouns).flatMap((ofHouse) => Object.values(ofHouse).flat())
    const named = nouns.filter(Boolean)
    expect(named.length).toBeGreaterThan(120)
    const printed = Object.values(plotClauses)
      .flatMap((ofTone) => Object.values(ofTone).flat())
      .flatMap((clause, index) => {
        expect(clause.match(/\{noun\}/g), clause).toHaveLength(1)
        const noun = named[index % named.length] as string
        return [noun, 'the price'].map((one) => clause.replace('{noun}', one))
      })
    const isRefused = (text: string) =>
      Boolean(explainRejection(checkSentence(text, [contact], { hours: 'waking' })))
    expect(printed.filter((text) => isRefused(text) || unwantedWord(text))).toEqual([])
  })

  test('ask one short question and answer it', () => {
    for (const { asks, answers } of weeks) {
      expect(asks).toMatch(/^[A-Z][^.?]*\?$/)
      expect(wordsOf(asks), asks).toBeLessThanOrEqual(20)
      expect(answers, answers).toMatch(/\.$/)
      expect(wordsOf(answers), answers).toBeLessThanOrEqual(50)
    }
  })

  test('never say what the month was for, and have no hinges', () => {
    const stock = /\bmonth (?:was|is) (?:for|about)\b|\bAs for\b/
    expect(lines.filter((text) => stock.test(text))).toEqual([])
  })

  test('claim nothing of the sky or the calendar, and stand once', () => {
    const isRefused = (text: string, index: number) =>
      Boolean(explainRejection(checkSentence(text, [contact], { hours: 'waking' }))) ||
      unwantedWord(text) !== undefined ||
      /[—–;!{}]|\bshall\b/i.test(text) ||
      lines.indexOf(text) < index
    expect(lines.filter(isRefused)).toEqual([])
  })
})
