import { describe, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import { ruledHouseClauses } from '#lore/corpus/days/ruled-houses.ts'
import { houseSources } from '#lore/corpus/days/where-from.ts'
import { signSources } from '#lore/corpus/days/where-from-signs.ts'
import { ordinalWords } from '#lore/names.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import { houseGlosses } from './house-glosses.ts'

const base = { weight: 0.5, certain: true }
const at = '2026-12-04T15:40:00Z'
const transit = { ...base, id: 'transit', kind: 'transit', body: 'mars', natal: 'venus', at }
const placeOf = (house: string) =>
  `your ${ordinalWords[Number(house)]} house, ${houseGlosses[Number(house)]}`

const linesOf = (tables: Record<string, Record<string, readonly string[]>>) =>
  Object.values(tables).flatMap((table) =>
    Object.entries(table).flatMap(([key, clauses]) => clauses.map((clause) => ({ key, clause }))),
  )

const sources = linesOf(houseSources).map(({ key, clause }) => ({
  text: `Mars is in ${placeOf(key)}, so ${clause}.`,
  facts: [{ ...transit, aspect: 'square', sign: 'Leo', house: Number(key) }],
}))
const ofSigns = linesOf(signSources).map(({ key, clause }) => ({
  text: `Mars is in ${key}, so ${clause}.`,
  facts: [{ ...transit, aspect: 'square', sign: key }],
}))
const ruled = linesOf(ruledHouseClauses).map(({ key, clause }) => ({
  text: `Because your Venus also rules ${placeOf(key)}, ${clause}.`,
  facts: [{ ...base, id: 'cusp', kind: 'cusp', house: Number(key), sign: 'Taurus' }],
}))
const all = [...sources, ...ofSigns, ...ruled]

describe('where a contact comes from, and what else it touches', () => {
  test('claims nothing that its facts do not say', () => {
    const refused = all.flatMap(({ text, facts }) => {
      const rejection = explainRejection(
        checkSentence(text, facts as AnyFact[], { hours: 'waking' }),
      )
      return rejection ? [`${text} ${rejection}`] : []
    })
    expect(refused).toEqual([])
  })

  test('is refused with another house, sign or planet', () => {
    const others = [...sources, ...ofSigns, ...ruled].map(({ text, facts }) => ({
      text: text.replace('Mars', 'Jupiter').replace('Venus', 'Saturn'),
      facts: facts as AnyFact[],
    }))
    const passed = others.filter(({ text, facts }) => !explainRejection(checkSentence(text, facts)))
    expect(passed).toEqual([])
  })

  test('names the subject instead of an "it" that refers to nothing', () => {
    const isVague = ({ clause }: { clause: string }) =>
      /^it (?:may|comes|starts|begins|shows|builds)\b|\b(?:set|sets) it off|(?:behind|start) it\b/.test(
        clause,
      )
    expect([...linesOf(houseSources), ...linesOf(signSources)].filter(isVague)).toEqual([])
  })

  test('has no stock phrase and no clause twice', () => {
    const texts = [houseSources, signSources, ruledHouseClauses]
      .flatMap((tables) => linesOf(tables))
      .map(({ clause }) => clause)
    const isRefused = (text: string, index: number) =>
      unwantedWord(text) !== undefined || /[—–;!{}]/.test(text) || texts.indexOf(text) < index
    expect(texts.filter(isRefused)).toEqual([])
  })
})
